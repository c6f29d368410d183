/**
 * A language is a folder of Fluent files, one file or folder for each room of the app. Each is fetched alone when
 * needed.
 */
import english, { others } from 'virtual:words';
import { unpacked } from './keys.ts';
import { bundleNow, languageNow, takeIn } from './speak.ts';

/** The available languages, by folder name. */
export const LANGUAGES: readonly string[] = ['en', ...Object.keys(others)];

/** There is another language than English. */
export { several } from 'virtual:words';

/** The rooms fetched so far, by language bundle. */
const loaded = new WeakMap<object, Map<string, Promise<void>>>();

async function fetchRoom(room: string): Promise<void> {
  const rooms = (await others[languageNow()]?.())?.default ?? english;
  const words = await rooms[room]?.();
  if (!words) return;
  const { source, numbers } = unpacked(words.default);
  takeIn(source, numbers);
}

/** Fetches the sentences of these rooms, except those already there. A failed fetch is tried again. */
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
