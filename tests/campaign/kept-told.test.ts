/**
 * What both campaigns tell and write is what it was: each line of the journal with its figures and sums, each event, and each
 * question with whom it asks, what it carries, its facts, chances and result, over random months. What differs is a mistake or a change made on purpose: for that, `npm run kept`.
 */
import { describe, it } from 'vitest';
import type { Event as NapoleonEvent } from '../../src/campaign/age-of-napoleon/events.ts';
import { ageOfNapoleon } from '../../src/campaign/age-of-napoleon/game.ts';
import { procedureOf as ofNapoleon } from '../../src/campaign/age-of-napoleon/procedures.ts';
import { procedureOf as ofEmpires } from '../../src/campaign/empires-in-arms/desks.ts';
import type { Event as EmpiresEvent } from '../../src/campaign/empires-in-arms/events.ts';
import { chanceOf } from '../../src/engine/chance.ts';
import { judge } from '../../src/engine/game.ts';
import { codeOf, type Said } from '../../src/engine/message.ts';
import { effectOf, type Fact, type GameTypes, type Procedure } from '../../src/engine/procedure.ts';
import { type Agenda, asked } from '../../src/engine/question.ts';
import { randomOf } from '../battlefield/bot.ts';
import { heldTo } from '../kept/marks.ts';
import { SETUP, seed } from './age-of-napoleon/fixtures.ts';
import { CHARTED } from './empires-in-arms/charted.ts';
import { fullCampaign } from './empires-in-arms/full-player.ts';
import { campaign } from './empires-in-arms/player.ts';

const holds = heldTo('campaigns-told');

/** The lines told so far, by what they are about. */
class Told {
  readonly #lines = new Map<string, string[]>();

  line(about: string, what: unknown): void {
    this.#lines.set(about, [...(this.#lines.get(about) ?? []), JSON.stringify(what)]);
  }

  async *pages(): AsyncGenerator<readonly [string, string]> {
    for (const about of [...this.#lines.keys()].sort()) yield [about, (this.#lines.get(about) ?? []).join('\n')];
  }
}

const factOf = ({ effect, options, ...fact }: Fact) => ({
  ...fact,
  effect: effectOf(effect),
  options: options?.map((choice) => ({ ...choice, effect: effectOf(choice.effect) })),
});

/** A question as it stands before it is answered or thrown for, and its result once nothing is wanted. */
function question<G extends GameTypes>(
  procedure: Procedure<G>,
  state: G['state'],
  task: G['question'],
): Readonly<Record<string, unknown>> {
  const needs = procedure.needs(state, task);
  const waits = procedure.waits?.(state, task);
  const { side, data } = task;
  return {
    ...{ side, data },
    question: procedure.question(state, task),
    facts: (procedure.facts?.(state, task) ?? []).map(factOf),
    sums: procedure.sums?.(state, task),
    ...{ needs, waits },
    warnings: procedure.warnings?.(state, task),
    odds: needs.length > 0 && waits === undefined ? procedure.odds?.(state, task) : undefined,
    byHand: procedure.byHand?.(state, task),
    reading: needs.length === 0 && waits === undefined ? procedure.reading(state, task) : null,
  };
}

type Line = { readonly text: Said };
const linesOf = (events: readonly (EmpiresEvent | NapoleonEvent)[]): readonly Line[] =>
  events.flatMap((event) => (event.type === 'told' ? [event.line as Line] : []));

/** What a deed has told, and what is asked after it. */
function hear<G extends GameTypes>(
  told: Told,
  procedureOf: (kind: string) => Procedure<G>,
  state: G['state'] & Agenda<G['question']>,
  events: readonly (EmpiresEvent | NapoleonEvent)[],
): void {
  for (const line of linesOf(events)) told.line(codeOf(line.text), line);
  for (const event of events) if (event.type !== 'told') told.line(`writes ${event.type}`, event);
  const task = asked(state);
  if (task) told.line(task.kind, question(procedureOf(task.kind), state, task));
}

function empires(): Told {
  const told = new Told();
  for (const n of [107, 118, 122]) fullCampaign(n, 2, {}, (state, events) => hear(told, ofEmpires, state, events));
  campaign(5, 4, {}, (state, { events }) => hear(told, ofEmpires, state, events));
  return told;
}

/** The same where the charts are filled: what they give is told, and nothing of it is asked. */
function charted(): Told {
  const told = new Told();
  for (const n of [107, 122])
    fullCampaign(n, 2, { slots: CHARTED }, (state, events) => hear(told, ofEmpires, state, events));
  return told;
}

/** A player who knows only the menu, and answers at random. */
function napoleon(): Told {
  const told = new Told();
  for (const n of [1, 2, 3, 4, 5, 6]) {
    const own = seed(n);
    const open = (topic: string) => chanceOf(own, topic);
    const random = randomOf(n);
    const first = ageOfNapoleon.beginning([{ type: 'begun', setup: SETUP, seal: 'seal' }], open) ?? [];
    let state = first.reduce<Parameters<typeof ageOfNapoleon.apply>[0]>(ageOfNapoleon.apply, undefined);
    for (let step = 0; step < 150 && state; step += 1) {
      const offered = ageOfNapoleon.menu(state, 'table');
      const likely = offered.filter((one) => ['accept', 'throw', 'attack', 'winter'].includes(one.do));
      const play = likely.length > 0 && random(3) > 0 ? likely[random(likely.length)] : offered[random(offered.length)];
      const ruled = play && judge(ageOfNapoleon, state, { actor: 'table', play }, open);
      if (!ruled?.ok) break;
      ({ state } = ruled);
      if (state) hear(told, ofNapoleon, state, ruled.events);
    }
  }
  return told;
}

describe('what is told of', () => {
  it('Empires in Arms', () => holds('eia', empires().pages()));
  it('Empires in Arms, its charts filled', () => holds('charted', charted().pages()));
  it('Age of Napoleon', () => holds('aon', napoleon().pages()));
});
