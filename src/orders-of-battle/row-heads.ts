/** Formations and sides that no row of a table is, and only its columns name. */
import { say, word } from '../engine/message.ts';
import type { LEVEL_FIELDS } from './columns.ts';
import { beginsWithRank, readCommander } from './commanders.ts';
import { mannered } from './manners.ts';
import { isBareMan, leaderInBrackets, nationOf } from './names.ts';
import { hintsOf } from './nouns.ts';
import type { Unit } from './row-order.ts';
import { isFormation, type Sprout, sprout } from './tree.ts';

export type LevelField = (typeof LEVEL_FIELDS)[number];

/** Columns for corps, division and brigade: whole numbers that count within the level above, or names. */
export const numbered = (level: LevelField, number: string): Pick<Sprout, 'name' | 'made'> => ({
  name: number,
  made: say('reader-numbered', { level, number }),
});

/** "Second wave – Mullins", "First wave [Grant]": who leads what a column of formations or of sides names. */
function leaderBehind(text: string): ReturnType<typeof leaderInBrackets> {
  const [, name = '', one, other = ''] =
    /^([^([]*(?:\p{L}{3}|\d\p{L}{0,3}\.?|[IVX]))(?:\s[–—-]\s+([^([]+)|\s*[([]([^()[\]]+)[)\]])$/u.exec(text) ?? [];
  const leader = one ?? other;
  return isBareMan(leader) || beginsWithRank(leader) ? { name, leader } : undefined;
}

/** A formation that only its column names. */
export function headOf(name: string, level: LevelField, { row, node }: Unit, lowest: boolean): Sprout {
  const { text, arrival } = mannered(name);
  const led = leaderInBrackets(text) ?? leaderBehind(text);
  const group = sprout(led?.name ?? text, row.line, node.source.text, { level });
  const man = led && readCommander(led.leader);
  if (man) group.commander = man.name;
  if (man?.rank) group.rank = man.rank;
  if (arrival) group.arrival = arrival;
  const { level: own = level, kind, type } = hintsOf(group.name);
  /** "1st Brigade" in a column of divisions, "Division Klein" in one of whatever is higher. */
  if (lowest && isFormation(own) && own !== 'army') group.level = own;
  if (kind) group.kind = kind;
  if (type) group.type = type;
  return group;
}

/** The army of a side, where the first of its entries stands. */
export function sideNamed(given: string, { source }: Sprout, more: Partial<Sprout>): Sprout {
  /** "Neapolitan (King Joachim Murat)" */
  const told = leaderBehind(given);
  const led = told && readCommander(told.leader);
  const name = told?.name ?? given;
  return sprout(name, source.line, source.text, {
    level: 'army',
    ...(nationOf(name) !== name && name !== '' && { nation: nationOf(name) }),
    ...(name === '' && { made: word('reader-side-unnamed') }),
    ...(led && { commander: led.name }),
    ...(led?.rank && { rank: led.rank }),
    ...more,
  });
}
