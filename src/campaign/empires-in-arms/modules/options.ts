/**
 * The desk of the optional rules: kingdoms, ports that build ships, British training. EIA-216, EIA-250 to EIA-257,
 * EIA-259, EIA-261, EIA-268
 */
import * as z from 'zod/mini';
import { whyNot } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import { oneOf } from '../../../engine/procedure.ts';
import { inPlay, monthNumber } from '../calendar.ts';
import type { Campaign } from '../campaign.ts';
import { readCell } from '../charts.ts';
import {
  type Asked,
  type Desk,
  dieIn,
  type Handlers,
  type PlaysOf,
  type Procedure,
  play,
  type Why,
  wordOf,
} from '../desk.ts';
import { dominantFlag, isDominantNow } from '../dominance.ts';
import { areAllied, areAtWar, leads, nationName, pairId } from '../ledger.ts';
import { id, type Leader, power } from '../pieces.ts';
import { cityOf } from '../political/affairs.ts';
import { fallsAway } from '../political/holding.ts';
import {
  bornFlag,
  foundPoland,
  kingdomFlag,
  kingdomOwner,
  LOYALTY,
  partFlag,
  polesLeft,
} from '../political/kingdoms.ts';
import { homeProvinces, provincesLost } from '../political/lands.ts';
import { nextOrder, powersAtWarWith } from '../political/ties.ts';
import { dueToWithdraw, removeOverstayed } from '../political/withdrawing.ts';
import { holdersOf, zoneNow } from '../quarter/holdings.ts';
import * as rules from '../rules/combinations.ts';
import * as dominants from '../rules/dominants.ts';
import { landName } from '../rules/land-names.ts';
import { isOn } from '../rulings.ts';
import { isPower, type Power } from '../vocabulary.ts';
import { addPoints, ask, type Builder, dropPiece, log, putPiece, setFlag, setPiece } from '../writing.ts';

const kingdom = z.literal(rules.KINGDOMS);
export const OPTIONS = [
  play('create-kingdom', { power, kingdom }),
  /** Ships on order are built in a port that every player knows. */
  play('build-in', { power, item: id, port: id }),
  play('port-taken', { power, port: id }),
] as const;
export type OptionsPlay = PlaysOf<typeof OPTIONS>;

// ---- kingdoms --------------------------------------------------------------------------------------------------------

interface Land {
  readonly id: string;
  readonly ledger: 'provinces' | 'minors';
  readonly name: string;
  readonly polish: boolean;
  readonly corps: boolean;
}
/** Returns every land that a power holds. */
const landsOf = (state: Campaign, of: Power): readonly Land[] => [
  ...Object.values(state.provinces)
    .filter(({ home, holder }) => (holder ?? home) === of)
    .map(
      ({ id: key, name, polish }): Land => ({
        ...{ id: key, ledger: 'provinces', polish, corps: false },
        name: landName(name),
      }),
    ),
  ...Object.values(state.minors)
    .filter(({ controller, state: how }) => controller === of && how !== 'neutral')
    .map(
      ({ id: key, name, hasCorps }): Land => ({
        ...{ id: key, ledger: 'minors', polish: false, corps: hasCorps },
        name: landName(name),
      }),
    ),
];
const partsOf = (state: Campaign, of: rules.Kingdom, owner: Power): readonly Land[] =>
  landsOf(state, owner).filter((land) => state.flags[partFlag(land.id)] === of);

function mayCreate(state: Campaign, of: Power, which: rules.Kingdom): Why {
  if (!isOn(state.rulings, rules.RECIPES[which].option)) return 'eiaopt-off';
  if (state.clock.step !== 'combinations') return 'eiaopt-when';
  const lands = landsOf(state, of).filter((land) => state.flags[partFlag(land.id)] === undefined);
  const loyal = state.flags[LOYALTY];
  return whyNot(
    rules.mayCreate(which, {
      power: of,
      held: lands.map(({ name }) => name),
      polish: lands.filter(({ polish }) => polish).length,
      owner: kingdomOwner(state, which),
      loyalElsewhere: typeof loyal === 'string' && loyal !== of,
      empireEnded: state.flags.empire === false,
    }),
  );
}
/**
 * Adds to a kingdom every land of its recipe that the owner holds. A conquered minor country with corps becomes a free
 * state.
 */
