/**
 * A table that does everything a table may do, at random: any scenario, any setup, own dice, corrections by hand, and
 * undo. One number tells the whole of it.
 */
import { asked, type Battle, onTable, piecesOf, type Setup } from '../../src/battlefield/battle.ts';
import { beginBattle } from '../../src/battlefield/begin.ts';
import type { Event } from '../../src/battlefield/events.ts';
import { menu } from '../../src/battlefield/menu.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import { referee } from '../../src/battlefield/referee.ts';
import { HELPS } from '../../src/battlefield/setup.ts';
import { SIMPLIFICATION_KEYS } from '../../src/battlefield/simplified.ts';
import { RULING_KEYS, RULINGS } from '../../src/book/rulings.ts';
import { FATES, GROUNDS, INTENSITIES, ORDERS, WEATHERS } from '../../src/book/terms.ts';
import { chanceOf, type OpenChance, type Seed, sealOf, seedOf } from '../../src/engine/chance.ts';
import type { Fact } from '../../src/engine/procedure.ts';
import type { Scenario } from '../../src/scenarios/schema.ts';
import { pick, randomOf } from '../battlefield/bot.ts';
import { everything, playAll } from '../battlefield/everything.ts';
import { small } from '../battlefield/fixtures.ts';
import { applyAll } from '../battlefield/folded.ts';
import { ownThing } from '../battlefield/played.ts';

export type Random = (n: number) => number;

const oneOf = <T>(list: readonly T[], random: Random): T | undefined => list[random(list.length)];

export const seedNumbered = (n: number): Seed =>
  seedOf(Uint8Array.from({ length: 32 }, (_, i) => (n * 101 + i * 37 + (n >> 8) * 17) % 256));

/** Mostly the field with everything on it. */
export const fieldOf = (n: number): Scenario => (n % 5 === 4 ? small() : everything());

/** Every third table plays by rulings of its own; some play a simplified game, keep one book, or only the ledger. */
export function setupOf(n: number): Setup {
  const random = randomOf(n + 7);
  const rulings =
    n % 3 === 0 ? Object.fromEntries(RULING_KEYS.map((key) => [key, oneOf(RULINGS[key].values, random) ?? ''])) : {};
  return {
    keeps: n % 4 === 3 ? (n % 8 === 3 ? 'a' : 'b') : 'both',
    dice: 'app',
    rulings,
    ...(n % 7 === 5 && { help: oneOf(HELPS, random) }),
    ...(n % 7 === 2 && { simplified: SIMPLIFICATION_KEYS.filter(() => random(3) === 0) }),
  };
}

export const beginsAt = (n: number): Battle => {
  const events = beginBattle(fieldOf(n), setupOf(n), sealOf(seedNumbered(n)));
  const battle = applyAll(undefined, events);
  if (!battle) throw new Error('no battle has begun');
  return battle;
};

// ---- what it plays ---------------------------------------------------------------------------------------------------

/** Now and then the table throws its own dice and draws its own cards. */
function ownEntry(battle: Battle, random: Random): Play | undefined {
  const task = asked(battle);
  const need = task && procedureFor(task.kind).needs(battle, task)[0];
  if (!task || !need || battle.ended || procedureFor(task.kind).waits?.(battle, task)) return undefined;
  return { do: 'enter', task: task.id, slot: need.slot, thing: ownThing(need, random) };
}

function valueFor({ kind, options = [], min = 0, max = 8 }: Fact, random: Random): boolean | string | number {
  if (kind === 'switch') return random(2) === 0;
  if (kind === 'choice') return oneOf(options, random)?.value ?? '';
  return min + random(max - min + 1);
}

/** Something is said to the open question. */
function says(battle: Battle, random: Random): Play | undefined {
  const task = asked(battle);
  if (!task || battle.ended) return undefined;
  const fact = oneOf(procedureFor(task.kind).facts?.(battle, task) ?? [], random);
  return fact && { do: 'answer', task: task.id, facts: { [fact.key]: valueFor(fact, random) } };
}

