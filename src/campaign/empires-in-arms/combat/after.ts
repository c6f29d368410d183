/**
 * After a combat: pursuit, retreat, prisoners, political points, leaders hit. EIA-160 to EIA-165, EIA-171, EIA-178 to
 * EIA-181, EIA-187, EIA-188, EIA-220, EIA-281
 */
import * as z from 'zod/mini';
import { say } from '../../../engine/message.ts';
import { type Choice, oneOf } from '../../../engine/procedure.ts';
import type { Campaign } from '../campaign.ts';
import { type Asked, type Procedure, wordOf } from '../desk.ts';
import { freshId, leadersWith, leads, totalOf } from '../ledger.ts';
import type { Area } from '../pieces.ts';
import { otherBattleSide } from '../rules/breaking.ts';
import { guerillaOfDefeat } from '../rules/guerillas.ts';
import { battlePoints, stormPoints } from '../rules/political-points-of-battle.ts';
import { canRetreat } from '../rules/retreat.ts';
import { garrisonAttackEnd, reliefEnd } from '../rules/siege.ts';
import { isOn, ruling } from '../rulings.ts';
import { leadTo } from '../sieges/border.ts';
import { liftSiege } from '../sieges/siege-state.ts';
import { enteredFrom } from '../supply/moving.ts';
import { BATTLE_SIDES, type BattleSide, type CombatKind, type Nation, type Power } from '../vocabulary.ts';
import { addPoints, ask, type Builder, log, putPiece, setPiece } from '../writing.ts';
import { captorsOf, capture, captureLeader } from './captors.ts';
import {
  type At,
  alive,
  at,
  type Band,
  bandFactors,
  bandNation,
  type Fight,
  hasChits,
  insideBands,
  leadersOf,
  retreatsFrom,
  riders,
  speaker,
} from './fight.ts';
import { hitting } from './leader-hit.ts';

const side = z.literal(BATTLE_SIDES);

// ---- the end ---------------------------------------------------------------------------------------------------------

const powersOf = (state: Campaign, there: At, of: BattleSide): readonly Power[] => {
  const powers = new Set(
    there.fight.sides[of].bands
      .filter((band) => band.of === 'corps' && band.came > 0)
      .flatMap((band) => leads(state, bandNation(state, band)) ?? []),
  );
  return powers.size > 0 ? [...powers] : [speaker(state, there.fight, of)];
};

/** Gives the points of a combat that was won to every power with a corps in it. EIA-160, EIA-173 */
function givePoints(d: Builder, there: At, winner: BattleSide): void {
  const { fight, combat } = there;
  if (!hasChits(combat) && !(combat.kind === 'trivial' && fight.consent)) return;
  const loser = otherBattleSide(winner);
  const isNapoleon = (of: BattleSide) => d.state.leaders[fight.sides[of].leader ?? '']?.special === 'napoleon';
  const beaten = fight.sides[loser].bands.flatMap(({ of, came }) => (of === 'corps' && came > 0 ? [came] : []));
  if (beaten.length === 0) return;
  const points = battlePoints(beaten, { winner: isNapoleon(winner), loser: isNapoleon(loser) }, d.state.rulings);
  log(d, say('eiacombat-told-points', { won: points.winner.total, lost: points.loser.total }), {
    changes: [
      ...powersOf(d.state, there, winner).map((one) => addPoints(d, one, points.winner.total, '7.5.2.10.1.3')),
      ...powersOf(d.state, there, loser).map((one) => addPoints(d, one, points.loser.total, '7.5.2.10.1.3')),
    ],
    sums: [points.winner, points.loser],
  });
}

