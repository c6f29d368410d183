/** A file that somebody chose, read whole. Its size is asked first: a film chosen by mistake would fill the memory. */
import { tooLarge } from '../../journal/file.ts';

export type Chosen<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly sentence: string };

async function read<T>(file: Blob, what: string, whole: () => Promise<T>): Promise<Chosen<T>> {
  const large = tooLarge(file.size, what);
  if (large) return large;
  return whole().then(
    (value) => ({ ok: true, value }),
    () => ({ ok: false, sentence: 'The file could not be read. Choose it again, or copy it to this device first.' }),
  );
}

/** `what` it was to be: "order of battle". */
export const chosenText = (file: Blob, what: string): Promise<Chosen<string>> => read(file, what, () => file.text());
export const chosenBytes = (file: Blob, what: string): Promise<Chosen<Uint8Array>> =>
  read(file, what, async () => new Uint8Array(await file.arrayBuffer()));
