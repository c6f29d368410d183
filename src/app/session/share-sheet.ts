/** A file through the system's share sheet, where there is one. */

export type Sent =
  | 'shared'
  /** The sheet was closed without sharing. */
  | 'left'
  /** The file took too long: the browser wants a new tap. */
  | 'late'
  /** No share sheet for files here, or it failed. */
  | 'none';

const TYPES: Readonly<Record<string, string>> = { html: 'text/html', json: 'application/json', txt: 'text/plain' };

export const typeOf = (name: string): string => TYPES[name.replace(/^.*\./, '')] ?? 'text/plain';

/** Some systems do not share .json. The same file as plain text goes everywhere and can be imported too. */
const fileFor = (name: string, content: BlobPart): File | undefined =>
  [
    new File([content], name, { type: typeOf(name) }),
    new File([content], name.replace(/(json|html)$/, 'txt'), { type: 'text/plain' }),
  ].find((one) => navigator.canShare?.({ files: [one] }));

/** Whether files of this kind can be shared with other apps. */
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
