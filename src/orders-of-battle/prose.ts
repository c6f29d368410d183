/** Troops that running text tells of: "General Reille's division of 6,500 men held the left". */
import { guessNation } from '../scenarios/nations.ts';
import { menIn } from './commanders.ts';
import { COUNTED_WORDS } from './lexicon/figures.ts';
import { hintsOf } from './nouns.ts';
import { NUMBER, numberOf } from './numbers.ts';
import { type Sprout, sprout } from './tree.ts';

const wordOf = (of: 'men' | 'sabres' | 'guns'): string => COUNTED_WORDS.find((each) => each.of === of)?.word ?? '';
const COUNTED = (['men', 'sabres', 'guns'] as const).map((of) => ({
  of,
  pattern: new RegExp(`(?<![\\p{L}\\d])(${NUMBER})\\s+(?:\\p{L}{4,12}\\s)?(?:${wordOf(of)})(?!\\p{L})`, 'giu'),
}));

/** "7,600 British infantry, 10,200 Portuguese" */
const OF_NATION = {
  of: 'men' as const,
  pattern: new RegExp(
    `(?<![\\p{L}\\d])(${NUMBER})\\s+(\\p{Lu}\\p{L}{3,})(?:\\s+(?:infantry|foot|troops))?(?!\\p{L})`,
    'gu',
  ),
};

const TROOPS =
  /(?:\d{1,2}(?:\.|st|nd|rd|th|e|re|er|ª|°)?\s+)?(?:[\p{L}-]*(?:division|divisi[oó]n|divisione|brigade|brigada|brigata|corps|korps|cuerpo|kavallerie|cavalry|cavalerie|dragoons|hussars|lancers|cuirassiers|horse|infantry|infanterie|guards?|wing|column|reserve))(?!\p{L})/giu;

interface Told {
  readonly of: 'men' | 'sabres' | 'guns';
  readonly value: number;
  readonly was: string;
  readonly from: number;
  readonly until: number;
}

const toldIn = (text: string): readonly Told[] =>
  [...COUNTED, OF_NATION]
    .flatMap(({ of, pattern }) =>
      [...text.matchAll(pattern)].flatMap((found) => {
        const value = numberOf(found[1] ?? '');
        const from = found.index ?? 0;
        const nation = found[2];
        if (nation !== undefined && guessNation(nation) === undefined) return [];
        return value === undefined ? [] : [{ of, value, was: found[0], from, until: from + found[0].length }];
      }),
    )
    .sort((a, b) => a.from - b.from || b.until - a.until)
    .filter((each, i, all) => all.findIndex((other) => other.from === each.from) === i);

/** What stands before a figure names whose it is. */
function unitBefore(clause: string, { of, value, was }: Told, line: number): Sprout | undefined {
  const nation = guessNation(was);
  if (nation !== undefined)
    return sprout(was.replace(/^[\d.,\s]+/, ''), line, clause, { kind: 'infantry', nation, men: value });
  if (
    of === 'sabres' &&
    !/\p{Lu}\p{L}+[’']?s?\s+(?:cavalry|division|brigade)|general|marshal|marshal/iu.test(clause) &&
    clause.trim().length < 12
  )
    return sprout(was, line, clause, { kind: 'cavalry', sabres: value });
  const man = menIn(clause).at(-1);
  const troops = [...clause.matchAll(TROOPS)].at(-1);
  if (of === 'guns' && !man && !troops)
    return sprout(was, line, clause, { level: 'battery', kind: 'artillery', guns: value });
  if (!man && !troops) return undefined;
  const ends = [man, troops && { from: troops.index ?? 0, until: (troops.index ?? 0) + troops[0].length }].flatMap(
    (each) => each ?? [],
  );
  const name = clause
    .slice(Math.min(...ends.map(({ from }) => from)), Math.max(...ends.map(({ until }) => until)))
    .trim();
  const { level, kind, type } = hintsOf(name);
  const arm = of === 'sabres' ? 'cavalry' : of === 'guns' ? 'artillery' : kind;
  return sprout(name, line, clause, {
    ...(level && { level }),
    ...(arm && { kind: arm }),
    ...(type && { type }),
    ...(man && { commander: man.name }),
    [of]: value,
  });
}

/** The armies that running text tells of, a paragraph each as far as it names them. */
export function fromProse(paragraphs: readonly { readonly line: number; readonly text: string }[]): Sprout[] {
  const armies: Sprout[] = [];
  for (const { line, text } of paragraphs) {
    const told = toldIn(text);
    if (told.filter(({ of }) => of !== 'guns').length < 2) continue;
    const units = told.flatMap((each, i) => {
      const clause = text.slice(told[i - 1]?.until ?? 0, each.from);
      const unit = unitBefore(clause, each, line);
      return unit ? [unit] : [];
    });
    if (units.length === 0) continue;
    const nation = guessNation(text.slice(0, told[0]?.from ?? 0));
    const same = nation !== undefined && armies.find((army) => army.nation === nation);
    const last = nation === undefined ? armies.at(-1) : undefined;
    const army = same || last;
    if (army) army.children.push(...units);
    else armies.push(sprout(nation ?? '', line, text, { level: 'army', children: units, ...(nation && { nation }) }));
  }
  return armies;
}
