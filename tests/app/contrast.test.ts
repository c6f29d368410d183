/** What must be read can be read: every pair of tokens, in every theme, computed from the tokens themselves. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../src/app/look/tokens.css', import.meta.url), 'utf8').replace(
  /\/\*[\s\S]*?\*\//g,
  '',
);

type Tokens = Readonly<Record<string, string>>;

function block(head: string, from = 0): Tokens {
  const at = css.indexOf(`${head} {`, from);
  expect(at, head).toBeGreaterThan(-1);
  const body = css.slice(css.indexOf('{', at) + 1, css.indexOf('}', at));
  return Object.fromEntries([...body.matchAll(/([\w-]+):\s*([^;]+);/g)].map((m) => [m[1]!, m[2]!.trim()]));
}

const light = block(':root');
const dark = block(':root[data-theme="dark"]');
const sun = block(':root[data-theme="sun"]');
const THEMES: Readonly<Record<string, Tokens>> = { light, dark: { ...light, ...dark }, sun: { ...light, ...sun } };

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ['paper', 'raised'];
const PAIRS: readonly [ink: string, grounds: readonly string[], least: number][] = [
  ['ink', [...GROUNDS, 'side-a-wash', 'side-b-wash'], 7],
  ['ink-2', [...GROUNDS, 'side-a-wash', 'side-b-wash'], 7],
  ['on-primary', ['primary'], 7],
  ['side-a', [...GROUNDS, 'side-a-wash'], 7],
  ['side-b', [...GROUNDS, 'side-b-wash'], 7],
  ['on-side-a', ['side-a'], 7],
  ['on-side-b', ['side-b'], 7],
  ['danger', GROUNDS, 7],
  ['edge-ink', GROUNDS, 3],
  ['die-red', GROUNDS, 3],
  ['die-green', GROUNDS, 3],
  ['die-red-ink', ['die-red'], 4.5],
  ['die-green-ink', ['die-green'], 4.5],
  ['die-white-ink', ['die-white'], 7],
  ['loss-red', GROUNDS, 3],
  ['loss-blue', GROUNDS, 3],
];

describe.each(Object.entries(THEMES))('the %s theme', (_, tokens) => {
  it.each(PAIRS)('%s stands out from %j by at least %d to 1', (ink, grounds, least) => {
    for (const ground of grounds)
      expect(contrast(tokens[`--${ink}`]!, tokens[`--${ground}`]!), `on ${ground}`).toBeGreaterThanOrEqual(least);
  });
});

it('a device that asks for dark or for contrast gets the theme of that name', () => {
  expect(block(':root:not([data-theme])', css.indexOf('prefers-color-scheme: dark'))).toEqual(dark);
  expect(block(':root:not([data-theme])', css.indexOf('prefers-contrast: more'))).toEqual(sun);
});
