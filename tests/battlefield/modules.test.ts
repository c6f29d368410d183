import { describe, expect, it } from 'vitest';
import { isKind, PROCEDURES } from '../../src/battlefield/modules.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';

const MODULES = import.meta.glob<{ readonly handlers: object }>('../../src/battlefield/modules/*.ts', { eager: true });

/** That every play has a handler is checked as `modules.ts` and `referee.ts` compile. */
describe('the rule modules', () => {
  it('handle no play twice', () => {
    const plays = Object.values(MODULES).flatMap(({ handlers }) => Object.keys(handlers));
    expect(plays.length).toBeGreaterThan(30);
    expect(new Set(plays).size).toBe(plays.length);
  });

  it.each(Object.entries(PROCEDURES))('%s is asked by the procedure of its name', (kind, procedure) => {
    expect(procedureFor(kind).question).toBe(procedure.question);
    expect(procedureFor(kind)).toBe(procedureFor(kind));
  });

  it.each(['from-the-future', 'constructor'])('"%s" is no kind of question', (kind) => {
    expect(isKind(kind)).toBe(false);
    expect(Object.values(PROCEDURES).map(({ question }) => question)).not.toContain(procedureFor(kind).question);
  });
});
