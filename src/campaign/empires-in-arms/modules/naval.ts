/**
 * The naval desk: fleets move, meet interception, fight, carry corps and lose their ports. EIA-071 to EIA-094, EIA-264
 * to EIA-266
 */
import * as z from 'zod/mini';
import { whyNot } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import type { Campaign } from '../campaign.ts';
import { type Desk, type Due, type Handlers, type PlaysOf, play, type Why } from '../desk.ts';
import { leads, nationName } from '../ledger.ts';
import { battling, evading } from '../naval/battle.ts';
import { aboardNow, embark, embarkable, land, landingArea, loseUnlanded } from '../naval/cargo.ts';
import { conclude, goingAway, scuttle, seaLeaderHit } from '../naval/ending.ts';
import { intercepting } from '../naval/intercepting.ts';
import { losingShips } from '../naval/losses.ts';
import { isPlanned, mayStillSail, nextSpots, planned, sail, sailOn } from '../naval/sailing.ts';
import { type SeaFight, type Spot, spotSchema } from '../naval/shapes.ts';
import {
  areBeside,
  blockadeOf,
  defendersAt,
  engagedMark,
  flagsAt,
  fleetsAt,
  hunting,
  isBlockaded,
  isEnemyFleet,
  isIced,
  isMarked,
  isOpenPort,
  isTarget,
  movesLeft,
  ownerOfFleet,
  partners,
  sailed,
  setMark,
  spotName,
  stacks,
  strandedFleets,
  targetsAt,
} from '../naval/waters.ts';
import type { Fleet } from '../pieces.ts';
import { id, power } from '../pieces.ts';
import type { OwnPlay } from '../plays.ts';
import { callingHandlers } from '../political/calling.ts';
import { mayEnterLand } from '../political/entering.ts';
import { attackBinds, mayFightHere, mustLeaveBox, WAYS_OUT, waysOut } from '../rules/fleets.ts';
import { mayEvade, NEUTRAL_WAYS } from '../rules/naval-battle.ts';
import type { Power } from '../vocabulary.ts';
import { ask, type Builder, log, setPiece } from '../writing.ts';

const key = id;
export const NAVAL = [
  /** A stack moves step by step. The app asks wherever an enemy may intercept. EIA-071 to EIA-078 */
  play('sail', {
    power,
    fleets: z.readonly(z.array(key)).check(z.minLength(1), z.maxLength(60)),
    steps: z.readonly(z.array(spotSchema)).check(z.minLength(1), z.maxLength(16)),
    asks: z.optional(z.boolean()),
    leave: z.optional(z.boolean()),
  }),
  /** A corps embarks or lands. EIA-080, EIA-081 */
  play('embark', { corps: key, fleet: key }),
  /** `inCity`: the corps lands directly in a besieged friendly port city. EIA-116 */
  play('land-corps', { corps: key, area: key, inCity: z.optional(z.boolean()) }),
  /**
   * Attacks one enemy stack, or neutral ships that carry an enemy; `way` says whether with a declaration of war.
   * EIA-084, EIA-085
   */
  play('attack-fleets', {
    power,
    at: spotSchema,
    target: power,
    way: z.optional(z.literal(NEUTRAL_WAYS)),
  }),
  /** A fleet leaves a port that has fallen. EIA-082 */
  play('leave-port', { fleet: key, how: z.literal(WAYS_OUT), to: z.nullable(spotSchema) }),
] as const;
export type NavalPlay = PlaysOf<typeof NAVAL>;
type Of<N extends NavalPlay['do']> = Extract<NavalPlay, { readonly do: N }>;

const isActing = (state: Campaign, step: 'navalMove' | 'navalCombat', of: Power): boolean =>
  state.clock.step === step && state.clock.acting.includes(of);

// ---- attacks ---------------------------------------------------------------------------------------------------------

/**
 * Returns the fleets of the power and its partners that fight, the fleets under attack, and whether the two sides are
 * at war. EIA-044, EIA-084
 */
