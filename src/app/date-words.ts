import { localeNow } from '../words/speak.ts';

/** "16 June 1815" */
export const dateWords = (iso: string): string =>
  new Intl.DateTimeFormat(localeNow(), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${iso}T00:00:00Z`),
  );
