label-share = Meinen Platz teilen
label-join-team = { $side } teilen
team-open = { $game }: { $side } wird geteilt. { $names } dürfen ziehen; wer dazukommt, darf es auch.
team-to-move = { $mates }: jeder von euch darf auch ziehen.
team-seated = Du spielst in dieser Partie schon mit.
team-full = Fünf Leute teilen diesen Platz schon; mehr geht nicht.
not-shared = Dieser Platz wird nicht geteilt: Nur wer in einer ungewerteten, offenen Partie spielt, kann seinen eigenen teilen.
