# What any page may say.
shell-try-again = Try again
