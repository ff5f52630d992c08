# English texts of commands, of what they take and of choices stand in the list of commands itself.
