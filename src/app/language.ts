/** The language of the screens: chosen on this phone, or in the address for one visit (`?lang=xx`). */
import { LANGUAGES } from '../words/load.ts';
import { PSEUDO, useLanguage } from '../words/speak.ts';

const KEPT = 'scovell.language';

const wanted = (): string | null => new URLSearchParams(location.search).get('lang') ?? localStorage.getItem(KEPT);

/** Switches to the wanted language; stays in English if it is not available. */
export async function takeLanguage(): Promise<void> {
  const language = wanted();
  if (language === null || !(language === PSEUDO || LANGUAGES.includes(language))) return;
  useLanguage(language, language === PSEUDO ? (await import('./parts/pseudo.ts')).accented : undefined);
  document.documentElement.lang = language;
}
