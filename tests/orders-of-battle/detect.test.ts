import { describe, expect, it } from 'vitest';
import { detect } from '../../src/orders-of-battle/detect.ts';

describe('which format it is', () => {
  it.each([
    ['jts', '2\nFrench A Army\nBegin\nU 500 4 I M 3 18 1/9e\nEnd\n'],
    ['treeline', '<?xml version="1.0"?>\n<Army item="y" tlversion="1.2.4"><Name>A</Name></Army>'],
    ['pgcopy', '--\n-- PostgreSQL database dump\n--\nCOPY public.unit (id, path, name) FROM stdin;\n1\ta\tA\n\\.\n'],
    ['yaml-tree', '- name: Army\n  strength: 5\n  units:\n  - name: Corps\n    strength: 5\n'],
    ['yaml-tree', 'I Corps:\n  commander: Morvan\n  1st Division:\n    9th Line: 900\n    8th Line: 800\n'],
    ['pasted', 'I Corps: Morvan, 20,000 men\n  1st Division: Tessier\n    9th Line: 900\n    8th Line: 800\n'],
    ['json-map', '{"1st Brigade": ["1/61st"]}'],
    ['csv', '"ID","Name","Size"\n"1","1st","d"\n"2","2nd","d"\n'],
    ['csv', 'id;name;men\n1;Roon;2000\n2;Wolff;900\n'],
    ['csv', 'name\tmen\nRoon\t2000\nWolff\t900\n'],
    ['own-csv', 'scovell-oob-1,level,name\n1,brigade,Roon\n'],
    ['pasted', '* I Corps\n** 1st Division\n*** 1st Brigade\n'],
    ['pasted', '<ul><li>I Corps</li><li>II Corps</li></ul>'],
    ['pasted', 'I Corps: Marshal Morvan\n1st Division, GD Tessier, 5,000 men\n9e Légère, 2 battalions\n'],
    ['pasted', '| Unit | Men |\n|---|---|\n| Roon | 2000 |\n'],
    ['pasted', '{| class="wikitable"\n|-\n| Roon\n|}\n'],
  ])('%s', (format, text) => {
    const [best] = detect(text);
    expect(best).toMatchObject({ format });
    expect(best!.reason).not.toBe('');
  });

  it.each([
    ['pasted', '54e Ligne: 1,200 men\n55e Ligne: 1,148 men\n28e Ligne: 1,098 men\n'],
    ['pasted', 'French Army\nI Corps – Morel – 19,800 men\nII Corps – Tessier – 24,300 men\n'],
    ['pasted', '54e Ligne – 1,148\n55e Ligne – 962\n13e Léger – 1,875\n17e Ligne – 1,056\n'],
    ['pasted', '54e Ligne, 1,200 men\n55e Ligne, 1,148 men\n28e Ligne, 898 men\n'],
    ['pasted', '1st Division (4,000 men), 8 guns\n2nd Division (5,300 men), 6 guns\n'],
    ['csv', 'Unit,Men\nIR 12,800\nIR 24,750\n'],
    ['csv', 'IR 12,800\nIR 24,750\nHR 4,430\n'],
    ['csv', 'Ligne 54,962\nLigne 55,948\nLigne 28,898\n'],
    ['csv', 'Brigade 1,600\nBrigade 2,650\n'],
    ['csv', 'Order of battle\nUnit,Men\nBrigade 1,600\nBrigade 2,650\n'],
    ['pasted', '1st Brigade 1,600\n2nd Brigade 1,650\n'],
    ['pasted', 'I Corps\nBrigade 1,600 men\nBrigade 2,650 men\n'],
    ['csv', 'Name,Guns,Men\nBattery 3,8,140\nBattery 4,8,155\n'],
    ['csv', 'Roon,8,200\nWolff,6,150\nKrafft,6,140\n'],
    ['csv', '1,120,54e Ligne\n2,130,55e Ligne\n3,140,28e Ligne\n'],
    ['csv', 'Unit,Men\n54e Ligne,"1,200"\n55e Ligne,"1,148"\n'],
  ])('%s: commas between thousands cut no columns, commas between figures of a table do', (format, text) => {
    expect(detect(text)[0]!.format).toBe(format);
  });

  it('ranks all that may be, counts the ending of the name a little, and always offers pasted text', () => {
    const text = 'Roon, 2000\nWolff, 900\nKrafft, 700\n';
    expect(detect(text, 'army.csv')[0]!.format).toBe('csv');
    expect(detect(text, 'army.csv')[0]?.reason).toMatchObject({ code: 'reader-looks-ending', args: { ending: 'csv' } });
    expect(detect('', 'x.oob').map((guess) => guess.format)).toEqual(['pasted']);
    const scores = detect(text).map((guess) => guess.score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });
});
