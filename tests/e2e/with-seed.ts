/** A file of a running battle with its seed in clear, as files of the first version could hold it. */
import type { Page } from '@playwright/test';
import { anyPayload } from '../../src/journal/entry.ts';
import { makeFile, parseFile } from '../../src/journal/file.ts';

export const seedOf = (page: Page, id: string): Promise<string> =>
  page.evaluate(
    (battle) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('scovell');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asked = opening.result.transaction('battles').objectStore('battles').get(battle);
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result.seed);
          };
        };
      }),
    id,
  );

export async function withSeed(page: Page, file: string): Promise<string> {
  const parsed = parseFile(file, anyPayload);
  if (!parsed.ok) throw new Error(parsed.code);
  const { record } = parsed;
  return makeFile({ ...record, seed: await seedOf(page, record.header.id) });
}
