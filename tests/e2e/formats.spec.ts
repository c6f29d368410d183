/** The same small army in every form an order of battle comes in, from the file to a turn that is played. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { button, onward, phaseNow, primary, sameDice, tapOn } from './hands.ts';
import { test } from './slow.ts';
import { says } from './words.ts';

/** Invented: one division of three brigades and a battery. Every form tells the same 5,450 men, 640 sabres and 8 guns. */
const JTS = `2
Austrian A Army of the Marches
Begin
L 4 4 120 FML Veldt
 D 1st Division
 Begin
 L 3 4 110 GM Holm
  B Aster
  Begin
  U 1200 4 I M 3 18 4th Line
  U 1150 4 I M 3 18 9th Line
  End
  B Corvin
  Begin
  U 1300 4 I M 3 18 12th Line
  U 1800 5 V M 3 18 2nd Light
  End
  B Sorel
  Begin
  U 640 5 L K 130 59 3rd Hussars
  End
  B Artillery
  Begin
  U 8 4 B T 21 1 1st Foot Battery
  End
 End
End
`;
const TREELINE = `<?xml version="1.0" encoding="utf-8" ?>
<Army item="y" tlversion="1.2.4" childtype="Division">
<Name type="Text" ref="y">Army of the Marches</Name><Commander type="Text">Veldt</Commander>
<Division item="y"><Name type="Text">1st Division</Name><Commander type="Text">Holm</Commander>
<Brigade item="y"><Name>Infantry Brigade Aster</Name>
<Battalion item="y"><Name>4th Line</Name><Strength>1200</Strength></Battalion>
<Battalion item="y"><Name>9th Line</Name><Strength>1150</Strength></Battalion></Brigade>
<Brigade item="y"><Name>Infantry Brigade Corvin</Name>
<Battalion item="y"><Name>12th Line</Name><Strength>1300</Strength></Battalion>
<Battalion item="y"><Name>2nd Light</Name><Strength>1800</Strength></Battalion></Brigade>
<CavBrigade item="y"><Name>Cavalry Brigade Sorel</Name>
<Squadron item="y"><Name>3rd Hussars</Name><Strength>640</Strength></Squadron></CavBrigade>
<Battery item="y"><Name>1st Foot Battery</Name><Type>Foot</Type><Strength>8</Strength></Battery>
</Division></Army>
`;
const row = (...cells: readonly string[]) => cells.join('\t');
const DUMP = `COPY force_unit (id, force_id, path, name, commander_name, nation, utype, cmd_level, bayonets, rating, sabres, guns) FROM stdin;
${[
  row('1', '1', '1st_Div', '1st Division', 'Holm', 'Austria', '1', '3', '0', '4', '0', '0'),
  row('2', '1', '1st_Div.Aster', 'Aster', 'GM Aster', '', '2', '4', '2350', '4', '0', '0'),
  row('3', '1', '1st_Div.Corvin', 'Corvin', 'GM Corvin', '', '2', '4', '3100', '4', '0', '0'),
  row('4', '1', '1st_Div.Sorel', 'Sorel', 'GM Sorel', '', '3', '4', '0', '5', '640', '0'),
  row('5', '1', '1st_Div.Battery', '1st Foot Battery', '\\N', '', '4', '4', '0', '4', '0', '8'),
].join('\n')}
\\.
`;
const YAML = `- name: Army of the Marches
  commander_name: Veldt
  level: ARMY
  category: MIXED
  strength: 6090
  guns: 8
  units:
  - name: 1st Division
    commander_name: Holm
    level: DIVISION
    category: MIXED
    strength: 6090
    guns: 8
    units:
    - {name: Aster, level: BRIGADE, category: INFANTRY, strength: 2350, guns: 0}
    - {name: Corvin, level: BRIGADE, category: INFANTRY, strength: 3100, guns: 0}
    - {name: Sorel, level: BRIGADE, category: CAVALRY, strength: 640, guns: 0}
    - {name: 1st Foot Battery, level: BATTERY, category: ARTILLERY, strength: -1, guns: 8}
`;
const CSV = `Division;Brigade;Unit;Arm;Men;Guns
1st Division;Aster;4th Line;Infantry;1 200;
1st Division;Aster;9th Line;Infantry;1 150;
1st Division;Corvin;12th Line;Infantry;1 300;
1st Division;Corvin;2nd Light;Infantry;1 800;
1st Division;Sorel;3rd Hussars;Cavalry;640;
1st Division;Artillery;1st Foot Battery;Artillery;;8
`;
const JSON_MAP = JSON.stringify({
  '1st Division': {
    'Aster Brigade': { '4th Line': 1200, '9th Line': 1150 },
    'Corvin Brigade': { '12th Line': 1300, '2nd Light': 1800 },
    'Sorel Cavalry Brigade': { '3rd Hussars': 640 },
    Artillery: { '1st Foot Battery': '8 guns' },
  },
});
const HTML = `<table><tr><th>Division</th><th>Brigade</th><th>Regiment</th><th>Men</th><th>Guns</th></tr>
<tr><td rowspan="6">1st Division</td><td rowspan="2">Aster</td><td>4th Line</td><td>1,200</td><td></td></tr>
<tr><td>9th Line</td><td>1,150</td><td></td></tr>
<tr><td rowspan="2">Corvin</td><td>12th Line</td><td>1,300</td><td></td></tr>
<tr><td>2nd Light</td><td>1,800</td><td></td></tr>
<tr><td>Sorel</td><td>3rd Hussars</td><td>640</td><td></td></tr>
<tr><td>Artillery</td><td>1st Foot Battery</td><td></td><td>8</td></tr></table>
`;

