# Who may make a play.

seat-umpires-note = Only the umpire writes the umpire’s notes.
seat-others-note = A side writes its own notes only.
seat-other-side = That is for the other side to decide.
seats-not-fetched = What this table needs has not come yet. Try again in a moment.
seat-nobody = Nobody sits there at this table.
seats-undo-others = Another seat did that. Only that seat or the umpire can undo it.
