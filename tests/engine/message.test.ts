import { describe, expect, expectTypeOf, it } from 'vitest';
import { type Message, onlySaid, type Said, say } from '../../src/engine/message.ts';
import { reckoningSchema, saidSchema } from '../../src/engine/shapes.ts';
import { speak } from '../../src/words/speak.ts';

describe('what is said', () => {
  it('is no sentence, no code without words, and no code that lacks what its sentence needs', () => {
    expectTypeOf<'sum-rounded'>().toExtend<Said>();
    expectTypeOf<''>().toExtend<Said>();
    expectTypeOf<Message>().toExtend<Said>();
    expectTypeOf<string>().not.toExtend<Said>();
    expectTypeOf<'The battle ends.'>().not.toExtend<Said>();
    expectTypeOf<'no-such-code'>().not.toExtend<Said>();
    expectTypeOf<'sum-not-below'>().not.toExtend<Said>();
  });

  it('leaves out what does not hold', () => {
    expect(onlySaid(false, 'sum-rounded', null, undefined, say('sum-not-below', { least: 0 }))).toEqual([
      'sum-rounded',
      say('sum-not-below', { least: 0 }),
    ]);
  });
});

describe('what a journal says', () => {
  it.each([
    ['of-another-version', 'of-another-version'],
    [{ code: 'of-another-version', args: { n: 1 } }, 'of-another-version'],
    ['A line of an old journal.', 'A line of an old journal.'],
  ])('%j is shown as it stands', (written, shown) => {
    const read = saidSchema.parse(written);
    expect(read).toEqual(written);
    expect(speak(read)).toBe(shown);
  });

  it('is shown without what is missing', () => {
    expect(speak(saidSchema.parse('sum-not-below'))).toContain('least');
  });

  it.each([7, null, {}, { code: 1 }, ['sum-rounded']])('is never %j', (written) =>
    expect(saidSchema.safeParse(written).success).toBe(false),
  );

  it('keeps a figure that is written as it is, by whichever version', () => {
    const sum = { name: 'sum-rating', terms: [{ what: 'sum-rounded', value: 1, shown: '½' }], total: 1 };
    const [term] = reckoningSchema.parse(sum).terms;
    expect(term?.shown && speak(term.shown)).toBe('½');
  });
});
