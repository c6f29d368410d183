/**
 * Every switch of this game: the questions that the rules leave open (Q1 to Q29, the first value is the default), the
 * two settings that shape a whole game, and the options, each off by default. All switches are fixed when play starts.
 * EIA-006
 */
import * as z from 'zod/mini';
import { type Chosen, register } from '../../engine/rulings.ts';

const OFF = ['off', 'on'] as const;

export const SETTINGS = {
  /** Land mode leaves out every rule with a star. */
  mode: { cites: 'EIA-006', values: ['campaign', 'land'] },
  /** The method for base morale; chosen once. */
  moraleMethod: { cites: 'EIA-146', values: ['one', 'two'] },
} as const;

export const READINGS = {
  halves: { cites: 'Q1', values: ['ask', 'up', 'down'] },
  leaderBeyondCap: { cites: 'Q2', values: ['yes', 'no'] },
  ratingZero: { cites: 'Q3', values: ['neverSucceeds', 'naturalOne'] },
  cossackLevy: { cites: 'Q4', values: ['onePerProvinceUpToCap', 'oneInAll'] },
  insurrectionSize: { cites: 'Q5', values: ['askOwnerCard', 'perCorps', 'together'] },
  oneSidedWithdrawal: { cites: 'Q6', values: ['noWinnerNoPP', 'stayerWins'] },
  russiaTrade: { cites: 'Q7', values: ['bothMustBeHeld', 'eitherHeld'] },
  lockEnds: { cites: 'Q8', values: ['monthPlus18', 'monthPlus19'] },
  overCommandStep: { cites: 'Q9', values: ['moreThanN', 'exactlyNOrMore'] },
  halfIncome: { cites: 'Q10', values: ['moneyAndManpowerApart', 'perProvince'] },
  pursuitUnits: { cites: 'Q11', values: ['whole', 'sixths'] },
  moraleLossDays: { cites: 'Q12', values: ['carry', 'reset'] },
  corpsRating: { cites: 'Q13', values: ['eachBest', 'oneCorps'] },
  commanderPool: { cites: 'Q14', values: ['powersWithLeaders', 'noCommander'] },
  finalPeaceMinors: { cites: 'Q15', values: ['asCivilDisorder', 'ask'] },
  navalEqualWiped: { cites: 'Q16', values: ['draw', 'survivorWins'] },
  alliedSupplyPayer: { cites: 'Q17', values: ['depotOwner', 'user'] },
  guardInSiege: { cites: 'Q18', values: ['no', 'yes'] },
  woundReturn: { cites: 'Q19', values: ['monthPlusDiePlus1', 'monthPlusDie'] },
  friendly: { cites: 'Q20', values: ['ownAndControlled', 'alsoAlliesByLeave'] },
  usWarThisPhase: { cites: 'Q21', values: ['none', 'stillPaid'] },
  reinforceAfterR3: { cites: 'Q22', values: ['yes', 'no'] },
  bothEliminated: { cites: 'Q23', values: ['noWinner', 'ask'] },
  methodTwoNoCorps: { cites: 'Q24', values: ['ownersBasic', 'methodOne'] },
  landPlacement: { cites: 'Q25', values: ['asTyped', 'campaign'] },
  /** The errata D1, D2, D4 to D9. */
  errata000: { cites: 'Q26', values: ['on', 'off'] },
  belowZero: { cites: 'Q27', values: ['stopAtZero', 'owe'] },
  frSlotNoDominant: { cites: 'Q28', values: ['keepsChoice', 'first'] },
  blackSeaBesieged: { cites: 'Q29', values: ['open', 'closed'] },
  /** L11 has a leader on the map only with a corps; by 7.3.3.4 he stays inside with the garrison. */
  leaderInCity: { cites: 'EIA-187', values: ['offMap', 'stays'] },
} as const;

export const OPTIONS = {
  poland: { cites: 'EIA-250', values: OFF },
  italy: { cites: 'EIA-251', values: OFF },
  westphalia: { cites: 'EIA-252', values: OFF },
  bavaria: { cites: 'EIA-253', values: OFF },
  rhine: { cites: 'EIA-254', values: OFF },
  ottomanEmpire: { cites: 'EIA-255', values: OFF },
  twoSicilies: { cites: 'EIA-256', values: OFF },
  alternateDominants: { cites: 'EIA-257', values: OFF },
  /** EIA-258 is five switches. */
  peaceThreeProvinces: { cites: 'EIA-258', values: OFF },
  peaceNoDisorder: { cites: 'EIA-258', values: OFF },
  peaceFrGbAtWar: { cites: 'EIA-258', values: OFF },
  peaceFranceSues: { cites: 'EIA-258', values: OFF },
  peaceBritainSues: { cites: 'EIA-258', values: OFF },
  militiaConversion: { cites: 'EIA-260', values: OFF },
  buildingPorts: { cites: 'EIA-261', values: OFF },
  seaArrows: { cites: 'EIA-262', values: OFF },
  raiding: { cites: 'EIA-263', values: OFF },
  bigStacks: { cites: 'EIA-264', values: OFF },
  smallTransports: { cites: 'EIA-265', values: OFF },
  navalProportional: { cites: 'EIA-266', values: OFF },
  depotLimit: { cites: 'EIA-267', values: OFF },
  britishTraining: { cites: 'EIA-268', values: OFF },
  cavalrySuperiority: { cites: 'EIA-269', values: OFF },
  cavalryWithdrawal: { cites: 'EIA-270', values: OFF },
  guardCommitment: { cites: 'EIA-271', values: OFF },
  artilleryCorps: { cites: 'EIA-272', values: OFF },
  landProportional: { cites: 'EIA-273', values: OFF },
  corpsLeaders: { cites: 'EIA-274', values: OFF },
  harsherOverCommand: { cites: 'EIA-275', values: OFF },
  ageingNapoleon: { cites: 'EIA-276', values: OFF },
  minorGarrisons: { cites: 'EIA-277', values: OFF },
  timedWithdrawal: { cites: 'EIA-278', values: OFF },
  manipulation: { cites: 'EIA-279', values: OFF },
  leaderCasualties: { cites: 'EIA-281', values: OFF },
  alliesOnly: { cites: 'EIA-282', values: OFF },
  b6Denied: { cites: 'EIA-283', values: OFF },
} as const;

const RULINGS = { ...SETTINGS, ...READINGS, ...OPTIONS } as const;
export type Rulings = Chosen<typeof RULINGS>;
export type RulingKey = keyof typeof RULINGS;
export type OptionKey = keyof typeof OPTIONS;
export const { ruling, keys: RULING_KEYS, isRuling, chosenOnly } = register(RULINGS);

export const isOption = (key: string): key is OptionKey => Object.hasOwn(OPTIONS, key);
/** Returns whether an option is in use. */
export const isOn = (rulings: Rulings, option: OptionKey): boolean => rulings[option] === 'on';
/** Returns whether the rules with a star are left out. EIA-006 */
export const isLandMode = (rulings: Rulings): boolean => ruling(rulings, 'mode') === 'land';

/** The stored form: only the rulings that differ from the defaults. */
export const chosenSchema = z.custom<Rulings>(
  (value) =>
    typeof value === 'object' && value !== null && Object.entries(value).every(([key, said]) => isRuling(key, said)),
);
