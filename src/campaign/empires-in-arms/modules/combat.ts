/** Combat in the app: attacks, chits, rounds and the consequences. EIA-140 to EIA-187 */
import * as z from 'zod/mini';
import { whyNot } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import type { Campaign } from '../campaign.ts';
import { cellSaid, cellTyped } from '../cell-said.ts';
import { isAbout, leaderHit, nobodyWon, retreating, won } from '../combat/after.ts';
import { captors } from '../combat/captors.ts';
import { chitsOpened, sealChits } from '../combat/chits.ts';
import { afterRound, arriving, dayOpened, dayOver } from '../combat/day.ts';
import {
  at,
  type Band,
  bandNation,
  corpsHere,
  type Fight,
  insideBands,
  leadersOf,
  newSide,
  openBands,
  ownChits,
  reveal,
  speaker,
} from '../combat/fight.ts';
import { guardOpened, sealsGuard } from '../combat/guard.ts';
import { joining } from '../combat/joining.ts';
import { losing } from '../combat/losing.ts';
import { pursued, pursuing } from '../combat/pursuing.ts';
import { roundAsked } from '../combat/round-task.ts';
import { endRound, type Onward, rounds } from '../combat/rounds.ts';
import { type Attack, areSlipping, refuges, slipping } from '../combat/slipping.ts';
import { leaving, ratingsSaid, withdrawing } from '../combat/withdrawing.ts';
import { type Desk, type Handlers, type PlaysOf, play, type Why } from '../desk.ts';
import {
  areaOf,
  corpsIn,
  freshId,
  hasFought,
  insideOf,
  isEnemy,
  isFoeIn,
  leadersWith,
  leads,
  movesWith,
  named,
  nationName,
  roomOf,
  totalOf,
} from '../ledger.ts';
import { nation, power } from '../pieces.ts';
import type { OwnPlay } from '../plays.ts';
import { cellTrouble, isCombatChart } from '../rules/combat-charts.ts';
import { commanders } from '../rules/commander.ts';
import { slipAway } from '../rules/cossacks.ts';
import { mayRetire } from '../rules/entering.ts';
import { mayReinforceAfter } from '../rules/reinforcing.ts';
import { hasCrossed } from '../supply/moving.ts';
import { BATTLE_SIDES, type BattleSide, type CombatKind, type Nation, type Power } from '../vocabulary.ts';
import { ask, type Builder, log, putPiece, setFlag, setPiece } from '../writing.ts';
import { callSeals } from './sealing.ts';

const id = z.string();
export const COMBAT = [
  /**
   * A fight in the open: field; limited when a siege is relieved; trivial by kind of troops or by consent. EIA-140,
   * EIA-173, EIA-181
   */
  play('attack', {
    power,
    area: id,
    defender: nation,
    kind: z.literal(['field', 'limited', 'trivial']),
    river: z.boolean(),
    /** Whether the garrison inside sallies to help. EIA-181 */
    sally: z.boolean(),
  }),
  /** An attacked corps withdraws into the city first. EIA-140 */
  play('take-refuge', { corps: id, agreed: z.boolean() }),
  /** Corps of a neighbouring area try to join after a round. EIA-166 */
  play('join-battle', {
    combat: id,
    side: z.literal(BATTLE_SIDES),
    corps: z.readonly(z.array(id)).check(z.minLength(1)),
    /**
     * Ids of the cossacks, freikorps and, on the attacker's side, guerillas that come along when a leader comes with
     * the corps.
     */
    irregulars: z.optional(z.readonly(z.array(id))),
  }),
  /** Names the commander, where the player may choose. EIA-185 */
  play('command', { combat: id, side: z.literal(BATTLE_SIDES), leader: id }),
  /** Both sides seal whether to commit their guard. EIA-271 */
  play('seal-guard', { combat: id }),
  /** The app stops the fight; the players settle the fight at the table. */
  play('end-combat', { combat: id }),
  play('combat-chart', { chart: id, cell: id, value: z.nullable(z.int()) }),
  /** The chits that the group adds to the named ones. EIA-142 */
  play('own-chits', { attacker: z.string().check(z.maxLength(180)), defender: z.string().check(z.maxLength(180)) }),
] as const;
export type CombatPlay = PlaysOf<typeof COMBAT>;
type Of<N extends CombatPlay['do']> = Extract<CombatPlay, { readonly do: N }>;

