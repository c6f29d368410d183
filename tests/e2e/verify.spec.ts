/** The proof for strangers: a battle's file, checked by a page that stands alone on a disk, in the app, and in Node. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { headerHash } from '../../src/journal/chain.ts';
import { type Deed, type Entry, hashOf } from '../../src/journal/entry.ts';
import { makeFile } from '../../src/journal/file.ts';
import { fourWords } from '../../src/journal/four-words.ts';
import { brokenRules } from './axe.ts';
import { faults } from './faults.ts';
import {
  battleId,
  button,
  fingerprintOf,
  goTo,
  mustVerify,
  onDisk,
  primary,
  question,
  sameDice,
  tapOn,
  visit,
} from './hands.ts';
import { test } from './slow.ts';
import { whole } from './tour.ts';
import { says } from './words.ts';

const PAGE = pathToFileURL(`${process.env.SCOVELL_DIST ?? 'dist'}/verify.html`).href;
const PARTS = { first: says('four-words-first').split(/\s+/), second: says('four-words-second').split(/\s+/) };

const inNode = (script: string, file: string) => spawnSync(process.execPath, [script, file], { encoding: 'utf8' });

/** Taps what is largest until the second turn has begun. */
async function playTurn(page: Page): Promise<void> {
  const day = page.locator('.day-link');
  const next = page.locator('.btn--primary:not([aria-disabled])').last().or(page.locator('.picks .btn').first());
  for (let taps = 0; !/Turn 2/.test(await day.innerText()); taps += 1) {
    expect(taps).toBeLessThan(120);
    await tapOn(page, next.last());
  }
}

async function savedFile(page: Page, to: string): Promise<string> {
  await goTo(page, 'journal');
  const coming = page.waitForEvent('download');
  await button(page, says('journal-save-file')).click();
  await (await coming).saveAs(to);
  return readFileSync(to, 'utf8');
}

/** The battle is given up, and its seed shown. */
async function endAndReveal(page: Page): Promise<void> {
  await goTo(page, 'sky');
  await page.getByText(says('sky-end'), { exact: true }).click();
  await page.getByRole('switch', { name: says('sky-end-given-up') }).click();
  await button(page, says('over-question')).click();
  await expect(question(page)).toHaveText(says('over-question'));
  await goTo(page, 'sky');
  await button(page, says('sky-reveal')).click();
}

interface Parsed {
  readonly header: Parameters<typeof headerHash>[0];
  readonly seed: string;
}

