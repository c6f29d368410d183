/** Closing to contact, evading, and close combat from the dice to the pursuit. */

import { COMMANDER_CM } from '../../../battlefield/quality-check.ts';
import {
  IMPETUOUS_GAP,
  pursuitDice,
  RESTORED_CP,
  STEPS,
  splitHits,
} from '../../../battlefield/rules/close-combat/aftermath.ts';
import { type Fighter, MOST_ATTACKERS } from '../../../battlefield/rules/close-combat/facts.ts';
import {
  batteryUnderAttack,
  blockedRetreat,
  EFFECTS,
  EXTRA_SEARCH,
  type PursuitRow,
  RECOIL,
  STALLED,
  STRAIGHT,
} from '../../../battlefield/rules/close-combat/retreat.ts';
import {
  batteryDice,
  type Column,
  combatDice,
  ENGINEER_DICE,
  MISSES,
  onTheDie,
  type Row,
  TO_HIT,
} from '../../../battlefield/rules/close-combat/throws.ts';
import {
  EVADE,
  EVADE_CM,
  evadeModifiers,
  evadeResult,
  FINAL_SHOT_DICE,
} from '../../../battlefield/rules/fire/evading.ts';
import { wearyModifier } from '../../../battlefield/rules/fire/fighters.ts';
import { closing, closingTerms } from '../../../battlefield/rules/movement/contact-zone.ts';
import { RESULTS, type Result } from '../../../cards/results.ts';
import { CONFIRM } from '../../../dice/hits.ts';
import { say } from '../../../engine/message.ts';
import { addedToCheck, BATTERY, CP_OF_A_HIT, hittingFaces, VANQUISH_TIMES } from '../../figures.ts';
import {
  type Cell,
  type Chart,
  type ChartGroup,
  dice,
  from,
  type Line,
  list,
  signed,
  table,
  text,
  words,
} from '../chart.ts';

const resultCell = (result: Result): Cell => `result-${result}`;

/** The figures of the usual numbers to hit. */
const usualHits = () => ({ faces: hittingFaces(), disordered: Math.min(...hittingFaces(true)) });
const weary = { tired: wearyModifier(1), exhausted: wearyModifier(2) };

// ---- before contact ------------------------------------------------------------------------------------------------

const stops = (result: Result, arm: 'infantry' | 'cavalry'): Line => {
  const end = closing(result, arm);
  return end.contact ? 'chart-closing-closes' : say('chart-closing-stops', { cm: end.stopsAt });
};

const CLOSING: Chart = {
  id: 'closing',
  rows: ['NBC-MTC-01', 'NBC-MTC-02', 'NBC-MTC-03', 'NBC-MOV-18'],
  parts: () => [
    table(
      ['chart-closing-card', 'chart-closing-infantry', 'chart-closing-cavalry'],
      RESULTS.map((result) => [resultCell(result), stops(result, 'infantry'), stops(result, 'cavalry')]),
    ),
    list(
      'chart-closing-who',
      'chart-closing-reach',
      say('chart-closing-modifiers', { bonus: closingTerms('attack-keen', false)[0]?.value ?? 0 }),
    ),
  ],
};

const evades = (result: Result): Line => {
  const { does } = EVADE[result];
  const { battery } = evadeResult(result, { battery: BATTERY, aspect: 'front' });
  return does === 'evade' && battery.disordered ? 'chart-evading-evade-disordered' : `chart-evading-${does}`;
};

const EVADING: Chart = {
  id: 'evading',
  rows: ['NBC-EVD-01', 'NBC-EVD-02', 'NBC-EVD-03', 'NBC-EVD-04', 'NBC-EVD-05', 'NBC-FSH-01'],
  parts: () => [
    words(
      ['chart-closing-card', 'chart-evading-canister', 'chart-evading-battery'],
      RESULTS.map((result) => [resultCell(result), dice(EVADE[result].dice), evades(result)]),
    ),
    list(
      say('chart-evading-who', {
        cavalry: evadeModifiers({ arm: 'cavalry' }, { mobility: 'foot' })[0]?.value ?? 0,
        horse: evadeModifiers({ arm: 'infantry' }, { mobility: 'horse' })[0]?.value ?? 0,
      }),
      say('chart-evading-far', EVADE_CM),
      say('chart-evading-hits', usualHits()),
      'chart-evading-follow',
      say('chart-evading-final-shot', { dice: FINAL_SHOT_DICE }),
    ),
  ],
};

// ---- the throw -----------------------------------------------------------------------------------------------------

const COLUMNS: readonly (readonly [Column, Line])[] = [
  ['cavalry', 'chart-close-combat-cavalry'],
  ['infantry', 'chart-close-combat-infantry'],
  ['artillery', 'chart-close-combat-artillery'],
  ['disordered-cavalry', 'chart-close-combat-disordered-cavalry'],
  ['disordered-infantry', 'chart-close-combat-disordered-infantry'],
  ['disordered-artillery', 'chart-close-combat-disordered-artillery'],
];

