/** The words of a seal until it is opened: on this device alone, in no record, no file and no view. */
import { type Opening, type Salt, saltOf, sealFor } from '../../../engine/sealed.ts';

const nameOf = (seal: string): string => `scovell-sealed-${seal}`;

/** Seals a text and keeps its words here. */
export function sealHere(text: string): string {
  const opening: Opening = { salt: saltOf(crypto.getRandomValues(new Uint8Array(16))), text };
  const seal = sealFor(opening);
  localStorage.setItem(nameOf(seal), JSON.stringify(opening));
  return seal;
}

const isOpening = (value: unknown): value is { readonly salt: Salt; readonly text: string } =>
  typeof value === 'object' &&
  value !== null &&
  'salt' in value &&
  'text' in value &&
  typeof value.text === 'string' &&
  typeof value.salt === 'string';

/** The words of a seal, where it was sealed on this device. */
export function wordsHere(seal: string): Opening | null {
  const kept = localStorage.getItem(nameOf(seal));
  if (kept === null) return null;
  try {
    const read: unknown = JSON.parse(kept);
    return isOpening(read) && sealFor(read) === seal ? read : null;
  } catch {
    return null;
  }
}
