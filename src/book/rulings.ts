/**
 * The register of rulings: one entry for each unclear place that a group may decide differently. The first value is the
 * default. `cites` names the contract entry with the problem and the reason for the default. Their places in the
 * rulebook: `ruling-entries.ts`; their words: the room `rulings`.
 */

import { type Chosen, register, type Specs, type Value } from '../engine/rulings.ts';

export const RULINGS = {
  // Merged-cell tables
  orderChangeFailOn: { cites: 'AMB-126', values: ['VL', 'L-VL'] },
  // Dice pot and Re-Roll Dice
  potVisibility: { cites: 'AMB-01', values: ['public', 'thrower-first'] },
  skirmishDice: { cites: 'AMB-02', values: ['pot', 'loose'] },
  cap5: { cites: 'AMB-03', values: ['off', 'on'] },
  cbConfirm: { cites: 'AMB-04', values: ['sameRed', 'freshDie'] },
  rrdTimeCard: { cites: 'AMB-05', values: ['yes', 'no'] },
  rrdMovement: { cites: 'AMB-05', values: ['yes', 'no'] },
  rrdEngineer: { cites: 'AMB-05', values: ['yes', 'no'] },
  rrdOfficerInjury: { cites: 'AMB-05', values: ['no', 'yes'] },
  phasingRethrows: { cites: 'AMB-06', values: ['once', 'unlimited'] },
  rrdCount: { cites: 'AMB-07', values: ['private', 'public'] },
  acReplacedRRD: { cites: 'AMB-08', values: ['keep', 'capToNewA'] },
  // Rounding
  rallyRounding: { cites: 'AMB-09', values: ['halfUp', 'floor', 'ceil'] },
  // Quality cards
  qcClamp: { cites: 'AMB-10', values: ['0-7', '1-6'] },
  qcDraw: { cites: 'AMB-11', values: ['replace', 'noReplaceToEnd', 'noReplaceTo36'] },
  officerMods: { cites: 'AMB-12', values: ['none', 'ac10only', 'all'] },
  lRatingDC: { cites: 'AMB-13', values: ['yes', 'no'] },
  lRatingOptional: { cites: 'AMB-13', values: ['no', 'yes'] },
  lossModRound: { cites: 'AMB-14', values: ['floor', 'ceil'] },
  engineersWhole: { cites: 'AMB-14', values: ['noCheck', 'check'] },
  aspectMods: { cites: 'AMB-15', values: ['worst', 'sum'] },
  freshDetach: { cites: 'AMB-16', values: ['keeps', 'loses'] },
  freshArtillery: { cites: 'AMB-16', values: ['yes', 'no'] },
  dcDisMod: { cites: 'AMB-17', values: ['yes', 'no'] },
  townBonusStrongPoint: { cites: 'AMB-19', values: ['no', 'yes'] },
  // Orders
  stanceLadder: { cites: 'AMB-21', values: ['number', 'withinOrder'] },
  shiftDuration: { cites: 'AMB-22', values: ['persistent', 'thisTurn'] },
  tCheck: { cites: 'AMB-23', values: ['green', 'card'] },
  a5Change: { cites: 'AMB-24', values: ['free', 'sameAsA1'] },
  allowKeenOrders: { cites: 'AMB-25', values: ['no', 'yes'] },
  optOutRejoin: { cites: 'AMB-28', values: ['nextOrder', 'ownerChoice'] },
  autoDefendTrigger: { cites: 'AMB-29', values: ['ff-cc', 'anyFire'] },
  autoDefendTiming: { cites: 'AMB-29', values: ['after', 'before'] },
  redeployDice: { cites: 'AMB-30', values: ['no', 'addToTotal'] },
  screenAbsorb: { cites: 'AMB-31', values: ['permanent', 'returnWhenOrderEnds'] },
  holdCZ: { cites: 'AMB-33', values: ['noDice', 'autoAttackDice'] },
  // Weather, visibility, ground
  startPrecip: { cites: 'AMB-35', values: ['light', 'throw'] },
  fixedWeatherGround: { cites: 'AMB-36', values: ['constant', 'evolves'] },
  fixedWeatherIntensity: { cites: 'AMB-36', values: ['constant', 'throw'] },
  evenTest: { cites: 'AMB-37', values: ['natural', 'modified'] },
  freezing: { cites: 'AMB-38', values: ['auto', 'scenario'] },
  groundCounterReset: { cites: 'AMB-39', values: ['yes', 'no'] },
  fogVantage: { cites: 'AMB-42', values: ['fogOnly', 'difference'] },
  snowBonus: { cites: 'AMB-43', values: ['heavyBoth', 'heavyRainOnly', 'heavyRainAnySnow'] },
  ucFrom: { cites: 'AMB-45', values: ['ac', 'hq'] },
  timeDeck: { cites: 'AMB-46', values: ['TD-24', 'TD-24b', 'TD-20', 'custom'] },
  // Command
  phasingTie: { cites: 'AMB-48', values: ['reroll', 'higherA', 'loserOfLast'] },
  losingCardMaySwap: { cites: 'AMB-50', values: ['no', 'yes'] },
  harass: { cites: 'AMB-51', values: ['ucOnly', 'bothThrows'] },
  cossack: { cites: 'AMB-51', values: ['flag', 'allSkirmishCavalry'] },
  lapelsTraditional: { cites: 'AMB-52', values: ['yes', 'no'] },
  fcMove: { cites: 'AMB-53', values: ['A2', 'phase5', 'either'] },
  acMove: { cites: 'AMB-53', values: ['visibility', '36cm'] },
  radiusMeasure: { cites: 'AMB-54', values: ['any', 'centre', 'whole'] },
  radiusCount: { cites: 'AMB-55', values: ['surviving', 'original'] },
  newFcRadius: { cites: 'AMB-55', values: ['recalc', 'keep'] },
  replacement: { cites: 'AMB-56', values: ['minusOne', 'allOnes'] },
  escapeCm: { cites: 'AMB-57', values: ['15', '50', '150'] },
  fallenFC: { cites: 'AMB-167', values: ['notUnder', 'deputy'] },
  hqAndRide: { cites: 'AMB-170', values: ['one', 'both'] },
  fallenAC: { cites: 'AMB-172', values: ['far', 'hq'] },
  simpleHarass: { cites: 'AMB-174', values: ['no', 'yes'] },
  attachedInjury: { cites: 'AMB-59', values: ['perEvent', 'oncePerTurn'] },
  reinfRating: { cites: 'AMB-60', values: ['A', 'T', 'L'] },
  // Skirmish and artillery
  sk3vSk0: { cites: 'AMB-63', values: ['4', '5'] },
  sk3perStand: { cites: 'AMB-63', values: ['each', 'together'] },
  skStandRemoval: { cites: 'AMB-64', values: ['one', 'all'] },
  skExhaustion: { cites: 'AMB-66', values: ['off', 'on'] },
  rainStands: { cites: 'AMB-69', values: ['allowed', 'removed'] },
  standsIn: { cites: 'AMB-171', values: ['always', 'inPhase1'] },
  lightShort: { cites: 'AMB-70', values: ['5', '4', '3'] },
  roundDistance: { cites: 'AMB-71', values: ['none', 'nearestCm'] },
  artRearBonus: { cites: 'AMB-72', values: ['yes', 'no'] },
  reThrowOrder: { cites: 'AMB-73', values: ['bonusFirst', 'penaltyFirst'] },
  confirmModified: { cites: 'AMB-73', values: ['no', 'yes'] },
  artPenaltyStack: { cites: 'AMB-74', values: ['once', 'each'] },
  cbAccumulate: { cites: 'AMB-75', values: ['perPot', 'perTarget'] },
  artMinDice: { cites: 'AMB-77', values: ['0', '1'] },
  rocketOne: { cites: 'AMB-80', values: ['target', 'firer'] },
  howitzerQ5: { cites: 'AMB-81', values: ['yes', 'no'] },
  artDoubleUse: { cites: 'AMB-82', values: ['yes', 'no'] },
  abandoned: { cites: 'AMB-84', values: ['eliminated', 'disorderedAndFixed'] },
  finalShotRecheck: { cites: 'AMB-85', values: ['no', 'yes'] },
  artBuaDice: { cites: 'AMB-88', values: ['no', 'yes'] },
  moveFireStack: { cites: 'AMB-89', values: ['add', 'worst'] },
  // Movement
  softDice: { cites: 'AMB-90', values: ['subtract', 'fullMovesOnly'] },
  mudSlope: { cites: 'AMB-91', values: ['3', '2'] },
  ceCancel: { cites: 'AMB-92', values: ['pairwise', 'any'] },
  closeCheckInCZ: { cites: 'AMB-93', values: ['no', 'yes'] },
  beyondColumn: { cites: 'AMB-95', values: ['impossible', 'oneDie'] },
  moveDC: { cites: 'AMB-97', values: ['perCause', 'facesOnce', 'oncePerTurn'] },
  brokenContactDis: { cites: 'AMB-100', values: ['flee', 'eliminated'] },
  mudFreeFace: { cites: 'AMB-103', values: ['no', 'yes'] },
  crossFailed: { cites: 'AMB-169', values: ['stays', 'mayGo'] },
  // Firefight and close combat
  ffMinOne: { cites: 'AMB-105', values: ['no', 'yes'] },
  ffAttackArt: { cites: 'AMB-106', values: ['any', 'horseOnly'] },
  ffTie: { cites: 'AMB-107', values: ['none', 'both', 'attacker'] },
  ffReply: { cites: 'AMB-108', values: ['frontal', 'always'] },
  ffReplies: { cites: 'AMB-109', values: ['once', 'each'] },
  recoilTouched: { cites: 'AMB-168', values: ['stays', 'parts'] },
  ccArtDice: { cites: 'AMB-112', values: ['matrix', 'fixed5'] },
  uphill: { cites: 'AMB-114', values: ['defender', 'eitherHigher'] },
  infCav: { cites: 'AMB-115', values: ['totalN', 'eachN', 'majorOnly'] },
  noCheckLoser: { cites: 'AMB-119', values: ['VH', 'drawForDistance', 'noMove'] },
  loserQ: { cites: 'AMB-120', values: ['printed', 'adjusted'] },
  defToHit: { cites: 'AMB-122', values: ['major', 'worst'] },
  pursuit: { cites: 'AMB-124', values: ['loser', 'winner'] },
  vanquishBase: { cites: 'AMB-127', values: ['afterLoss', 'beforeLoss'] },
  cavBuaOdd: { cites: 'AMB-130', values: ['lost', 'kept'] },
  ccAttacking: { cites: 'AMB-163', values: ['thrower', 'mover'] },
  brokenEffect: { cites: 'AMB-164', values: ['exhaustion', 'distanceOnly'] },
  garrisonFollowUp: { cites: 'AMB-165', values: ['nextAction', 'sameAction'] },
  pursuitPair: { cites: 'AMB-166', values: ['each', 'majorOnly'] },
  // Everything else
  avgQ: { cites: 'AMB-125', values: ['weighted', 'simple'] },
  garrisonEntryTurn: { cites: 'AMB-133', values: ['counts', 'doesNot'] },
  sentOutShaken: { cites: 'AMB-173', values: ['asDonor', 'steady'] },
  oocRecovery: { cites: 'AMB-135', values: ['no', 'yesMinus1'] },
  recoverOptional: { cites: 'AMB-136', values: ['yes', 'no'] },
  vlAlways: { cites: 'AMB-136', values: ['no', 'yes'] },
  rallyFloor: { cites: 'AMB-137', values: ['0', '1'] },
  oocRally: { cites: 'AMB-138', values: ['yes', 'no'] },
  tiredAny: { cites: 'AMB-140', values: ['no', 'yes'] },
  ditchFailDisorder: { cites: 'AMB-143', values: ['yes', 'no'] },
  capturedFate: { cites: 'AMB-147', values: ['prisoner', 'roll'] },
  d100Trim: { cites: 'AMB-151', values: ['yes', 'no'] },
  acLossEndsGame: { cites: 'AMB-157', values: ['no', 'yes'] },
  attackEngage: { cites: 'AMB-159', values: ['either', 'contactOnly'] },
  radiusArtillery: { cites: 'AMB-160', values: ['yes', 'no'] },
} as const satisfies Specs;

export type RulingKey = keyof typeof RULINGS;
export type RulingValue<K extends RulingKey> = Value<typeof RULINGS, K>;
/** What a group chose. An absent key has its default. */
export type Rulings = Chosen<typeof RULINGS>;

const nbc = register(RULINGS);
export const RULING_KEYS = nbc.keys;
export const { ruling, isRuling, chosenOnly } = nbc;
export const defaultRuling = nbc.byDefault;
