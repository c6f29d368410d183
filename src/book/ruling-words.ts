/**
 * The register of rulings in words: what is unclear in the rules, what is done about it, and what each choice means.
 * A battle does not need them; the page that shows and changes the rulings does.
 */
import { COMBAT_WORDS } from './ruling-words/combat.ts';
import { COMMAND_WORDS } from './ruling-words/command.ts';
import { MERGED_TABLES, POT_AND_RE_ROLLS, QUALITY_CARDS, ROUNDING } from './ruling-words/dice-and-cards.ts';
import type { MissingWords, RulingWords } from './ruling-words/entry.ts';
import { OTHER_WORDS } from './ruling-words/everything-else.ts';
import { FIRE_WORDS } from './ruling-words/fire.ts';
import { MISSING_WORDS } from './ruling-words/missing.ts';
import { MOVEMENT_WORDS } from './ruling-words/movement.ts';
import { ORDER_WORDS } from './ruling-words/orders.ts';
import { WEATHER_WORDS } from './ruling-words/weather.ts';
import { RULINGS, type RulingKey, type RulingValue } from './rulings.ts';

export type { MissingWords, RulingWords };

export interface RulingGroup {
  readonly title: string;
  readonly entries: readonly RulingWords[];
}

/** In the order the subjects come up in the rules. */
export const RULING_GROUPS: readonly RulingGroup[] = [
  { title: 'Tables with blank cells', entries: MERGED_TABLES },
  { title: 'Dice pot and Re-Roll Dice', entries: POT_AND_RE_ROLLS },
  { title: 'Rounding', entries: ROUNDING },
  { title: 'Quality cards', entries: QUALITY_CARDS },
  { title: 'Orders', entries: ORDER_WORDS },
  { title: 'Weather, visibility, ground', entries: WEATHER_WORDS },
  { title: 'Command', entries: COMMAND_WORDS },
  { title: 'Skirmish and artillery', entries: FIRE_WORDS },
  { title: 'Movement', entries: MOVEMENT_WORDS },
  { title: 'Firefight and close combat', entries: COMBAT_WORDS },
  { title: 'Everything else', entries: OTHER_WORDS },
];

export const RULING_WORDS: readonly RulingWords[] = RULING_GROUPS.flatMap((group) => group.entries);

/** What the rulebook refers to but does not hold. */
export const MISSING: readonly MissingWords[] = MISSING_WORDS;

/** The entry that states the problem a switch decides. */
export const wordsFor = (key: RulingKey): RulingWords =>
  RULING_WORDS.find((entry) => entry.amb === RULINGS[key].cites)!;

/** What a choice means, in a few words. */
export const meaningOf = <K extends RulingKey>(key: K, value: RulingValue<K>): string =>
  (wordsFor(key).values[key] as Readonly<Record<string, string>>)[value]!;
