challenge = { $guest }: { $host } fordert dich zu einer Partie { $game } heraus.
open-seat = { $host } eröffnet eine Partie { $game }; alle können mitspielen.
posted = In diesem Kanal gepostet.
sides-by-lot = Farben zufällig
sides-first = { $who } hat { $side }
sides-last = { $who } hat { $side }
rated = gewertet
casual = ungewertet
open-until = läuft ab { $when }
seats-taken = Dabei: { $names }. { $free ->
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
accepted = { $guest } nimmt an: { $game } gegen { $host }.
declined = { $guest } lehnt die Herausforderung von { $host } zu { $game } ab.
withdrawn = { $host } hat die Herausforderung an { $guest } zurückgezogen: { $game }.
expired = Niemand hat rechtzeitig geantwortet: Die Einladung zu { $game } ist geschlossen.
joined = { $guest } spielt mit: { $game } gegen { $host }.
closed = { $host } hat diese Partie { $game } geschlossen.
begun = { $game }: { $first } gegen { $second }.