const isOwn = (state: Campaign, owner: Power, of: Nation): boolean => {
  const leader = leads(state, of);
  return leader === owner || (leader !== null && (movesWith(state, owner)?.powers.includes(leader) ?? false));
};
const isRunning = (state: Campaign, area: string): boolean =>
  Object.values(state.combats).some((one) => !one.over && one.area === area);

/**
 * Returns whether an enemy corps whose side is now moving or fighting stands in the area; that enemy must attack.
 * EIA-140
 */
const isAttacked = (state: Campaign, nation: Nation, area: string): boolean =>
  (state.clock.step === 'landMove' || state.clock.step === 'landCombat') &&
  corpsIn(state, area).some((one) => {
    const power = one.place.at === 'area' && !one.besieged ? leads(state, one.nation) : null;
    return power !== null && state.clock.acting.includes(power) && isEnemy(state, one.nation, nation);
  });

/** Begins a fight. The siege desk begins its fights with the same function. */
export function beginFight(
  d: Builder,
  what: {
    readonly kind: CombatKind;
    readonly area: string;
    readonly attacker: Power;
    readonly defender: Nation;
    readonly bands: Readonly<Record<'attacker' | 'defender', readonly Band[]>>;
    readonly river: boolean;
    readonly consent: boolean;
  },
): void {
  const key = freshId('com', d.state.combats);
  const fight: Fight = {
    sides: {
      attacker: newSide(what.attacker, what.bands.attacker, d.state),
      defender: newSide(what.defender, what.bands.defender, d.state),
    },
    river: what.river,
    consent: what.consent,
    day: 1,
    round: 1,
    rounds: 0,
    winner: null,
    fleches: d.state.areas[what.area]?.fleches ?? 0,
    relievedFrom: null,
  };
  putPiece(d, 'combats', {
    ...{
      id: key,
      kind: what.kind,
      area: what.area,
      date: d.state.clock.date,
      attacker: what.attacker,
      defender: what.defender,
    },
    ...{ via: 'phone', over: false, request: null, result: null, notes: { fight } },
  });
  const there = at(d.state, key);
  if (!there) return;
  log(
    d,
    say('eiacombat-told-begins', {
      kind: what.kind,
      area: d.state.areas[what.area]?.name ?? '',
      power: nationName(d.state, what.attacker),
      enemy: nationName(d.state, what.defender),
    }),
    {
      power: what.attacker,
    },
  );
  if (what.kind === 'field' || what.kind === 'limited') {
    sealChits(d, there);
    return;
  }
  reveal(d, key);
  ask(d, 'eia-round', null, { combat: key });
}

const hasCorps = (bands: readonly Band[]): boolean => bands.some(({ of }) => of === 'corps');

/** Returns the troops that would fight in an area, by side. EIA-141 */
function forces(
  state: Campaign,
  { power: owner, area, sally, kind }: Pick<Of<'attack'>, 'power' | 'area' | 'sally' | 'kind'>,
) {
  const defender = openBands(state, area, (of) => isFoeIn(state, area, owner, of), false);
  // Own troops must be at war with one of the defenders; a moving partner's troops must be at war with all of the
  // defenders. EIA-044, EIA-120, EIA-141
  const fights = (of: Nation) => {
    const power = leads(state, of);
    return (
      (power === owner && defender.some((band) => isEnemy(state, of, bandNation(state, band)))) ||
      (power !== null &&
        power !== owner &&
        isOwn(state, owner, of) &&
        defender.every((band) => isEnemy(state, power, bandNation(state, band))))
    );
  };
  const inside =
    kind !== 'trivial' && sally ? insideBands(state, area).filter((band) => fights(bandNation(state, band))) : [];
  return { attacker: [...openBands(state, area, fights, true), ...inside], defender };
}
/** Returns whether the attack comes from outside on enemies who besiege a friendly city. EIA-181 */
export const isRelief = (
  state: Campaign,
  { power: owner, area, defender }: Pick<Of<'attack'>, 'power' | 'area' | 'defender'>,
) =>
  state.flags[`siege ${area}`] !== undefined &&
  insideBands(state, area).some((band) => {
    const of = bandNation(state, band);
    return !isEnemy(state, owner, of) && isEnemy(state, leads(state, defender) ?? owner, of);
  });
