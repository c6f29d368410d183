import { describe, expect, it } from 'vitest';
import { groupTitle, meaningOf, missingText, missingTitle, textOf, titleOf } from '../../src/app/ruling-words.ts';
import { MISSING, RULING_GROUPS } from '../../src/book/ruling-entries.ts';
import { RULING_KEYS, RULINGS, type RulingKey } from '../../src/book/rulings.ts';
import { hasWords } from '../../src/words/speak.ts';

const ENTRIES = RULING_GROUPS.flatMap(({ entries }) => entries);
const numbered = (prefix: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${prefix}-${String(from + at).padStart(2, '0')}`);

const LINES = /^L\d+(-L\d+)?(, L\d+(-L\d+)?)*$/;
/** What stands where a sentence lacks a figure it names, or has no words at all. */
const UNSAID = /\{\$?|NaN|undefined|Infinity|^(ruling|missing)-/;

describe('the register in words', () => {
  it('has an entry for each unclear place, once', () => {
    expect(ENTRIES.map(({ amb }) => amb).sort()).toEqual(numbered('AMB', 1, 176).sort());
  });

  it('tells what stands in for each thing the rules refer to but do not hold', () => {
    expect(MISSING.map(([mis]) => mis)).toEqual(numbered('MIS', 1, 30));
    for (const [mis, lines] of MISSING) {
      expect(missingTitle(mis)).not.toMatch(UNSAID);
      expect(missingText(mis)).not.toMatch(UNSAID);
      if (lines !== '') expect(lines).toMatch(LINES);
    }
  });

  it('has every switch under the entry the register cites for it', () => {
    expect(ENTRIES.flatMap(({ keys }) => keys).sort()).toEqual([...RULING_KEYS].sort());
    for (const { amb, keys } of ENTRIES) for (const key of keys) expect(RULINGS[key].cites).toBe(amb);
  });

  it.each(RULING_KEYS)('%s: every choice has words of its own', (key: RulingKey) => {
    const meant = RULINGS[key].values.map((value) => meaningOf(key, value));
    expect(new Set(meant).size).toBe(meant.length);
    for (const meaning of meant) {
      expect(meaning).not.toMatch(UNSAID);
      expect(meaning.length).toBeLessThanOrEqual(48);
    }
  });

  it('has no words for a switch or a choice that is not in the register', () => {
    expect(hasWords('ruling-escapeCm-60')).toBe(false);
    expect(hasWords('ruling-AMB-199')).toBe(false);
  });

  it.each(ENTRIES)('$amb is short enough to read at the table', ({ amb, lines }) => {
    expect(titleOf(amb)).not.toMatch(UNSAID);
    expect(titleOf(amb).length).toBeLessThanOrEqual(60);
    expect(textOf(amb)).not.toMatch(UNSAID);
    expect(textOf(amb).length).toBeLessThanOrEqual(320);
    expect(lines).toMatch(LINES);
  });

  it('stands in groups with titles, none empty', () => {
    expect(RULING_GROUPS).toHaveLength(11);
    expect(new Set(RULING_GROUPS.map(({ id }) => groupTitle(id))).size).toBe(11);
    for (const { entries } of RULING_GROUPS) expect(entries.length).toBeGreaterThan(0);
  });
});

/** Digits in the order in which a sentence tells them. */
const figuresIn = (said: string): readonly string[] => said.match(/[−+]?\d+(?:[.,:]\d+)*/g) ?? [];

describe('the figures of the rulings, worked by hand from the rulebook', () => {
  it.each([
    ['AMB-02', ['1', '4']],
    ['AMB-03', ['5']],
    ['AMB-04', ['2', '4']],
    ['AMB-10', ['1', '6', '0', '7']],
    ['AMB-14', ['2']],
    ['AMB-17', ['−1']],
    ['AMB-19', ['+1']],
    ['AMB-23', ['14', '12', '9', '7']],
    ['AMB-30', ['5', '15']],
    ['AMB-31', ['1', '4']],
    ['AMB-37', ['1', '13']],
    ['AMB-40', ['10', '10']],
    ['AMB-41', ['05:00', '07:00', '19:00', '21:00']],
    ['AMB-46', ['20', '30', '20', '21']],
    ['AMB-47', ['10', '45', '5']],
    ['AMB-51', ['1']],
    ['AMB-56', ['1', '1', '1']],
    ['AMB-57', ['150', '15']],
    ['AMB-58', ['10']],
    ['AMB-59', ['12']],
    ['AMB-63', ['4', '5', '4']],
    ['AMB-64', ['1']],
    ['AMB-70', ['5', '4', '5']],
    ['AMB-71', ['10', '20']],
    ['AMB-73', ['4']],
    ['AMB-75', ['2', '6']],
    ['AMB-79', ['10']],
    ['AMB-80', ['1']],
    ['AMB-82', ['2']],
    ['AMB-85', ['2']],
    ['AMB-91', ['2', '3']],
    ['AMB-92', ['1', '6']],
    ['AMB-93', ['1', '6']],
    ['AMB-99', ['2']],
    ['AMB-101', ['20', '20', '10']],
    ['AMB-104', ['5', '5']],
    ['AMB-106', ['2']],
    ['AMB-108', ['2']],
    ['AMB-110', ['2']],
    ['AMB-112', ['5', '6']],
    ['AMB-116', ['2']],
    ['AMB-117', ['4']],
    ['AMB-119', ['6', '10']],
    ['AMB-121', ['5', '2']],
    ['AMB-123', ['5']],
    ['AMB-127', ['1.5']],
    ['AMB-132', ['1']],
    ['AMB-133', ['60']],
    ['AMB-137', ['2']],
    ['AMB-138', ['−1']],
    ['AMB-143', ['+1']],
    ['AMB-144', ['2', '10']],
    ['AMB-145', ['2', '6']],
    ['AMB-149', ['506', '504', '1,191', '1,131']],
    ['AMB-150', ['25', '50', '75']],
    ['AMB-151', ['10', '90']],
    ['AMB-153', ['60', '30']],
    ['AMB-154', ['5', '2.3', '11.5']],
    ['AMB-174', ['1']],
  ])('%s', (amb, figures) => {
    const entry = ENTRIES.find((each) => each.amb === amb);
    expect(entry && figuresIn(textOf(entry.amb))).toEqual(figures);
  });

  it('no other text tells a figure', () => {
    const told = ENTRIES.filter(({ amb }) => figuresIn(textOf(amb)).length > 0);
    expect(told).toHaveLength(59);
  });

  it('the choices', () => {
    expect(figuresIn(meaningOf('escapeCm', '50'))).toEqual(['50']);
    expect(figuresIn(meaningOf('qcDraw', 'noReplaceTo36'))).toEqual(['36']);
    expect(figuresIn(meaningOf('qcClamp', '0-7'))).toEqual(['0', '7']);
    expect(figuresIn(meaningOf('cap5', 'on'))).toEqual(['5']);
    expect(figuresIn(meaningOf('acMove', '36cm'))).toEqual(['36']);
    expect(figuresIn(meaningOf('howitzerQ5', 'yes'))).toEqual(['5', '6']);
    expect(figuresIn(meaningOf('ccArtDice', 'fixed5'))).toEqual(['5', '6', '6']);
    expect(figuresIn(meaningOf('officerMods', 'ac10only'))).toEqual(['+1']);
    expect(figuresIn(meaningOf('oocRecovery', 'yesMinus1'))).toEqual(['−1']);
    expect(figuresIn(meaningOf('timeDeck', 'TD-24'))).toEqual(['24', '21.0']);
    expect(figuresIn(meaningOf('timeDeck', 'TD-24b'))).toEqual(['24', '21.5']);
    expect(figuresIn(meaningOf('timeDeck', 'TD-20'))).toEqual(['20', '22.0']);
    expect(figuresIn(missingText('MIS-08'))).toEqual(['10']);
    expect(figuresIn(missingText('MIS-27'))).toEqual(['10']);
  });
});
