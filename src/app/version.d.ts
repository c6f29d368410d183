/** The version of this build. */
declare const __VERSION__: string;
/** A hash of the code that turns entries into a state. */
declare const __RULES__: string;
