# A battle or a campaign that comes in from a file: what a yes would change.
taking-what = { $change ->
    [new] This is not on this phone yet. It comes in with { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
      }.
    [longer] This file goes on where yours ends: { $more ->
        [one] { $more } entry is added
       *[other] { $more } entries are added
      }. Say yes only if you played on elsewhere.
    [copy] This comes in as a copy beside yours. Yours stays as it is.
    [sealed] The file does not hold its seed for this phone. It comes in as a marked copy, under a new seal: the dice to come are new.
    [earlier] More was played here than this file holds. It comes in as a marked copy, under a new seal: the dice to come are new.
    [part] The sound part comes in as a marked copy, under a new seal: the dice to come are new.
   *[there] This is on this phone already.
  }
taking-odd = Line { NUMBER($line) } of this file does not follow by today’s rules. Its own are { $rules }: older, other, or it was changed.
taking-yes = { $change ->
    [new] Import it
    [longer] Add them to mine
    [copy] Import the copy
    [sealed] Import the copy
    [earlier] Import the copy
    [part] Import the sound part
   *[there] Open it
  }
taking-damaged = This file is damaged. It is sound up to entry { NUMBER($entries) } of { NUMBER($of) }.
taking-damaged-around = This file is damaged, but its entries are sound.
taking-damaged-apart = The rest stays in the file.
taking-keep-file = Save the file as it is
taking-keep-file-note = the damaged part too
taking-leave = Leave it
taking-safe = Nothing was changed.

# A battle that goes on in a copy, and one that is damaged.
branch-title = { $title } (copy)
damaged-copy = Go on in a copy
damaged-copy-note = from the last sound entry, under a new seal; this one stays as it is
damaged-save = Save everything that is stored
damaged-save-note = the damaged part too