/** Which power lost a combat in the open, and where. */
export interface Defeat {
  readonly area: string;
  readonly kind: CombatKind;
  readonly loser: Power | null;
  /** A Spanish corps took part. */
  readonly spanishCorps: boolean;
}
/** Raises one guerilla where Spain lost at home. EIA-220 */
export function raiseGuerilla(d: Builder, { area: key, kind, loser, spanishCorps }: Defeat): void {
  const area = d.state.areas[key];
  const province = area?.province ? d.state.provinces[area.province] : undefined;
  const unceded = province?.home === 'SP' && province.holder === null;
  const n = guerillaOfDefeat({ spainLost: loser === 'SP', spanishCorps, kind, unceded });
  if (n === 0 || !area) return;
  putPiece(d, 'irregulars', {
    ...{
      id: freshId('irr', d.state.irregulars),
      owner: 'SP',
      type: 'guerilla',
      count: n,
      area: area.id,
      inCity: false,
    },
  });
  log(d, say('eiacombat-told-guerilla', { area: area.name }), { power: 'SP' });
}
function guerillaOf(d: Builder, { combat, fight }: At, winner: BattleSide): void {
  const { nation, bands } = fight.sides[otherBattleSide(winner)];
  raiseGuerilla(d, {
    ...{ area: combat.area, kind: combat.kind, loser: leads(d.state, nation) },
    spanishCorps: bands.some((band) => band.of === 'corps' && bandNation(d.state, band) === 'SP'),
  });
}

/** Returns the powers that take prisoners for a side, its speaking power first. EIA-188 */
const takersOf = (state: Campaign, fight: Fight, of: BattleSide): readonly Power[] =>
  captorsOf(state, fight.sides[of].bands, speaker(state, fight, of));

/** Ends a combat at the walls: the city is taken or not. EIA-178 to EIA-180 */
function endAtWalls(d: Builder, there: At): void {
  const { combat, fight } = there;
  const { area } = combat;
  if (combat.kind === 'storm') {
    const taken = fight.winner === 'attacker';
    const points = stormPoints({
      corpsInside: fight.sides.defender.bands.some(({ of }) => of === 'corps'),
      fleches: fight.fleches,
      taken,
    });
    if (taken) {
      capture(d, alive(d.state, fight.sides.defender.bands), takersOf(d.state, fight, 'attacker'));
      liftSiege(d, area);
    }
    const winner = points && speaker(d.state, fight, points.side);
    log(d, say(taken ? 'eiasiege-told-taken' : 'eiasiege-told-held', { area: d.state.areas[area]?.name ?? '' }), {
      changes: winner && points ? [addPoints(d, winner, points.sum.total, '7.5.4.1.4')] : [],
      sums: points ? [points.sum] : [],
    });
    return;
  }
  const end = garrisonAttackEnd({
    besiegersBeaten: fight.winner === 'attacker',
    inside: insideBands(d.state, area).reduce((n, band) => n + totalOf(bandFactors(d.state, band)), 0),
  });
  if (end !== 'siegeGoesOn') liftSiege(d, area);
  log(d, say('eiasiege-told-sally', { area: d.state.areas[area]?.name ?? '', end }));
  if (end === 'besiegersRetreat')
    ask(d, 'eia-retreat', speaker(d.state, fight, 'attacker'), { combat: combat.id, side: 'defender', own: false });
}

/** Closes a combat once nothing is left to ask about it. */
export function finish(d: Builder, id: string): void {
  const there = at(d.state, id);
  if (!there) return;
  const { combat, fight } = there;
  if (combat.notes.settled !== true) {
    setPiece(d, 'combats', id, { notes: { ...combat.notes, settled: true } });
    if (isWalls(there)) endAtWalls(d, there);
    else if (fight.winner) {
      givePoints(d, there, fight.winner);
      guerillaOf(d, there, fight.winner);
    }
  }
  askLeaders(d, there);
  // After a garrison's victory the besiegers' retreat is still to be asked.
  if (!d.state.agenda.some((task) => isAbout(task.data, id))) setPiece(d, 'combats', id, { over: true });
}
const aboutSchema = z.looseObject({ combat: z.string() });
/** Returns whether a question's data belong to a combat. */
export const isAbout = (data: unknown, id: string): boolean => {
  const read = aboutSchema.safeParse(data);
  return read.success && read.data.combat === id;
};

// ---- retreat ---------------------------------------------------------------------------------------------------------

/** `own`: the owner moves the force, because it withdraws or must go. */
export const retreatSchema = z.object({ combat: z.string(), side, own: z.boolean() });
type RetreatTask = Asked<z.infer<typeof retreatSchema>>;

export function askRetreat(d: Builder, id: string, of: BattleSide, own: boolean): void {
  const there = at(d.state, id);
  if (!there) return;
  // A relief force that did not win goes back by its own choice. EIA-181
  const by = own || isRelief(there, of) ? of : otherBattleSide(of);
  ask(d, 'eia-retreat', speaker(d.state, there.fight, by), { combat: id, side: of, own });
}
/**
 * Returns the areas a force may retreat to; the table sees which is nearest. A relief force goes back to the area it
 * entered from, if the ledgers know one. EIA-164, EIA-181
 */
