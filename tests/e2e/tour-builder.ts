/** Every room of the scenario builder, one after the other, for those who look at them. */
import { expect, type Page } from '@playwright/test';
import { place, tapOn, visit } from './hands.ts';
import { type Show, whole } from './tour.ts';
import { says } from './words.ts';

/** Invented, with much to ask about. */
export const DOUBTFUL = `Army of the Marches
I Corps (Lt. General Brandt): 9,000 men, 14 guns
1st Division (Major General Holm): 5,200 men
1st Brigade (Brigadier Aster)
- 4th Line Regiment: 1,200 men
- 9th Line Regiment: 1,150 men
2nd Brigade (Brigadier Corvin): 3,900 men
- 12th Line Regiment: 1,300 men
- 2nd Light Regiment: ? men
- 3rd Guard: 45 officers, 2,400 men
- Foot battery: 8 guns
Cavalry Brigade (Brigadier Sorel)
- 3rd Hussars: 640 sabres
- 5th Dragoons: 0 sabres
- Horse battery: 6 guns
`;

/** From the shelf through every room of a copy of Quatre Bras, an order of battle taken in, and the printed page. */
export async function tourOfTheBuilder(page: Page, look: Show, enter = visit): Promise<void> {
  const show = async (name: string) => {
    await whole(page);
    await look(name, page);
  };
  await enter(page);
  await place(page, '#/scenario/quatre-bras-1815');
  await tapOn(page, page.getByRole('button', { name: says('editor-copy-and-change') }));
  await expect(page).toHaveURL(/#\/edit\//);
  const scenario = new URL(page.url()).hash;
  const room = async (name: string, ...path: string[]) => {
    await place(page, [scenario, ...path].join('/'));
    await show(name);
  };
  await room('overview');
  await room('army', 'army', 'a');
  const formation = await page.locator('a[href*="/formation/"]').first().getAttribute('href');
  await place(page, `${formation}`);
  await show('formation');
  await tapOn(page, page.getByText(says('editor-rate-all')));
  await show('formation-rating');
  const unit = await page.locator('a[href*="/unit/"]').first().getAttribute('href');
  await place(page, `${unit}`);
  await show('unit');
  await page.getByLabel(says('editor-label-name')).fill('');
  await expect(page.locator('a[href$="/problems"]')).toBeVisible();
  await show('unit-wrong');
  await room('problems', 'problems');
  await place(page, `${unit}`);
  await tapOn(page, page.getByRole('button', { name: says('shell-undo') }));
  for (const name of ['day', 'ground', 'arrivals', 'words', 'rules']) await room(name, name);
  await room('import', 'import');
  await page.getByLabel(says('reader-paste')).fill(DOUBTFUL);
  await tapOn(page, page.getByRole('button', { name: says('reader-read-it') }));
  const build = page.locator('.builder__act .btn--primary');
  await expect(build).toBeVisible();
  await show('import-sheet');
  await tapOn(page, page.locator('.node__touch, .leaf[aria-pressed]').last());
  await show('import-menu');
  await tapOn(page, page.getByRole('button', { name: new RegExp(`^${says('reader-menu-kind')}`) }));
  await expect(
    page.getByRole('button', { name: says('reader-sort', { as: 'artillery' }), pressed: true }),
  ).toBeVisible();
  await show('import-kinds');
  await tapOn(page, page.getByRole('button', { name: says('reader-menu-back') }));
  await tapOn(page, page.getByRole('button', { name: new RegExp(`^${says('reader-menu-edit')}`) }));
  await show('import-edit');
  await page.keyboard.press('Escape');
  await tapOn(page, page.getByText(says('reader-how')));
  await tapOn(page, page.getByText(says('reader-another'), { exact: true }));
  await show('import-how');
  await tapOn(page, build);
  await expect(page.getByText(says('reader-title-army'))).toBeVisible();
  await show('import-army');
  await place(page, '#/scenario/quatre-bras-1815');
  await tapOn(page, page.getByText(says('editor-share-it')));
  await show('share');
  await place(page, '#/take');
  await show('take');
  await place(page, '#/print/quatre-bras-1815');
  await show('print');
}
