/** A file through the system's share sheet, where there is one. */

export type Sent =
  | 'shared'
  /** The sheet was closed again: nothing went anywhere. */
  | 'left'
  /** The file took so long to make that the browser no longer takes the tap for its cause: it wants another. */
  | 'late'
  /** There is no sheet for files here, or it failed. */
  | 'none';

const TYPES: Readonly<Record<string, string>> = { html: 'text/html', json: 'application/json', txt: 'text/plain' };

export const typeOf = (name: string): string => TYPES[name.replace(/^.*\./, '')] ?? 'text/plain';

/** Some systems share no .json; the same file as a plain text goes everywhere, and is taken in all the same. */
const fileFor = (name: string, content: BlobPart): File | undefined =>
  [
    new File([content], name, { type: typeOf(name) }),
    new File([content], name.replace(/(json|html)$/, 'txt'), { type: 'text/plain' }),
  ].find((one) => navigator.canShare?.({ files: [one] }));

/** Whether files of this kind can be handed to other apps at all. */
export const sharesFiles = (name: string): boolean => fileFor(name, '') !== undefined;

export async function shareFile(name: string, content: BlobPart, title: string): Promise<Sent> {
  const file = fileFor(name, content);
  if (!file) return 'none';
  try {
    await navigator.share({ files: [file], title });
    return 'shared';
  } catch (why) {
    const called = why instanceof Error ? why.name : '';
    return called === 'AbortError' ? 'left' : called === 'NotAllowedError' ? 'late' : 'none';
  }
}
