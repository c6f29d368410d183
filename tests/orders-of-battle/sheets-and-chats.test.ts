/** Sheets for players, chats, blogs and returns: what is furniture in them, and what tells whose troops stand below. */
import { describe, expect, it } from 'vitest';
import { detect } from '../../src/orders-of-battle/detect.ts';
import { openFormat } from '../../src/orders-of-battle/formats.ts';
import { armiesOf } from '../../src/orders-of-battle/to-units.ts';
import type { OobNode } from '../../src/orders-of-battle/tree.ts';
import { answered } from './reviewing.ts';

async function armies(text: string): Promise<readonly OobNode[]> {
  const [guess] = detect(text);
  const { tree } = (await openFormat(guess?.format ?? 'pasted')).read(text);
  return armiesOf(answered(tree).tree);
}
const names = (nodes: readonly OobNode[] | undefined): readonly string[] => (nodes ?? []).map(({ name }) => name);

describe('a page that is more than a list', () => {
  it('has the sheets of both players, who they are, and who comes later', async () => {
    const [red, blue, ...more] = await armies(`A DAY AT THE CLUB

PLAYER SHEET 1 - FRENCH (3 players)
You are Marshal Vane. Throw them off the hill before dark.

ON TABLE AT START
1st Division
   2nd Line      720
   122nd Line    680
ARRIVING 11.30, by the north road
2nd Division
   14th Line     540
   15th Line     510

PLAYER SHEET 2 - RUSSIAN (2 players)
You are Count Holm. Hold until you are told to go.

ON TABLE AT START
21st Division
   Neva Infantry       650
   Petrovsk Infantry   640
`);
    expect(more).toEqual([]);
    expect(red).toMatchObject({ name: 'FRENCH', commander: expect.stringContaining('Vane') });
    expect(red?.children.map(({ name, arrival }) => [name, arrival])).toEqual([
      ['1st Division', undefined],
      ['2nd Division', '11.30'],
    ]);
    expect(blue).toMatchObject({ name: 'RUSSIAN', commander: expect.stringContaining('Holm') });
    expect(blue?.children[0]).not.toHaveProperty('arrival');
  });

  it('is a chat in which most lines belong to the one who spoke last', async () => {
    const [red, blue] = await armies(`[14/02/2023, 19:02:40] Pete: British
[14/02/2023, 19:03:55] Pete: Howard's brigade
1/50th Foot 640
1/71st Foot 720
1/92nd Foot 690
[14/02/2023, 19:04:30] Pete: Wilson's brigade
1/28th Foot 610
2/34th Foot 550
2/39th Foot 480
[14/02/2023, 19:12:09] Pete: French
[14/02/2023, 19:13:01] Pete: Dombrowski's brigade
34th Line 1150
40th Line 1080
`);
    expect(names(red?.children)).toEqual(["Howard's brigade", "Wilson's brigade"]);
    expect(names(blue?.children)).toEqual(["Dombrowski's brigade"]);
  });

  it('has a picture for a bullet, one for formations and one for units', async () => {
    const [red] = await armies(`🇪🇸 THE SPANISH 🇪🇸
🟡 1st Division – Lacy
🔹 Burgos – 1,050
🔹 Alcalá – 690
🐎 Cavalry – Zerain
🔸 Príncipe – 310
🔸 España – 340
`);
    expect(red?.name).toBe('THE SPANISH');
    expect(red?.children.map(({ name, children }) => [name, names(children)])).toEqual([
      ['1st Division', ['Burgos', 'Alcalá']],
      ['Cavalry', ['Príncipe', 'España']],
    ]);
  });

  it('counts those under arms, and not all who are present', async () => {
    const [red, blue] = await armies(
      [
        'Unit\tBns\tPresent\tSick\tUnder arms',
        'FRENCH - Army of the North - Vane',
        'Left wing - Holm\t\t\t\t',
        '3e demi-brigade\t3\t2310\t250\t2060',
        'Centre - Brandt\t\t\t\t',
        '10e demi-brigade\t3\t2150\t170\t1980',
        'AUSTRIAN - Aster',
        'Left wing - Veldt\t\t\t\t',
        'IR 35 Colloredo\t2\t1650\t140\t1510',
      ].join('\n'),
    );
    expect(red?.commander).toContain('Vane');
    expect(red?.children.map(({ name, children }) => [name, children.map(({ men }) => men)])).toEqual([
      ['Left wing', [2060]],
      ['Centre', [1980]],
    ]);
    expect(blue?.commander).toContain('Aster');
  });

  it('keeps a side that stands alone in its row, above a column of armies that is else empty', async () => {
    const [red, blue] = await armies(`Armee;Korps/Division;Brigade;Einheit;Bat.;Mann
Österreicher;FML Hiller;;;;
;Division Vincent;GM Bianchi;IR Gyulai Nr. 60;3;2160
;;;IR Simbschen Nr. 43;2;1320
Franzosen;Marschall Masséna;;;;
;Division Claparède;Brigade Coehorn;Tirailleurs du Po;1;610
;;;Tirailleurs corses;1;640
`);
    expect([red?.name, blue?.name]).toEqual(['Österreicher', 'Franzosen']);
    expect(blue?.commander).toContain('Masséna');
  });

  it('is print with wide gaps between all words, whose sides are A. and B.', async () => {
    const [red, blue, ...more] = await armies(`A.   THE   ARMY   OF   THE   LEFT.

Commander-in-Chief,  the  DUQUE   DEL   VALLE.

                                        Officers.    Men.    Total.
1st  Division.   General  LOSADA.
   Aragon,  2  batts.     .     .       38       1,212     1,250
   Leon,  2  batts.      .      .       41       1,344     1,385
2nd  Division.   General  CASTRO.
   Rey,  2  batts.       .      .        46       1,405     1,451
   Zamora,  1  batt.      .      .      18       612       630

B.   THE   FRENCH   6TH   CORPS.

Commander,  General  MARCHAND.

                                        Officers.    Men.    Total.
Brigade  MAUCUNE.
   6th  Leger,  2  batts.    .     .      37      1,420     1,457
   69th  Line,  3  batts.    .     .      52      1,601     1,653
`);
    expect(more).toEqual([]);
    expect(red?.commander).toBe('DUQUE DEL VALLE');
    expect(names(red?.children)).toEqual(['1st Division', '2nd Division']);
    expect(blue?.commander).toBe('MARCHAND');
    expect(blue?.children[0]?.children.map(({ men }) => men)).toEqual([1457, 1653]);
  });
});
