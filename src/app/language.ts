/** The language of the screens: chosen on this phone, or in the address for one visit (`?lang=xx`). */
import { LANGUAGES, several } from '../words/load.ts';
import { PSEUDO, useLanguage } from '../words/speak.ts';

/** Where the browser keeps the language that was chosen on this phone. */
const KEPT = 'scovell.language';

/** A browser that stores nothing forbids even to ask. */
function kept(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

/** The first of the phone's languages that there are words of. */
const ofPhone = () =>
  navigator.languages.map((each) => each.split('-')[0] ?? '').find((each) => LANGUAGES.includes(each));

/** Switches to the wanted language; stays in English if it is not available. */
export async function takeLanguage(): Promise<void> {
  const language = new URLSearchParams(location.search).get('lang') ?? kept() ?? (several && ofPhone());
  if (!language || !(language === PSEUDO || LANGUAGES.includes(language))) return;
  useLanguage(language, language === PSEUDO ? (await import('./parts/pseudo.ts')).accented : undefined);
  document.documentElement.lang = language;
}

/** Keeps the language, and begins anew: what is on the screen is said in another. Without storage it holds for this visit. */
export function chooseLanguage(language: string): void {
  try {
    localStorage.setItem(KEPT, language);
  } catch {
    location.search = new URLSearchParams({ lang: language }).toString();
    return;
  }
  location.reload();
}
