label-terms = Change terms
label-propose = Propose these terms
label-show-challenge = Show the challenge
setup-amend = New terms: { $game }
terms-sent = Your terms were proposed; the invitation shows them.
terms-changed = { $host } has changed the terms since you saw that button; read them again, then answer.
terms-outdated = Something has changed since you opened these terms; press Change terms again.
counter-offer = { $asked }: { $who } proposes other terms for { $game }. Answer on the challenge itself.
