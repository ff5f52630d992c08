challenge = { $guest }: { $host } fordert dich zu einer Partie { $game } heraus.
open-seat = { $host } eröffnet eine Partie { $game }; alle dürfen Platz nehmen.
posted = Es ist in diesem Kanal gepostet.
sides-by-lot = Seiten nach Los
sides-first = { $who } hat { $side }
sides-last = { $who } hat { $side }
rated = gewertet
casual = ungewertet
open-until = offen bis { $when }
seats-taken = Am Tisch: { $names }. { $free ->
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
accepted = { $guest } nimmt an: { $game } gegen { $host }.
declined = { $guest } lehnt die Herausforderung von { $host } zu { $game } ab.
withdrawn = { $host } hat die Herausforderung an { $guest } zu { $game } zurückgezogen.
expired = Niemand hat rechtzeitig geantwortet: Diese Einladung zu { $game } ist geschlossen.
joined = { $guest } nimmt Platz: { $game } gegen { $host }.
closed = { $host } hat diese Partie { $game } geschlossen.
begun = { $game }: { $first } gegen { $second }.
