/** Every room of the scenario builder, one after the other, for those who look at them. */
import { expect, type Page } from '@playwright/test';
import { visit } from './hands.ts';
import { type Show, whole } from './tour.ts';

/** Invented, with much to ask about. */
const DOUBTFUL = `Army of the Marches
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
export async function tourOfTheBuilder(page: Page, look: Show): Promise<void> {
  const show = async (name: string) => {
    await whole(page);
    await look(name, page);
  };
  await visit(page);
  await page.goto('./#/scenario/quatre-bras-1815');
  await page.getByRole('button', { name: /Copy and change it/ }).click();
  await expect(page).toHaveURL(/#\/edit\//);
  const scenario = page.url();
  const room = async (name: string, ...path: string[]) => {
    await page.goto([scenario, ...path].join('/'));
    await show(name);
  };
  await room('overview');
  await room('army', 'army', 'a');
  const formation = await page.locator('a[href*="/formation/"]').first().getAttribute('href');
  await page.goto(`./${formation}`);
  await show('formation');
  await page.getByText('Rate all its units at once').click();
  await show('formation-rating');
  const unit = await page.locator('a[href*="/unit/"]').first().getAttribute('href');
  await page.goto(`./${unit}`);
  await show('unit');
  await page.getByLabel('Name on the label').fill('');
  await expect(page.getByRole('link', { name: /problem/ })).toBeVisible();
  await show('unit-wrong');
  await room('problems', 'problems');
  await page.goto(`./${unit}`);
  await page.getByRole('button', { name: /^Undo/ }).click();
  for (const name of ['day', 'ground', 'arrivals', 'words', 'rules']) await room(name, name);
  await room('import', 'import');
  await page.getByLabel('Or paste the text').fill(DOUBTFUL);
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByText('entries read')).toBeVisible();
  await show('import-read');
  await page.getByRole('button', { name: 'On to what is doubtful' }).click();
  await expect(page.getByText(/question/).first()).toBeVisible();
  await show('import-review');
  await page.getByRole('button', { name: 'Accept all proposed answers' }).click();
  await expect(page.getByText('all answered')).toBeVisible();
  await show('import-answered');
  await page.getByRole('button', { name: 'On to the army' }).click();
  await show('import-army');
  await page.goto('./#/scenario/quatre-bras-1815');
  await page.getByText('Share it').click();
  await show('share');
  await page.goto('./#/take');
  await show('take');
  await page.goto('./#/print/quatre-bras-1815');
  await show('print');
}