function join(d: Builder, which: rules.Kingdom, owner: Power): void {
  for (const land of landsOf(d.state, owner)) {
    if (!rules.belongs(which, land.name, land.polish) || d.state.flags[partFlag(land.id)] !== undefined) continue;
    setFlag(d, partFlag(land.id), which);
    if (land.ledger === 'minors' && land.corps && d.state.minors[land.id]?.state === 'conquered')
      setPiece(d, 'minors', land.id, { state: 'free' });
    log(d, say('eiaopt-told-joins', { name: land.name, kingdom: { code: `eiaopt-kingdom-${which}` } }), {
      power: owner,
    });
  }
}
/**
 * Removes the parts that the owner no longer holds, and dissolves a kingdom that has lost a part it needs. EIA-216,
 * EIA-259
 */
function falls(d: Builder, which: rules.Kingdom, owner: Power): void {
  const held = new Set(landsOf(d.state, owner).map((land) => land.id));
  for (const [flag, of] of Object.entries(d.state.flags))
    if (of === which && flag.startsWith('part-of-') && !held.has(flag.slice(8))) setFlag(d, flag, null);
  const left = partsOf(d.state, which, owner);
  const stands = rules.stillStands(which, {
    left: left.map(({ name }) => name),
    withCorps: left.filter(({ corps }) => corps).length,
  });
  if (stands) {
    join(d, which, owner);
    return;
  }
  for (const land of left) {
    setFlag(d, partFlag(land.id), null);
    // A lone home province returns to its home power.
    if (d.state.provinces[land.id]?.holder) setPiece(d, 'provinces', land.id, { holder: null });
  }
  setFlag(d, kingdomFlag(which), null);
  const cost = which === 'poland' ? [addPoints(d, owner, -1, '11.1.5')] : [];
  log(d, say('eiaopt-told-falls', { kingdom: { code: `eiaopt-kingdom-${which}` } }), { power: owner, changes: cost });
}
function combinationsStep(d: Builder): void {
  polesLeft(d);
  for (const which of rules.KINGDOMS) {
    const owner = kingdomOwner(d.state, which);
    if (!owner) continue;
    falls(d, which, owner);
    const number = readCell(d.state.slots, 'CH-04', String(d.state.powers[owner]?.marker ?? 0), 'loss') ?? 0;
    if (zoneNow(d.state, owner) !== 'fiasco' || number === 0) continue;
    // Only the minor countries of the kingdom fall; a province stays. Poland and Bavaria fall as any minor country
    // does.
    if (rules.RECIPES[which].whole) continue;
    for (const land of partsOf(d.state, which, owner))
      if (land.ledger === 'minors') ask(d, 'eia-part-falls', owner, { land: land.id, number });
  }
}

export const partSchema = z.object({ land: z.string(), number: z.int() });
type PartTask = Asked<z.infer<typeof partSchema>>;
const nameOf = (state: Campaign, { data }: PartTask): string =>
  (state.minors[data.land] ?? state.provinces[data.land])?.name ?? data.land;
const partFalls: Procedure<z.infer<typeof partSchema>> = {
  kind: 'eia-part-falls',
  schema: { data: partSchema },
  question: (state, task) => say('eiaopt-part-question', { name: nameOf(state, task) }),
  needs: (state, task) =>
    dieIn(task, 'die') === undefined
      ? [{ slot: 'die', by: task.side ?? 'FR', label: say('eiaopt-part-question', { name: nameOf(state, task) }) }]
      : [],
  reading: (_, task) => ({
    word: rules.fallsAway(dieIn(task, 'die') ?? 6, task.data.number) ? 'eiaopt-part-neutral' : 'eiaopt-part-stays',
    means: say('eiaopt-part-means', { n: task.data.number }),
    sums: [],
  }),
  settle(d, task) {
    const { land, number } = task.data;
    const die = dieIn(task, 'die');
    if (die === undefined || !rules.fallsAway(die, number)) return;
    setFlag(d, partFlag(land), null);
    const minor = d.state.minors[land];
    if (minor) fallsAway(d, minor);
  },
};

// ---- dominant powers -------------------------------------------------------------------------------------------------

function holdingsFor(state: Campaign, of: Power): dominants.Holdings {
  const lands = landsOf(state, of);
  return {
    held: lands.map(({ name }) => name),
    withCorps: lands.filter(({ corps }) => corps).map(({ name }) => name),
    polish: lands.filter(({ polish }) => polish).length,
    kingdoms: rules.KINGDOMS.filter((which) => kingdomOwner(state, which) === of),
    known: [...Object.values(state.provinces), ...Object.values(state.minors)].map(({ name }) => landName(name)),
    wholeHome: homeProvinces(state, of).length > 0 && provincesLost(state, of) === 0,
    inUse: (which) => isOn(state.rulings, which === 'twoSicilies' ? which : rules.RECIPES[which].option),
  };
}

