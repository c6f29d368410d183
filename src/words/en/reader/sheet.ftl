# The text beside the order of battle that was read from it, what is done to it by hand, and where it came from.

reader-title-sheet = Was the text read correctly?
reader-sheet-state = { $lines ->
    [one] 1 line
   *[other] { $lines } lines
  }: { $doubts ->
    [0] none in doubt
   *[other] { $doubts } in doubt
  }{ $short ->
    [0] {""}
   *[other] , { $short } not adding up
  }
reader-sheet-spine = The text from first line to last: { reader-sheet-state }
reader-sheet-text = The text, line by line
reader-sheet-tree = What was read
reader-sheet-next = Next doubt
reader-sheet-next-note = { $n ->
    [one] one is left
   *[other] { $n } left, most important first
  }
reader-sheet-nothing = Nothing was read. Choose another format, or edit the text.
reader-sheet-headings = the headings of the columns
reader-sheet-comes = comes on: { $at }
reader-sheet-aside = not part of the order of battle
reader-asides = { $n } lines between { $from } and { $to }: { reader-sheet-aside }
reader-aside-what = What is line { $line }?
reader-sheet-battle = the battle and its day
reader-sheet-commands = commands { $of }
reader-sheet-units = { $n ->
    [one] 1 unit
   *[other] { $n } units
  }
reader-sheet-sum = { $fits ->
    [yes] stated and read { $stated }
   *[no] stated { $stated }, read { $read }
  }
reader-sheet-guns = { $n ->
    [one] 1 gun
   *[other] { $n } guns
  }
reader-sheet-no-strength = no strength
reader-sheet-doubt = in doubt
reader-sheet-short = does not add up
reader-sheet-fits = adds up
reader-sheet-under = under { $of }
reader-sheet-open = Open { $of }
reader-sheet-shut = Close { $of }
reader-sheet-build = { $n ->
    [one] Build the army
   *[other] Build { $n } armies
  }
reader-sheet-build-note = { $n ->
    [0] nothing is in doubt
    [one] with 1 proposed answer
   *[other] with { $n } proposed answers
  }
reader-sheet-same = The same for all { $n } alike
reader-sheet-what-is = { $level ->
    [army] army
    [wing] wing
    [corps] corps
    [division] division
    [brigade] brigade
    [regiment] regiment
    [battalion] battalion
    [squadron] squadron
    [battery] battery
   *[unknown] {""}
  }{ $kind ->
    [infantry] { $level ->
        [unknown] infantry
       *[other] {" of infantry"}
      }
    [cavalry] { $level ->
        [unknown] cavalry
       *[other] {" of cavalry"}
      }
    [artillery] { $level ->
        [unknown] artillery
        [battery] {""}
       *[other] {" of artillery"}
      }
    [mixed] { $level ->
        [unknown] all arms
       *[other] {" of all arms"}
      }
    [other] { $level ->
        [unknown] train or staff
       *[other] {" of the train"}
      }
   *[none] {""}
  }

## What is done to an entry

reader-menu-of = What should happen to { $of }?
reader-menu-of-kind = What is { $of }?
reader-menu-of-move = Where does { $of } belong?
reader-menu-of-leader = Who leads { $of }?
reader-menu-of-nation = Of which nation is { $of }?
reader-menu-of-arrival = When does { $of } come on?
reader-menu-of-edit = What does the line of { $of } say?
reader-menu-close = Leave { $of } as it is
reader-aside-close = Leave the line as it is
reader-menu-raise = Raise
reader-menu-raise-to = beside { $of }
reader-menu-no-raise = not possible: it is at the top
reader-menu-lower = Lower
reader-menu-lower-to = into { $of }
reader-menu-no-lower = not possible: nothing is before it
reader-menu-split = Split
reader-menu-split-into = into { $n } units
reader-menu-no-split = not possible: it names one unit
reader-menu-merge = Merge
reader-menu-merge-with = with { $of }
reader-menu-move = Move to …
reader-menu-move-note = formation, army, side
reader-menu-kind = What it is
reader-menu-kind-none = not stated
reader-menu-leader = Leader
reader-menu-nation = Nation
reader-menu-arrival = Arrival
reader-menu-nobody = nobody named
reader-menu-as-above = as what it stands in
reader-menu-start = there from the start
reader-menu-edit = Edit the line
reader-menu-edit-note = line { $n } of the text
reader-menu-keys = On a keyboard: Alt and the left or right arrow raise and lower it, up and down go from line to line.
reader-menu-army = An army of its own
reader-menu-where = Where it belongs
reader-menu-all-alike = Apply to all { $n } lines like this
reader-menu-all-alike-note = becomes a rule, also for the next version of the text
reader-menu-line = The line
reader-menu-line-hint = the text itself stays as it was
reader-menu-read-again = Read it again
reader-menu-same-line = nothing changed
reader-menu-name = Name, with the rank if there is one
reader-menu-name-set = Leads it
reader-menu-name-of = from { $of }
reader-menu-name-none = Nobody leads it
reader-menu-time = Time
reader-menu-time-set = Comes on then
reader-menu-time-none = There from the start
reader-menu-back = Back to the menu
reader-sort = { $as ->
    [army] an army
    [corps] a corps
    [division] a division
    [brigade] a brigade
    [infantry] infantry
    [cavalry] cavalry
    [artillery] artillery
    [commander] a commander
   *[out] not a unit: left out
  }