/** Any number or marker of the ledger is set by hand. */
function corrects(battle: Battle, random: Random): Play | undefined {
  const coin = () => random(2) === 0;
  const unit = oneOf(Object.values(battle.units), random);
  const formation = oneOf(Object.values(battle.formations), random);
  const officer = oneOf(Object.values(battle.officers), random);
  const area = oneOf([null, ...battle.scenario.areas.map(({ id }) => id)], random) ?? null;
  if (!unit || !formation || !officer) return undefined;
  const free = Object.values(battle.units).every((one) => area === null || one.area !== area || one.id === unit.id);
  const ofFoot = unit.kind === 'unit' && unit.host === null && unit.fate === 'good' && unit.present;
  const friend = oneOf(
    Object.values(battle.units).filter(
      ({ side, host, kind, fate, formation: of, card }) =>
        side === unit.side &&
        host === null &&
        kind === 'unit' &&
        fate === 'good' &&
        of === unit.formation &&
        card.arm === 'infantry',
    ),
    random,
  );
  const id = unit.id;
  const plays: readonly Play[] = [
    { do: 'set', what: 'unit', id, set: { cp: random(unit.startCP + 1) } },
    ...(unit.fate === 'good' && onTable(unit)
      ? ([
          { do: 'set', what: 'unit', id, set: { disordered: coin() } },
          { do: 'set', what: 'unit', id, set: { exhaustion: oneOf([0, 1, 2] as const, random) ?? 0 } },
          { do: 'set', what: 'unit', id, set: { shaken: coin() } },
          { do: 'set', what: 'unit', id, set: { resting: coin() } },
          { do: 'set', what: 'unit', id, set: { stands: oneOf([0, 1, 2] as const, random) ?? 0 } },
          { do: 'set', what: 'unit', id, set: { ooc: coin() } },
        ] as const)
      : []),
    ...(unit.kind === 'unit' && unit.startCP > 0
      ? [{ do: 'set', what: 'unit', id, set: { fate: oneOf([...FATES, 'good', 'broken'] as const, random) } } as const]
      : []),
    ...(onTable(unit)
      ? ([
          { do: 'set', what: 'unit', id, set: { fired: coin() } },
          { do: 'set', what: 'unit', id, set: { moved: coin() } },
          { do: 'set', what: 'unit', id, set: { facingAway: coin() } },
        ] as const)
      : []),
    ...(free && ofFoot ? [{ do: 'set', what: 'unit', id, set: { area } } as const] : []),
    ...(unit.card.arm === 'artillery' && ofFoot && piecesOf(unit) !== 'rockets' && friend
      ? [{ do: 'set', what: 'unit', id, set: { host: coin() ? null : friend.id } } as const]
      : []),
    ...(unit.kind === 'unit' ? [{ do: 'set', what: 'unit', id, set: { present: random(6) > 0 } } as const] : []),
    { do: 'set', what: 'unit', id, set: { ownOrder: coin() ? 'defend' : null } },
    { do: 'set', what: 'formation', id: formation.id, set: { order: oneOf(ORDERS, random) } },
    {
      do: 'set',
      what: 'formation',
      id: formation.id,
      set: { command: oneOf(['under', 'not', null] as const, random) },
    },
    { do: 'set', what: 'formation', id: formation.id, set: { card: oneOf(['hand', 'spent'] as const, random) } },
    { do: 'set', what: 'formation', id: formation.id, set: { present: random(6) > 0 } },
    {
      do: 'set',
      what: 'officer',
      id: officer.id,
      set: { fate: officer.fate !== 'fit' ? 'fit' : coin() ? 'injured' : 'captured' },
    },
    { do: 'set', what: 'side', id: unit.side, set: { atHQ: coin() } },
    { do: 'set', what: 'side', id: unit.side, set: { vantage: coin() } },
    { do: 'set', what: 'sky', set: { weather: oneOf(WEATHERS, random), intensity: oneOf(INTENSITIES, random) } },
    { do: 'set', what: 'sky', set: { ground: oneOf(GROUNDS, random) } },
    { do: 'set', what: 'sky', set: { fog: coin() ? null : { total: 0, target: 10 } } },
    { do: 'set', what: 'clock', minutes: battle.minutes + 1 + random(90) },
    { do: 'dice', dice: coin() ? 'table' : 'app' },
    { do: 'phone', phone: battle.phone === 'open' ? 'passed' : 'open' },
    { do: 'help', help: oneOf(HELPS, random) ?? 'resolve' },
  ];
  return oneOf(plays, random);
}

