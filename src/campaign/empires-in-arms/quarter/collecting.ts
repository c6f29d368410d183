/**
 * The collection of income: of each power, of American trade, of the gold convoy. EIA-194 to EIA-202, EIA-263, EIA-283
 */
import * as z from 'zod/mini';
import { say } from '../../../engine/message.ts';
import { amount, type Fact, yesNo } from '../../../engine/procedure.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';
import { monthNumber } from '../calendar.ts';
import type { Campaign } from '../campaign.ts';
import { type Asked, dieIn, numberOf, type Procedure, saysSo } from '../desk.ts';
import { dominanceOf } from '../dominance.ts';
import { areAtWar, nationName } from '../ledger.ts';
import { power } from '../pieces.ts';
import { lockOf } from '../political/ties.ts';
import { SICILIES } from '../rules/combinations.ts';
import { moneyOfDominance } from '../rules/dominants.ts';
import * as income from '../rules/income.ts';
import { landName } from '../rules/land-names.ts';
import { isOn, ruling } from '../rulings.ts';
import { dollars, type Power } from '../vocabulary.ts';
import { addManpower, addMoney, type Builder, log, setFlag, setPiece } from '../writing.ts';
import { type Cell, cellFacts, cellNow, keepCells } from './cells.ts';
import {
  capitalsOf,
  enemiesInPlay,
  freeHoldings,
  type Holding,
  holdingsOf,
  isUnstable,
  type PortHeld,
  players,
  portsOf,
  zoneNow,
} from './holdings.ts';

const PRINTED = [0, 99] as const;
export const collectSchema = z.object({ power });
type CollectTask = Asked<z.infer<typeof collectSchema>>;

export const stoppedFlag = (of: Power): string => `american-stopped-${of}`;
export const US_WAR = 'us-war';
/** The number of the month in which a war with America began. */
export const US_SINCE = 'us-war-since';
export const homeMenFlag = (of: Power): string => `home-manpower-${of}`;

// ---- one power -------------------------------------------------------------------------------------------------------

const allOf = (state: Campaign, of: Power): readonly Holding[] => [
  ...holdingsOf(state, of),
  ...freeHoldings(state, of),
];

const printedNow = (task: CollectTask, { sheet }: Holding, what: 'tax' | 'manpower'): number =>
  sheet[what] ?? numberOf(task, `${what} ${sheet.id}`);
const isHeldNow = (task: CollectTask, { sheet, held }: Holding): boolean => saysSo(task, `held ${sheet.id}`, held);
const sourceOf = (task: CollectTask, holding: Holding): income.Source => ({
  name: holding.sheet.name,
  tax: printedNow(task, holding, 'tax'),
  manpower: printedNow(task, holding, 'manpower'),
  kind: holding.kind,
  held: isHeldNow(task, holding),
});

const valueNow = (task: CollectTask, { port }: PortHeld, which: 'first' | 'second'): number =>
  port[which] ?? numberOf(task, `${which} ${port.id}`);
/** Returns whether a port is open, by the ledger or as the table says. */
const isOpenNow = (task: CollectTask, { port, open }: PortHeld): boolean => saysSo(task, `open ${port.id}`, open);
const withBritain = (state: Campaign, of: Power): boolean => of === 'GB' || !areAtWar(state, of, 'GB');
/**
 * Returns the default for domestic trade, which is always with Britain: if Britain is not played, nobody has agreed to
 * trade unless the table says so. EIA-195
 */
const agrees = (state: Campaign, of: Power): boolean => of === 'GB' || players(state).includes('GB');
const tradesNow = (state: Campaign, task: CollectTask, held: PortHeld): boolean =>
  isOpenNow(task, held) &&
  withBritain(state, task.data.power) &&
  saysSo(task, `trade ${held.port.id}`, agrees(state, task.data.power));

const kindOf = (of: Power, { free, neutral }: PortHeld): income.Trade['kind'] => {
  if (neutral) return 'neutral';
  if (of !== 'GB') return 'other';
  return free === null ? 'british' : 'britishFree';
};
function tradeNow(state: Campaign, task: CollectTask, held: PortHeld) {
  if (!tradesNow(state, task, held)) return { britain: 0, owner: 0 };
  return income.tradeOf({
    first: valueNow(task, held, 'first'),
    second: valueNow(task, held, 'second'),
    kind: kindOf(task.data.power, held),
  });
}

