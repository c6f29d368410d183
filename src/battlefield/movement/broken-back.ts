/** A unit Broken by fire moves back at once, through friends behind it (NBC-ART-22, NBC-FF-11). */

import * as z from 'zod/mini';
import { say } from '../../engine/message.ts';
import { answers } from '../answers.ts';
import type { Battle, Unit } from '../battle.ts';
import { type EventBuilder, log } from '../ledger/event-builder.ts';
import { disorderUnit } from '../ledger/losses.ts';
import { sideOf, unitOf } from '../look-up.ts';
import { shortNamed, unitNamed } from '../named.ts';
import { ASKS_NOTHING, type Asked, type Nothing, type Procedure } from '../procedure.ts';
import { BROKEN_MOVE } from '../rules/fire/casualties.ts';
import { passable } from '../rules/movement/manoeuvres.ts';
import { friendsAsked } from './move-facts.ts';
import { NOBODY } from './move-said.ts';

const THROUGH = ['through', 'through2'] as const;
const backAnswers = answers({ through: z.string(), through2: z.string() });
type BackTask = Asked<Nothing, z.infer<typeof backAnswers>>;

const saidIn = ({ facts }: BackTask): readonly string[] => THROUGH.map((key) => facts[key] ?? NOBODY);

const passedIn = (battle: Battle, task: BackTask): Unit[] =>
  passable(battle, unitOf(battle, task.unit)).filter(({ id }) => saidIn(task).includes(id));

function disorderPassed(d: EventBuilder, task: BackTask): void {
  const unit = unitNamed(unitOf(d.state, task.unit));
  for (const friend of passedIn(d.state, task)) {
    log(d, say('combat-friend-disordered', { friend: unitNamed(friend), unit }), { side: friend.side });
    disorderUnit(d, friend.id);
  }
}

export const brokenBack: Procedure<Nothing, BackTask['facts']> = {
  kind: 'broken-back',
  schema: { data: ASKS_NOTHING.data, facts: backAnswers },
  question: (battle, task) =>
    say('back-question', { unit: shortNamed(unitOf(battle, task.unit)), cm: BROKEN_MOVE.disordersFriendsWithinCm }),
  facts(battle, task) {
    const asked = THROUGH.map((key) => ({ key, said: task.facts[key] ?? NOBODY }));
    return friendsAsked(passable(battle, unitOf(battle, task.unit)), asked, undefined, 'state-disordered');
  },
  needs: () => [],
  reading(battle, task) {
    const passed = passedIn(battle, task).map(shortNamed);
    return passed.length === 0
      ? { word: 'nobody', means: 'back-nobody', sums: [] }
      : { word: 'state-disordered', means: say('back-passed', { units: passed }), sums: [] };
  },
  settle: disorderPassed,
  byHand: () => [{ value: 'nobody', label: 'nobody' }],
  settleByHand(d, task) {
    const unit = unitNamed(unitOf(d.state, task.unit));
    log(d, say('back-log-nobody', { unit }), { side: sideOf(task), byHand: true });
  },
};