function whyNotAttack(state: Campaign, attack: Of<'attack'>): Why {
  const { power: owner, area, defender } = attack;
  if (!state.areas[area]) return 'eia-gone';
  if (state.clock.step !== 'landCombat' || !state.clock.acting.includes(owner)) return 'eiacombat-not-its-combat';
  if (isRunning(state, area) || areSlipping(state, area)) return 'eiacombat-running';
  if (!isFoeIn(state, area, owner, defender)) return 'eiacombat-no-war';
  if (attack.kind === 'limited' && !isRelief(state, attack)) return 'eiasiege-no-siege';
  const bands = forces(state, attack);
  return bands.attacker.length === 0 || bands.defender.length === 0 ? 'eiacombat-nobody' : undefined;
}

/** Asks each owner of unaccompanied cossacks or freikorps whether they ride away. EIA-227 */
function slip(d: Builder, { do: _, ...attack }: Of<'attack'>): boolean {
  const { attacker, defender } = forces(d.state, attack);
  const how = slipAway({
    alone: defender.every((band) => band.of === 'irregulars' && d.state.irregulars[band.id]?.type !== 'guerilla'),
    cavalryCorps: attacker.some((band) => band.of === 'corps' && d.state.corps[band.id]?.symbol === true),
    byLikes: !hasCorps(attacker),
    somewhere: defender.some((band) => refuges(d.state, attack.area, d.state.irregulars[band.id]?.owner).length > 0),
  });
  if (how === 'no') return false;
  const ownerOf = (band: Band) => d.state.irregulars[band.id]?.owner;
  for (const owner of new Set(defender.flatMap((band) => ownerOf(band) ?? [])))
    ask(d, 'eia-slip', owner, {
      from: attack.area,
      counters: defender.filter((band) => ownerOf(band) === owner).map((band) => band.id),
      rolls: how === 'roll',
      attack,
    });
  return true;
}
/**
 * Begins the fight between the attacker and the troops present, in the kind of combat that results. EIA-173, EIA-181
 */
function meet(d: Builder, attack: Attack): void {
  const bands = forces(d.state, attack);
  if (bands.attacker.length === 0 || bands.defender.length === 0) return;
  const mustBeTrivial = !hasCorps(bands.attacker) || !hasCorps(bands.defender);
  beginFight(d, {
    kind: mustBeTrivial ? 'trivial' : attack.kind === 'field' && isRelief(d.state, attack) ? 'limited' : attack.kind,
    area: attack.area,
    attacker: attack.power,
    defender: attack.defender,
    bands,
    river: attack.river,
    consent: !mustBeTrivial && attack.kind === 'trivial',
  });
}

const onward: Onward = {
  won,
  nobodyWon,
  dayOver: (d, combat) => dayOver(d, combat, (e, key) => nobodyWon(e, key, 'notWon')),
  afterRound,
};

