/** Every figure that a sentence of the charts tells, as it stands in the rulebook: a wrong table, or the wrong one, shows here. */
import { describe, expect, it } from 'vitest';
import { ALL } from '../../../src/app/reference/charts/all.ts';
import { DEFAULTS } from '../../../src/app/reference/charts.ts';
import type { Message } from '../../../src/engine/message.ts';
import { type Fact, factOfText, messagesIn } from './facts.ts';
import told from './told-figures.json';

const isFigure = (fact: Fact): boolean =>
  Array.isArray(fact) ? fact.some(isFigure) : typeof fact === 'number' || (typeof fact === 'string' && /\d/.test(fact));

type Figures = Readonly<Record<string, Fact>>;

/** The figures that a message tells, by the names its sentence gives them. */
const figuresIn = (message: Message): Figures =>
  Object.fromEntries(
    Object.entries(message.args ?? {})
      .map(([name, text]) => [name, factOfText(text)] as const)
      .filter(([, fact]) => isFigure(fact)),
  );

/** The sentences of a chart that tell figures, each with its figures; what stands alone in a cell is proved with its row. */
function figuresOf(parts: unknown): Readonly<Record<string, readonly Figures[]>> {
  const found: Record<string, Figures[]> = {};
  for (const message of messagesIn(parts)) {
    const { code } = message;
    const figures = figuresIn(message);
    if (/^(figure|rating)-/.test(code) || Object.keys(figures).length === 0) continue;
    const before = found[code] ?? [];
    if (!before.some((each) => JSON.stringify(each) === JSON.stringify(figures))) found[code] = [...before, figures];
  }
  return found;
}

describe('figures told in sentences, worked by hand from the rulebook', () => {
  it.each(ALL.flatMap(({ charts }) => charts).map((chart) => [chart.id, chart] as const))('%s', (id, chart) => {
    const by: Readonly<Record<string, unknown>> = told;
    expect(figuresOf(chart.parts(DEFAULTS))).toEqual(by[id] ?? {});
  });

  it('names only charts that there are', () => {
    const ids: readonly string[] = ALL.flatMap(({ charts }) => charts.map(({ id }) => id));
    expect(Object.keys(told).filter((id) => !ids.includes(id))).toEqual([]);
  });
});
