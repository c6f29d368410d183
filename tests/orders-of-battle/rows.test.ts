import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { rowsIn } from '../../src/orders-of-battle/rows.ts';

const cut = (text: string, delimiter = ',') => rowsIn(text, delimiter).rows.map(({ cells }) => cells);

describe('rows of delimited text', () => {
  it.each([
    [
      'plain cells',
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['empty cells and rows', ',\n\na,', [['', ''], [''], ['a', '']]],
    ['lines that end as in Windows', 'a,"b"\r\nc,d\r\n', [['a', 'b'], ['c', 'd'], ['']]],
    ['an empty text', '', [['']]],
    ['a quoted comma', '"a,b",c', [['a,b', 'c']]],
    ['doubled marks', '"the ""Buffs""",3', [['the "Buffs"', '3']]],
    ['a line within a cell', '"a\nb",c\nd', [['a\nb', 'c'], ['d']]],
    ['blanks behind the mark', '"a"  ,b', [['a', 'b']]],
    ['a mark amid a plain cell', 'a 12" howitzer,b', [['a 12" howitzer', 'b']]],
    ['a mark amid a quoted cell', '"a 12" howitzer",b', [['a 12" howitzer', 'b']]],
    ['a mark that never closes', 'a\n"b,c\nd', [['a'], ['b,c\nd']]],
  ])('%s', (_, text, rows) => expect(cut(text)).toEqual(rows));

  it('names the line on which each row begins, and the first row with a fault', () => {
    const { rows, unclosed } = rowsIn('a\n"b\nc",d\ne\n"f', ',', 2);
    expect(rows.map(({ line }) => line)).toEqual([2, 3, 5, 6]);
    expect(unclosed).toBe(6);
    expect(rowsIn('"b\nc",d', ',').unclosed).toBeUndefined();
    expect(rowsIn('x\n"a" b,"c"', ',').unclosed).toBe(2);
  });

  it('cuts as the library of the campaign’s spreadsheets does', () => {
    const text = fc.array(fc.constantFrom('a', '"', '""', ',', ';', '\n', ' ', '6')).map((all) => all.join(''));
    fc.assert(
      fc.property(text, fc.constantFrom(',', ';'), (told, delimiter) => {
        // To the library, blanks between a mark and the end of the text are a fault.
        const given = `${told}${delimiter}z`;
        const { data, errors } = Papa.parse<string[]>(given, { delimiter, newline: '\n' });
        const isFaulty = errors.some(({ type }) => type === 'Quotes');
        expect(rowsIn(given, delimiter).unclosed !== undefined).toBe(isFaulty);
        // What a faulty mark means is guessed, by each in its own way.
        if (!isFaulty) expect(cut(given, delimiter)).toEqual(data);
      }),
      { numRuns: 2000 },
    );
  });

  it('cuts a long cell of marks in no more than linear time', () => {
    const marks = `"${'" '.repeat(200_000)}`;
    expect(cut(marks)).toHaveLength(1);
  });
});
