/** All tongues by their language. */
export type { Language, Nation, Tongue } from './tongue.ts';

import type { Language, Tongue } from './tongue.ts';
import { dutch, english, french, german } from './tongues-north.ts';
import { italian, portuguese, russian, spanish } from './tongues-south.ts';

export const TONGUES: { readonly [L in Language]: Tongue } = {
  en: english,
  fr: french,
  de: german,
  it: italian,
  es: spanish,
  pt: portuguese,
  nl: dutch,
  ru: russian,
};
