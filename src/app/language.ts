/** The language of the screens: chosen on this phone, or in the address for one visit (`?lang=xx`). */
import { LANGUAGES } from '../words/load.ts';
import { PSEUDO, useLanguage } from '../words/speak.ts';

const KEPT = 'scovell.language';

/** A browser that stores nothing forbids even to ask. */
function kept(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

/** Switches to the wanted language; stays in English if it is not available. */
export async function takeLanguage(): Promise<void> {
  const language = new URLSearchParams(location.search).get('lang') ?? kept();
  if (language === null || !(language === PSEUDO || LANGUAGES.includes(language))) return;
  useLanguage(language, language === PSEUDO ? (await import('./parts/pseudo.ts')).accented : undefined);
  document.documentElement.lang = language;
}
