import { describe, expect, it } from 'vitest';
import { once, remember, rememberOne } from '../../src/engine/remember.ts';

const counted = () => {
  const asked: string[] = [];
  return { asked, note: (what: string) => asked.push(what) };
};
const state = (name: string) => ({ name });
const unit = { id: 'husson' };

describe('what is remembered', () => {
  it('works once of one state, and anew of another', () => {
    const { asked, note } = counted();
    const named = remember((of: { name: string }, { id }: { id: string }) => note(`${of.name}/${id}`) && of.name + id);
    const [one, other] = [state('1'), state('2')];
    expect([named(one, unit), named(one, unit), named(other, unit)]).toEqual(['1husson', '1husson', '2husson']);
    expect(asked).toEqual(['1/husson', '2/husson']);
  });

  it('works once for each of several things of a state, and drops them all with it', () => {
    const { asked, note } = counted();
    const named = remember((of: { name: string }, { id }: { id: string }) => note(`${of.name}/${id}`) && of.name + id);
    const [one, other] = [state('1'), state('2')];
    const units = [unit, { id: 'campi' }, { id: 'lefol' }];
    for (const of of [one, one, other, other, one])
      for (const each of units) expect(named(of, each)).toBe(of.name + each.id);
    expect(asked).toEqual([one, other, one].flatMap(({ name }) => units.map(({ id }) => `${name}/${id}`)));
  });

  it('never takes the answer of another state that is asked on the way', () => {
    const [before, after] = [state('before'), state('after')];
    const told: (of: { name: string }, about: object) => string = remember((of: { name: string }, about: object) =>
      of === before ? `${told(after, about)} and ${of.name}` : of.name,
    );
    expect(told(before, unit)).toBe('after and before');
    expect(told(after, unit)).toBe('after');
    expect(told(before, unit)).toBe('after and before');
  });

  it('keeps what is undefined too', () => {
    const { asked, note } = counted();
    const nothing = rememberOne((of: { name: string }) => void note(of.name));
    const one = state('1');
    expect([nothing(one), nothing(one)]).toEqual([undefined, undefined]);
    expect(asked).toEqual(['1']);
  });

  it('does work when it is first wanted, and once', () => {
    const { asked, note } = counted();
    const work = once(() => note('work'));
    expect(asked).toEqual([]);
    expect([work(), work()]).toEqual([1, 1]);
  });
});