/** What may be refused: the table has tried something. */
const mayBeRefused = (play: Play): boolean => ['set', 'enter', 'answer', 'help', 'phone', 'dice'].includes(play.do);

/** Much is left undone, so that turns go by, and whoever can recover does. */
function goesOn(battle: Battle, random: Random): Play | undefined {
  if (asked(battle) || battle.ended || battle.revealed) return undefined;
  const offers = menu(battle);
  if (battle.phase === 7 && random(2) === 0) {
    const cards = offers.filter((play) => play.do === 'recover' || play.do === 'draw-all');
    if (cards.length > 0) return oneOf(cards, random);
  }
  return random(4) === 0 ? offers.find((play) => play.do === 'next' || play.do === 'pass-all') : undefined;
}

/** What a table does of its own: sets by hand, enters its own dice, or says something to the open question. */
function ofItsOwn(battle: Battle, random: Random): Play | undefined {
  const rare = random(100);
  if (battle.revealed || battle.ended) return undefined;
  if (rare < 2) return corrects(battle, random);
  if (rare < 12) return ownEntry(battle, random);
  return rare < 26 ? says(battle, random) : undefined;
}

export const wildPlay = (battle: Battle, random: Random): Play =>
  ofItsOwn(battle, random) ?? goesOn(battle, random) ?? (random(4) > 0 ? playAll : pick)(battle, random);

// ---- how it goes on --------------------------------------------------------------------------------------------------

export interface Deed {
  readonly before: Battle;
  readonly play: Play;
  readonly events: readonly Event[];
  readonly after: Battle;
}

/** How many plays may be taken back. */
const BACK = 25;

/**
 * Plays so many plays of battle `n`, some of them taken back; `watch` is given each with what it returned the last
 * time, so that what is taken back is forgotten there too.
 */
export function wildBattle<Kept>(
  n: number,
  most: number,
  first: (battle: Battle, open: OpenChance) => Kept,
  watch: (deed: Deed, kept: Kept, at: number, open: OpenChance) => Kept,
): Battle {
  const open: OpenChance = (topic) => chanceOf(seedNumbered(n), topic);
  const random = randomOf(n + 1);
  let battle = beginsAt(n);
  let kept = first(battle, open);
  const past: { readonly battle: Battle; readonly kept: Kept }[] = [];
  for (let at = 0; at < most; at += 1) {
    if (past.length > 0 && random(150) === 0) {
      const back = past.splice(-1 - random(past.length))[0];
      if (back) ({ battle, kept } = back);
    }
    const play = wildPlay(battle, random);
    const ruled = referee(battle, play, open);
    if (!ruled.ok) {
      if (mayBeRefused(play)) continue;
      throw new Error(`play ${at}: offered ${JSON.stringify(play)}, refused: ${JSON.stringify(ruled.why)}`);
    }
    past.push({ battle, kept });
    if (past.length > BACK) past.shift();
    const deed = { before: battle, play, events: ruled.events, after: ruled.state };
    kept = watch(deed, kept, at, open);
    battle = ruled.state;
  }
  return battle;
}