function sidesAt(state: Campaign, { power: of, at, target }: Pick<Of<'attack-fleets'>, 'power' | 'at' | 'target'>) {
  const foes = defendersAt(state, flagsAt(state, of, at), at, target);
  const own = fleetsAt(state, at).filter((fleet) => {
    const owner = ownerOfFleet(state, fleet);
    return owner !== null && partners(state, of).includes(owner);
  });
  const all = hunting(state, own, foes);
  const war = foes.some((foe) => all.some(({ nation }) => isEnemyFleet(state, nation, foe)));
  return { foes, all, war };
}
function whyNoAttack(state: Campaign, one: Parameters<typeof sidesAt>[1]): Why {
  const { power: of, at, target } = one;
  if (!isActing(state, 'navalCombat', of)) return 'eianaval-not-its-combat';
  if (isMarked(state, engagedMark(at))) return 'eianaval-fought';
  const flags = flagsAt(state, of, at);
  if (flags.length === 0) return 'eianaval-nobody-there';
  if (!targetsAt(state, of, at, flags).includes(target)) return 'eianaval-no-enemy';
  return whyNot(mayFightHere(true, isIced(state, at)));
}
function attack(d: Builder, one: Of<'attack-fleets'>): Why {
  const { power: of, at, target, way } = one;
  const why = whyNoAttack(d.state, one);
  if (why !== undefined) return why;
  const { all, foes, war: enemies } = sidesAt(d.state, one);
  if (!enemies && way === undefined) return 'eianaval-which-way';
  if (!enemies && way === 'declare') {
    const war = callingHandlers['declare-off'](
      d,
      { do: 'declare-off', power: of, against: target, why: 'transport' },
      NOBODY,
    );
    if (war !== undefined) return war;
  }
  setMark(d, engagedMark(at));
  const fight: SeaFight = {
    ...{ spot: at, why: 'attack', comesOut: null, voyage: null },
    attacker: { power: of, fleets: all.map((fleet) => fleet.id) },
    defender: { power: target, fleets: foes.map((fleet) => fleet.id) },
  };
  log(
    d,
    say('eianaval-told-attacks', {
      ...{ power: nationName(d.state, of), other: nationName(d.state, target) },
      place: spotName(d.state, at),
    }),
    { power: of },
  );
  ask(d, mayEvade(at.at, false) ? 'eia-evade' : 'eia-sea-battle', mayEvade(at.at, false) ? target : of, fight);
  return undefined;
}
/** A declaration of war throws no dice. */
const NOBODY: Parameters<(typeof callingHandlers)['declare-off']>[2] = {
  open: () => {
    throw new RangeError('A declaration of war throws nothing.');
  },
  actor: 'table',
};

/** Returns the attacks that the acting powers may make, each marked when it is compulsory. EIA-079 */
function attacks(state: Campaign): readonly { readonly play: Of<'attack-fleets'>; readonly must: boolean }[] {
  if (state.clock.step !== 'navalCombat') return [];
  return stacks(state)
    .filter((stack) => state.clock.acting.includes(stack.power))
    .flatMap(({ power: of, spot, fleets }) =>
      targetsAt(state, of, spot, flagsAt(state, of, spot)).flatMap((target) => {
        const one = { do: 'attack-fleets', power: of, at: spot, target } as const;
        if (whyNoAttack(state, one) !== undefined) return [];
        const { war } = sidesAt(state, one);
        const must = war && attackBinds(spot.at) && fleets.some((fleet) => sailed(state, fleet.id) !== undefined);
        return [{ play: war ? one : { ...one, way: 'fight' as const }, must }];
      }),
    );
}

// ---- boxes and fallen ports ------------------------------------------------------------------------------------------

/** Returns the stacks in a port box that they may no longer use, where another place is open to them. EIA-083 */
const mustLeave = (state: Campaign) =>
  state.clock.step !== 'navalMove'
    ? []
    : stacks(state).filter(({ power: of, spot, fleets }) => {
        const port = spot.at === 'box' ? state.ports[spot.port] : undefined;
        return (
          port !== undefined &&
          state.clock.acting.includes(of) &&
          fleets.some((fleet) => !fleet.done && !sailed(state, fleet.id)) &&
          mustLeaveBox(
            blockadeOf(
              state,
              fleets.map(({ nation }) => nation),
              port,
            ),
          ) &&
          (isOpenPort(state, port, of) || port.seas.some((sea) => !isIced(state, { at: 'sea', sea })))
        );
      });

function leavePort(d: Builder, { fleet: which, how, to }: Of<'leave-port'>): Why {
  const fleet = strandedFleets(d.state).find((one) => one.id === which);
  const owner = fleet && ownerOfFleet(d.state, fleet);
  if (!fleet || !owner || fleet.place.at !== 'port') return 'eianaval-not-stranded';
  const { port } = fleet.place;
  if (!waysOut(isBlockaded(d.state, port, fleet.nation)).includes(how))
    return how === 'leave' ? 'eianaval-shut-in' : 'eianaval-way-out';
  if (how === 'scuttle') {
    scuttle(d, [which]);
    return undefined;
  }
  const box: Spot = { at: 'box', port };
  const goal = how === 'fight' ? box : (to ?? box);
  if (goal.at === 'port' || (goal.at === 'box' && goal.port !== port)) return 'eianaval-no-step';
  if (goal.at === 'sea' && areBeside(d.state, goal, box) !== true)
    return say('eianaval-not-touching', { name: d.state.ports[port]?.name ?? '' });
  setPiece(d, 'fleets', which, { place: goal });
  if (how === 'leave') {
    log(d, say('eianaval-told-leaves', { name: fleet.name, place: spotName(d.state, goal) }), { power: owner });
    return undefined;
  }
  const foes = fleetsAt(d.state, box).filter((one) => one.id !== which && isTarget(d.state, fleet.nation, one));
  const by = foes.flatMap((one) => ownerOfFleet(d.state, one) ?? [])[0] ?? owner;
  const fight: SeaFight = {
    ...{ spot: box, why: 'fallen', comesOut: 'attacker', voyage: null },
    attacker: { power: owner, fleets: [which] },
    defender: { power: by, fleets: defendersAt(d.state, [fleet.nation], box, by).map((one) => one.id) },
  };
  ask(d, 'eia-sea-battle', owner, fight);
  return undefined;
}
const waysOf = (state: Campaign, fleet: Fleet): readonly Of<'leave-port'>[] => {
  const owner = ownerOfFleet(state, fleet);
  if (!owner || fleet.place.at !== 'port') return [];
  const { port } = fleet.place;
  return waysOut(isBlockaded(state, port, fleet.nation)).map((how) => ({
    ...{ do: 'leave-port', fleet: fleet.id, how },
    to: how === 'leave' ? { at: 'box', port } : null,
  }));
};

