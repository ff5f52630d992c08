label-terms = Change terms
label-propose = Propose these terms
label-show-challenge = Show the challenge
setup-amend = Other terms: { $game }
terms-sent = Your terms are proposed; the invitation shows them.
terms-changed = { $host } changed the terms since that button was made: read them once more, then answer.
counter-offer = { $asked }: { $who } proposes other terms for { $game }. Answer where the challenge stands.
