/** The sheets an owner types, and the spreadsheets they come from and go to. */
import { describe, expect, it } from 'vitest';
import { emptyPiece, SHEETS } from '../../../src/campaign/empires-in-arms/blank.ts';
import { lineIn, lineOf } from '../../../src/campaign/empires-in-arms/chat-line.ts';
import { fromCsv, toCsv } from '../../../src/campaign/empires-in-arms/spreadsheet.ts';
import { area, begun, code, table } from './fixtures.ts';

describe('the sheets', () => {
  it('EIA-002, EIA-003, EIA-012, EIA-013 take a blank piece with a name, and nothing that is typed otherwise', () => {
    for (const ledger of SHEETS) {
      const play = table();
      play.does({
        do: 'add-piece',
        ledger,
        piece: {
          ...emptyPiece(play.state, ledger),
          name: 'one',
          ...(ledger === 'corps' && { factors: { regular: 1 }, boxes: { line: 9 } }),
        },
      });
      expect(Object.values(play.state[ledger]).some(({ name }) => name === 'one')).toBe(true);
      expect(code(play.tries({ do: 'add-piece', ledger, piece: { name: '' } }))).toBe('eia-not-so-shaped');
    }
  });

  it('EIA-002 need no whole map: an area is added when it is used', () => {
    const play = table({ sheets: {} });
    play.does({ do: 'add-piece', ledger: 'areas', piece: { ...area('x'), id: '' } });
    expect(Object.keys(play.state.areas)).toEqual(['a1']);
  });

  it.each(SHEETS)('EIA-002, EIA-003, EIA-012, EIA-013 go to a spreadsheet and come back as they were: %s', (sheet) => {
    const state = begun();
    const pieces = Object.values(state[sheet]);
    if (pieces.length === 0) return;
    const read = fromCsv(state, sheet, toCsv(pieces));
    expect(read).toEqual({ ok: true, pieces: pieces.map((one) => expect.objectContaining(one)), unread: [] });
  });

  it('take a club’s own table by the same names, all of it or nothing', () => {
    const play = table();
    const read = fromCsv(
      play.state,
      'areas',
      'name,terrain,forage,city,spires\nPrague,mountain,6,yes,3\nBrno,forest,5,no,\n',
    );
    if (!read.ok) throw new Error('It is read.');
    play.does({ do: 'take-sheet', ledger: 'areas', pieces: read.pieces });
    expect(Object.values(play.state.areas).find(({ name }) => name === 'Prague')).toMatchObject({
      terrain: 'mountain',
      forage: 6,
      city: true,
      spires: 3,
    });
    expect(fromCsv(play.state, 'areas', 'name,terrain\nBrno,forest\nOlmütz,lake\n')).toMatchObject({
      ok: false,
      why: { code: 'eiasheet-csv-line', args: { n: 3, column: 'terrain', read: 'lake' } },
    });
    expect(fromCsv(play.state, 'areas', '')).toMatchObject({ ok: false });
  });
});

describe('a sealed entry by chat', () => {
  const seal = 'a'.repeat(64);
  it('EIA-021 is one line, found again in whatever a chat wrote round it', () => {
    const line = lineOf({ is: 'seal', round: 's1', power: 'AU', seal });
    expect(lineIn(`[12:04] Anna: ${line} (edited)`)).toEqual({ is: 'seal', round: 's1', power: 'AU', seal });
    const open = { is: 'open', round: 's1', power: 'AU', salt: 'b'.repeat(32), text: '["FR","a minor"]' } as const;
    expect(lineIn(lineOf(open))).toEqual(open);
  });
  it('is none where there is none', () => {
    for (const text of ['', 'hello', 'scovell-eia seal s1 XX aa', `scovell-eia open s1 AU ${seal}`])
      expect(lineIn(text)).toBeUndefined();
  });
});