/** From the open review to a battle: the proposals are taken, the army rated, the other side given one unit by hand. */
async function toTheTable(page: Page): Promise<void> {
  await tapOn(page, page.locator('.builder__act .btn--primary'));
  const nation = page.getByLabel('Nation, where the text names none');
  await expect(nation).toBeVisible();
  await nation.selectOption('Austria');
  const take = page.getByRole('button', { name: says('reader-take-in-all', { n: 1 }), exact: true });
  await take.click();
  // The way up stands on this page as well, and must not be taken before the army is in.
  await expect(take).toHaveCount(0);
  const side = page.getByRole('button', { name: says('reader-to-side') });
  const up = page.getByRole('link', { name: 'Scenario', exact: true });
  await expect(side.or(up).first()).toBeVisible();
  if (await side.isVisible()) await side.click();
  await page.getByRole('link', { name: 'Scenario', exact: true }).click();
  await page.getByRole('link', { name: /Second army/ }).click();
  await page.getByRole('link', { name: /1st Corps/ }).click();
  await page.getByRole('button', { name: 'Add a unit' }).click();
  await page.getByLabel('Name on the label').fill('Lorenz');
  await expect(page.getByText(says('editor-kept'), { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Scenario', exact: true }).click();
}

async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play it' }).click();
  await page.getByRole('button', { name: /^Begin/ }).click();
  await expect(page.getByLabel(/^Phase 1 of nine/)).toBeVisible();
}

/** Whatever is asked is thrown for and accepted, until the next turn has begun. */
async function playATurn(page: Page): Promise<void> {
  const cards = page.locator('.picks .btn');
  const large = page.locator('.btn--primary:not([aria-disabled])');
  for (let i = 0; i < 80 && !(await page.getByText('Turn 2', { exact: true }).first().isVisible()); i += 1) {
    await expect(large.or(cards).first()).toBeVisible();
    if (await large.count()) await onward(page);
    else await tapOn(page, cards.first());
  }
  await expect.poll(() => phaseNow(page)).toBe(1);
}

test.describe('an order of battle becomes a battle', () => {
  for (const [format, name, text] of [
    ['a game file', 'marches.oob', JTS],
    ['an outline', 'marches.trl', TREELINE],
    ['a database dump', 'force_unit.sql', DUMP],
    ['a YAML tree', 'marches.yaml', YAML],
    ['a spreadsheet', 'marches.csv', CSV],
    ['a JSON map', 'marches.json', JSON_MAP],
    ['a table of a page', 'marches.html', HTML],
  ] as const)
    test(`from ${format}`, async ({ page, context }) => {
      await sameDice(context);
      await page.goto('./#/scenarios');
      await page.getByRole('button', { name: 'Write a new scenario' }).click();
      await page.getByRole('link', { name: says('editor-import') }).click();
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
      await expect(page.getByRole('heading', { name: says('reader-title-sheet') })).toBeVisible();
      await toTheTable(page);
      await expect(page.locator('a[href$="/army/a"]')).toContainText('5,450 foot, 640 horse, 8 guns');
      await page.locator('a[href$="/army/a"]').click();
      await page.locator('a[href*="/formation/"]').first().click();
      await page.getByText('Rate all its units at once').click();
      const rating = page.locator('details', { hasText: 'Rate all its units at once' });
      await rating.getByLabel('Quality').selectOption({ label: 'Q5 Elite' });
      await rating.getByRole('button', { name: /Set for all of them/ }).click();
      // Elite, 300 men are a point: 2,350 are 7.83 and 3,100 are 10.33.
      await expect(page.getByText(/Aster.*8CP/).first()).toBeVisible();
      await expect(page.getByText(/Corvin.*10CP/).first()).toBeVisible();
      await page.getByRole('link', { name: 'Scenario', exact: true }).click();
      await begin(page);
      // A scenario is one and the same, whatever it was read from: a turn of one of them is enough.
      if (format === 'a game file') await playATurn(page);
      await expect(primary(page)).toBeVisible();
      await expect(button(page, /^Undo/).first()).toBeVisible();
    });
});

/** The side on the screen as our own table. */
async function savedTable(page: Page): Promise<string> {
  const coming = page.waitForEvent('download');
  await button(page, /Save the army as a table/).click();
  return readFileSync(await (await coming).path(), 'utf8');
}

test('an army goes out as our own table, and comes back to the letter', async ({ page }) => {
  await page.goto('./#/scenario/salamanca-1812');
  await button(page, says('editor-copy-and-change')).click();
  await page.locator('a[href$="/army/b"]').click();
  await expect(page.getByText(says('editor-save-table-what'))).toBeVisible();
  const allied = await savedTable(page);

  await page.goto('./#/scenarios');
  await button(page, 'Write a new scenario').click();
  await page.getByRole('link', { name: says('editor-import') }).click();
  const file = { name: 'allied.csv', mimeType: 'text/csv', buffer: Buffer.from(allied) };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.getByText('How it was read').click();
  await expect(page.getByLabel('Read as')).toHaveValue('own-csv');
  await expect(page.getByText('nothing is in doubt')).toBeVisible();
  await button(page, /^Build/).click();
  await expect(page.getByText(says('reader-all-cards'))).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Divisions/ })).toBeChecked();
  await expect(page.getByText('As suggested')).toHaveCount(0);
  await button(page, says('reader-take-in-all', { n: 1 })).click();
  await expect(page.getByRole('heading', { name: 'Allied' })).toBeVisible();
  expect(await savedTable(page)).toBe(allied);
});