const lossCell = (state: Campaign, of: Power): Cell => ({
  chart: 'CH-04',
  row: String(state.powers[of]?.marker ?? 0),
  column: 'loss',
});
const lossNumber = (state: Campaign, task: CollectTask): number =>
  isUnstable(zoneNow(state, task.data.power)) ? (cellNow(state, task, lossCell(state, task.data.power)) ?? 0) : 0;
const isHalf = (state: Campaign, task: CollectTask): boolean => {
  const die = dieIn(task, 'loss');
  return die !== undefined && income.losesHalf(die, lossNumber(state, task));
};
/**
 * Returns whether the income of a free state counts twice; the two Sicilies count once while they are apart. EIA-256
 */
function isDoubled(state: Campaign, id: string): boolean {
  const all = Object.values(state.minors).filter(({ name }) => SICILIES.includes(landName(name)));
  return (
    !isOn(state.rulings, 'twoSicilies') ||
    (state.flags[`split-${id}`] !== true &&
      (all.every((one) => one.id !== id) || new Set(all.map(({ controller }) => controller)).size === 1))
  );
}

/** Returns what America pays for a power, and to which power. EIA-197, EIA-198 */
function americaNow(state: Campaign, task: CollectTask): { readonly n: number; readonly to: Power | null } {
  const of = task.data.power;
  if (of === 'GB') return { n: 0, to: null };
  const seconds = portsOf(state, of)
    .filter((held) => held.free === null && isOpenNow(task, held))
    .map((held) => valueNow(task, held, 'second'));
  const n = deniedByPeace(state).includes(of) ? 0 : income.americanTrade(seconds);
  if (state.flags[stoppedFlag(of)] === true) return { n, to: players(state).includes('GB') ? 'GB' : null };
  const now = state.flags[US_SINCE] === monthNumber(state.clock.date);
  const still = now && ruling(state.rulings, 'usWarThisPhase') === 'stillPaid';
  return state.flags[US_WAR] === true && !still ? { n: 0, to: null } : { n, to: of };
}
function coloniesNow(state: Campaign, task: CollectTask): Reckoning | null {
  if (task.data.power !== 'GB') return null;
  const since = state.flags[US_SINCE];
  const atWar = state.flags[US_WAR] === true && !(typeof since === 'number' && since === monthNumber(state.clock.date));
  return income.colonialTrade(atWar, isOn(state.rulings, 'raiding') ? numberOf(task, 'raided') : 0);
}

interface Collected {
  readonly tax: Reckoning;
  readonly men: Reckoning;
  readonly trade: Reckoning;
  /** What the power's ports give Britain. */
  readonly britain: number;
  readonly colonies: Reckoning | null;
  readonly dominance: Reckoning | null;
  readonly america: ReturnType<typeof americaNow>;
  readonly home: number;
  readonly free: readonly {
    readonly id: string;
    readonly name: string;
    readonly money: Reckoning;
    readonly men: number;
  }[];
}
function collected(state: Campaign, task: CollectTask): Collected {
  const of = task.data.power;
  const sources = holdingsOf(state, of).map((one) => sourceOf(task, one));
  const half = isHalf(state, task);
  const ports = portsOf(state, of);
  const nothing = income.capitalLost('tax', capitalsOf(state, of), state.rulings);
  const own = ports.filter(({ free }) => free === null);
  const gain = (held: PortHeld) => {
    const { britain, owner } = tradeNow(state, task, held);
    return of === 'GB' ? britain : owner;
  };
  return {
    tax: income.tax(sources, nothing, half, state.rulings),
    men: income.manpower(sources, half, state.rulings),
    trade: reckon(
      'eiaqtr-sum-trade',
      [...own, ...(of === 'GB' ? ports.filter(({ free }) => free !== null) : [])]
        .filter((held) => gain(held) > 0)
        .map((held) => term(say('eiaqtr-of', { name: held.port.name }), gain(held), 'EIA-195')),
    ),
    britain: of === 'GB' ? 0 : ports.reduce((n, held) => n + tradeNow(state, task, held).britain, 0),
    colonies: coloniesNow(state, task),
    dominance: moneyOfDominance(dominanceOf(state, of)),
    america: americaNow(state, task),
    home: income.homeManpower(sources),
    free: freeHoldings(state, of).map((holding) => {
      const { id } = holding.sheet;
      const trade = ports
        .filter(({ free }) => free === id)
        .reduce((n, held) => n + tradeNow(state, task, held).owner, 0);
      return {
        id: holding.purse,
        name: holding.sheet.name,
        ...income.freeStateIncome(sourceOf(task, holding), trade, half, isDoubled(state, id)),
      };
    }),
  };
}

