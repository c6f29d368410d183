/** What comes in from outside, and a disk that has no room: one sentence each, and nothing is changed by it. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { digest } from '../../src/journal/hash.ts';
import { writeScenario } from '../../src/scenarios/file.ts';
import { scenario } from '../../src/scenarios/schema.ts';
import maida from '../../src/scenarios/shelf/maida.ts';
import {
  battleId,
  beginBattle,
  button,
  fingerprintOf,
  goTo,
  mustVerify,
  onDisk,
  onward,
  phaseNow,
  primary,
  storyOf,
  visit,
} from './hands.ts';
import { test } from './slow.ts';
import { withSeed } from './with-seed.ts';
import { says } from './words.ts';

/** Everything of battles and scenarios that is on the disk. */
const kept = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await asked(indexedDB.open('scovell'));
    try {
      const names = ['battles', 'heads', 'entries', 'scenarios'];
      const stores = db.transaction(names);
      return await Promise.all(names.map((name) => asked(stores.objectStore(name).getAll())));
    } finally {
      db.close();
    }
  });

const takeIn = (page: Page, name: string, content: string | Buffer) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content as string) });

async function savedFile(page: Page): Promise<string> {
  await goTo(page, 'journal');
  const coming = page.waitForEvent('download');
  await button(page, /Save the battle as a file/).click();
  const text = readFileSync(await (await coming).path(), 'utf8');
  await expect(page.getByText(says('journal-file-up-to-date'))).toBeVisible();
  return withSeed(page, text);
}

async function toScenarios(page: Page): Promise<void> {
  await page.goto('./#/scenarios');
  await expect(page.locator('input[type=file]')).toBeAttached();
}

const json = (value: unknown) => JSON.stringify(value);
const MAIDA = writeScenario(scenario(maida));

/** A file of our own kind with another content, its digest made anew, so that only the content speaks. */
function rewritten(file: string, change: (content: Record<string, unknown>) => void): string {
  const { digest: _, ...content } = JSON.parse(file);
  change(content);
  return json({ ...content, digest: digest(content) });
}

const BAD: readonly {
  readonly what: string;
  readonly file: (good: string) => string | Buffer;
  readonly code: string;
}[] = [
  { what: 'a text that is not JSON', file: () => 'Marlborough s’en va-t-en guerre', code: 'file-not-json' },
  {
    what: 'a picture renamed .json',
    file: () => readFileSync('public/icons/app-192.png'),
    code: 'file-not-json',
  },
  {
    what: "somebody else's JSON",
    file: () => json({ name: 'my-army', version: '1.0.0', units: [{ name: 'Guard', points: 120 }] }),
    code: 'file-not-ours',
  },
  {
    what: 'a battle with one byte altered',
    file: (good) => {
      const at = good.indexOf('"turn":1') + '"turn":'.length;
      expect(at).toBeGreaterThan(10);
      return `${good.slice(0, at)}2${good.slice(at + 1)}`;
    },
    code: 'file-damaged-behind',
  },
  {
    what: 'a battle that breaks off',
    file: (good) => good.slice(0, Math.floor(good.length * 0.7)),
    code: 'file-truncated',
  },
  {
    what: 'a battle of a newer version',
    file: (good) =>
      rewritten(good, (content) => {
        content.scovell = { file: 'battle', version: 99 };
      }),
    code: 'file-newer',
  },
  { what: 'brackets without end', file: () => `{"scovell":${'['.repeat(2_000_000)}`, code: 'file-too-deep' },
  {
    what: 'a scenario nested too deep',
    file: () => `{"format":"scovell-scenario","sides":${'{"a":'.repeat(5000)}`,
    code: 'file-too-deep',
  },
  {
    what: 'a scenario that is too large',
    file: () => `{"format":"scovell-scenario","title":"${'x'.repeat(4_000_000)}"}`,
    code: 'file-too-large',
  },
  {
    what: 'a scenario of a newer version',
    file: () => json({ ...JSON.parse(MAIDA), version: 99 }),
    code: 'scenario-newer',
  },
];

/** A sentence whatever stands in its gaps. */
const GAP = '@@';
const sentence = (code: string): RegExp =>
  new RegExp(
    says(code, { what: GAP, version: GAP, mb: GAP })
      .split(GAP)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*'),
  );

test('what is no good is refused in one sentence that says what would do, and nothing is changed', async ({ page }) => {
  await visit(page);
  await beginBattle(page, 'maida-1806');
  await onward(page);
  const good = await savedFile(page);
  await toScenarios(page);
  const before = await kept(page);
  for (const { what, file, code } of BAD)
    await test.step(what, async () => {
      await takeIn(page, 'battle.scovell.json', file(good));
      const notice = page.getByRole('alert');
      await expect(notice).toHaveCount(1);
      await expect(notice).toContainText(sentence(code));
      await expect(notice).toContainText('Nothing was changed.');
      expect(page.url()).toContain('#/scenarios');
      expect(await kept(page)).toEqual(before);
      // Coming here anew takes the notice away, so that the next is not mistaken for it.
      await page.goto('./#/');
      await toScenarios(page);
    });
});

