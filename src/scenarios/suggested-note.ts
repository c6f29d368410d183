/** Ratings that were taken from the suggestions say so in the notes, for as long as the notes stand. */

const MARK = 'Suggested ratings: ';

/** The notes with the newest suggestion in the place of an earlier one. */
export function suggestedNote(note: string | undefined, from: string): string {
  const kept = (note ?? '').split('\n').filter((line) => line !== '' && !line.startsWith(MARK));
  return [...kept, `${MARK}${from}.`].join('\n');
}
