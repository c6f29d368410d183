/** The reference of the procedures against the rows of the contract, and against its own words. */
import { describe, expect, it } from 'vitest';
import { isSection, PROCEDURES, SECTIONS, sectionOf } from '../../../src/campaign/empires-in-arms/procedures.ts';
import { PHASES, STEPS } from '../../../src/campaign/empires-in-arms/vocabulary.ts';
import { hasWords, speak } from '../../../src/words/speak.ts';
import homes from '../../contract/eia/homes.json';
import contract from '../../contract/eia/rows.json';
import cited from '../../contract/eia/rules.json';

const ALL = SECTIONS.flatMap((section) => PROCEDURES[section]);
const HOMES: Readonly<Record<string, { readonly where: string }>> = homes;
const rowOf = (id: string): string => `EIA-${id}`;
const group = (id: string) => contract.rows.find((row) => row.id === rowOf(id))?.group;

describe('the reference of the procedures', () => {
  it('has each of the 253 rows of the contract once, in the order of their numbers', () => {
    expect(ALL).toHaveLength(253);
    expect(ALL.map(({ id }) => rowOf(id)).sort()).toEqual(contract.rows.map(({ id }) => id).sort());
    for (const section of SECTIONS) {
      const ids = PROCEDURES[section].map(({ id }) => id);
      expect(ids).toEqual([...ids].sort());
    }
  });

  it('says that nothing is done of what no slice of the contract builds, and of that alone', () => {
    for (const { id, does } of ALL) {
      const where = HOMES[rowOf(id)]?.where;
      expect([id, does === 'table' || does === 'absent']).toEqual([id, group(id) === 'none']);
      expect([id, where ?? 'built']).toEqual([
        id,
        does === 'table' ? 'reference' : does === 'absent' ? 'absent' : 'built',
      ]);
    }
  });

  it('cites for each row the rules, the code and the star that the contract has for it', () => {
    const CITED: Readonly<Record<string, { readonly rules: string; readonly code: string; readonly star: boolean }>> =
      cited;
    expect(Object.keys(CITED)).toHaveLength(253);
    const doesOf = (code: string) => ({ C: 'computed', T: 'table', X: 'absent' })[code] ?? 'asked';
    for (const { id, rules, does, campaign } of ALL) {
      const row = CITED[rowOf(id)];
      expect([id, rules, does, campaign]).toEqual([id, row?.rules, row && doesOf(row.code), row?.star]);
    }
  });

  it('bears the numbers of the rules', () => {
    for (const { id, rules } of ALL)
      for (const rule of rules.split(', '))
        expect([id, rule]).toEqual([id, rule.match(/^\d+(\.\d+)*(-\d+(\.\d+)*)?$/)?.[0]]);
  });

  it('has a name of its own and one short sentence or two for each', () => {
    const names = ALL.map(({ id }) => speak({ code: `eiaproc-${id}-name` }));
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    for (const { id } of ALL) {
      expect([id, hasWords(`eiaproc-${id}-name`), hasWords(`eiaproc-${id}`)]).toEqual([id, true, true]);
      const text = speak({ code: `eiaproc-${id}` });
      expect(text).toMatch(/^[A-Z$].*\.$/);
      expect(text.length).toBeLessThanOrEqual(150);
    }
  });

  it('has a section with something in it for every step of the month, with the stars and without', () => {
    for (const phase of PHASES)
      for (const step of STEPS[phase]) {
        const section = sectionOf(phase, step);
        expect(isSection(section)).toBe(true);
        expect(PROCEDURES[section].length).toBeGreaterThan(0);
      }
    for (const section of ['reinforcement', 'depots', 'movement', 'supply', 'combat', 'irregulars', 'time'] as const)
      expect(PROCEDURES[section].some(({ campaign }) => !campaign)).toBe(true);
    // The political, naval and economic phases are the campaign's: EIA-006.
    for (const section of ['naval', 'economic'] as const)
      expect(PROCEDURES[section].every(({ campaign }) => campaign)).toBe(true);
  });
});
