/** A file that somebody chose, read whole. Its size is asked first: a film chosen by mistake would fill the memory. */
import { tooLarge } from '../../journal/file.ts';

export type Chosen<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly sentence: string };

async function read<T>(file: Blob, whole: () => Promise<T>): Promise<Chosen<T>> {
  const large = tooLarge(file.size);
  if (large) return large;
  return whole().then(
    (value) => ({ ok: true, value }),
    () => ({ ok: false, sentence: 'The file could not be read. Choose it again, or copy it to this device first.' }),
  );
}

export const chosenText = (file: Blob): Promise<Chosen<string>> => read(file, () => file.text());
export const chosenBytes = (file: Blob): Promise<Chosen<Uint8Array>> =>
  read(file, async () => new Uint8Array(await file.arrayBuffer()));