const openFigures = (task: CollectTask, holding: Holding): readonly Fact[] =>
  (['tax', 'manpower'] as const)
    .filter((what) => holding.sheet[what] === null)
    .map((what) =>
      amount(
        `${what} ${holding.sheet.id}`,
        say(`eiaqtr-fact-${what}`, { name: holding.sheet.name }),
        printedNow(task, holding, what),
        PRINTED,
      ),
    );
const openValues = (task: CollectTask, held: PortHeld): readonly Fact[] =>
  (['first', 'second'] as const)
    .filter((which) => held.port[which] === null)
    .map((which) =>
      amount(
        `${which} ${held.port.id}`,
        say(`eiaqtr-fact-${which}`, { name: held.port.name }),
        valueNow(task, held, which),
        PRINTED,
      ),
    );

/** Stores what was read from the map, so that nothing is asked twice. EIA-013 */
function keepPrinted(d: Builder, task: CollectTask): void {
  for (const { ledger, sheet } of allOf(d.state, task.data.power))
    for (const what of ['tax', 'manpower'] as const) {
      const said = task.facts[`${what} ${sheet.id}`];
      if (sheet[what] === null && typeof said === 'number') setPiece(d, ledger, sheet.id, { [what]: said });
    }
  for (const { port } of portsOf(d.state, task.data.power))
    for (const which of ['first', 'second'] as const) {
      const said = task.facts[`${which} ${port.id}`];
      if (port[which] === null && typeof said === 'number') setPiece(d, 'ports', port.id, { [which]: said });
    }
}

function pay(d: Builder, of: Power, got: Collected): void {
  const { tax, trade, colonies, dominance, america, men, britain } = got;
  const more = (colonies?.total ?? 0) + (dominance?.total ?? 0);
  const points = tax.total + trade.total + more + (america.to === of ? america.n : 0);
  log(d, say('eiaqtr-told-income', { power: nationName(d.state, of), money: points, men: men.total }), {
    power: of,
    changes: [addMoney(d, of, dollars(points), 'income'), addManpower(d, of, men.total, 'manpower')],
    sums: [tax, trade, ...(colonies ? [colonies] : []), ...(dominance ? [dominance] : []), men],
  });
  const toBritain = britain + (america.to === 'GB' ? america.n : 0);
  if (toBritain > 0 && d.state.powers.GB)
    log(d, say('eiaqtr-told-british', { power: nationName(d.state, of), money: toBritain }), {
      power: 'GB',
      changes: [addMoney(d, 'GB', dollars(toBritain), 'trade')],
    });
}

