/** A source line as it is shown: columns stay apart, however narrow the screen. */
export const shownLine = (text: string): string => text.trim().replace(/ {3,}|\t+/g, '\u2003\u2003');
