/** A battle whose seats are under lock, without ciphers: what is in a box stands in it as it is, for the tests to read. */
import type { Battle, Setup } from '../../../src/battlefield/battle.ts';
import { beginBattle } from '../../../src/battlefield/begin.ts';
import type { EventOf } from '../../../src/battlefield/events.ts';
import { nbc } from '../../../src/battlefield/game.ts';
import type { Play } from '../../../src/battlefield/plays.ts';
import { keptBack, openPart } from '../../../src/battlefield/under-lock/kept-back.ts';
import { type Paper, type Read, readPaper, writePaper } from '../../../src/battlefield/under-lock/papers.ts';
import { lockedTable } from '../../../src/battlefield/under-lock/table.ts';
import { layTable } from '../../../src/battlefield/under-lock.ts';
import { chanceOf, type Seed, sealOf } from '../../../src/engine/chance.ts';
import type { Envelope } from '../../../src/engine/envelope.ts';
import { judge } from '../../../src/engine/game.ts';
import { codeOf } from '../../../src/engine/message.ts';
import { type Opening, saltOf, sealFor } from '../../../src/engine/sealed.ts';
import type { Scenario } from '../../../src/scenarios/schema.ts';
import { SETUP, seedFrom, small } from '../fixtures.ts';
import { applyAll } from '../folded.ts';

layTable(lockedTable);

export const KEYS = { a: 'key-a', b: 'key-b', umpire: 'key-u', 'a.reille': 'key-r' };

/** What the tests know of each seal. */
export const OPENINGS = new Map<string, Opening>();

let salts = 0;
/** Salts are counted anew: the seals of what follows are the same, whatever was sealed before. */
export const countsSaltsAnew = (): void => {
  salts = 0;
};
export function envelope(paper: Paper, seats: readonly string[]): Envelope {
  salts += 1;
  const bytes = Uint8Array.from({ length: 16 }, (_, i) => (salts >> (8 * (i % 4))) & 255);
  const opening = { salt: saltOf(bytes), text: writePaper(paper) };
  const seal = sealFor(opening);
  OPENINGS.set(seal, opening);
  return { seal, for: seats, box: { from: '', data: '', keys: Object.fromEntries(seats.map((seat) => [seat, ''])) } };
}

export const SECRETS = { a: 'secret-of-a', b: 'secret-of-b', umpire: 'secret-of-the-umpire' };

/** The first division comes in secret, and each is told something. */
export const secretive = (): Scenario => {
  const whole = small({ briefings: SECRETS });
  return { ...whole, reinforcements: whole.reinforcements.map((one) => ({ ...one, secret: true })) };
};

export function lockedEvents(scenario: Scenario = secretive(), seed: Seed = seedFrom(1), more: Partial<Setup> = {}) {
  const setup: Setup = { ...SETUP, ...more };
  const whole = beginBattle(scenario, setup, '')[0] as EventOf<'begun'>;
  const sealed = keptBack(scenario, whole, Object.keys(KEYS)).map((kept) => envelope(kept.paper, kept.for));
  return beginBattle(openPart(scenario), { ...setup, locked: { keys: KEYS, sealed } }, sealOf(seed));
}

export const lockedBattle = (scenario?: Scenario): Battle => applyAll(undefined, lockedEvents(scenario))!;

export function tryPlay(battle: Battle, actor: string, play: Play, seed: Seed = seedFrom(1)) {
  return judge(nbc, battle, { actor, play }, (topic) => chanceOf(seed, topic));
}

export function plays(battle: Battle, actor: string, ...all: readonly Play[]): Battle {
  return all.reduce((now, play) => {
    const ruled = tryPlay(now, actor, play);
    if (!ruled.ok) throw new Error(`${JSON.stringify(play)}: ${codeOf(ruled.why)}`);
    return ruled.state;
  }, battle);
}

export const refusedFor = (battle: Battle, actor: string, play: Play): string => {
  const ruled = tryPlay(battle, actor, play);
  return ruled.ok ? '' : codeOf(ruled.why);
};

export const seals = (battle: Battle, by: string, paper: Paper, ...seats: readonly string[]): Battle =>
  plays(battle, by, { do: 'seal', by, envelope: envelope(paper, seats) });

/** What a seat reads. */
export const readFor = (battle: Battle, seat: string): Read[] =>
  (battle.sealed ?? []).flatMap((one, number) => {
    const opening = one.for.includes(seat) ? OPENINGS.get(one.seal) : one.shown;
    const paper = opening && readPaper(opening.text);
    return opening && paper ? [{ number, at: one.at, by: one.by, paper, opening, shown: one.shown !== undefined }] : [];
  });

export function unseals(battle: Battle, number: number): Play {
  const opening = OPENINGS.get(battle.sealed?.[number]?.seal ?? '')!;
  return { do: 'unseal', sealed: number, ...opening };
}
