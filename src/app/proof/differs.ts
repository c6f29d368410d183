/** The words for a difference between the file and the rules. */
import type { Event } from '../../battlefield/events.ts';
import type { Thing } from '../../battlefield/questions.ts';
import { isTold } from '../../dice/pot.ts';
import { type Said, say, type Written, word } from '../../engine/message.ts';
import { type Fault, same } from '../../engine/proof.ts';

export interface Differing {
  readonly why: Said;
  readonly found?: Written;
  readonly wanted?: Written;
}

/** "4 4 2", "card 12". */
export function thingSaid(thing: Thing): Written {
  if ('pot' in thing) {
    if (isTold(thing.pot)) return String(thing.pot.sum);
    const { red, white, green } = thing.pot;
    return say('proof-pot', { white: white.join(' '), red, green: green.join(' ') });
  }
  if ('dice' in thing) return thing.dice.join(' ');
  if ('card' in thing) return say('proof-card', { card: thing.card });
  if ('result' in thing) return word(`result-${thing.result}`);
  if ('hits' in thing) return say('proof-hits', { hits: thing.hits });
  if ('sum' in thing) return String(thing.sum);
  if ('struck' in thing) return thing.struck.join(' ') || '–';
  if ('minutes' in thing) return say('proof-minutes', { minutes: thing.minutes });
  return word(thing.disorder ? 'duel-disordered' : 'check-holds');
}

type Path = readonly string[];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The first member in which two values differ, and both values. */
function firstDifference(
  found: unknown,
  wanted: unknown,
  path: Path = [],
): { path: Path; found: unknown; wanted: unknown } {
  if (!isObject(found) || !isObject(wanted)) return { path, found, wanted };
  const [mine, theirs] = [new Map(Object.entries(found)), new Map(Object.entries(wanted))];
  for (const key of new Set([...mine.keys(), ...theirs.keys()]))
    if (!same(mine.get(key), theirs.get(key))) return firstDifference(mine.get(key), theirs.get(key), [...path, key]);
  return { path, found, wanted };
}

/** Long values are cut: the place is named, and the file can be read. */
const MOST = 160;
const written = (value: unknown): Written => {
  if (value === undefined) return word('proof-nothing');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MOST ? `${text.slice(0, MOST)} …` : text;
};

/** The line an event logs, or the event itself. */
const eventSaid = (event: Event): Written => {
  if (event.type === 'logged') return event.line.text;
  if (event.type === 'rolled') return thingSaid(event.roll.thing);
  const { type, ...rest } = event;
  return say('proof-event', { type, what: written(rest) });
};

const cardsOut = ({ state }: Extract<Event, { type: 'pack' }>): Written =>
  state.out.length > 0 ? say('proof-cards-out', { cards: state.out.map(String) }) : word('proof-nothing');

/** Two events of one deed, from the file and from the rules. Either may be missing. */
function eventsDiffer(found: Event | undefined, wanted: Event | undefined): Differing {
  if (found?.type === 'rolled' && wanted?.type === 'rolled' && !same(found.roll.thing, wanted.roll.thing))
    return {
      why: word('card' in wanted.roll.thing ? 'proof-other-card' : 'proof-other-dice'),
      found: thingSaid(found.roll.thing),
      wanted: thingSaid(wanted.roll.thing),
    };
  if (found?.type === 'logged' && wanted?.type === 'logged')
    return { why: word('proof-other-story'), found: eventSaid(found), wanted: eventSaid(wanted) };
  if (found?.type === 'pack' && wanted?.type === 'pack')
    return { why: word('proof-other-pack'), found: cardsOut(found), wanted: cardsOut(wanted) };
  if (found && wanted && found.type === wanted.type) {
    const at = firstDifference(found, wanted);
    return {
      why: say('proof-other-value', { type: found.type, path: at.path.join('.') }),
      found: written(at.found),
      wanted: written(at.wanted),
    };
  }
  return {
    why: word('proof-other-events'),
    found: found ? eventSaid(found) : word('proof-nothing'),
    wanted: wanted ? eventSaid(wanted) : word('proof-nothing'),
  };
}

export function faultSaid({ why, refused, found, wanted }: Fault<Event>): Differing {
  if (why === 'proof-refused')
    return { why: word(why), found: word(refused ?? ''), wanted: word('proof-no-such-play') };
  if (why === 'proof-no-play') return { why: word(why), ...(found && { found: eventSaid(found) }) };
  if (!found && !wanted) return { why: word(why) };
  const differing = eventsDiffer(found, wanted);
  return why === 'proof-beginning' ? { ...differing, why: word(why) } : differing;
}
