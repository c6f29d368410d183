/**
 * Whether a battle's throws are those of its sealed seed: walks its events and throws each of the app's dice and cards
 * again at the place in the stream where it was thrown. What the table threw itself is believed.
 */
import { openChance, type Seed, sealOf } from '../dice/chance.ts';
import { throwAftermath } from './after-battle/aftermath.ts';
import type { Aftermath } from './after-battle/aftermath-rolls.ts';
import { passDay } from './after-battle/wounded.ts';
import { apply } from './apply.ts';
import type { Battle, Thing } from './battle.ts';
import { draft } from './draft.ts';
import type { Event, EventOf } from './events.ts';
import type { Need } from './procedure.ts';
import { throwFor } from './throws.ts';

export type Proof =
  /** How many throws and draws the seed gave, and how many the table entered. */
  | { readonly ok: true; readonly throws: number; readonly own: number }
  /** The first event, counted from 0, that the seed does not give. */
  | { readonly ok: false; readonly event: number; readonly sentence: string };

/** What must have been asked for to lay this there; undefined when the app lays no such thing. */
function needOf(thing: Thing, pack: EventOf<'pack'> | undefined): Need | undefined {
  const asked = { slot: '', by: 'a', label: '' } as const;
  if ('pot' in thing) return { ...asked, want: 'pot', counts: 5 };
  if ('dice' in thing) return { ...asked, want: 'dice', dice: thing.dice.length };
  if (!('card' in thing) || !pack) return undefined;
  return pack.pack === 'time' ? { ...asked, want: 'time' } : { ...asked, want: 'result', rating: 0 };
}

/** Things and packs are small and written with their members in one order. */
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const sameThing = (one: Thing, other: Thing): boolean =>
  'pot' in one && 'pot' in other
    ? same([one.pot.red, one.pot.white, one.pot.green], [other.pot.red, other.pot.white, other.pot.green])
    : same(one, other);

/** A file keeps its records in another order than the battle wrote them. */
const sorted = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.entries(value)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([key, inner]) => [key, sorted(inner)])
    : value;
const sameRolls = (one: Aftermath, other: Aftermath): boolean => same(sorted(one), sorted(other));

const SKIPPED = 'The stream was not read on from where the last throw left it.';
const NOT_GIVEN = 'The sealed seed gives another throw here.';

/** The events of a battle in effect, from its first, against its seed. */
export function checkThrows(events: readonly Event[], seed: Seed): Proof {
  let battle: Battle | undefined;
  let tally = { throws: 0, own: 0 };
  /** The stream while a throw is read from it, until its position is written down. */
  let stream: ReturnType<typeof openChance> | undefined;
  /** The pack before its card was drawn, and what was written of it. */
  let drawn: { readonly from: Battle; readonly event: EventOf<'pack'> } | undefined;
  /** What lay there when the last question was closed: the one pot of a contest decides command too. */
  let left: readonly Thing[] = [];

  /** Why this event is not what the seed gives. */
  const fault = (event: Event, at: number): string | undefined => {
    switch (event.type) {
      case 'begun': {
        if (event.seal !== sealOf(seed)) return 'The seed does not belong to the seal of this battle.';
        const weather = event.setup.startingWeather;
        if (!weather || weather.own) return undefined;
        stream = openChance(seed, 0);
        tally = { ...tally, throws: tally.throws + 1 };
        return same(stream.dice(2), weather.dice) ? undefined : NOT_GIVEN;
      }
      case 'pack':
        drawn = battle && { from: battle, event };
        return undefined;
      case 'opened':
        return event.task.lies.every((lie) => lie.own || left.some((thing) => sameThing(thing, lie.thing)))
          ? undefined
          : 'A throw lies there that was never made.';
      case 'closed':
        left = battle?.agenda.find((task) => task.id === event.task)?.lies.map((lie) => lie.thing) ?? [];
        return undefined;
      case 'laid': {
        const pack = drawn;
        drawn = undefined;
        if (event.lie.own) {
          tally = { ...tally, own: tally.own + 1 };
          return undefined;
        }
        const need = needOf(event.lie.thing, pack?.event);
        if (!battle || !need) return NOT_GIVEN;
        stream ??= openChance(seed, battle.at);
        const d = draft(pack?.from ?? battle);
        const thing = throwFor(d, stream, need);
        tally = { ...tally, throws: tally.throws + 1 };
        const packs = d.events.every((written) => same(written, pack?.event));
        return packs && sameThing(thing, event.lie.thing) ? undefined : NOT_GIVEN;
      }
      case 'aftermath': {
        // The app's own throw reads on in the stream; the table's dice do not.
        if (events[at + 1]?.type !== 'chance') {
          tally = { ...tally, own: tally.own + 1 };
          return undefined;
        }
        if (!battle) return NOT_GIVEN;
        const opened = openChance(seed, battle.at);
        stream = opened;
        const d = draft(battle);
        const why = (event.rolls.days ? passDay : throwAftermath)(d, () => opened);
        const thrown = d.events[0];
        tally = { ...tally, throws: tally.throws + 1 };
        return !why && thrown?.type === 'aftermath' && sameRolls(thrown.rolls, event.rolls) ? undefined : NOT_GIVEN;
      }
      case 'chance': {
        const read = stream?.at;
        stream = undefined;
        return event.at === read ? undefined : SKIPPED;
      }
      default:
        return undefined;
    }
  };

  for (const [at, event] of events.entries()) {
    const sentence = fault(event, at);
    if (sentence) return { ok: false, event: at, sentence };
    battle = apply(battle, event);
  }
  return stream ? { ok: false, event: events.length - 1, sentence: SKIPPED } : { ok: true, ...tally };
}
