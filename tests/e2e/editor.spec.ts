/** From a pasted order of battle to a battle on the table, as a builder goes. */
import { expect } from '@playwright/test';
import { test } from './slow.ts';
import { says } from './words.ts';

/** Invented; with a strength that is not known and a battalion that is too small to stand alone. */
const ORDER_OF_BATTLE = `
Army of the Marches
General Anton Veldt

I Corps (Lt. General Brandt)
1st Division (Major General Holm)
1st Brigade (Brigadier Aster)
- 4th Line Regiment: 1,200 men
- 9th Line Regiment: 1,150 men
2nd Brigade (Brigadier Corvin)
- 12th Line Regiment: 1,300 men
- 2nd Light Regiment: ? men
- Foot battery: 8 guns
2nd Division (Major General Keller)
1st Brigade (Brigadier Morav)
- 15th Line Regiment: 1,400 men
- 16th Line Regiment: 1,250 men
Cavalry Brigade (Brigadier Sorel)
- 3rd Hussars: 640 sabres
- 5th Dragoons: 580 sabres
- Horse battery: 6 guns
`;

test('a pasted order of battle becomes a scenario, and the scenario a battle', async ({ page }) => {
  await page.goto('./#/scenarios');
  await page.getByRole('button', { name: 'Write a new scenario' }).click();
  await expect(page.getByRole('heading', { name: 'New scenario' })).toBeVisible();
  // Nothing is there that could be played.
  const plays = page.getByRole('button', { name: says('editor-play') });
  await expect(plays).toHaveAttribute('aria-disabled', 'true');
  await expect(plays).toContainText(says('editor-no-side-has-units'));

  // The text is read, and what is doubtful in it is asked.
  await page.getByRole('link', { name: says('editor-import') }).click();
  await page.getByLabel('Or paste the text').fill(ORDER_OF_BATTLE);
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByRole('heading', { name: says('reader-title-sheet') })).toBeVisible();
  await expect(page.getByText(/in doubt/).first()).toBeVisible();

  // The army, rated as is suggested for a nation, into the first side.
  await page.getByRole('button', { name: /^Build/ }).click();
  await page.getByLabel('Nation, where the text names none').selectOption('Austria');
  await page.getByText('I Corps: ').click();
  await expect(page.getByText(/Aster|1st Brigade/).first()).toBeVisible();
  await page.getByRole('button', { name: says('reader-take-in-all', { n: 1 }) }).click();
  const onward = page.getByRole('button', { name: says('reader-to-side') });
  const side = page.getByRole('heading', { name: 'Army of the Marches' });
  await expect(onward.or(side)).toBeVisible();
  if (await onward.isVisible()) await onward.click();
  await expect(side).toBeVisible();

  // The whole formation is rated at once; the points follow from the men, and are never typed.
  await page.getByRole('link', { name: /I Corps/ }).click();
  await expect(page.getByText('Command radius')).toBeVisible();
  await page.getByText('Rate all its units at once').click();
  const rating = page.locator('details', { hasText: 'Rate all its units at once' });
  await rating.getByLabel('Quality').selectOption({ label: 'Q5 Elite' });
  await rating.getByRole('button', { name: /Set for all of them/ }).click();
  await page.getByRole('link', { name: /Aster/ }).click();
  // 1,200 ÷ 300 + 1,150 ÷ 300 = 7.83
  await expect(page.getByText('I/1/1 Aster Q5 S1 8CP')).toBeVisible();

  // Undo takes it back, redo brings it again.
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('I/1/1 Aster Q3', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: /^Redo/ }).click();
  await expect(page.getByText('I/1/1 Aster Q5 S1 8CP')).toBeVisible();

  // An empty name is a problem that leads to its field.
  await page.getByLabel('Name on the label').fill('');
  await page.getByRole('link', { name: '1 problem' }).click();
  await page.getByRole('link', { name: /Army of the Marches › I Corps › unit 1 › name/ }).click();
  await expect(page.getByLabel('Name on the label')).toBeFocused();
  await page.keyboard.type('Aster');
  await expect(page.getByRole('link', { name: / odd$/ })).toBeVisible();

  // The other side gets a unit by hand.
  await page.getByRole('link', { name: 'Scenario', exact: true }).click();
  await page.getByRole('link', { name: /Second army/ }).click();
  await page.getByRole('link', { name: /1st Corps/ }).click();
  await page.getByRole('button', { name: 'Add a unit' }).click();
  await page.getByLabel('Name on the label').fill('Lorenz');
  await expect(page.getByText(says('editor-kept'), { exact: true })).toBeVisible();

  // It is on the disk: a fresh start finds it, and the battle begins from it.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Lorenz' })).toBeVisible();
  await page.getByRole('link', { name: 'Scenario', exact: true }).click();
  await page.getByRole('button', { name: 'Play it' }).click();
  await page.getByRole('button', { name: /^Begin/ }).click();
  await expect(page).toHaveURL(/#\/battle\//);
  await expect(page.getByText('Turn 1', { exact: true }).first()).toBeVisible();
});

test('a link carries a scenario to another phone, which looks before it keeps', async ({ page, context }) => {
  await page.goto('./#/scenario/maida-1806');
  await page.getByText('Share it').click();
  const link = await page.getByLabel('The link').inputValue();
  expect(link).toContain('#/take/s1.');

  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Maida' })).toBeVisible();
  await expect(other.getByText(says('editor-offer-same'))).toBeVisible();

  // A copy of one's own travels as well, and is taken beside the one that is there.
  await page.getByRole('button', { name: says('editor-copy-and-change') }).click();
  await page.getByRole('link', { name: new RegExp(`^${says('editor-told')}`) }).click();
  await page.getByLabel('Title').fill('Maida in the rain');
  await page.getByRole('link', { name: 'Maida in the rain' }).first().click();
  await page.getByRole('button', { name: says('editor-share') }).click();
  await page.getByText('Share it').click();
  const second = await page.getByLabel('The link').inputValue();
  await page.getByText('Rename or remove it').click();
  await page.getByRole('button', { name: says('editor-remove-scenario') }).click();
  await page.getByRole('button', { name: /Yes, remove/ }).click();
  await expect(page.getByRole('button', { name: 'Bring it back' })).toBeVisible();

  await other.goto('./#/take');
  await other.getByLabel(/paste the link/).fill(`Look at this: ${second}`);
  await other.getByRole('button', { name: 'Open it' }).click();
  await other.getByRole('button', { name: says('editor-put-on-shelf') }).click();
  await expect(other.getByRole('heading', { name: 'Maida in the rain' })).toBeVisible();
});
