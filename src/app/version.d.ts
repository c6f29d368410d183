/** The version this was built as. */
declare const __VERSION__: string;