## What was corrected

reader-corrections = Corrected by hand: { $n }
reader-corrections-none = Nothing was corrected. Touch a line to raise, lower, split, merge or move what was read from it, to say who leads it, its nation or when it comes on, or to say what a line is that was set aside.
reader-correction-line = The line “{ $line }” reads “{ $text }”
reader-correction-raise = “{ $line }” raised
reader-correction-lower = “{ $line }” lowered
reader-correction-split = “{ $line }” split
reader-correction-merge = “{ $line }” merged with the entry before it
reader-correction-move = “{ $line }” moved under “{ $to }”
reader-correction-move-top = “{ $line }” made an army of its own
reader-correction-is = “{ $line }” is { reader-sort }
reader-correction-led = “{ $line }”, leader: { $by }
reader-correction-of = “{ $line }”, nation: { $nation }
reader-correction-comes = “{ $line }”, arrival: { $when }
reader-correction-such = All lines like “{ $line }” are { $as ->
    [army] armies
    [corps] corps
    [division] divisions
    [brigade] brigades
    [infantry] infantry
    [cavalry] cavalry
    [artillery] artillery
    [commander] commanders
   *[out] left out
  }
reader-correction-back = Take it back
reader-corrections-lost = { $n ->
    [one] One correction no longer finds its line.
   *[other] { $n } corrections no longer find their lines.
  }
reader-corrections-lost-todo = They stay in the list, and apply again when the line is back.
reader-profile = Reading rules
reader-profile-note = Rules for all lines of one kind. They apply to every text of this scenario. You can pass them on as a small file.
reader-profile-save = Save the rules as a file
reader-profile-none = there are no rules
reader-profile-take = Import rules from a file
reader-profile-reset = Forget the rules
reader-profile-wrong = This file has no reading rules.
reader-profile-file = reading rules

reader-done-text = Text read
reader-done-next = Next version of the text read
reader-done-answer = Doubt answered
reader-done-corrected = Reading corrected
reader-done-taken-back = Correction taken back
reader-done-taught = Rules imported
reader-done-forgot = Rules forgotten
reader-done-format = Read in another way
reader-done-sides = Sides of the armies

## How it was read, and from what

reader-how = How it was read
reader-source-now = { $name ->
    [none] A pasted text
   *[other] { $name }
  }
reader-another = Another text, or the next version of this one
reader-another-more = Add it to what is there
reader-another-more-note = you place them all in one step
reader-another-next = Read it as the next version
reader-another-next-note = corrections and answers are applied again
reader-another-only = Read it instead
reader-another-file = Choose a file
reader-not-kept = This text is too long to be saved with the scenario. It stays until the page is closed. What is built from it is saved.
reader-where-from = Where did this come from?
reader-where-from-note = the text beside what was read from it, with all corrections

## Onto the sides

reader-on-side = { $army }: on which side?
reader-on-none = Left out
reader-take-in-all = { $n ->
    [0] No army has a side
    [one] Import it
   *[other] Import all { $n }
  }
reader-taken-in-all = { $n ->
    [one] One army imported
   *[other] { $n } armies imported
  }
reader-back-to-sheet = Back to the text
reader-nothing-placed = no army is on a side
reader-let-go = Remove the text
reader-let-go-note = with its corrections and answers; the armies stay
reader-done-let-go = Text removed