export function waysBack(
  state: Campaign,
  { area, nation, relief }: { readonly area: string; readonly nation: Nation; readonly relief: readonly string[] },
): readonly Choice[] {
  const came = new Set(relief.flatMap((corps) => enteredFrom(state, corps) ?? []));
  const back = Object.values(state.areas).filter(({ id }) => id !== area && came.has(id));
  const to = ({ id, name }: Area): Choice => ({ value: id, label: say('eiacombat-to-area', { area: name }) });
  return back.length > 0
    ? back.map(to)
    : [...retreatsFrom(state, area, nation).map(to), { value: 'none', label: 'eiacombat-no-way' }];
}
const isRelief = ({ combat }: At, of: BattleSide): boolean => combat.kind === 'limited' && of === 'attacker';
const retreatChoices = (state: Campaign, there: At, of: BattleSide): readonly Choice[] =>
  waysBack(state, {
    ...{ area: there.combat.area, nation: there.fight.sides[of].nation },
    relief: isRelief(there, of) ? leaving(state, there, of).map(({ id }) => id) : [],
  });
/** Returns the troops that leave; those that came out of the city go back into it. EIA-164, EIA-181 */
const leaving = (state: Campaign, { fight }: At, of: BattleSide): readonly Band[] =>
  alive(state, fight.sides[of].bands).filter(({ sallies }) => !sallies);
/** Returns the chosen area, or the only possible one. */
export const wayIn = (task: Pick<RetreatTask, 'facts'>, choices: readonly Choice[]): string =>
  wordOf(task, 'to', choices.length === 1 ? choices[0]?.value : '');
/** Returns those of them who can retreat: no garrison can, and where it is alone nobody asks where to. EIA-173 */
const goers = (state: Campaign, there: At, of: BattleSide): readonly Band[] =>
  leaving(state, there, of).filter((band) =>
    canRetreat(band.of === 'garrison' ? 'depotGarrison' : band.of, ruling(state.rulings, 'errata000') === 'on'),
  );
const wayOf = (state: Campaign, task: RetreatTask): string => {
  const there = at(state, task.data.combat);
  return there && goers(state, there, task.data.side).length > 0
    ? wayIn(task, retreatChoices(state, there, task.data.side))
    : '';
};
export const retreating: Procedure<z.infer<typeof retreatSchema>> = {
  kind: 'eia-retreat',
  schema: { data: retreatSchema },
  question: (_, { data }) => say('eiacombat-retreat-question', { side: data.side }),
  facts(state, task) {
    const there = at(state, task.data.combat);
    if (!there) return [];
    return goers(state, there, task.data.side).length === 0
      ? []
      : [oneOf('to', 'eiacombat-fact-retreat', wayOf(state, task), retreatChoices(state, there, task.data.side))];
  },
  needs: () => [],
  waits(state, task) {
    const there = at(state, task.data.combat);
    const isGone = !there || goers(state, there, task.data.side).length === 0;
    return isGone || wayOf(state, task) !== '' ? undefined : 'eiacombat-say-where';
  },
  reading: (state, task) => ({
    word: say('eiacombat-to-area', { area: state.areas[wayOf(state, task)]?.name ?? '–' }),
    means: 'eiacombat-retreat-means',
    sums: [],
  }),
  settle(d, task) {
    settleRetreat(d, task);
    finish(d, task.data.combat);
  },
};
function settleRetreat(d: Builder, task: RetreatTask): void {
  const there = at(d.state, task.data.combat);
  if (!there) return;
  const { fight } = there;
  const to = d.state.areas[wayOf(d.state, task)];
  const here = leaving(d.state, there, task.data.side);
  const goes = to ? goers(d.state, there, task.data.side) : [];
  const taken = here.filter((band) => !goes.includes(band));
  for (const band of goes)
    if (band.of === 'corps' && to) leadTo(d, band.id, to.id);
    else if (band.of === 'irregulars' && to) setPiece(d, 'irregulars', band.id, { area: to.id });
  capture(d, taken, takersOf(d.state, fight, otherBattleSide(task.data.side)));
  log(d, to ? say('eiacombat-told-retreat', { area: to.name }) : 'eiacombat-told-surrender', {
    power: speaker(d.state, fight, task.data.side),
  });
}

