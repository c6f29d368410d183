/** Engineers on the table: their hosts, and what happens to them with their hosts (NBC-ENG-03 to -07, NBC-OFF-07). */

import * as z from 'zod/mini';
import { total } from '../../dice/faces.ts';
import { type Legality, refuse, unless } from '../../engine/legality.ts';
import { type Said, say, word } from '../../engine/message.ts';
import { present } from '../../engine/present.ts';
import { reckon, term } from '../../engine/reckoning.ts';
import type { Battle, Officer, Unit } from '../battle.ts';
import { allUnits, commanderOf, formationLedBy, isOnTable, keepsBooks, serves, unitsOf } from '../battle.ts';
import type { Line } from '../events.ts';
import { holds } from '../facts.ts';
import { engineersLive, pairOdds } from '../ledger/checks.ts';
import { type EventBuilder, log, notice, openTask, setUnit } from '../ledger/event-builder.ts';
import { afterEngineers, eliminateUnit, engineersAt, engineersThrow } from '../ledger/losses.ts';
import { diceAgain, spend } from '../ledger/re-roll-dice.ts';
import { formationOf, sure, unitOf } from '../look-up.ts';
import { called, officerNamed, shortNamed, unitNamed } from '../named.ts';
import { ASKS_NOTHING, type Asked, answers, choicesFrom, type Nothing, oneOf, type Procedure } from '../procedure.ts';
import type { TwoDice } from '../rules/command/officers.ts';
import type { EngineerPlace, Transfer } from '../rules/special-troops/engineers.ts';
import * as rules from '../rules/special-troops/engineers.ts';
import { id } from '../shapes.ts';
import { pairIn, pairNeed } from '../throws.ts';
import { currentCP, onTable } from '../troops.ts';

/** The destination of engineers: a formation's commander, a unit of that formation, or a pontoon train in the park. */
export type EngineersTo =
  | { readonly at: 'commander'; readonly formation: string }
  | { readonly at: 'unit' | 'pontoon'; readonly unit: string };

/** The engineers that are with a commander and attached to no unit yet. */
export const engineersWith = (battle: Battle, formation: string): Unit | undefined =>
  unitsOf(battle, formation).find((unit) => unit.kind === 'engineers' && unit.host === null && onTable(unit));

const hostPlace = (host: Unit, at: 'unit' | 'pontoon'): EngineerPlace =>
  at === 'pontoon'
    ? { at, inPark: !host.movesIn }
    : { at, formation: host.formation ?? '', arm: host.card.arm, inCommand: !holds(host, 'ooc') };

function placeOf(battle: Battle, { host: id, formation }: Unit): EngineerPlace {
  if (!id) return formation ? { at: 'commander', formation } : { at: 'park' };
  const host = unitOf(battle, id);
  return host.kind === 'garrison' ? { at: 'garrison' } : hostPlace(host, host.kind === 'pontoon' ? 'pontoon' : 'unit');
}

/** For example "in the park", "with Reille" or "with Husson". */
export function engineersPlace(battle: Battle, engineers: Unit): Said {
  if (engineers.host) return say('engineers-with', { host: shortNamed(unitOf(battle, engineers.host)) });
  if (!engineers.formation) return 'engineers-in-park';
  return say('engineers-with', { host: officerNamed(commanderOf(battle, formationOf(battle, engineers.formation))) });
}

function mayGoTo(battle: Battle, { side }: Unit, to: EngineersTo): Legality {
  if (to.at === 'commander') {
    const formation = battle.formations[to.formation];
    return unless(
      (!isOnTable(battle, formation) || !formation || !serves(commanderOf(battle, formation))) &&
        refuse('engineers-no-commander', 'NBC-ENG-04'),
      formation?.side !== side && refuse('engineers-own-side', 'NBC-ENG-04'),
    );
  }
  const host = battle.units[to.unit];
  return unless(
    (host?.fate !== 'good' || !onTable(host) || host.kind === 'engineers') && refuse('engineers-no-host', 'NBC-ENG-04'),
    to.at === 'pontoon' && host?.kind !== 'pontoon' && refuse('engineers-no-train', 'NBC-PON-01'),
    host?.side !== side && refuse('engineers-own-side', 'NBC-ENG-04'),
  );
}

/** Whether engineers may go there, and the cost in re-roll dice. The table measures visibility. */
function mayTransfer(battle: Battle, engineers: Unit, to: EngineersTo): Transfer {
  if (engineers.kind !== 'engineers' || !onTable(engineers)) return refuse('engineers-only', 'NBC-ENG-04');
  const there = mayGoTo(battle, engineers, to);
  if (!there.ok) return there;
  const place = to.at === 'commander' ? to : hostPlace(unitOf(battle, to.unit), to.at);
  const taken = to.at === 'commander' ? engineersWith(battle, to.formation) : engineersAt(battle, to.unit);
  const transfer = rules.engineerTransfer(placeOf(battle, engineers), place);
  if (!transfer.ok) return transfer;
  const legal = unless(
    battle.phase !== 5 && refuse('engineers-phase', 'NBC-ENG-04'),
    engineers.attachedIn === battle.turn && refuse('engineers-once', 'NBC-ENG-04'),
    taken && refuse('engineers-one-each', 'NBC-ENG-04'),
    transfer.cost.total > battle.sides[engineers.side].rerolls.ready && refuse('reroll-none-left', 'NBC-ENG-04'),
  );
  return legal.ok ? transfer : legal;
}

