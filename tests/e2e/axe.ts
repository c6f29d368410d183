/** What axe finds wrong with a screen, in each theme. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const THEMES = ['light', 'dark', 'sun'] as const;
const RULES = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Both rules of contrast: what falls below the lower bound is told by the lower one alone. The upper is the 7:1 of the look. */
const COLOURS = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

interface Axe {
  run(
    where: Document | { include: readonly Element[] },
    how: object,
  ): Promise<{ violations: { id: string; nodes: { target: string[]; html: string }[] }[] }>;
}

/** The first look at a page brings axe into it. */
async function withAxe(page: Page): Promise<void> {
  const there = await page.evaluate(() => 'axe' in window);
  if (!there) await new AxeBuilder({ page }).setLegacyMode(true).withRules(['html-has-lang']).analyze();
}

/** The rules that are broken on the screen as it stands, those of colour apart. */
const shapes = (page: Page): Promise<string[]> =>
  page.evaluate(
    async ([values, colours]) => {
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run(document, {
        runOnly: { type: 'tag', values },
        // Targets are measured elsewhere, and more strictly; under the foot, which stays in sight, they only seem small.
        rules: Object.fromEntries(['target-size', ...colours].map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id} at ${target}: ${html}`));
    },
    [RULES, COLOURS] as const,
  );

/**
 * The letters that are too faint. Nine tenths of what axe does is to weigh them, and what decides is their colour, their
 * size and what they stand on: of all letters that are alike in these on this page, the first are weighed.
 */
const colours = (page: Page): Promise<string[]> =>
  page.evaluate(async (values) => {
    const here = window as unknown as { axe: Axe; weighed?: Set<string> };
    here.weighed ??= new Set();
    const drawn = (el: Element): string => {
      const { color, fontSize, fontWeight, textDecorationLine, textShadow } = getComputedStyle(el);
      const all = [el.localName, el.getAttribute('class'), color, fontSize, fontWeight, textDecorationLine, textShadow];
      for (let at: Element | null = el; at; at = at.parentElement) {
        const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(at);
        if (!/^rgba\(.*, 0\)$/.test(backgroundColor)) all.push(backgroundColor);
        if (backgroundImage !== 'none') all.push(backgroundImage);
        if (opacity !== '1' || filter !== 'none') all.push(opacity, filter);
        if (/^rgb\(/.test(backgroundColor) && backgroundImage === 'none') break;
      }
      return all.join(' ');
    };
    const fresh: Element[] = [];
    const add = (el: Element) => {
      const key = drawn(el);
      if (here.weighed?.has(key)) return;
      here.weighed?.add(key);
      fresh.push(el);
    };
    for (const el of document.body.querySelectorAll('*'))
      if (
        el.checkVisibility({ visibilityProperty: true }) &&
        (el.matches('input, select, textarea') ||
          [...el.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
      )
        add(el);
    if (fresh.length === 0) return [];
    const { violations } = await here.axe.run(
      { include: fresh },
      { runOnly: { type: 'rule', values }, resultTypes: ['violations'] },
    );
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id} at ${target}: ${html}`));
  }, COLOURS);

const wear = (page: Page, theme: string): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);

/** The rules that a screen breaks, and in each theme the letters that are too faint. It is light afterwards. */
export async function brokenRules(page: Page): Promise<string[]> {
  await withAxe(page);
  await wear(page, 'light');
  const found = await shapes(page);
  for (const theme of THEMES) {
    await wear(page, theme);
    for (const faint of await colours(page)) found.push(`${theme}: ${faint}`);
  }
  await wear(page, 'light');
  return found;
}
