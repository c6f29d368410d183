import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chosenOnly,
  defaultRuling,
  isRuling,
  RULING_KEYS,
  RULINGS,
  type RulingKey,
  type Rulings,
  ruling,
} from '../../src/book/rulings.ts';

/** What each unclear place stands at when a group decides nothing, from the contract. */
const DEFAULTS: Record<RulingKey, string> = {
  orderChangeFailOn: 'VL',
  potVisibility: 'public',
  skirmishDice: 'pot',
  cap5: 'off',
  cbConfirm: 'sameRed',
  rrdTimeCard: 'yes',
  rrdMovement: 'yes',
  rrdEngineer: 'yes',
  rrdOfficerInjury: 'no',
  phasingRethrows: 'once',
  rrdCount: 'private',
  acReplacedRRD: 'keep',
  rallyRounding: 'halfUp',
  qcClamp: '0-7',
  qcDraw: 'replace',
  officerMods: 'none',
  lRatingDC: 'yes',
  lRatingOptional: 'no',
  lossModRound: 'floor',
  engineersWhole: 'noCheck',
  aspectMods: 'worst',
  freshDetach: 'keeps',
  freshArtillery: 'yes',
  dcDisMod: 'yes',
  townBonusStrongPoint: 'no',
  stanceLadder: 'number',
  shiftDuration: 'persistent',
  tCheck: 'green',
  a5Change: 'free',
  allowKeenOrders: 'no',
  optOutRejoin: 'nextOrder',
  autoDefendTrigger: 'ff-cc',
  autoDefendTiming: 'after',
  redeployDice: 'no',
  screenAbsorb: 'permanent',
  holdCZ: 'noDice',
  startPrecip: 'light',
  fixedWeatherGround: 'constant',
  fixedWeatherIntensity: 'constant',
  evenTest: 'natural',
  freezing: 'auto',
  groundCounterReset: 'yes',
  fogVantage: 'fogOnly',
  snowBonus: 'heavyBoth',
  ucFrom: 'ac',
  timeDeck: 'TD-24',
  phasingTie: 'reroll',
  losingCardMaySwap: 'no',
  harass: 'ucOnly',
  cossack: 'flag',
  lapelsTraditional: 'yes',
  fcMove: 'A2',
  acMove: 'visibility',
  radiusMeasure: 'any',
  radiusCount: 'surviving',
  newFcRadius: 'recalc',
  replacement: 'minusOne',
  escapeCm: '15',
  fallenFC: 'notUnder',
  hqAndRide: 'one',
  fallenAC: 'far',
  simpleHarass: 'no',
  sentOutShaken: 'asDonor',
  crossFailed: 'stays',
  recoilTouched: 'stays',
  standsIn: 'always',
  attachedInjury: 'perEvent',
  reinfRating: 'A',
  sk3vSk0: '4',
  sk3perStand: 'each',
  skStandRemoval: 'one',
  skExhaustion: 'off',
  rainStands: 'allowed',
  lightShort: '5',
  roundDistance: 'none',
  artRearBonus: 'yes',
  reThrowOrder: 'bonusFirst',
  confirmModified: 'no',
  artPenaltyStack: 'once',
  cbAccumulate: 'perPot',
  artMinDice: '0',
  rocketOne: 'target',
  howitzerQ5: 'yes',
  artDoubleUse: 'yes',
  abandoned: 'eliminated',
  finalShotRecheck: 'no',
  artBuaDice: 'no',
  moveFireStack: 'add',
  softDice: 'subtract',
  mudSlope: '3',
  ceCancel: 'pairwise',
  closeCheckInCZ: 'no',
  beyondColumn: 'impossible',
  moveDC: 'perCause',
  brokenContactDis: 'flee',
  sixCatches: 'done',
  mudFreeFace: 'no',
  ffMinOne: 'no',
  ffAttackArt: 'any',
  ffTie: 'none',
  ffReply: 'frontal',
  ffReplies: 'once',
  ccArtDice: 'matrix',
  uphill: 'defender',
  infCav: 'totalN',
  noCheckLoser: 'VH',
  loserQ: 'printed',
  defToHit: 'major',
  pursuit: 'loser',
  vanquishBase: 'afterLoss',
  cavBuaOdd: 'lost',
  ccAttacking: 'thrower',
  brokenEffect: 'exhaustion',
  garrisonFollowUp: 'nextAction',
  pursuitPair: 'each',
  avgQ: 'weighted',
  garrisonEntryTurn: 'counts',
  oocRecovery: 'no',
  recoverOptional: 'yes',
  vlAlways: 'no',
  rallyFloor: '0',
  oocRally: 'yes',
  tiredAny: 'no',
  ditchFailDisorder: 'yes',
  trainLosesPoint: 'engineers',
  capturedFate: 'prisoner',
  d100Trim: 'yes',
  acLossEndsGame: 'no',
  attackEngage: 'either',
  radiusArtillery: 'yes',
};

describe('the register of rulings', () => {
  it.each(Object.entries(DEFAULTS))('%s stands at %s', (key, value) => {
    expect(defaultRuling(key as RulingKey)).toBe(value);
    expect(ruling({}, key as RulingKey)).toBe(value);
  });

  it('holds no switch but these', () => {
    expect([...RULING_KEYS].sort()).toEqual(Object.keys(DEFAULTS).sort());
  });

  it.each(RULING_KEYS)('%s offers each value once', (key) => {
    const values: readonly string[] = RULINGS[key].values;
    expect(new Set(values).size).toBe(values.length);
  });

  it('a choice goes before the default', () => {
    expect(ruling({ qcDraw: 'noReplaceTo36' }, 'qcDraw')).toBe('noReplaceTo36');
  });

  it.each([
    ['escapeCm', '50', true],
    ['escapeCm', 50, false],
    ['escapeCm', '60', false],
    ['noSuchPlace', '15', false],
    ['toString', '15', false],
    ['qcDraw', undefined, false],
  ])('takes %s = %j from outside: %s', (key, value, taken) => {
    expect(isRuling(key, value)).toBe(taken);
  });

  it('writes only what differs from the defaults, in one order, and loses nothing', () => {
    const some = fc
      .subarray([...RULING_KEYS], { minLength: 0 })
      .chain((keys) => fc.shuffledSubarray(keys, { minLength: keys.length }))
      .chain((keys) =>
        fc
          .tuple(...keys.map((key) => fc.constantFrom<string>(...RULINGS[key].values)))
          .map((values) => Object.fromEntries(keys.map((key, at) => [key, values[at]])) as Rulings),
      );
    fc.assert(
      fc.property(some, (chosen) => {
        const written = chosenOnly(chosen);
        const keys = Object.keys(written) as RulingKey[];
        expect(keys).toEqual(RULING_KEYS.filter((key) => keys.includes(key)));
        for (const key of keys) expect(written[key]).not.toBe(defaultRuling(key));
        for (const key of RULING_KEYS) expect(ruling(written, key)).toBe(ruling(chosen, key));
        expect(chosenOnly(written)).toEqual(written);
      }),
    );
  });
});
