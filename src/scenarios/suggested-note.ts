/** Marks suggested ratings in a unit's notes. */

const MARK = 'Suggested ratings: ';

/** The notes with the new suggestion in place of an earlier one. */
export function suggestedNote(note: string | undefined, from: string): string {
  const kept = (note ?? '').split('\n').filter((line) => line !== '' && !line.startsWith(MARK));
  return [...kept, `${MARK}${from}.`].join('\n');
}
