label-share = Meinen Platz teilen
label-join-team = { $side } teilen
team-open = { $game }: Der Platz von { $side } wird geteilt. Ziehen dürfen: { $names } und alle, die dazukommen.
team-to-move = { $mates }: Euer gemeinsamer Platz ist am Zug; auch du darfst ziehen.
team-seated = Du spielst in dieser Partie schon mit.
team-full = Diesen Platz teilen sich schon fünf Personen; mehr geht nicht.
not-shared = Dieser Platz wird nicht geteilt: Das geht nur mit dem eigenen Platz, in einer ungewerteten Partie ohne verdeckte Figuren.
