label-terms = Bedingungen ändern
label-propose = So vorschlagen
label-show-challenge = Herausforderung zeigen
setup-amend = Andere Bedingungen: { $game }
terms-sent = Deine Bedingungen sind vorgeschlagen; sie stehen in der Einladung.
terms-changed = { $host } hat die Bedingungen geändert, seit es diesen Knopf gibt: Lies sie noch einmal und antworte dann.
counter-offer = { $asked }: { $who } schlägt andere Bedingungen für { $game } vor. Antworte dort, wo die Herausforderung steht.