const handlers: Handlers<CombatPlay> = {
  attack(d, attack) {
    const why = whyNotAttack(d.state, attack);
    if (why !== undefined) return why;
    if (!slip(d, attack)) meet(d, attack);
    return undefined;
  },
  'take-refuge'(d, { corps: key, agreed }) {
    const corps = d.state.corps[key];
    const area = corps && areaOf(corps);
    const sheet = d.state.areas[area ?? ''];
    if (!corps || !sheet) return 'eia-gone';
    if (isRunning(d.state, sheet.id)) return 'eiacombat-running';
    if (!isAttacked(d.state, corps.nation, sheet.id)) return 'eiacombat-refuge-when';
    const factors = totalOf(corps.factors);
    const why = whyNot(
      mayRetire({
        friendlyOrVacant:
          sheet.city &&
          !insideBands(d.state, sheet.id).some((band) =>
            isEnemy(d.state, leads(d.state, corps.nation) ?? 'FR', bandNation(d.state, band)),
          ),
        besieged: d.state.flags[`siege ${sheet.id}`] !== undefined,
        room: (roomOf(sheet) ?? factors + insideOf(d.state, sheet.id)) - insideOf(d.state, sheet.id),
        factors,
        agreed,
      }),
    );
    if (why !== undefined) return why;
    setPiece(d, 'corps', key, { place: { at: 'city', area: sheet.id } });
    log(d, say('eiacombat-told-retires', { corps: named(corps), area: sheet.name }));
    return undefined;
  },
  'join-battle'(d, { combat, side, corps, irregulars = [] }) {
    const there = at(d.state, combat);
    if (!there || there.fight.rounds === 0 || there.combat.kind === 'storm' || there.combat.kind === 'garrisonAttack')
      return 'eiacombat-join-when';
    if (there.combat.kind === 'trivial' && !there.fight.consent) return 'eiacombat-join-trivial';
    if (there.fight.round === 1 && !mayReinforceAfter(3, d.state.rulings)) return 'eiacombat-join-when';
    const all = BATTLE_SIDES.flatMap((one) => there.fight.sides[one].bands.map((band) => band.id));
    const comers = corps.flatMap((one) => d.state.corps[one] ?? []);
    const counters = irregulars.flatMap((one) => d.state.irregulars[one] ?? []);
    const areas = new Set([...comers.map(areaOf), ...counters.map(({ area }) => area)]);
    const ids = [...corps, ...irregulars];
    if (comers.length + counters.length !== ids.length || ids.some((one) => all.includes(one)))
      return 'eiacombat-join-who';
    if (
      areas.size !== 1 ||
      areas.has(null) ||
      (areas.has(there.combat.area) && comers.some(({ place }) => place.at !== 'city'))
    )
      return 'eiacombat-join-who';
    if (side === 'defender' && counters.some(({ type }) => type === 'guerilla')) return 'eiacombat-join-who';
    if (counters.length > 0 && !corps.some((one) => leadersWith(d.state, one).length > 0))
      return 'eiacombat-join-irregulars';
    const nationsOf = (of: BattleSide): readonly Nation[] => [
      there.fight.sides[of].nation,
      ...there.fight.sides[of].bands.flatMap((band) => (band.gone ? [] : bandNation(d.state, band) || [])),
    ];
    const fits = (of: Nation): boolean =>
      leads(d.state, of) !== null &&
      nationsOf(side === 'attacker' ? 'defender' : 'attacker').every((one) => isEnemy(d.state, of, one)) &&
      !nationsOf(side).some((one) => isEnemy(d.state, of, one));
    if (comers.some(({ nation: of }) => !fits(of)) || counters.some(({ owner }) => !fits(owner)))
      return 'eiacombat-join-war';
    ask(d, 'eia-join', speaker(d.state, there.fight, side), {
      ...{ combat, side, corps },
      ...(irregulars.length > 0 && { irregulars }),
      ratings: ratingsSaid(d.state, corps),
    });
    return undefined;
  },
  command(d, { combat, side, leader }) {
    const there = at(d.state, combat);
    if (!there || there.fight.rounds > 0) return 'eia-gone';
    const own = there.fight.sides[side];
    const open = commanders(leadersOf(d.state, own), corpsHere(d.state, own), d.state.rulings);
    if (!open.some(({ id: key }) => key === leader)) return 'eiacombat-not-in-command';
    setPiece(d, 'combats', combat, {
      notes: {
        ...there.combat.notes,
        fight: { ...there.fight, sides: { ...there.fight.sides, [side]: { ...there.fight.sides[side], leader } } },
      },
    });
    log(d, say('eiacombat-told-commands', { leader: d.state.leaders[leader]?.name ?? '' }), { byHand: true });
    return undefined;
  },
  'seal-guard'(d, { combat }) {
    const powers = sealsGuard(d.state, combat);
    const task = d.state.agenda.find((one) => roundAsked(d.state, one)?.combat.id === combat);
    if (!powers || !task) return 'eia-gone';
    callSeals(d, { kind: 'guard', about: combat, asked: powers, otherwise: '0', deadline: '' });
    // The month may go on until both sides have sealed.
    d.add({ type: 'deferred', task: task.id, deferred: true });
    return undefined;
  },
  'end-combat'(d, { combat }) {
    const one = d.state.combats[combat];
    if (!one || one.over) return 'eia-gone';
    for (const task of d.state.agenda) if (isAbout(task.data, combat)) d.add({ type: 'closed', task: task.id });
    for (const round of Object.values(d.state.rounds))
      if (round.about === combat && !round.over) setPiece(d, 'rounds', round.id, { over: true });
    setPiece(d, 'combats', combat, { over: true });
    log(d, say('eiacombat-told-by-hand', { area: d.state.areas[one.area]?.name ?? '' }), { byHand: true });
    return undefined;
  },
  'combat-chart'(d, { chart, cell, value }) {
    if (!isCombatChart(chart)) return 'eia-no-chart';
    const trouble = value === null ? undefined : cellTrouble(chart, cell, value, ownChits(d.state));
    if (trouble === 'noCell') return 'eia-no-cell';
    if (trouble === 'contradicts') return say('eia-cell-known', { cell: cellSaid(chart, cell) });
    d.add({ type: 'slot', chart, cell, value });
    log(d, cellTyped(chart, cell, value), { byHand: true });
    return undefined;
  },
  'own-chits'(d, { attacker, defender }) {
    const clean = (text: string) =>
      text
        .split(',')
        .map((one) => one.trim())
        .filter((one) => /^[A-Za-z]+$/.test(one))
        .join(',');
    setFlag(d, 'chits attacker', clean(attacker));
    setFlag(d, 'chits defender', clean(defender));
    log(d, 'eiacombat-told-own-chits', { byHand: true });
    return undefined;
  },
};

