/** What anybody can count and measure of a table under lock: the same whether the scenario keeps somebody back or not. */
import { expect, it } from 'vitest';
import { newLock } from '../../../src/app/session/seat-keys.ts';
import { lockedStart } from '../../../src/app/umpire/begin-locked.ts';
import { type Scenario, scenario } from '../../../src/scenarios/schema.ts';
import auerstaedt from '../../../src/scenarios/shelf/auerstaedt.ts';
import quatreBras from '../../../src/scenarios/shelf/quatre-bras.ts';
import waterloo from '../../../src/scenarios/shelf/waterloo.ts';

const SETUP = { keeps: 'both', dice: 'app', rulings: {} } as const;

it.each([auerstaedt, quatreBras, waterloo].map((one) => [one.id, scenario(one)] as const))(
  '%s: boxes of one number and one length, with no corps in secret and with all of them',
  async (_, whole) => {
    const keys: Record<string, string> = {};
    for (const seat of ['umpire', 'a', 'b']) keys[seat] = (await newLock('1234', { rounds: 1 })).public;
    const measured = async (of: Scenario) => {
      const { setup } = await lockedStart(of, SETUP, keys);
      return (setup.locked?.sealed ?? []).map((one) => ({ for: one.for, length: one.box.data.length }));
    };
    const all = (secret: boolean) => whole.reinforcements.map((one) => ({ ...one, secret }));
    const open = await measured({ ...whole, reinforcements: all(false) });
    expect(new Set(open.map(({ length }) => length)).size).toBe(1);
    expect(await measured({ ...whole, reinforcements: all(true) })).toEqual(open);
    const nothing = { a: '', b: '', umpire: '' };
    expect(await measured({ ...whole, reinforcements: all(false), briefings: nothing })).toEqual(open);
  },
);
