# The army of tomorrow.
scenario-nothing-left = Nothing is left of the { $army } army to fight on.
scenario-copy-of = { $name } (copy)
