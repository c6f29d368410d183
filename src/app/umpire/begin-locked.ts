/**
 * Begins a battle whose seats open by a PIN. What the scenario keeps secret for a seat is sealed; the rest stays open.
 */
import type { Setup } from '../../battlefield/battle.ts';
import { beginBattle } from '../../battlefield/begin.ts';
import { type Kept, keptBack, openPart } from '../../battlefield/under-lock/kept-back.ts';
import { writePaper } from '../../battlefield/under-lock/papers.ts';
import type { Seed } from '../../engine/chance.ts';
import type { Envelope } from '../../engine/envelope.ts';
import type { Scenario } from '../../scenarios/schema.ts';
import { type Begun, newBattle } from '../session/new-battle.ts';
import { locksFor, type Pins } from '../session/new-locks.ts';
import { sealedFor } from '../session/seat-keys.ts';
import { lockAway } from './kept-scenario.ts';
import { locks } from './locks.ts';

/** Bytes. A corps with its officers takes a quarter to three quarters of it, an empty paper almost nothing. */
const ROOM = 8192;
/** The most bytes a box holds besides the paper. */
const SALT = 64;

/** All have the same length, so that no paper's size tells whether someone is kept back. */
async function sealedPapers(kept: readonly Kept[], keys: Readonly<Record<string, string>>): Promise<Envelope[]> {
  const texts = kept.map(({ paper }) => writePaper(paper));
  const longest = Math.max(...texts.map((text) => new TextEncoder().encode(text).length));
  const least = Math.ceil((SALT + longest) / ROOM) * ROOM;
  const publics = (seats: readonly string[]) =>
    Object.fromEntries(seats.flatMap((seat) => (keys[seat] === undefined ? [] : [[seat, keys[seat]]])));
  return Promise.all(kept.map((one, i) => sealedFor(publics(one.for), texts[i] ?? '', least)));
}

/** The open part of the scenario, and the set-up with the sealed papers. */
export async function lockedStart(
  scenario: Scenario,
  setup: Setup,
  keys: Readonly<Record<string, string>>,
): Promise<{ readonly scenario: Scenario; readonly setup: Setup }> {
  const [whole] = beginBattle(scenario, setup, '');
  if (whole?.type !== 'begun') throw new Error('A battle begins with its beginning.');
  const sealed = await sealedPapers(keptBack(scenario, whole, Object.keys(keys)), keys);
  return { scenario: openPart(scenario), setup: { ...setup, locked: { keys, sealed } } };
}

export async function beginLocked(
  scenario: Scenario,
  setup: Setup,
  seed: Seed,
  added: readonly string[],
  pins: Pins,
): Promise<Begun> {
  const made = await locksFor(pins);
  const keys = Object.fromEntries(Object.entries(made).map(([seat, lock]) => [seat, lock.public]));
  const start = await lockedStart(scenario, setup, keys);
  // The locks are stored before the battle: one without the other opens for nobody.
  for (const lock of Object.values(made)) if (!(await locks.keep(lock))) return { ok: false, said: 'seats-not-kept' };
  const begun = await newBattle(start.scenario, start.setup, seed, added);
  // From now on it is shown nowhere; the copy on the shelf is locked too.
  if (begun.ok && !(await lockAway(scenario, keys))) return { ok: false, said: 'seats-not-locked-away' };
  return begun;
}