export const collecting: Procedure<z.infer<typeof collectSchema>> = {
  kind: 'eia-collect',
  schema: { data: collectSchema },
  question: (state, { data }) => say('eiaqtr-collect-question', { power: nationName(state, data.power) }),
  facts(state, task) {
    const of = task.data.power;
    const ports = portsOf(state, of);
    const unstable = isUnstable(zoneNow(state, of));
    return [
      ...(unstable ? cellFacts(state, task, [lossCell(state, of)]) : []),
      ...(of === 'GB' && isOn(state.rulings, 'raiding')
        ? [amount('raided', 'eiaqtr-fact-raided', numberOf(task, 'raided'), [0, 9])]
        : []),
      ...ports.map((held) =>
        yesNo(`open ${held.port.id}`, say('eiaqtr-fact-open', { name: held.port.name }), isOpenNow(task, held), {
          effect: () => say('eiaqtr-gains', tradeNow(state, task, held)),
        }),
      ),
      ...ports
        .filter((held) => withBritain(state, of) && isOpenNow(task, held))
        .map((held) =>
          yesNo(
            `trade ${held.port.id}`,
            say('eiaqtr-fact-trade', { name: held.port.name }),
            tradesNow(state, task, held),
            {
              group: 'eiaqtr-group-trade',
            },
          ),
        ),
      ...allOf(state, of).map((holding) =>
        yesNo(
          `held ${holding.sheet.id}`,
          say('eiaqtr-fact-held', { name: holding.sheet.name }),
          isHeldNow(task, holding),
          {
            group: 'eiaqtr-group-held',
          },
        ),
      ),
      ...allOf(state, of).flatMap((holding) => openFigures(task, holding)),
      ...ports.flatMap((held) => openValues(task, held)),
    ];
  },
  sums(state, task) {
    const { tax, trade, colonies, dominance, men, america, free } = collected(state, task);
    return [
      tax,
      trade,
      ...(colonies ? [colonies] : []),
      ...(dominance ? [dominance] : []),
      ...(america.n > 0 ? [reckon('eiaqtr-sum-america', [term('eiaqtr-america', america.n, 'EIA-197')])] : []),
      men,
      ...free.map(({ money }) => money),
    ];
  },
  needs: (state, task) =>
    lossNumber(state, task) > 0 && dieIn(task, 'loss') === undefined
      ? [{ slot: 'loss', by: task.data.power, label: 'eiaqtr-die-loss' }]
      : [],
  reading: (state, task) => ({
    word: isHalf(state, task) ? 'eiaqtr-half' : 'eiaqtr-whole',
    means: 'eiaqtr-collect-means',
    sums: collecting.sums?.(state, task) ?? [],
  }),
  settle(d, task) {
    const of = task.data.power;
    const got = collected(d.state, task);
    keepPrinted(d, task);
    if (isUnstable(zoneNow(d.state, of))) keepCells(d, task, [lossCell(d.state, of)]);
    pay(d, of, got);
    setFlag(d, homeMenFlag(of), got.home);
    for (const { id, name, money, men } of got.free) {
      const minor = d.state.minors[id];
      if (!minor) continue;
      setPiece(d, 'minors', id, { money: minor.money + dollars(money.total), men: minor.men + men });
      log(d, say('eiaqtr-told-free', { name, money: money.total, men }), { power: of, sums: [money] });
    }
  },
};

// ---- America ---------------------------------------------------------------------------------------------------------

const american = z.object({});
type AmericanTask = Asked<z.infer<typeof american>>;
const stoppable = (state: Campaign): readonly Power[] => enemiesInPlay(state, 'GB');
const stopped = (state: Campaign, task: AmericanTask): readonly Power[] =>
  stoppable(state).filter((one) => saysSo(task, `stop ${one}`));
/** Returns whether the power's last peace contains B.6 and is still enforced. */
const isBoundByB6 = (state: Campaign, of: Power): boolean =>
  Object.values(state.treaties).some(
    ({ loser, victors }) =>
      loser === of &&
      victors.some(({ power: by, terms }) => terms.includes('B.6') && lockOf(state, of, by) !== undefined),
  );
/** Returns the powers that term B.6 of a peace keeps from American trade. EIA-283 */
export const deniedByPeace = (state: Campaign): readonly Power[] =>
  players(state).filter((one) => state.flags[`b6-${one}`] === true || isBoundByB6(state, one));
const denied = (state: Campaign, task: AmericanTask): number =>
  new Set([...stopped(state, task), ...(isOn(state.rulings, 'b6Denied') ? deniedByPeace(state) : [])]).size;

/** Returns whether Britain is asked which powers it keeps from American trade. */
export const asksBritain = (state: Campaign): boolean =>
  players(state).includes('GB') &&
  state.flags[US_WAR] !== true &&
  (stoppable(state).length > 0 || (isOn(state.rulings, 'b6Denied') && deniedByPeace(state).length > 0));

