import { describe, expect, it } from 'vitest';
import { say } from '../../src/engine/message.ts';
import { inLines } from '../../src/orders-of-battle/format.ts';
import { jts } from '../../src/orders-of-battle/jts.ts';
import { leafTotals } from '../../src/orders-of-battle/totals.ts';
import { lines, named } from './sample.ts';

const OLDER = `2
French A Armée de la Lys
Begin
L 5 4 158 Maréchal Morvan
  D 1er Division
Begin
        L 3 5 110 GD Tessier
\tB 1er Brigade
\tBegin\t
\tL 2 4 0 GB Delorme
\tL 1 3 0 Col. Ader
\tU 551 5 V M 11 26 1/9e Légère
\tU 706 4 I M 3 18 1/40e Ligne 
\tU 0 -4 R M 3 18 Garde Urbaine
\tEnd
\tB Artillerie
\tBegin
\tU 6 5 C U 21 1 3/2e Art. à Cheval
\tEnd
\tS 300 86 Chariot
End
End
British C Corps of Observation
Begin
U 320 6 L K 130 59 14th Hussars
End
British S 300 137 Supply Wagon
Spanish A Not Present
Begin
End
`;
const NEWER = OLDER.replace(/^(\s*U (?:\S+ ){6})/gm, '$10 0 12 1 A ');

describe('game orders of battle', () => {
  const expected = [
    'army Armée de la Lys (Morvan)',
    '  division 1er Division (Tessier)',
    '    brigade 1er Brigade (Delorme)',
    '      battalion 1/9e Légère 551m',
    '      battalion 1/40e Ligne 706m',
    '      unknown Garde Urbaine',
    '    brigade Artillerie',
    '      battery 3/2e Art. à Cheval 6g',
    '    unknown Chariot',
    'corps Corps of Observation',
    '  regiment 14th Hussars 320s',
    'unknown Supply Wagon',
    'army Not Present',
  ];

  it('reads groups by Begin and End, whatever the indentation', () => {
    const { tree, problems } = jts.read(OLDER);
    expect(lines(tree)).toEqual(expected);
    expect(problems.map((p) => p.severity)).toEqual(['note']);
    expect(leafTotals(tree.roots)).toMatchObject({ men: 1257, sabres: 320, guns: 6 });
  });

  it('reads the newer layout, where the name begins five words later', () => {
    const { tree } = jts.read(NEWER);
    expect(lines(tree)).toEqual(expected);
  });

  it('keeps ratings raw, ranks and second leaders as notes, nations by inheritance, and the line', () => {
    const { tree } = jts.read(OLDER);
    const brigade = named(tree, '1er Brigade');
    expect(brigade).toMatchObject({
      rank: 'GB',
      nation: 'French',
      notes: [say('reader-note-also', { who: 'Col. Ader' })],
    });
    expect(named(tree, '1/9e Légère')).toMatchObject({
      kind: 'infantry',
      type: 'light',
      quality: [
        { scale: 'morale', value: '5' },
        { scale: 'weapon', value: 'M' },
      ],
      source: { line: 12, text: 'U 551 5 V M 11 26 1/9e Légère' },
    });
    expect(named(tree, '14th Hussars')).toMatchObject({ nation: 'British', kind: 'cavalry' });
  });

  it('does not take nought for a strength', () => {
    const guard = named(jts.read(OLDER).tree, 'Garde Urbaine');
    expect(guard.men).toBeUndefined();
    expect(guard.marks).toEqual([{ figure: 'men', was: '0', why: 'unknown' }]);
  });

  it('says where a group never ends, where an End is too many, and what it could not read', () => {
    const cut = jts.read(OLDER.split('\n').slice(0, 14).join('\n'));
    expect(cut.problems.filter((p) => p.severity === 'error').map((p) => p.line)).toEqual([2, 5, 8]);
    expect(jts.read('2\nFrench A Army\nBegin\nEnd\nEnd\n').problems[0]).toMatchObject({ severity: 'error', line: 5 });
    expect(jts.read('2\nFrench A Army\nBegin\nU x y\nwhat is this\nEnd\n').problems[0]?.said).toEqual(
      say('reader-left-out', { lines: inLines([4, 5]) }),
    );
  });

  it('warns of a version it does not know', () => {
    expect(jts.read(OLDER.replace('2', '9')).problems[0]).toMatchObject({ severity: 'warning', line: 1 });
  });
});
