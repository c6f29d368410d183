/** What is printed has the size it says, on both papers. */
import { expect, type Page } from '@playwright/test';
import { codePath } from '../../src/app/code-squares.ts';
import { test } from './slow.ts';

/** CSS pixels to a millimetre. */
const PX = 96 / 25.4;
const SCENARIOS = ['maida-1806', 'quatre-bras-1815', 'auerstaedt-1806', 'salamanca-1812', 'waterloo-1815'];
const PAPERS = [
  { name: 'A4', width: 194, height: 281 },
  { name: 'Letter', width: 199.9, height: 263.4 },
];

async function open(page: Page, scenario: string, paper: string, sheet: string): Promise<void> {
  await page.goto(`./#/print/${scenario}`);
  await page.getByRole('switch', { name: sheet }).waitFor();
  for (const on of await page.getByRole('switch', { checked: true }).all()) await on.click();
  await page.getByRole('switch', { name: sheet }).click();
  await page.getByRole('radio', { name: paper }).check({ force: true });
  await page.locator('.paper .page').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

interface Measured {
  readonly text: string;
  readonly width: number;
  readonly height: number;
  readonly wantedWidth: number;
  readonly wantedHeight: number;
  readonly spills: boolean;
}

/** Every piece in CSS pixels, and whether its words run over its edge. */
const pieces = (page: Page): Promise<Measured[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-width]')].map((el) => {
      const { width, height } = el.getBoundingClientRect();
      const inside = el.querySelector<HTMLElement>(':scope > span, :scope > div, :scope > p')!;
      return {
        text: el.textContent ?? '',
        width,
        height,
        wantedWidth: Number(el.dataset.width),
        wantedHeight: Number(el.dataset.height),
        spills: inside.scrollWidth > inside.clientWidth + 1 || inside.scrollHeight > inside.clientHeight + 1,
      };
    }),
  );

function exact(measured: readonly Measured[]): void {
  expect(measured.length).toBeGreaterThan(0);
  const wrong = measured.filter(
    ({ width, height, wantedWidth, wantedHeight }) =>
      Math.abs(width / PX - wantedWidth) > 0.2 || Math.abs(height / PX - wantedHeight) > 0.2,
  );
  expect(wrong).toEqual([]);
  expect(measured.filter(({ spills }) => spills).map(({ text }) => text)).toEqual([]);
}

/** Turned on the long edge, what is left is right; nothing else moves. */
async function backsBehindFaces(page: Page): Promise<void> {
  const sheets = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.paper .page')].map((each) => {
      const box = each.getBoundingClientRect();
      return {
        cards: [...each.querySelectorAll<HTMLElement>('[data-card]')].map((card) => {
          const at = card.getBoundingClientRect();
          return {
            id: card.dataset.card,
            left: at.left - box.left,
            right: box.right - at.right,
            top: at.top - box.top,
          };
        }),
      };
    }),
  );
  expect(sheets.length % 2).toBe(0);
  for (let n = 0; n < sheets.length; n += 2) {
    const [faces, backs] = [sheets[n]!, sheets[n + 1]!];
    expect(backs.cards.map(({ id }) => id)).toEqual(faces.cards.map(({ id }) => id));
    for (const [i, face] of faces.cards.entries()) {
      const back = backs.cards[i]!;
      expect(Math.abs(back.right - face.left)).toBeLessThan(1);
      expect(Math.abs(back.top - face.top)).toBeLessThan(1);
    }
  }
  expect(pagesIn(await asPdf(page))).toBe(sheets.length);
}

