/** Reads a chosen file whole. Checks its size first: a film chosen by mistake would fill the memory. */
import type { Said } from '../../engine/message.ts';
import { type FileKind, tooLarge } from '../../journal/file.ts';

export type Chosen<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly said: Said };

async function read<T>(file: Blob, what: FileKind, whole: () => Promise<T>): Promise<Chosen<T>> {
  const large = tooLarge(file.size, what);
  if (large) return large;
  return whole().then(
    (value) => ({ ok: true, value }),
    () => ({ ok: false, said: 'file-unreadable' }),
  );
}

/** `what`: the kind of file expected. */
export const chosenText = (file: Blob, what: FileKind): Promise<Chosen<string>> => read(file, what, () => file.text());
export const chosenBytes = (file: Blob, what: FileKind): Promise<Chosen<Uint8Array>> =>
  read(file, what, async () => new Uint8Array(await file.arrayBuffer()));
