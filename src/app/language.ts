/** The language of the screens: chosen on this phone, or named in the address for one visit (`?lang=xx`). */
import { LANGUAGES } from '../words/load.ts';
import { PSEUDO, useLanguage } from '../words/speak.ts';

const KEPT = 'scovell.language';

const wanted = (): string | null => new URLSearchParams(location.search).get('lang') ?? localStorage.getItem(KEPT);

/** Takes the language into use; one that is not here is English. */
export async function takeLanguage(): Promise<void> {
  const language = wanted();
  if (language === null || !(language === PSEUDO || LANGUAGES.includes(language))) return;
  useLanguage(language, language === PSEUDO ? (await import('./parts/pseudo.ts')).accented : undefined);
  document.documentElement.lang = language;
}
