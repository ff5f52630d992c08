label-terms = Bedingungen ändern
label-propose = So vorschlagen
label-show-challenge = Herausforderung zeigen
setup-amend = Neue Bedingungen: { $game }
terms-sent = Dein Vorschlag ist raus; die Einladung zeigt ihn.
terms-changed = { $host } hat die Bedingungen inzwischen geändert; lies sie noch einmal und antworte dann.
terms-outdated = Seit du diese Bedingungen geöffnet hast, hat sich etwas geändert; drücke noch einmal „Bedingungen ändern“.
counter-offer = { $asked }: { $who } schlägt für { $game } andere Bedingungen vor. Antworte direkt bei der Herausforderung.
