/** Texts that nobody has seen, each with its truth: a battle by chance, written in a style. */
import { battleOf } from './battles.ts';
import { Chance } from './chance.ts';
import { beside, set } from './layouts.ts';
import { languageOf, outlined } from './outline.ts';
import { PHRASES } from './phrases.ts';
import { isTable, type Style } from './styles.ts';
import { tabled } from './tables.ts';
import { TONGUES } from './tongues.ts';

export interface Generated {
  readonly text: string;
  readonly truth: string;
}

export function generated(seed: number, style: Style): Generated {
  const chance = new Chance(seed);
  const battle = battleOf(chance, style.depth, style.armies === 'two' ? 2 : 1);
  const [first] = battle.armies;
  if (!first) return { text: '', truth: '' };
  const language = languageOf(first.nation, style);
  const phrases = PHRASES[language];
  const titled = style.noise === 'title' && style.side !== 'in title';
  const title = titled ? [TONGUES[language].title(battle.place, battle.year), phrases.date(battle.year), ''] : [];
  if (isTable(style)) {
    const { lines, truth } = tabled(battle, style);
    const above = /^(?:tabs|commas|semicolons|HTML)/.test(style.form) ? [] : title;
    return { text: `${[...above, ...lines].join('\n')}\n`, truth: truth.join('\n') };
  }
  const told = battle.armies.map((army) => outlined(army, battle, style));
  const blocks = told.map(({ lines }) => set(lines, style, language, chance));
  const [one = [], other] = blocks;
  const body =
    style.side === 'columns' && other
      ? beside(one, other)
      : blocks.flatMap((lines, i) => [
          ...(i > 0 ? ['', ...(style.form === 'forum' ? [phrases.next, ''] : [])] : []),
          ...lines,
        ]);
  const talk = style.form === 'forum' ? { before: [phrases.intro, ''], behind: ['', phrases.end] } : undefined;
  const lines = [...title, ...(talk?.before ?? []), ...body, ...(talk?.behind ?? [])];
  return {
    text: `${lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()}\n`,
    truth: told.flatMap(({ truth }) => truth).join('\n'),
  };
}