const asPdf = async (page: Page): Promise<string> =>
  (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
const pagesIn = (pdf: string): number => pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;

const SHEETS: readonly {
  readonly sheet: string;
  readonly pieces: boolean;
  readonly backs?: true;
  readonly pages?: 1;
}[] = [
  { sheet: 'Labels', pieces: true },
  { sheet: 'Command cards', pieces: true, backs: true },
  { sheet: 'Quality cards', pieces: true, backs: true },
  { sheet: 'Time cards', pieces: true, backs: true },
  { sheet: 'Order counters', pieces: true },
  { sheet: 'Rosters', pieces: false },
  { sheet: 'Chart sheet', pieces: false, pages: 1 },
];

/** What is cut out is of one size on every paper; how it falls on sheets, most of all in rows, differs. */
const ON_LETTER = ['Labels', 'Command cards', 'Rosters', 'Chart sheet'];

for (const paper of PAPERS) {
  const sheets = SHEETS.filter(({ sheet }) => paper.name === 'A4' || ON_LETTER.includes(sheet));
  test.describe(paper.name, () => {
    test('labels fit their bases', async ({ page }) => {
      for (const scenario of SCENARIOS) {
        await open(page, scenario, paper.name, 'Labels');
        const measured = await pieces(page);
        exact(measured);
        expect(new Set(measured.map(({ wantedHeight }) => wantedHeight))).toEqual(new Set([6, 9]));
        const box = await page.locator('.paper').boundingBox();
        expect(Math.abs(box!.width / PX - paper.width)).toBeLessThan(0.2);
        await page.emulateMedia({ media: 'screen' });
        await page.goto('about:blank');
      }
    });

    for (const { sheet, pieces: cut, backs, pages } of sheets)
      test(`${sheet.toLowerCase()}: their size, where they come from, and nothing of the screen`, async ({
        page,
        baseURL,
      }) => {
        await open(page, 'waterloo-1815', paper.name, sheet);
        if (cut) exact(await pieces(page));
        await expect(page.getByRole('button', { name: /^Print/ })).toBeHidden();
        await expect(page.getByRole('heading', { name: /^Print for/ })).toBeHidden();
        const foot = page.locator('.colophon').first();
        await expect(foot).toContainText('Scovell');
        await expect(foot).toContainText(baseURL!);
        const { d, side } = await foot.locator('svg').evaluate((code) => ({
          d: code.querySelector('path')!.getAttribute('d'),
          side: code.getBoundingClientRect().width,
        }));
        expect(d).toBe(codePath(baseURL!).d);
        expect(side / PX).toBeCloseTo(12, 0);
        const pdf = await asPdf(page);
        // A link that is painted again on every sheet is told for every sheet.
        expect(pdf.match(/\/URI \(http/g) ?? []).toHaveLength(pagesIn(pdf));
        if (pages) expect(pagesIn(pdf)).toBe(pages);
        if (!backs) return;
        await page.emulateMedia({ media: 'screen' });
        await page.getByRole('switch', { name: /^Card backs/ }).click();
        await expect(page.locator('.paper .page').nth(1)).toBeAttached();
        await page.emulateMedia({ media: 'print' });
        exact(await pieces(page));
        await backsBehindFaces(page);
      });

    test('labels and command cards can be printed in black alone', async ({ page }) => {
      for (const sheet of ['Labels', 'Command cards']) {
        await page.emulateMedia({ media: 'screen' });
        await open(page, 'waterloo-1815', paper.name, sheet);
        await page.emulateMedia({ media: 'screen' });
        const black = page.getByRole('radio', { name: 'Black only' });
        // Out from under the bar at the foot.
        await black.evaluate((radio) => radio.scrollIntoView({ block: 'center' }));
        await black.check({ force: true });
        await page.emulateMedia({ media: 'print' });
        const inks = await page.evaluate(() => {
          const found = new Set<string>();
          for (const el of document.querySelectorAll('.paper *')) {
            const { color, backgroundColor, fill, stroke } = getComputedStyle(el);
            for (const ink of el instanceof SVGElement ? [fill, stroke] : [color, backgroundColor])
              if (/^rgb\(/.test(ink)) found.add(ink);
          }
          return [...found];
        });
        expect(inks.filter((ink) => ink !== 'rgb(0, 0, 0)' && ink !== 'rgb(255, 255, 255)')).toEqual([]);
      }
    });
  });
}