test('a scenario with a contradiction is shown with what is wrong in it, and is not put on the shelf by itself', async ({
  page,
}) => {
  await visit(page);
  await toScenarios(page);
  const before = await kept(page);
  const wrong = JSON.parse(MAIDA);
  wrong.sides.b.formations[0].units[1].id = wrong.sides.b.formations[0].units[0].id;
  await takeIn(page, 'Maida.scovell-scenario.json', json(wrong));
  await expect(page.getByText(/not finished: fix 1 problem/)).toBeVisible();
  await expect(page.getByText(new RegExp(`${wrong.sides.b.formations[0].units[0].id}`)).first()).toBeVisible();
  expect(await kept(page)).toEqual(before);
  await button(page, 'Leave it').click();
  await expect(page.locator('input[type=file]')).toBeAttached();
  expect(await kept(page)).toEqual(before);
});

test('a good file comes in, and the same file again opens what came in', async ({ page, browser }) => {
  await visit(page);
  await beginBattle(page, 'maida-1806');
  await onward(page);
  await onward(page);
  const stands = await fingerprintOf(page);
  const good = await savedFile(page);

  const other = await browser.newContext();
  const phone = await other.newPage();
  await visit(phone);
  const ids: string[] = [];
  for (const time of ['first', 'again']) {
    await toScenarios(phone);
    await takeIn(phone, 'Maida.scovell.json', good);
    await expect(phone.getByLabel(/^Phase 5 of nine/), time).toBeVisible();
    ids.push(battleId(phone));
    expect(await fingerprintOf(phone)).toBe(stands);
    mustVerify(await onDisk(phone, ids.at(-1)!));
  }
  expect(new Set(ids).size).toBe(1);
  await phone.goto('./#/');
  await expect(phone.getByRole('link', { name: /Continue/ })).toHaveCount(1);
  await expect(phone.getByText(/more battle/)).toHaveCount(0);
  await other.close();
});

test('a battle that was played on elsewhere and comes back is carried on; its shorter file again brings nothing, and that is said', async ({
  page,
  browser,
}) => {
  await visit(page);
  await beginBattle(page, 'maida-1806');
  await onward(page);
  await onward(page);
  const id = battleId(page);
  const shorter = await savedFile(page);

  const other = await browser.newContext();
  const phone = await other.newPage();
  await visit(phone);
  await toScenarios(phone);
  await takeIn(phone, 'Maida.scovell.json', shorter);
  await expect(phone.getByLabel(/^Phase 5 of nine/)).toBeVisible();
  await onward(phone);
  const stands = await fingerprintOf(phone);
  const longer = await savedFile(phone);
  const played = mustVerify(await onDisk(phone, battleId(phone)));
  await other.close();
  expect(mustVerify(await onDisk(page, id)).length).toBe(played.length - 1);

  await toScenarios(page);
  await takeIn(page, 'Maida.scovell.json', longer);
  await button(page, says('taking-yes', { change: 'longer' })).click();
  await expect(page.getByLabel(/^Phase 6 of nine/)).toBeVisible();
  expect(battleId(page)).toBe(id);
  expect(await fingerprintOf(page)).toBe(stands);
  expect(mustVerify(await onDisk(page, id))).toEqual(played);

  await toScenarios(page);
  const before = await kept(page);
  await takeIn(page, 'Maida.scovell.json', shorter);
  await expect(page.getByRole('alert')).toContainText('goes further than the file');
  await expect(page.getByRole('alert')).toContainText('Nothing was changed.');
  expect(await kept(page)).toEqual(before);
  await page.goto('./#/');
  await expect(page.getByRole('link', { name: /Continue/ })).toHaveCount(1);
  await expect(page.getByText(/more battle/)).toHaveCount(0);
});

/** Writes to the disk until not even a hundred bytes find room. */
const fillDisk = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('filler', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('rows', { autoIncrement: true });
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const fits = (bytes: number) =>
      new Promise<boolean>((resolve) => {
        const writing = db.transaction('rows', 'readwrite');
        writing.oncomplete = () => resolve(true);
        writing.onabort = () => resolve(false);
        writing.objectStore('rows').add(crypto.getRandomValues(new Uint8Array(bytes)));
      });
    for (const bytes of [65_536, 8192, 1024, 100]) while (await fits(bytes));
    db.close();
  });

test('a play that finds no room on the disk is not shown; the notice offers a file, and the last good play stands', async ({
  page,
  context,
  baseURL,
}) => {
  const cdp = await context.newCDPSession(page);
  const { origin } = new URL(baseURL!);
  const room = (quotaSize: number) => cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
  await room(8_000_000);
  await visit(page);
  await beginBattle(page, 'maida-1806');
  await onward(page);
  const id = battleId(page);
  const stands = await fingerprintOf(page);
  const told = await storyOf(page);
  const lies = await onDisk(page, id);
  await goTo(page, 'turn');

  await fillDisk(page);
  await primary(page).click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('The device is full');
  await expect(notice).toContainText('What you see is what was last saved.');
  await expect.poll(() => phaseNow(page)).toBe(4);
  expect(await onDisk(page, id)).toEqual(lies);
  // The notice stands on every page of the battle until it is dealt with.
  await goTo(page, 'army');
  await expect(notice).toContainText('The device is full');
  const coming = page.waitForEvent('download');
  await button(page, 'Save a file').click();
  const saved = JSON.parse(readFileSync(await (await coming).path(), 'utf8'));
  expect(saved.head).toBe(lies.head);

  await page.reload();
  expect(await fingerprintOf(page)).toBe(stands);
  expect(await storyOf(page)).toEqual(told);
  await room(64_000_000);
  await goTo(page, 'turn');
  await onward(page);
  await expect.poll(() => phaseNow(page)).toBe(5);
  mustVerify(await onDisk(page, id));
});