// ---- onward ----------------------------------------------------------------------------------------------------------

/** A side has won: cavalry may pursue, then the beaten side retreats. EIA-161 to EIA-165, EIA-181 */
export function won(d: Builder, id: string): void {
  const there = at(d.state, id);
  const winner = there?.fight.winner;
  if (!there || !winner) return;
  const { combat, fight } = there;
  const beaten = otherBattleSide(winner);
  if (combat.kind === 'storm' || combat.kind === 'garrisonAttack') {
    finish(d, id);
    return;
  }
  if (combat.kind === 'limited') endRelief(d, combat.area, winner);
  if (leaving(d.state, there, beaten).length === 0) {
    captureLeaders(d, there, beaten);
    finish(d, id);
    return;
  }
  if (riders(d.state, there, winner) > 0)
    ask(d, 'eia-pursuit', speaker(d.state, fight, winner), { combat: id, by: winner, fixed: null });
  else askRetreat(d, id, beaten, false);
}
/** Captures leaders whose whole force is lost, also those of an empty counter. EIA-187 */
function captureLeaders(d: Builder, there: At, of: BattleSide): void {
  const by = takersOf(d.state, there.fight, otherBattleSide(of));
  for (const band of there.fight.sides[of].bands)
    if (band.of === 'corps' && totalOf(bandFactors(d.state, band)) === 0)
      for (const leader of leadersWith(d.state, band.id)) captureLeader(d, leader, by);
}
/** Ends a relief combat, with its effect on the siege. EIA-181 */
export function endRelief(d: Builder, area: string, winner: BattleSide | null): void {
  const end = reliefEnd({
    besiegersBroke: winner === 'attacker',
    relieversBroke: winner === 'defender',
    inside: insideBands(d.state, area).reduce((n, band) => n + totalOf(bandFactors(d.state, band)), 0),
  });
  if (end.siege !== 'goesOn') liftSiege(d, area);
  log(d, say('eiasiege-told-relief', { area: d.state.areas[area]?.name ?? '', end: end.siege }));
}
/** Ends a combat that nobody won. EIA-165, EIA-178, EIA-181 */
export function nobodyWon(d: Builder, id: string, how: 'bothBroke' | 'bothGone' | 'notWon'): void {
  const there = at(d.state, id);
  if (!there) return;
  log(d, say('eiacombat-told-nobody', { how }));
  if (there.combat.kind === 'limited') endRelief(d, there.combat.area, null);
  const goes = (how === 'bothBroke' && !isWalls(there)) || there.combat.kind === 'limited';
  if (goes) askRetreat(d, id, 'attacker', true);
  else finish(d, id);
}
const isWalls = ({ combat }: At): boolean => combat.kind === 'storm' || combat.kind === 'garrisonAttack';

// ---- leaders hit -----------------------------------------------------------------------------------------------------

const hitSchema = z.object({ combat: z.string(), side });
function askLeaders(d: Builder, there: At): void {
  if (
    !isOn(d.state.rulings, 'leaderCasualties') ||
    there.combat.kind === 'storm' ||
    there.combat.kind === 'garrisonAttack'
  )
    return;
  for (const of of BATTLE_SIDES)
    if (
      leadersOf(d.state, there.fight.sides[of]).length > 0 &&
      d.state.combats[there.combat.id]?.notes[`hit ${of}`] !== true
    ) {
      setPiece(d, 'combats', there.combat.id, {
        notes: { ...d.state.combats[there.combat.id]?.notes, [`hit ${of}`]: true },
      });
      ask(d, 'eia-leader-hit', speaker(d.state, there.fight, of), { combat: there.combat.id, side: of });
    }
}
export const leaderHit = hitting<z.infer<typeof hitSchema>>({
  kind: 'eia-leader-hit',
  schema: hitSchema,
  leaders(state, { combat, side: of }) {
    const there = at(state, combat);
    return there ? leadersOf(state, there.fight.sides[of]) : [];
  },
  by(state, { combat, side: of }) {
    const there = at(state, combat);
    return there ? speaker(state, there.fight, of) : 'FR';
  },
  after: (d, { combat }) => finish(d, combat),
});