const isRow = (column: Column): column is Row => column in TO_HIT;

const FIGHTER: Fighter = { id: 'one', troop: 'infantry', q: 3, cp: 6 };
const HUSSARS: Fighter = { ...FIGHTER, troop: 'cavalry', horse: 'light' };
const CUIRASSIERS: Fighter = { ...FIGHTER, troop: 'cavalry', horse: 'heavy' };

/** What a change to a unit adds to its close combat dice. */
const addedToDice = (change: Partial<Fighter>): number =>
  combatDice({ ...FIGHTER, ...change }, 'attacker').total - combatDice(FIGHTER, 'attacker').total;

/** The hits that Disorder batteries alone, and those that Eliminate them. */
const HITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const GUNS_HIT = {
  disorders: HITS.find((hits) => batteryUnderAttack(hits, false).disordered) ?? 0,
  eliminates: HITS.find((hits) => batteryUnderAttack(hits, false).fate === 'eliminated') ?? 0,
};

const CLOSE_COMBAT: Chart = {
  id: 'close-combat',
  rows: [
    'NBC-CC-01',
    'NBC-CC-02',
    'NBC-CC-03',
    'NBC-CC-04',
    'NBC-CC-05',
    'NBC-CC-06',
    'NBC-CC-07',
    'NBC-CC-10',
    'NBC-CC-11',
  ],
  parts: () => [
    table(
      ['', ...COLUMNS.map(([, name]) => name)],
      COLUMNS.flatMap(([row, name]) => (isRow(row) ? [[name, ...COLUMNS.map(([column]) => TO_HIT[row][column])]] : [])),
      { caption: 'chart-close-combat-caption' },
    ),
    table(
      ['chart-close-combat-dice', ''],
      [
        ['chart-close-combat-point', addedToDice({ cp: FIGHTER.cp + 1 })],
        ['chart-close-combat-stand', signed(addedToDice({ stands: 1 }))],
        ['chart-close-combat-defender', signed(batteryDice({ ...FIGHTER, battery: 'foot' }, 'defender'))],
        ['chart-close-combat-attacker', signed(batteryDice({ ...FIGHTER, battery: 'horse' }, 'attacker'))],
        ['chart-close-combat-engineers', signed(ENGINEER_DICE)],
        ['chart-close-combat-nobody', 'chart-close-combat-none'],
      ],
    ),
    table(
      ['chart-close-combat-on-die', ''],
      [
        ['chart-close-combat-lighter', signed(onTheDie(CUIRASSIERS, HUSSARS).total)],
        ['exhaustion-1', signed(onTheDie({ ...FIGHTER, exhaustion: 1 }, FIGHTER).total)],
        ['exhaustion-2', signed(onTheDie({ ...FIGHTER, exhaustion: 2 }, FIGHTER).total)],
      ],
    ),
    list(
      say('chart-close-combat-most', { units: MOST_ATTACKERS }),
      say('chart-close-combat-guns', { ...GUNS_HIT, cm: RECOIL }),
      say('chart-close-combat-stalled', { cm: STALLED }),
    ),
  ],
};

const AGAIN: Chart = {
  id: 'close-combat-again',
  rows: ['NBC-CC-08', 'NBC-CC-09', 'NBC-GL-12', 'NBC-CC-33'],
  parts: () => [
    words(
      ['chart-close-combat-again-misses', 'chart-close-combat-again-best'],
      [
        [
          'chart-close-combat-again-flanked',
          say('chart-close-combat-again-half-least', { least: MISSES.flankedLeast }),
        ],
        ['chart-close-combat-again-into', 'chart-close-combat-again-all'],
        ['chart-close-combat-again-wet', 'chart-close-combat-again-half'],
        [say('chart-close-combat-again-commander', { cm: COMMANDER_CM }), MISSES.commander],
        ['chart-close-combat-again-uphill', 'chart-close-combat-again-half'],
        ['chart-close-combat-again-mixed', MISSES.mixed],
        ['chart-close-combat-again-together', 'chart-close-combat-again-smaller'],
      ],
    ),
    words(
      [say('chart-close-combat-again-hits', { confirm: from(CONFIRM) }), 'chart-close-combat-again-every'],
      [
        ['chart-close-combat-again-command', 'chart-close-combat-again-all'],
        ['chart-close-combat-again-marching', 'chart-close-combat-again-all'],
        ['chart-close-combat-again-cover', 'chart-close-combat-again-cover-all'],
        ['chart-close-combat-again-strong-point', 'chart-close-combat-again-half'],
      ],
    ),
    text('chart-close-combat-again-square'),
  ],
};

// ---- what comes of it ----------------------------------------------------------------------------------------------

const STATES = {
  cleared: 'chart-close-combat-effects-cleared',
  'cavalry-only': 'chart-close-combat-effects-cavalry',
  yes: 'chart-close-combat-effects-disordered',
} as const;
const TIRES = {
  'if-disordered': 'chart-close-combat-effects-tires-before',
  yes: 'chart-close-combat-effects-tires',
} as const;