export function transfers(battle: Battle, engineers: Unit): EngineersTo[] {
  if (battle.phase !== 5) return [];
  const hosts = allUnits(battle).filter(({ kind }) => kind === 'unit' || kind === 'pontoon');
  const ways: EngineersTo[] = [
    ...Object.keys(battle.formations).map((formation) => ({ at: 'commander', formation }) as const),
    ...hosts.map(({ id, kind }) => ({ at: kind === 'pontoon' ? 'pontoon' : 'unit', unit: id }) as const),
  ];
  return ways.filter((to) => mayTransfer(battle, engineers, to).ok);
}

export function sendEngineers(d: EventBuilder, engineers: Unit, to: EngineersTo): Said | undefined {
  const legal = mayTransfer(d.state, engineers, to);
  if (!legal.ok) return legal.why;
  spend(d, engineers.side, legal.cost.total);
  const host = to.at === 'commander' ? null : to.unit;
  const formation = to.at === 'commander' ? to.formation : unitOf(d.state, to.unit).formation;
  setUnit(d, engineers.id, { host, formation, attachedIn: d.state.turn });
  const where = word(engineersPlace(d.state, unitOf(d.state, engineers.id)));
  const told = say('engineers-sent', { engineers: unitNamed(engineers), where });
  log(d, told, { side: engineers.side, sums: [legal.cost] });
  return undefined;
}

const riskData = z.strictObject({
  engineers: id,
  /** CP their host lost at once; omitted when they are with a commander. */
  loss: z.optional(z.strictObject({ lost: z.number() })),
});
type RiskTask = Asked<z.infer<typeof riskData>, Nothing>;

const diceOf = (task: RiskTask): TwoDice => sure(pairIn(task));

/** NBC-ENG-06, NBC-ENG-07: the throw for engineers at risk. */
export const engineerRisk: Procedure<RiskTask['data'], Nothing> = {
  schema: { ...ASKS_NOTHING, data: riskData },
  question: (battle, task) =>
    say('engineers-risk-question', { engineers: shortNamed(unitOf(battle, task.data.engineers)) }),
  over(battle, { data, unit = null }) {
    const engineers = unitOf(battle, data.engineers);
    return !onTable(engineers) || engineers.host !== unit;
  },
  // NBC-ENG-06: what waited for their throw follows without it.
  calledOff: goesOn,
  needs: (_battle, task) => pairNeed(task),
  odds: () => pairOdds((dice) => !rules.engineersFall(dice), engineersLive()),
  again: (battle, task) => diceAgain(battle, task, 'engineers'),
  reading(_battle, task) {
    const dice = diceOf(task);
    const fell = rules.engineersFall(dice);
    const { loss } = task.data;
    const { good, bad } = engineersLive();
    const gone = loss ? 'engineers-gone-with-loss' : 'engineers-gone-with-him';
    return {
      word: fell ? 'engineers-word-fall' : 'engineers-word-live',
      means: fell ? gone : 'engineers-unhurt',
      sums: present(
        reckon('two-dice', [
          term(say('engineers-fall-on', { least: rules.ENGINEERS_FALL_ON }), total(dice), 'NBC-ENG-06'),
        ]),
        loss && rules.hostLoss(fell, loss.lost),
      ),
      part: (fell ? bad : good)[0],
      good: !fell,
    };
  },
  settle: (d, task) => settleRisk(d, task, rules.engineersFall(diceOf(task))),
  byHand: () => choicesFrom({ live: 'engineers-word-live', fall: 'engineers-word-fall' }),
  settleByHand: (d, task, choice) => settleRisk(d, task, choice === 'fall', { byHand: true }),
};

function settleRisk(d: EventBuilder, task: RiskTask, fell: boolean, more: Pick<Line, 'byHand'> = {}): void {
  const { loss } = task.data;
  const engineers = unitOf(d.state, task.data.engineers);
  if (fell) eliminateUnit(d, engineers.id, 'gone-at-work', more);
  else log(d, say('engineers-log-unhurt', { engineers: unitNamed(engineers) }), { side: engineers.side, ...more });
  if (loss && task.unit && rules.takenByEngineers(fell, loss.lost) > 0)
    giveBack(d, engineers, unitOf(d.state, task.unit));
  goesOn(d, task);
}