/**
 * Tests dominance for every power at peace with all other powers. A change is reported and applies at once. EIA-216,
 * EIA-257
 */
function dominanceStep(d: Builder): void {
  if (!isOn(d.state.rulings, 'alternateDominants')) return;
  for (const of of [...dominants.AT_FIRST, ...dominants.LATER]) {
    if (!inPlay(d.state, of) || powersAtWarWith(d.state, of).length > 0) continue;
    const was = isDominantNow(d.state, of);
    const now = dominants.isDominant(of, holdingsFor(d.state, of), was);
    if (now === was) continue;
    setFlag(d, dominantFlag(of), now);
    log(d, say('eiaopt-told-dominant', { power: nationName(d.state, of), now: now ? 'yes' : 'no' }), { power: of });
    if (!now || dominants.dominantAtFirst(of)) continue;
    // Provinces ceded to the power and held at this moment become home provinces.
    for (const { id: key, holder, home } of Object.values(d.state.provinces))
      if (holder === of && isPower(home)) {
        if (d.state.flags[bornFlag(key)] === undefined) setFlag(d, bornFlag(key), home);
        setPiece(d, 'provinces', key, { home: of, holder: null });
      }
    if (leadersToRaise(d.state, of).length > 0) ask(d, 'eia-dominant-leader', of, { power: of });
  }
}

const leadersToRaise = (state: Campaign, of: Power): readonly Leader[] =>
  Object.values(state.leaders).filter(
    ({ power: owner, status }) => owner === of && status.is !== 'dead' && status.is !== 'removed',
  );

export const raisedSchema = z.object({ power });
type RaisedTask = Asked<z.infer<typeof raisedSchema>>;
const toRaise = (state: Campaign, task: RaisedTask): Leader | undefined =>
  leadersToRaise(state, task.data.power).find(({ id: key }) => key === wordOf(task, 'leader'));

/** Asks which leader of a newly dominant power gains one in each rating. EIA-257 */
const raising: Procedure<z.infer<typeof raisedSchema>> = {
  kind: 'eia-dominant-leader',
  schema: { data: raisedSchema },
  question: (state, { data }) => say('eiaopt-raise-question', { power: nationName(state, data.power) }),
  facts: (state, task) => [
    oneOf('leader', 'eiaopt-raise-leader', wordOf(task, 'leader'), [
      ...leadersToRaise(state, task.data.power).map(({ id: key, name }) => ({
        value: key,
        label: say('eiapol-name', { name }),
      })),
      { value: '', label: 'eiapol-nobody' },
    ]),
  ],
  needs: () => [],
  waits: (state, task) => (toRaise(state, task) ? undefined : 'eiaopt-raise-whom'),
  reading: () => ({ word: 'eiaopt-raise-leader', means: '', sums: [] }),
  settle(d, task) {
    const leader = toRaise(d.state, task);
    if (!leader) return;
    setPiece(d, 'leaders', leader.id, dominants.raisedLeader(leader));
    log(d, say('eiaopt-told-raised', { name: leader.name }), { power: task.data.power });
  },
};

// ---- British training ------------------------------------------------------------------------------------------------

/**
 * Counts the months for which a free state has been British without a break, and trains its corps when the months are
 * complete. EIA-268
 */
function training(d: Builder): void {
  if (!isOn(d.state.rulings, 'britishTraining')) return;
  const now = monthNumber(d.state.clock.date);
  for (const minor of Object.values(d.state.minors)) {
    if (!rules.isTrained(minor.name)) continue;
    const flag = `training-${minor.id}`;
    const since = d.state.flags[flag];
    if (minor.state !== 'free' || minor.controller !== 'GB') {
      if (since !== undefined) setFlag(d, flag, null);
      continue;
    }
    if (typeof since !== 'number') setFlag(d, flag, now);
    const morale = typeof since === 'number' ? rules.trainedMorale(minor.name, now - since) : null;
    if (morale === null) continue;
    for (const corps of Object.values(d.state.corps))
      if (corps.nation === minor.id && corps.infantry !== morale)
        setPiece(d, 'corps', corps.id, { infantry: morale, cavalry: morale });
  }
}

// ---- the desk --------------------------------------------------------------------------------------------------------

export const builtIn = (item: string): string => `built-in-${item}`;

/**
 * A power loses the ships it is building in a port when the enemy takes the port's city. The taker decides about the
 * ships of a free state. EIA-261
 */
