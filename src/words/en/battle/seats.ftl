# Who may make a play.

seat-umpires-note = Only the umpire writes the umpire’s notes.
seat-others-note = A side writes its own notes only.
seat-other-side = The other side decides that.
seats-not-fetched = This table is still loading. Try again.
seat-nobody = Nobody sits there.
seats-undo-others = Only the seat that did that or the umpire can undo it.
