/** The losses after a battle a second time: the printed table with its Yes and No, and men counted off one by one. */

const TABLE = `
Vanquished 95 90 90 85 85 80  N N N N N N
Eliminated 90 90 85 85 80 80  N N N N N N
Broken     85 80 80 75 75 70  N N N N N Y
To100      80 80 75 75 70 70  N N N N Y Y
To75       75 70 70 65 65 60  N N N Y Y Y
To50       60 60 55 55 50 50  N N Y Y Y Y
To25       35 30 30 25 25 20  N Y Y Y Y Y
None       15 15 10 10 5  5   Y Y Y Y Y Y
`;

const line = (name: string) =>
  TABLE.trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
    .find((row) => row[0] === name)!;

/** Per cent of a number of men, nearest man, halves up: counted in hundredths of a man. */
export function percentOf(men: number, percent: number): number {
  let hundredths = 0;
  for (let man = 0; man < men; man++) hundredths += percent;
  let whole = 0;
  while (hundredths >= 100) {
    hundredths -= 100;
    whole += 1;
  }
  return hundredths >= 50 ? whole + 1 : whole;
}

export function rowByHand(fate: string, startCP: number, lostCP: number): string {
  if (fate === 'vanquished') return 'Vanquished';
  if (fate === 'eliminated') return 'Eliminated';
  if (fate === 'broken' || fate === 'off-table') return 'Broken';
  const percent = (lostCP / startCP) * 100;
  if (lostCP === 0) return 'None';
  return percent <= 25 ? 'To25' : percent <= 50 ? 'To50' : percent <= 75 ? 'To75' : 'To100';
}

export interface HandLosses {
  readonly percent: number;
  readonly guns: boolean;
  /** Temporarily missing, wounded, killed, deserted, missing, and the men left. */
  readonly parts: readonly (readonly number[])[];
}

export function lossesByHand(
  row: string,
  die: number,
  gunsDie: number,
  men: readonly number[],
  throws: readonly [number, number, number, number],
): HandLosses {
  const cells = line(row);
  const percent = Number(cells[die]);
  return {
    percent,
    guns: cells[6 + gunsDie] === 'Y',
    parts: men.map((count) => {
      let carried = percentOf(count, percent);
      const out: number[] = [];
      for (const thrown of throws) {
        const taken = percentOf(carried, thrown);
        carried -= taken;
        out.push(taken);
      }
      return [...out, carried, count - out[1]! - out[2]! - out[3]!];
    }),
  };
}