function loseStocks(d: Builder): void {
  for (const { id: key, owner } of Object.values(d.state.queue)) {
    const port = d.state.flags[builtIn(key)];
    const sheet = typeof port === 'string' ? d.state.ports[port] : undefined;
    if (!sheet || !isPower(owner)) continue;
    const { by } = cityOf(d.state, sheet.area);
    const holder = by === null ? null : leads(d.state, by);
    if (holder === null || !areAtWar(d.state, owner, holder)) continue;
    dropPiece(d, 'queue', key);
    setFlag(d, builtIn(key), null);
    log(d, say('eiaopt-told-ships-lost', { name: sheet.name }), { power: owner });
  }
}
/** Puts France and Britain at war at the start of a campaign of 1805, once and without political points. EIA-258 */
const BEGAN_AT_WAR = 'began-at-war';
function beginAtWar(d: Builder): void {
  const { date } = d.state.clock;
  if (!isOn(d.state.rulings, 'peaceFrGbAtWar') || date.y !== 1805 || d.state.flags[BEGAN_AT_WAR] !== undefined) return;
  if (!d.state.powers.FR || !d.state.powers.GB || areAllied(d.state, 'FR', 'GB')) return;
  setFlag(d, BEGAN_AT_WAR, true);
  if (areAtWar(d.state, 'FR', 'GB')) return;
  putPiece(d, 'wars', { id: pairId('FR', 'GB'), a: 'FR', b: 'GB', since: date, order: nextOrder(d.state) });
  log(d, 'eiaopt-told-at-war');
}

const handlers: Handlers<OptionsPlay> = {
  'create-kingdom'(d, { power: of, kingdom: which }) {
    const why = mayCreate(d.state, of, which);
    if (why) return why;
    setFlag(d, kingdomFlag(which), of);
    if (which === 'poland') {
      setFlag(d, LOYALTY, of);
      foundPoland(d, of);
    }
    log(d, say('eiaopt-told-made', { power: nationName(d.state, of), kingdom: { code: `eiaopt-kingdom-${which}` } }), {
      power: of,
      changes: [addPoints(d, of, rules.RECIPES[which].points, '11')],
    });
    join(d, which, of);
    return undefined;
  },
  'build-in'(d, { power: of, item, port }) {
    if (!isOn(d.state.rulings, 'buildingPorts')) return 'eiaopt-off';
    const queued = d.state.queue[item];
    const there = d.state.ports[port];
    if (queued?.what.is !== 'ships' || leads(d.state, queued.owner) !== of || !there) return 'eia-gone';
    if (d.state.clock.step !== 'spending') return 'eiaopt-when-bought';
    if (holdersOf(d.state, there.area, of).length > 0) return 'eiaopt-port-lost';
    setFlag(d, builtIn(item), port);
    log(d, say('eiaopt-told-built', { power: nationName(d.state, queued.owner), name: there.name }), { power: of });
    return undefined;
  },
  'port-taken'(d, { port, power: by }) {
    if (!isOn(d.state.rulings, 'buildingPorts')) return 'eiaopt-off';
    const lost = Object.values(d.state.queue).filter(
      ({ id: key, owner }) => d.state.flags[builtIn(key)] === port && isPower(owner) && owner !== by,
    );
    if (lost.length === 0) return 'eiaopt-nothing-built';
    for (const { id: key } of lost) {
      dropPiece(d, 'queue', key);
      setFlag(d, builtIn(key), null);
    }
    log(d, say('eiaopt-told-ships-lost', { name: d.state.ports[port]?.name ?? port }), { power: by });
    return undefined;
  },
};

/** Returns the kingdoms that may be created now. */
const creatable = (state: Campaign) =>
  state.clock.step === 'combinations'
    ? rules.KINGDOMS.flatMap((which) =>
        rules.RECIPES[which].by.flatMap((of) =>
          state.powers[of] && mayCreate(state, of, which) === undefined
            ? [{ do: 'create-kingdom', power: of, kingdom: which } as const]
            : [],
        ),
      )
    : [];

export const options: Desk<OptionsPlay> = {
  handlers,
  procedures: [partFalls, raising],
  menu: creatable,
  due: (state) => [
    ...creatable(state).map((one) => ({
      power: one.power,
      text: say('eiaopt-due-create', { kingdom: { code: `eiaopt-kingdom-${one.kingdom}` } }),
      play: one,
    })),
    ...dueToWithdraw(state),
  ],
  enters(d, { step }) {
    if (step === 'combinations') {
      combinationsStep(d);
      dominanceStep(d);
    }
    if (step === 'time') training(d);
    if (step === 'diplomacy') beginAtWar(d);
    if (step === 'navalReinforcement') removeOverstayed(d);
    if (isOn(d.state.rulings, 'buildingPorts')) loseStocks(d);
  },
};