/** One card or die of the app's is another, and the chain is made sound again over it. */
function forge(text: string, entries: readonly Entry<unknown>[]): { readonly seq: number; readonly text: string } {
  const { header, seed }: Parsed = JSON.parse(text);
  const isThrow = (event: unknown) => JSON.stringify(event).includes('"own":false');
  const at = entries.findIndex((entry) => entry.kind === 'deed' && entry.events.some(isThrow));
  const turned = (event: unknown) =>
    isThrow(event)
      ? JSON.parse(
          JSON.stringify(event).replace(
            /("(?:card|red)":|"dice":\[)(\d+)/,
            (_, key, n) => `${key}${(Number(n) % 6) + 1}`,
          ),
        )
      : event;
  let prev = headerHash(header);
  const changed = entries.map((entry, i) => {
    const made =
      i === at ? { ...(entry as Deed<unknown>), events: (entry as Deed<unknown>).events.map(turned) } : entry;
    const next = { ...made, prev } as Entry<unknown>;
    prev = hashOf(next);
    return { ...next, hash: prev };
  });
  return { seq: at + 1, text: makeFile({ header, seed, entries: changed }) };
}

async function looksRight(page: Page): Promise<void> {
  expect(await brokenRules(page)).toEqual([]);
  // In the sun letters and lines are heavier; in the dark only the colours differ.
  for (const theme of ['sun', 'light']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    expect(await faults(page)).toEqual([]);
  }
}

test('a stored battle is proved by the page on the disk, by the app and by Node alike, and a forged one is not', async ({
  page,
  context,
}, info) => {
  const outputPath = (name: string) => info.outputPath(name);
  await sameDice(context);
  await visit(page);
  await page.goto('./#/new/maida-1806');
  await page.getByText(says('set-up-add'), { exact: true }).click();
  const sealed = await page.locator('.end-words__four').innerText();
  await page.getByLabel('British', { exact: true }).last().fill('tonnerre');
  await looksRight(page);
  await primary(page).click();
  await expect(page.getByLabel(/^Phase 1 of nine/)).toBeVisible();
  await playTurn(page);
  await expect(page.locator('.end-words__four')).toBeInViewport();
  const told = await page.locator('.end-words__four').innerText();
  await looksRight(page);
  const disk = await onDisk(page, battleId(page));
  const entries = mustVerify(disk);
  expect(fourWords(disk.header.seal, PARTS).join(' ')).toBe(sealed);
  expect(fourWords(disk.head, PARTS).join(' ')).toBe(told);
  await goTo(page, 'journal');
  await expect(page.locator('.book__words')).toHaveText(told);

  await endAndReveal(page);
  const file = outputPath('battle.json');
  const text = await savedFile(page, file);
  const replayed = JSON.parse(inNode('scripts/replay.mjs', file).stdout);
  expect(replayed.fingerprint).toBe(await fingerprintOf(page));
  await goTo(page, 'sky');
  await page.getByRole('link', { name: new RegExp(`^${says('sky-check')}`) }).click();
  await expect(page.locator('.judgment')).toHaveText(says('proof-judgment-holds'));
  await expect(page.getByText('tonnerre')).toBeVisible();
  await whole(page);
  await looksRight(page);
  const inApp = await page.locator('.proof__cols').innerText();

  const stranger = await context.newPage();
  await context.setOffline(true);
  const threads: string[] = [];
  stranger.on('worker', (one) => threads.push(one.url()));
  await stranger.goto(PAGE);
  await expect(stranger.locator('h1')).toHaveText(says('proof-question'));
  const check = async (path: string) => {
    await stranger.locator('input[type=file]').setInputFiles(path);
    await expect(stranger.locator('.judgment')).toBeVisible();
  };
  await check(file);
  // The page itself did none of the work.
  expect(threads).toEqual([expect.stringMatching(/^blob:/)]);
  await expect(stranger.locator('.judgment')).toHaveText(says('proof-judgment-holds'));
  await expect(stranger.getByText(told)).toBeVisible();
  expect(await stranger.locator('.proof__cols').innerText()).toBe(inApp);

  const forged = forge(text, mustVerify(await onDisk(page, battleId(page))));
  expect(forged.seq).toBeLessThanOrEqual(entries.length);
  writeFileSync(outputPath('forged.json'), forged.text);
  await check(outputPath('forged.json'));
  await expect(stranger.locator('.judgment')).toHaveText(says('proof-judgment-broken', { seq: forged.seq }));
  await expect(stranger.getByText(/^should be: /)).toBeVisible();
  await looksRight(stranger);

  const honest = inNode('scripts/verify.mjs', file);
  expect([honest.status, honest.stdout.includes(told)]).toEqual([0, true]);
  const other = inNode('scripts/verify.mjs', outputPath('forged.json'));
  expect([other.status, other.stdout.includes(says('proof-judgment-broken', { seq: forged.seq }))]).toEqual([1, true]);
});

test('what is no battle’s file is said to be none', async ({ page }, info) => {
  const outputPath = (name: string) => info.outputPath(name);
  await page.goto(PAGE);
  writeFileSync(outputPath('list.json'), '{"milk":2}');
  await page.locator('input[type=file]').setInputFiles(outputPath('list.json'));
  await expect(page.getByRole('alert')).toContainText(says('file-not-ours'));
  await looksRight(page);
});
