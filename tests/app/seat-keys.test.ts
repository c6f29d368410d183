/** Seats that open by a PIN: what only a seat can read, how often one may try, and who may set a new PIN. */
import { beforeAll, describe, expect, it } from 'vitest';
import {
  changeLock,
  newLock,
  openingOf,
  openLock,
  readBox,
  type SeatLock,
  sealedFor,
} from '../../src/app/session/seat-keys.ts';
import { createLocks, type LockShelf, TRIES } from '../../src/app/session/seat-locks.ts';
import { opens } from '../../src/engine/sealed.ts';

const ROUNDS = 10;
const SECRET = 'The third corps waits behind the wood.';

let umpire: SeatLock;
let side: SeatLock;
beforeAll(async () => {
  umpire = await newLock('9999', { rounds: ROUNDS });
  side = await newLock('1234', { rounds: ROUNDS, spareFor: { seat: 'umpire', public: umpire.public } });
});

function shelf(): LockShelf & { readonly rows: Map<string, unknown> } {
  const rows = new Map<string, unknown>();
  return {
    rows,
    getSetting: async (key) => ({ ok: true, value: rows.get(key) }),
    putSetting: async (key, value) => {
      rows.set(key, JSON.parse(JSON.stringify(value)));
      return { ok: true, value: null };
    },
  };
}

describe('what is sealed for a seat', () => {
  it('is read by that seat and by nobody else, and nowhere stands in the clear', async () => {
    const made = await sealedFor({ a: side.public }, SECRET);
    expect(JSON.stringify(made)).not.toContain('third');
    const [mine, theirs] = [await openLock(side, '1234'), await openLock(umpire, '9999')];
    const opening = await openingOf('a', mine!, made);
    expect(opening?.text).toBe(SECRET);
    expect(opens(made.seal, opening!)).toBe(true);
    expect(await openingOf('umpire', theirs!, made)).toBeNull();
    expect(await openingOf('a', theirs!, made)).toBeNull();
  });

  it('is as long as something shorter, and not read once it was altered', async () => {
    const [one, other] = await Promise.all([sealedFor({ a: side.public }, ''), sealedFor({ a: side.public }, SECRET)]);
    expect(one.box.data).toHaveLength(other.box.data.length);
    const mine = (await openLock(side, '1234'))!;
    const { box } = other;
    expect(await readBox('a', mine, { ...box, data: one.box.data })).toBeNull();
    expect(await readBox('a', mine, { ...box, data: 'no box' })).toBeNull();
    expect(await openingOf('a', mine, { ...other, seal: one.seal })).toBeNull();
  });

  it('is read after a new PIN was set, by whoever knew the old one', async () => {
    const made = await sealedFor({ a: side.public }, SECRET);
    expect(await changeLock(side, '4321', '0000')).toBeNull();
    const anew = (await changeLock(side, '1234', '0000'))!;
    expect(await openLock(anew, '1234')).toBeNull();
    expect((await openingOf('a', (await openLock(anew, '0000'))!, made))?.text).toBe(SECRET);
  });
});

describe('the tries at a PIN', () => {
  const A = () => ({ seat: 'a', public: side.public });
  const U = () => ({ seat: 'umpire', public: umpire.public });

  async function table() {
    let [clock, page] = [1000, 0];
    const rows = shelf();
    const locks = createLocks(
      rows,
      () => clock,
      () => page,
    );
    await locks.keep(side);
    await locks.keep(umpire);
    return {
      rows,
      locks,
      later: (ms: number) => {
        clock += ms;
        page += ms;
      },
      setClock: (ms: number) => {
        clock += ms;
      },
      /** The page anew: its own time starts again. */
      reloaded: () => {
        const begun = page;
        return createLocks(
          rows,
          () => clock,
          () => page - begun,
        );
      },
    };
  }

  it('open one seat, which closes again', async () => {
    const { locks } = await table();
    expect(await locks.tryPin(A(), '1234')).toEqual({ ok: true });
    expect(locks.open.value?.seat).toBe('a');
    locks.close();
    expect(locks.open.value).toBeNull();
    expect(await locks.tryPin({ seat: 'b', public: 'no such key' }, '1234')).toEqual({ ok: false, why: 'none' });
  });

  it('wait as long whatever the phone’s clock is set to', async () => {
    const YEARS = 40 * 365 * 86_400_000;
    for (const by of [YEARS, -YEARS]) {
      const { locks, later, setClock } = await table();
      for (let n = 1; n <= 3; n += 1) await locks.tryPin(U(), '0000');
      setClock(by);
      later(29_000);
      expect(await locks.tryPin(U(), '9999')).toMatchObject({ why: 'wait', not: 30_000 });
      later(1000);
      expect(await locks.tryPin(U(), '9999')).toEqual({ ok: true });
    }
  });

  it('wait on after a reload for what is left, a moment at most twice', async () => {
    const { locks, later, setClock, reloaded } = await table();
    for (let n = 1; n <= 3; n += 1) await locks.tryPin(U(), '0000');
    later(12_000);
    await locks.waitOf(U());
    later(2000);
    const anew = reloaded();
    setClock(3_600_000);
    expect(await anew.waitOf(U())).toBe(18_000);
    later(17_999);
    expect(await anew.tryPin(U(), '9999')).toMatchObject({ why: 'wait' });
    later(1);
    expect(await anew.tryPin(U(), '0000')).toMatchObject({ why: 'wrong' });
    expect(await anew.tryPin(U(), '9999')).toMatchObject({ why: 'wait' });
    // The other tab knows the new wait too.
    expect(await locks.tryPin(U(), '9999')).toMatchObject({ why: 'wait' });
  });

  it('are counted on the disk, slowed, and shut the seat, which the umpire opens with a new PIN', async () => {
    const { rows, locks, later } = await table();
    for (let n = 1; n <= TRIES; n += 1) {
      const came = await locks.tryPin(A(), '0000', U());
      expect(came).toMatchObject({ ok: false, why: 'wrong', left: TRIES - n });
      // Another page of the same device counts on.
      expect((await createLocks(rows).lockOf(side.public))?.wrong).toBe(n);
      if (n === 3) expect(await locks.tryPin(A(), '1234', U())).toMatchObject({ why: 'wait' });
      later(3_600_000);
    }
    expect(await locks.tryPin(A(), '1234', U())).toEqual({ ok: false, why: 'shut' });
    expect(await locks.resetPin(A(), '5678')).toBe(false);
    expect(await locks.tryPin(U(), '9999', U())).toEqual({ ok: true });
    expect(await locks.resetPin(A(), '5678')).toBe(true);
    const told = (await locks.toldOf(A())).map(({ what }) => what);
    expect(told).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'shut', 'new-pin']);
    locks.close();
    expect(await locks.tryPin(A(), '5678', U())).toEqual({ ok: true });
    expect(await locks.toldOf(U())).toEqual([]);
  });

  it('never shut the umpire out, who waits the longer', async () => {
    const { locks, later } = await table();
    for (let n = 0; n < 12; n += 1) {
      expect(await locks.tryPin(U(), '0000')).toMatchObject({ ok: false, why: 'wrong', left: null });
      later(3_600_000);
    }
    expect(await locks.tryPin(U(), '9999')).toEqual({ ok: true });
  });
});
