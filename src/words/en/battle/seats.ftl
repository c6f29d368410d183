# Who may make a play.

seat-umpires-note = Only the umpire writes the umpire’s notes.
seat-others-note = A side writes its own notes only.
seat-other-side = That is for the other side to decide.
