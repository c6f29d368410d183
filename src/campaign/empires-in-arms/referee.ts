/**
 * Judges plays: whether a play is legal, the events that follow, and whether every ledger is still valid afterwards.
 */
import { FACES, isFace } from '../../dice/faces.ts';
import { type AgendaRules, isTaskPlay, playTask } from '../../engine/agenda.ts';
import { canonical } from '../../engine/canonical.ts';
import type { OpenChance } from '../../engine/chance.ts';
import type { Ruled } from '../../engine/game.ts';
import { say } from '../../engine/message.ts';
import type { Act } from '../../engine/seats.ts';
import type { Campaign } from './campaign.ts';
import { leadersInside } from './combat/captors.ts';
import type { Eia } from './desk.ts';
import { handle, procedureOf } from './desks.ts';
import type { Event } from './events.ts';
import { flaws } from './invariants.ts';
import { leaveDepots } from './naval/sailing.ts';
import type { Play } from './plays.ts';
import { liftEmptySieges } from './sieges/siege-state.ts';
import { builder, log } from './writing.ts';

/** Every throw is one die; no die is thrown again. */
export const AGENDA: AgendaRules<Eia> = {
  procedureOf,
  asking: (state) => state,
  event: (event) => event,
  topicOf: ({ clock }, { kind, side, data }) =>
    `${clock.date.y}.${clock.date.m}/${kind}/${side ?? ''}/${canonical(data)}`,
  throwFor: (_, chance) => ({ die: FACES[chance.below(FACES.length)] ?? 1 }),
  impossible: (_, __, { die }) => (isFace(die) ? undefined : 'eia-no-face'),
  takeOwn: () => undefined,
  pay: () => undefined,
  replaced: (d, { label }) =>
    log(d, say('eia-own-stands', { what: typeof label === 'string' ? { code: label } : label }), { byHand: true }),
  keepAnswers: () => undefined,
};

const keyOf = ({ ledger, about }: { readonly ledger: string; readonly about: string }): string => `${ledger} ${about}`;

/**
 * Returns the events of a play, or the reason for refusing it; a refusal changes nothing. A play that newly breaks an
 * invariant is refused.
 */
export function referee(state: Campaign, { play, actor }: Act<Play>, open: OpenChance): Ruled<Campaign, Event> {
  const d = builder(state);
  const why = isTaskPlay(play) ? playTask(AGENDA, d, play, open) : handle(d, play.do, play, { open, actor });
  if (why !== undefined) return { ok: false, why };
  liftEmptySieges(d, state);
  leadersInside(d);
  leaveDepots(d, state);
  const found = flaws(d.state);
  if (found.length > 0) {
    const before = new Set(flaws(state).map(keyOf));
    const fresh = found.find((flaw) => !before.has(keyOf(flaw)));
    if (fresh) return { ok: false, why: fresh.why };
  }
  return { ok: true, events: d.events, state: d.state };
}
