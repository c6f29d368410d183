/** The version this was built as. */
declare const __VERSION__: string;
/** A mark of the rules it was built with: whatever the code that makes a state of entries comes to. */
declare const __RULES__: string;