function goesOn(d: EventBuilder, { unit, data }: RiskTask): void {
  const host = d.state.units[unit ?? ''];
  if (data.loss && host && onTable(host)) afterEngineers(d, host.id);
}

/** NBC-ENG-06: gives the host one CP of a loss back, because its engineers took it. */
function giveBack(d: EventBuilder, engineers: Unit, host: Unit): void {
  const { white, red, blue } = host.lost;
  if (host.fate !== 'good' || white + red === 0) return;
  setUnit(d, host.id, {
    lost: host.shaken && red > 0 ? { white, red: red - 1, blue } : { white: white - 1, red, blue },
    ...(host.hurt && { hurt: { ...host.hurt, lost: Math.max(0, host.hurt.lost - 1) } }),
  });
  const cp = currentCP(unitOf(d.state, host.id));
  const told = { engineers: unitNamed(engineers), unit: unitNamed(host), cp };
  notice(d, say('engineers-log-taken', told), { side: host.side });
}

/** NBC-ENG-07, NBC-OFF-07: engineers are captured with their commander; two dice are thrown if he is hit or evades. */
export function engineersShare(d: EventBuilder, officer: Officer, event: 'captured' | 'hit' | 'evaded'): void {
  const formation = formationLedBy(d.state, officer.id);
  const engineers = formation && engineersWith(d.state, formation.id);
  if (!engineers) return;
  if (event === 'captured') {
    eliminateUnit(d, engineers.id, say('gone-taken-with', { officer: officerNamed(officer) }));
    return;
  }
  const { id: engineersId, side } = engineers;
  // The side that keeps their records throws for them, and once for one who is hit again meanwhile.
  if (!keepsBooks(d.state, side) || engineersThrow(d.state, officer.id)) return;
  openTask(d, { kind: 'engineer-risk', side, officer: officer.id, data: { engineers: engineersId } });
}

const infantryOf = (battle: Battle, formation: string): Unit[] =>
  unitsOf(battle, formation).filter(
    (unit) =>
      unit.kind === 'unit' &&
      unit.card.arm === 'infantry' &&
      unit.fate === 'good' &&
      onTable(unit) &&
      !engineersAt(battle, unit.id),
  );

/** NBC-ENG-07: engineers of a replaced commander go to the nearest infantry, or are Eliminated. */
export function rehomeEngineers(d: EventBuilder, formation: string): void {
  const engineers = engineersWith(d.state, formation);
  if (!engineers) return;
  if (infantryOf(d.state, formation).length === 0) {
    eliminateUnit(d, engineers.id, 'gone-no-infantry');
    return;
  }
  if (!keepsBooks(d.state, engineers.side)) return;
  openTask(d, { kind: 'engineers-rehomed', side: engineers.side, formation, data: { engineers: engineers.id } });
}

const homeData = z.strictObject({ engineers: id });
const homeAnswers = answers({ unit: id });
type HomeTask = Asked<z.infer<typeof homeData>, z.infer<typeof homeAnswers>>;

const ableFor = (battle: Battle, task: HomeTask): Unit[] => infantryOf(battle, sure(task.formation));

function homeOf(battle: Battle, task: HomeTask): Unit | undefined {
  const able = ableFor(battle, task);
  return able.find((unit) => unit.id === task.facts.unit) ?? able[0];
}

export const engineersRehomed: Procedure<HomeTask['data'], HomeTask['facts']> = {
  schema: { data: homeData, facts: homeAnswers },
  question: () => 'engineers-home-question',
  facts(battle, task) {
    const options = ableFor(battle, task).map((unit) => ({ value: unit.id, label: called(shortNamed(unit)) }));
    return [oneOf('unit', 'engineers-home-nearest', homeOf(battle, task)?.id ?? '', options)];
  },
  needs: () => [],
  reading(battle, task) {
    const home = homeOf(battle, task);
    if (!home) return { word: 'nobody', means: 'engineers-home-gone', sums: [] };
    const engineers = shortNamed(unitOf(battle, task.data.engineers));
    const unit = shortNamed(home);
    return { word: called(unit), means: say('engineers-join', { engineers, unit }), sums: [] };
  },
  settle: (d, task) => takeInto(d, task, homeOf(d.state, task)),
  byHand: () => [{ value: 'gone', label: 'engineers-home-lost' }],
  settleByHand: (d, task) => takeInto(d, task, undefined),
};

function takeInto(d: EventBuilder, task: HomeTask, home: Unit | undefined): void {
  const engineers = d.state.units[task.data.engineers];
  // The engineers may have been sent elsewhere while this question was set aside.
  if (!engineers || !onTable(engineers) || engineersWith(d.state, task.formation ?? '') !== engineers) return;
  if (!home) {
    eliminateUnit(d, engineers.id, 'gone-nobody-took');
    return;
  }
  setUnit(d, engineers.id, { host: home.id, formation: home.formation });
  log(d, say('engineers-join', { engineers: unitNamed(engineers), unit: unitNamed(home) }), { side: engineers.side });
}
