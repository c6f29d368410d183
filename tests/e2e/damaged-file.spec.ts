/** A file that was cut off or altered gives the battle up to the damage, and says so. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { battleId, beginBattle, button, goTo, mustVerify, onDisk, onward, phaseNow, tapOn, visit } from './hands.ts';
import { test } from './slow.ts';
import { says } from './words.ts';

async function savedFile(page: Page): Promise<string> {
  await goTo(page, 'journal');
  const coming = page.waitForEvent('download');
  await button(page, new RegExp(says('journal-save-file'))).click();
  return readFileSync(await (await coming).path(), 'utf8');
}

const takeIn = (page: Page, content: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Maida.scovell.json', mimeType: 'application/json', buffer: Buffer.from(content) });

for (const [how, spoilt] of [
  ['cut off', (file: string) => file.slice(0, file.indexOf('"seq":5'))],
  [
    'altered',
    (file: string) =>
      file.replace(
        /("at":)(\d+)(,"by":"both","events":\[[^\]]*\],"hash":"\w+","play":[^}]*\},"prev":"\w+","seq":5)/,
        '$11$3',
      ),
  ],
] as const)
  test(`a file that is ${how} is offered up to the damage, saved as it is, and goes on in a marked copy`, async ({
    page,
    browser,
  }) => {
    await visit(page);
    await beginBattle(page, 'maida-1806');
    for (let i = 0; i < 2; i += 1) await tapOn(page, page.getByRole('switch').first());
    for (let i = 0; i < 3; i += 1) await onward(page);
    const good = await savedFile(page);
    const bad = spoilt(good);
    expect(bad).not.toBe(good);

    const context = await browser.newContext({ acceptDownloads: true });
    const other = await context.newPage();
    await visit(other);
    await other.goto('./#/scenarios');
    await takeIn(other, bad);
    const notice = other.getByRole('alert');
    await expect(notice).toContainText(says('taking-damaged', { entries: 4, of: 6 }));
    await expect(notice).toContainText(says('taking-damaged-apart'));
    const coming = other.waitForEvent('download');
    await button(other, new RegExp(says('taking-keep-file'))).click();
    expect(readFileSync(await (await coming).path(), 'utf8')).toBe(bad);
    await button(other, says('taking-yes', { change: 'part' })).click();
    await expect(other.getByLabel(/^Phase 4 of nine/)).toBeVisible();
    const copy = await onDisk(other, battleId(other));
    expect(mustVerify(copy)).toHaveLength(1);
    expect([copy.header.title, copy.header.seal === JSON.parse(good).header.seal]).toEqual([
      says('branch-title', { title: 'Maida' }),
      false,
    ]);
    await onward(other);
    await expect.poll(() => phaseNow(other)).toBe(5);
    await goTo(other, 'journal');
    await expect(other.locator('.entry', { hasText: /under a new seal/ })).toBeVisible();
    await context.close();
  });
