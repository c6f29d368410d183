/** The whole record of a table under lock, as a file: one sentence for who may not open it, and all of it for who may. */
import { beforeAll, describe, expect, it } from 'vitest';
import { isLockedFile, makeLockedFile, openLockedFile, readLockedFile } from '../../src/app/session/locked-file.ts';
import { newLock, type SeatLock } from '../../src/app/session/seat-keys.ts';
import { whatIs } from '../../src/scenarios/incoming.ts';

const RECORD = '{"scovell":{"file":"battle"},"the third corps":"behind the wood"}';
let umpire: SeatLock;
let side: SeatLock;
let text: string;
beforeAll(async () => {
  umpire = await newLock('9999', { rounds: 10 });
  side = await newLock('1234', { rounds: 10 });
  text = await makeLockedFile('Quatre Bras', RECORD, { umpire }, [umpire, side]);
});

describe('a file under lock', () => {
  it('holds its title in the clear and nothing else of the record', () => {
    expect(text).toContain('Quatre Bras');
    expect(text).not.toContain('third corps');
    expect(isLockedFile(text)).toBe(true);
    expect(whatIs(text)).toBe('battle');
  });

  it('opens by the umpire’s figures with the locks of all seats, and by no others', async () => {
    const file = readLockedFile(text)!;
    expect(await openLockedFile(file, 'umpire', '9999')).toEqual({ record: RECORD, locks: [umpire, side] });
    expect(await openLockedFile(file, 'umpire', '1234')).toBeNull();
    expect(await openLockedFile(file, 'a', '1234')).toBeNull();
  });

  it('does not open once a letter of it was changed or it was cut off, nor with another’s lock', async () => {
    expect(readLockedFile(text.slice(0, -20))).toBeNull();
    const file = readLockedFile(text)!;
    const other = { ...file, locks: { umpire: side } };
    expect(await openLockedFile(other, 'umpire', '1234')).toBe('damaged');
    const { data } = file.box;
    const spoilt = {
      ...file,
      box: { ...file.box, data: `${data.slice(0, 40)}${data[40] === 'A' ? 'B' : 'A'}${data.slice(41)}` },
    };
    // Whoever knows the PIN is not told that it is wrong.
    expect(await openLockedFile(spoilt, 'umpire', '9999')).toBe('damaged');
    expect(await openLockedFile(spoilt, 'umpire', '1234')).toBeNull();
  });

  it('says that it holds a campaign, whose keeper opens it', async () => {
    const of = async (...what: ['campaign'?]) =>
      readLockedFile(await makeLockedFile('A year', RECORD, { umpire }, [umpire], ...what))?.scovell.of;
    expect([await of('campaign'), await of()]).toEqual(['campaign', undefined]);
  });

  it('is refused if a PIN would be tried for long: with too many locks, or too many rounds', async () => {
    const file = JSON.parse(text);
    const read = (locks: unknown) => readLockedFile(JSON.stringify({ ...file, locks }));
    expect(read({ a: side, b: umpire })).not.toBeNull();
    expect(read({ a: side, b: umpire, c: umpire })).toBeNull();
    expect(read({ umpire: { ...umpire, rounds: 20_000_000 } })).toBeNull();
  });

  it('may be saved with either side to open it, where there is no umpire', async () => {
    const file = readLockedFile(await makeLockedFile('Maida', RECORD, { a: side, b: umpire }, [side, umpire]))!;
    expect(await openLockedFile(file, 'a', '1234')).toMatchObject({ record: RECORD });
    expect(await openLockedFile(file, 'b', '9999')).toMatchObject({ record: RECORD });
  });
});