export const stopping: Procedure<z.infer<typeof american>> = {
  kind: 'eia-america',
  schema: { data: american },
  question: () => 'eiaqtr-america-question',
  facts: (state, task) =>
    stoppable(state).map((one) =>
      yesNo(`stop ${one}`, say('eiaqtr-fact-stop', { power: nationName(state, one) }), saysSo(task, `stop ${one}`)),
    ),
  needs: (state, task) =>
    denied(state, task) > 0 && dieIn(task, 'us') === undefined
      ? [{ slot: 'us', by: 'GB', label: say('eiaqtr-die-us', { n: denied(state, task) }) }]
      : [],
  reading(state, task) {
    const die = dieIn(task, 'us');
    const war = die !== undefined && income.startsUsWar(die, denied(state, task));
    return {
      word: war ? 'eiaqtr-us-starts' : 'eiaqtr-us-peace',
      means: say('eiaqtr-die-us', { n: denied(state, task) }),
      sums: [],
    };
  },
  settle(d, task) {
    const all = stopped(d.state, task);
    const die = dieIn(task, 'us');
    const n = denied(d.state, task);
    for (const one of all) {
      setFlag(d, stoppedFlag(one), true);
      log(d, say('eiaqtr-told-stopped', { power: nationName(d.state, one) }), { power: 'GB' });
    }
    if (n === 0 || die === undefined || !income.startsUsWar(die, n)) return;
    setFlag(d, US_WAR, true);
    setFlag(d, US_SINCE, monthNumber(d.state.clock.date));
    log(d, 'eiaqtr-told-us-war', {
      power: 'GB',
      changes: [addMoney(d, 'GB', -dollars(income.US_WAR_COST), 'us-war')],
    });
  },
};

// ---- gold ------------------------------------------------------------------------------------------------------------

type GoldTask = Asked<z.infer<typeof american>>;
const spanish = (state: Campaign): readonly PortHeld[] => portsOf(state, 'SP').filter(({ free }) => free === null);
/** Returns whether a Spanish port is free of blockade and enemies, by the ledger or as the table says. */
const isFree = (state: Campaign, task: GoldTask): boolean =>
  saysSo(task, 'free', spanish(state).length === 0 || spanish(state).some(({ open }) => open));
const goldNow = (state: Campaign, task: GoldTask): Reckoning | undefined => {
  const [one, two] = [dieIn(task, 'one'), dieIn(task, 'two')];
  return one && two && income.goldThrow([one, two], areAtWar(state, 'GB', 'SP'));
};
const goldCell = (thrown: number): Cell => ({
  chart: 'CH-14',
  row: String(Math.max(0, thrown)),
  column: 'spain',
});
const isOpenGold = (state: Campaign, task: GoldTask): number | undefined => {
  const sum = goldNow(state, task);
  return sum && !income.isTaken(sum.total) && cellNow(state, task, goldCell(sum.total)) === undefined
    ? sum.total
    : undefined;
};

export const gold: Procedure<z.infer<typeof american>> = {
  kind: 'eia-gold',
  schema: { data: american },
  question: () => 'eiaqtr-gold-question',
  facts(state, task) {
    const sum = goldNow(state, task);
    return [
      ...(sum ? [] : [yesNo('free', 'eiaqtr-fact-free-port', isFree(state, task))]),
      ...(sum && !income.isTaken(sum.total) ? cellFacts(state, task, [goldCell(sum.total)]) : []),
    ];
  },
  needs: (state, task) =>
    isFree(state, task)
      ? (['one', 'two'] as const)
          .filter((slot) => dieIn(task, slot) === undefined)
          .map((slot) => ({ slot, by: 'SP', label: 'eiaqtr-die-gold' }) as const)
      : [],
  waits: (state, task) => (isOpenGold(state, task) === undefined ? undefined : 'eiaqtr-type-cell'),
  reading(state, task) {
    const sum = goldNow(state, task);
    const taken = sum !== undefined && income.isTaken(sum.total);
    const n = sum ? (cellNow(state, task, goldCell(sum.total)) ?? 0) : 0;
    return {
      word: taken ? 'eiaqtr-gold-taken' : say('eiaqtr-gold-comes', { n }),
      means: 'eiaqtr-gold-means',
      sums: sum ? [sum] : [],
    };
  },
  settle(d, task) {
    const sum = goldNow(d.state, task);
    if (!sum) {
      log(d, 'eiaqtr-told-no-gold', { power: 'SP' });
      return;
    }
    if (income.isTaken(sum.total)) {
      const to = d.state.powers.GB ? [addMoney(d, 'GB', dollars(income.GOLD_TAKEN), 'gold')] : [];
      log(d, 'eiaqtr-told-gold-taken', { power: 'SP', changes: to, sums: [sum] });
      return;
    }
    const n = cellNow(d.state, task, goldCell(sum.total)) ?? 0;
    keepCells(d, task, [goldCell(sum.total)]);
    log(d, say('eiaqtr-told-gold', { money: n }), {
      ...{ power: 'SP', sums: [sum] },
      changes: [addMoney(d, 'SP', dollars(n), 'gold')],
    });
  },
};