// ---- the desk --------------------------------------------------------------------------------------------------------

const handlers: Handlers<NavalPlay> = {
  sail: (d, one) => sail(d, one),
  embark: (d, { corps, fleet }) => embark(d, corps, fleet),
  'land-corps': (d, { corps, area, inCity }) =>
    land(d, corps, area, { mayEnter: mayEnterLand, inCity: inCity === true }),
  'attack-fleets': attack,
  'leave-port': leavePort,
};

/** Returns every next step that a whole stack could take. */
function sails(state: Campaign): readonly OwnPlay[] {
  if (state.clock.step !== 'navalMove') return [];
  return stacks(state)
    .filter(({ power: of }) => state.clock.acting.includes(of))
    .flatMap(({ power: of, spot, fleets }) => {
      const ready = fleets.filter((fleet) => mayStillSail(state, fleet)).map((fleet) => fleet.id);
      if (ready.length === 0 || movesLeft(state, ready) < 0) return [];
      return nextSpots(state, spot)
        .near.map((to) => ({ do: 'sail', power: of, fleets: ready, steps: [to] }) as const)
        .filter((one) => isPlanned(planned(state, one)));
    });
}
const landings = (state: Campaign): readonly Of<'land-corps'>[] =>
  state.clock.step !== 'landMove'
    ? []
    : state.clock.acting.flatMap((of) =>
        aboardNow(state, of).flatMap((corps) => {
          const area = landingArea(state, corps);
          return area !== null && state.areas[area] && mayEnterLand(state, of, area) === undefined
            ? [{ do: 'land-corps', corps: corps.id, area } as const]
            : [];
        }),
      );

function due(state: Campaign): readonly Due[] {
  const landing = landings(state);
  return [
    ...strandedFleets(state).map((fleet): Due => {
      const ways = waysOf(state, fleet);
      const [only] = ways;
      return {
        power: ownerOfFleet(state, fleet),
        text: say('eianaval-due-fallen', { name: fleet.name, n: ways.length }),
        ...(only && ways.length === 1 && { play: only }),
      };
    }),
    ...mustLeave(state).map(
      ({ power: of, spot }): Due => ({
        power: of,
        text: say('eianaval-due-box', { place: spotName(state, spot) }),
      }),
    ),
    ...attacks(state)
      .filter(({ must }) => must)
      .map(
        ({ play: one }): Due => ({
          power: one.power,
          text: say('eianaval-due-attack', {
            power: nationName(state, one.target),
            place: spotName(state, one.at),
          }),
          play: one,
        }),
      ),
    ...(state.clock.step === 'landMove' ? state.clock.acting : []).flatMap((of) =>
      aboardNow(state, of).map((corps): Due => {
        const play = landing.find((one) => one.corps === corps.id);
        return {
          power: of,
          text: say('eianaval-due-land', { corps: { id: corps.id, name: corps.name } }),
          ...(play && { play }),
        };
      }),
    ),
  ];
}

export const naval: Desk<NavalPlay> = {
  handlers,
  procedures: [
    intercepting(sailOn),
    evading(conclude),
    battling(conclude),
    losingShips(conclude),
    seaLeaderHit,
    goingAway,
  ],
  menu: (state) =>
    state.clock.started
      ? [
          ...sails(state),
          ...(state.clock.step === 'navalMove'
            ? embarkable(state).map(({ corps, fleet }) => ({ do: 'embark', corps: corps.id, fleet: fleet.id }) as const)
            : []),
          ...attacks(state).map(({ play: one }) => one),
          ...landings(state),
          ...strandedFleets(state).flatMap((fleet) => waysOf(state, fleet)),
        ]
      : [],
  due: (state) => (state.clock.started ? due(state) : []),
  stops(state) {
    if (!state.clock.started) return undefined;
    if (strandedFleets(state).length > 0) return 'eianaval-stop-fallen';
    if (mustLeave(state).length > 0) return 'eianaval-stop-box';
    return attacks(state).some(({ must }) => must) ? 'eianaval-stop-attack' : undefined;
  },
  enters(d, { step }) {
    if (step === 'conquest') loseUnlanded(d);
  },
  ownerOf(state, done) {
    switch (done.do) {
      case 'embark':
      case 'land-corps':
        return leads(state, state.corps[done.corps]?.nation ?? '');
      case 'leave-port':
        return leads(state, state.fleets[done.fleet]?.nation ?? '');
      default:
        return undefined;
    }
  },
};
