// @vitest-environment happy-dom
/** The taking-in of an order of battle, step by step, with its reader in a thread that may fail. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ask } from '../../../../src/app/editor/import/asks.ts';
import { makeReader } from '../../../../src/app/editor/import/reader.ts';
import {
  begin,
  type ImportState,
  lay,
  openText,
  ownNation,
  regroup,
  taking,
  toArmies,
} from '../../../../src/app/editor/import/session.ts';
import type { Origin } from '../../../../src/orders-of-battle/origin.ts';
import type { Draft } from '../../../../src/scenarios/draft.ts';

/** The desk with its scenario: where the text is laid. */
vi.mock('../../../../src/app/editor/session.ts', async () => {
  const { signal } = await import('@preact/signals');
  const { NO_ORIGIN: none } = await import('../../../../src/orders-of-battle/origin.ts');
  const origin = signal(none);
  return {
    draft: signal({ id: 'marches' }),
    origin,
    amend: (make: (now: Origin) => Origin) => {
      origin.value = make(origin.value);
    },
  };
});

/** A worker's thread: what is asked is answered a moment later, unless its script cannot be fetched. */
class Thread extends EventTarget {
  static fetched = true;
  readonly #answer = makeReader();
  readonly #fetched = Thread.fetched;

  constructor() {
    super();
    if (!this.#fetched) setTimeout(() => this.fail());
  }
  fail(): void {
    this.dispatchEvent(new Event('error'));
  }
  postMessage({ n, ask }: { readonly n: number; readonly ask: Ask }): void {
    if (this.#fetched)
      void this.#answer(ask).then((said) =>
        this.dispatchEvent(Object.assign(new Event('message'), { data: { n, said } })),
      );
  }
  terminate(): void {}
}

beforeEach(() => {
  Thread.fetched = true;
  vi.stubGlobal('Worker', Thread);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const now = (): ImportState => taking.value!;

describe('the nation of troops without one', () => {
  it('is the first side’s, and only one that can be chosen', () => {
    const of = (name: string) => ownNation({ sides: { a: { name } } } as Draft);
    expect([of('French'), of('Sicilian'), of('Sardinian'), of('Red')]).toEqual(['France', '', '', '']);
  });
});

describe('what was done to the units of an army', () => {
  const TEXT = `Army of the Marches
I Corps
1st Division
1st Brigade
- 4th Line: 9000 men
- 9th Line: 9500 men
2nd Brigade
- 12th Line: 500 men
- 13th Line: 400 men
3rd Brigade
- 14th Line: 600 men
- 15th Line: 500 men
- Foot battery: 8 guns
`;
  const units = () => now().armies![0]!.formations.flatMap((each) => each.units);
  const names = () => units().map(({ name }) => name);
  const formation = () => now().armies![0]!.formations[0]!.id;
  const called = (name: string) => units().find((unit) => unit.name === name)!.id;

  beforeEach(async () => {
    begin('marches', 'Napoleonic');
    await openText(TEXT);
    await lay();
    await toArmies(1809);
    expect(names()).toEqual(['1st Brigade', '2nd Brigade', '3rd Brigade', 'Foot battery']);
  });

  it('is done again when the army is rated anew', async () => {
    await regroup(formation(), { do: 'split', unit: called('1st Brigade') });
    await regroup(formation(), { do: 'merge', into: called('2nd Brigade'), other: called('3rd Brigade') });
    await regroup(formation(), { do: 'absorb', battery: called('Foot battery') });
    const done = names();
    expect(done).toEqual(['4th Line', '9th Line', '2nd Brigade + 3rd Brigade']);
    await toArmies(1809, { nation: 'Austria' });
    expect([names(), now().lost]).toEqual([done, 0]);
    expect(units()[0]?.ratedBy).toMatchObject({ code: 'reader-by-troops', args: { nation: 'Austria' } });
    await toArmies(1809, { ratings: 'plain' });
    expect([names(), now().lost]).toEqual([done, 0]);
    // All batteries are absorbed now, and this one need not be once more.
    await toArmies(1809, { batteries: 'absorbed' });
    expect([names(), now().lost]).toEqual([done, 0]);
  });

  it('is done one after the other, however quickly it is asked for, and once', async () => {
    const [first, second, third] = ['1st Brigade', '2nd Brigade', '3rd Brigade'].map(called);
    await Promise.all([
      regroup(formation(), { do: 'merge', into: first!, other: second! }),
      regroup(formation(), { do: 'merge', into: first!, other: second! }),
      regroup(formation(), { do: 'merge', into: first!, other: third! }),
      toArmies(1809, { nation: 'Austria' }),
    ]);
    expect([names(), now().moves.length, now().lost]).toEqual([
      ['1st Brigade + 2nd Brigade + 3rd Brigade', 'Foot battery'],
      2,
      0,
    ]);
  });

  it('is not done to another text', async () => {
    await regroup(formation(), { do: 'merge', into: called('2nd Brigade'), other: called('3rd Brigade') });
    await openText(TEXT.replace('Marches', 'North'));
    await lay();
    await toArmies(1809);
    expect(names()).toEqual(['1st Brigade', '2nd Brigade', '3rd Brigade', 'Foot battery']);
    expect([now().moves, now().lost]).toEqual([[], 0]);
  });

  it('is not waited for where its order of battle was left meanwhile', async () => {
    const asked = vi.spyOn(Thread.prototype, 'postMessage').mockImplementationOnce(() => undefined);
    void regroup(formation(), { do: 'split', unit: called('1st Brigade') });
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    begin('marches', 'Napoleonic');
    await openText(TEXT);
    await lay();
    await toArmies(1809);
    expect(now().step).toBe('army');
  });

  it('is counted where it cannot be done again, and comes back with the choice it was made under', async () => {
    const wide = `${TEXT}2nd Division\n4th Brigade\n- 16th Line: 500 men\n`;
    begin('marches', 'Napoleonic');
    await openText(wide);
    await lay();
    await toArmies(1809);
    await regroup(formation(), { do: 'merge', into: called('2nd Brigade'), other: called('4th Brigade') });
    expect(names()).toContain('2nd Brigade + 4th Brigade');
    // As formations of their own, the two divisions have no units in common.
    await toArmies(1809, { armyType: 'Traditional' });
    expect(now().lost).toBe(1);
    expect(names()).toContain('4th Brigade');
    await toArmies(1809, { armyType: 'Napoleonic' });
    expect(now().lost).toBe(0);
    expect(names()).toContain('2nd Brigade + 4th Brigade');
  });
});

describe('a reader that fails', () => {
  const TEXT = '1st Brigade\n4th Line: 1,200 men\n9th Line: 1,150 men\n';
  const fetched = () => expect(now().wrong).toBe('reader-no-reader');
  /** A turn of the clock: what a thread has to say by itself is said. */
  const moment = () => new Promise((done) => setTimeout(done, 5));

  it('is said at once, also when it failed before anything was asked, and is opened anew for the next text', async () => {
    Thread.fetched = false;
    begin('marches', 'Napoleonic');
    await moment();
    await openText(TEXT);
    fetched();
    expect([now().busy, now().step]).toEqual([false, 'source']);
    Thread.fetched = true;
    await openText(TEXT);
    await lay();
    expect([now().wrong, now().step]).toEqual([null, 'sheet']);
  });

  it('is opened anew when it fails later, and reads what lies on the desk', async () => {
    const threads: Thread[] = [];
    vi.stubGlobal(
      'Worker',
      class extends Thread {
        constructor() {
          super();
          threads.push(this);
        }
      },
    );
    begin('marches', 'Napoleonic');
    await openText(TEXT);
    threads[0]!.fail();
    await lay();
    expect([now().step, now().wrong, threads.length]).toEqual(['sheet', null, 2]);
  });
});
