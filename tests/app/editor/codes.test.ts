import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { squares } from '../../../src/app/code-squares.ts';
import { writeShort } from '../../../src/scenarios/file.ts';
import { cutInParts, gather, MAX_PARTS, pack } from '../../../src/scenarios/link.ts';
import { SHELF } from '../../../src/scenarios/shelf.ts';

/** Screen pixels to one square. */
const SCALE = 3;

/** The code as a camera that sees it straight would have it. */
function seen(text: string): string | undefined {
  const rows = squares(text);
  const side = rows.length * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (rows[Math.floor(y / SCALE)]![Math.floor(x / SCALE)])
        for (let c = 0; c < 3; c++) pixels[(y * side + x) * 4 + c] = 0;
  return jsQR(pixels, side, side)?.data;
}

describe('a scenario as a sequence of codes', () => {
  it.each(SHELF.map((entry) => [entry.title, entry] as const))('%s is read off the screen again', async (_, entry) => {
    const data = await pack(writeShort(await entry.load()));
    const parts = cutInParts(data);
    expect(parts.length).toBeLessThanOrEqual(MAX_PARTS);
    const read = parts.map((part) => seen(`https://scovell.example/app/#/take/${part}`));
    expect(gather(read.map((link) => link?.split('/take/')[1] ?? ''))?.data ?? read[0]?.split('/take/')[1]).toBe(data);
  });
});
