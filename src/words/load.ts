/**
 * A language is a folder of Fluent files, a file (or folder) for each room of the app; each is fetched alone, and only when
 * it is wanted.
 */
import rooms from 'virtual:words';
import { unpacked } from './keys.ts';
import { bundleNow, languageNow, PSEUDO, takeIn } from './speak.ts';

/** The languages there are, by their folders. */
export const LANGUAGES: readonly string[] = Object.keys(rooms);

/** What was fetched, of each language from when it was taken into use. */
const loaded = new WeakMap<object, Map<string, Promise<void>>>();

async function fetchRoom(room: string): Promise<void> {
  const language = languageNow();
  const words = await rooms[language === PSEUDO ? 'en' : language]?.[room]?.();
  if (!words) return;
  const { source, numbers } = unpacked(words.default);
  takeIn(source, numbers);
}

/** Fetches the sentences of some rooms; what is there already is not fetched again, what failed is. */
export async function loadWords(...wanted: readonly string[]): Promise<void> {
  const mine = loaded.get(bundleNow()) ?? new Map<string, Promise<void>>();
  loaded.set(bundleNow(), mine);
  await Promise.all(
    wanted.map((room) => {
      const there = mine.get(room);
      if (there) return there;
      const coming = fetchRoom(room).catch((error: unknown) => {
        mine.delete(room);
        throw error;
      });
      mine.set(room, coming);
      return coming;
    }),
  );
}