const effectRow = (result: Result): Cell[] => {
  const { disorder, tires, move, infantry, cavalry } = EFFECTS[result];
  return [
    `chart-quality-cards-${result}`,
    tires === 'no' ? STATES[disorder] : TIRES[tires],
    move === 'fall-back' ? 'chart-close-combat-effects-fall-back' : 'chart-close-combat-effects-retreat',
    infantry,
    cavalry,
  ];
};

/** The CP lost by a unit that cannot retreat. */
const BLOCKED_CP = blockedRetreat({ cp: FIGHTER.cp, disordered: false, exhaustion: 0 }, 0).lost;

const EFFECTS_CHART: Chart = {
  id: 'close-combat-effects',
  rows: [
    'NBC-CC-13',
    'NBC-CC-14',
    'NBC-CC-23',
    'NBC-CC-24',
    'NBC-CC-25',
    'NBC-CC-27',
    'NBC-CC-29',
    'NBC-CC-30',
    'NBC-CC-36',
    'NBC-CC-37',
  ],
  parts: () => [
    words(
      [
        'chart-closing-card',
        'chart-close-combat-effects-unit',
        'chart-close-combat-effects-loser',
        'chart-close-combat-infantry',
        'chart-close-combat-cavalry',
      ],
      RESULTS.map(effectRow),
      'chart-close-combat-effects-caption',
    ),
    list(
      say('chart-close-combat-effects-way', { cm: STRAIGHT }),
      say('chart-close-combat-effects-broken', { cp: RESTORED_CP }),
      'chart-close-combat-effects-ground',
      say('chart-close-combat-effects-square', { cm: RECOIL }),
      say('chart-close-combat-effects-no-room', { cm: EXTRA_SEARCH, cp: BLOCKED_CP, times: VANQUISH_TIMES }),
      'chart-close-combat-effects-officer',
    ),
  ],
};

const LOSER: Chart = {
  id: 'loser',
  rows: ['NBC-CC-15', ...STEPS.map(({ row }) => row)],
  parts: () => [
    table(
      ['', 'chart-loser-side'],
      ([1, 2, 3, 4, 5, 6, 7] as const).slice(0, STEPS.length).map((step) => [step, `chart-loser-${step}`]),
      { wordy: true },
    ),
    text('chart-loser-first'),
  ],
};

const PURSUITS: Record<PursuitRow, Line> = {
  no: 'chart-pursuit-no',
  yes: 'chart-pursuit-yes',
  'half-misses': 'chart-pursuit-half',
  'all-misses': 'chart-pursuit-all',
};
const PURSUER_CP = 9;

const PURSUIT: Chart = {
  id: 'pursuit',
  rows: ['NBC-CC-34', 'NBC-CC-35'],
  parts: () => [
    table(
      ['chart-pursuit-card', 'chart-pursuit-pursuit'],
      RESULTS.map((result) => [resultCell(result), PURSUITS[EFFECTS[result].pursuit]]),
    ),
    text(
      say('chart-pursuit-dice', {
        cp: PURSUER_CP,
        dice: pursuitDice(PURSUER_CP),
        hit: CP_OF_A_HIT,
        ...usualHits(),
        ...weary,
      }),
    ),
    text(say('chart-pursuit-impetuous', { cm: IMPETUOUS_GAP })),
  ],
};

const TWO_ON_ONE: Chart = {
  id: 'two-on-one',
  rows: ['NBC-CC-01', 'NBC-CC-26'],
  parts: () => [
    text('chart-two-on-one-major-unit'),
    table(
      ['chart-two-on-one-hits', ...HITS],
      (['major', 'minor'] as const).map((unit) => [
        `chart-two-on-one-${unit}`,
        ...HITS.map((hits) => splitHits(hits)[unit]),
      ]),
    ),
  ],
};

const BUILT_UP_AREAS: Chart = {
  id: 'built-up-areas',
  rows: [
    'NBC-BUA-01',
    'NBC-BUA-02',
    'NBC-BUA-03',
    'NBC-BUA-04',
    'NBC-BUA-05',
    'NBC-CC-28',
    'NBC-CC-31',
    'NBC-CC-32',
    'NBC-GL-26',
  ],
  parts: () => [
    list(
      say('chart-built-up-areas-hold', { bonus: addedToCheck({ town: true }) }),
      'chart-built-up-areas-attacked',
      'chart-built-up-areas-rounds',
      'chart-built-up-areas-out',
      'chart-built-up-areas-out-of',
      'chart-built-up-areas-back',
    ),
  ],
};

export const COMBAT: ChartGroup = {
  id: 'combat',
  charts: [CLOSING, EVADING, CLOSE_COMBAT, AGAIN, EFFECTS_CHART, LOSER, PURSUIT, TWO_ON_ONE, BUILT_UP_AREAS],
};