/** Returns whether some of the attackers in an area crossed water to get there. EIA-151 */
export const crossesTo = (state: Campaign, area: string, owner: Power): boolean =>
  corpsIn(state, area).some(
    ({ id: key, nation: of, place }) => place.at === 'area' && isOwn(state, owner, of) && hasCrossed(state, key),
  );
/** Returns the fights that the acting powers may begin now. EIA-140 */
const attacks = (state: Campaign): readonly OwnPlay[] =>
  state.clock.started && state.clock.step === 'landCombat'
    ? state.clock.acting.flatMap((owner) =>
        Object.values(state.areas).flatMap((area) => {
          const enemies = [
            ...new Set(
              openBands(state, area.id, (of) => isFoeIn(state, area.id, owner, of), false).map((band) =>
                bandNation(state, band),
              ),
            ),
          ];
          return enemies
            .map(
              (defender): Of<'attack'> => ({
                do: 'attack',
                power: owner,
                area: area.id,
                defender,
                kind: 'field',
                river: crossesTo(state, area.id, owner),
                sally: false,
              }),
            )
            .filter((one) => whyNotAttack(state, one) === undefined);
        }),
      )
    : [];

/**
 * Returns whether a band must attack: corps, cossacks and freikorps must; guerillas and a depot's garrison need not.
 * EIA-140, EIA-223
 */
const mustFight = (state: Campaign, { of, id: key }: Band): boolean =>
  of === 'corps' || (of === 'irregulars' && state.irregulars[key]?.type !== 'guerilla');
/**
 * Returns whether a power still has a field combat to fight before its sieges. Guerillas need not be attacked. EIA-141
 */
export const hasFieldLeft = (state: Campaign, owner: Power): boolean =>
  attacks(state).some(
    (one) =>
      one.do === 'attack' &&
      one.power === owner &&
      !hasFought(state, one.area, owner) &&
      forces(state, one).attacker.some((band) => mustFight(state, band)) &&
      forces(state, one).defender.some(
        (band) => band.of !== 'irregulars' || state.irregulars[band.id]?.type !== 'guerilla',
      ),
  );

export const combat: Desk<CombatPlay> = {
  handlers,
  procedures: [
    rounds(onward),
    losing((d, key) => endRound(d, key, onward)),
    withdrawing,
    leaving,
    joining,
    arriving,
    pursuing,
    pursued,
    retreating,
    leaderHit,
    captors,
    slipping(meet),
  ],
  menu: attacks,
  stops(state) {
    if (Object.values(state.combats).some((one) => !one.over && one.via === 'phone')) return 'eiacombat-fight-first';
    // A power that stands beside an enemy in the open must attack that enemy first. EIA-140
    return state.clock.step === 'landCombat' && state.clock.acting.some((owner) => hasFieldLeft(state, owner))
      ? 'eiacombat-attack-first'
      : undefined;
  },
  opened(d, round) {
    if (round.kind === 'chit') chitsOpened(d, round);
    if (round.kind === 'dayEnd') dayOpened(d, round);
    if (round.kind === 'guard') guardOpened(d, round);
  },
  ownerOf(state, done) {
    if (done.do === 'take-refuge') {
      const corps = state.corps[done.corps];
      return corps ? leads(state, corps.nation) : null;
    }
    if (done.do === 'join-battle' || done.do === 'command') {
      const there = at(state, done.combat);
      return there ? speaker(state, there.fight, done.side) : null;
    }
    return done.do === 'seal-guard' || done.do === 'end-combat' || done.do === 'combat-chart' || done.do === 'own-chits'
      ? null
      : undefined;
  },
};
