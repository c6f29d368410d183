import { describe, expect, it } from 'vitest';
import { detect } from '../../src/orders-of-battle/detect.ts';
import { openFormat } from '../../src/orders-of-battle/formats.ts';
import { toUnits } from '../../src/orders-of-battle/to-units.ts';
import { walk } from '../../src/orders-of-battle/tree.ts';
import { known } from '../../src/scenarios/known.ts';

const WORDS = ['constructor', 'toString', '__proto__', 'valueOf', 'hasOwnProperty'];

describe('words from outside', () => {
  it('finds what a table holds, and nothing that every object does', () => {
    expect(known({ a: 1 }, 'a')).toBe(1);
    for (const word of WORDS) expect(known({ a: 1 }, word)).toBeUndefined();
  });

  it.each(WORDS)('makes a tree that can be sent on, and an army, of “%s”', async (word) => {
    const texts = [
      ['json-map', `[{"name":"${word}","nation":"${word}","level":"${word}","type":"${word}","strength":5}]`],
      ['csv', `Name,Nation,Level,Type,Arm,Quality,Men\n${word},${word},${word},${word},cavalry,${word},500\n`],
      ['jts', `2\nFrench ${word} Army\nBegin\nU 500 4 ${word} M 3 18 1/9e\nEnd\n`],
      ['treeline', `<army item="y"><${word} item="y"><Name>${word}</Name><Men>5</Men></${word}></army>`],
      [
        'pgcopy',
        `COPY unit (id, utype, cmd_level, name) FROM stdin;\n1\t${word}\t${word}\t${word}\n2\t1\t${word}\tB\n\\.\n`,
      ],
      ['pasted', `<p>&${word}; Brigade: 500 men</p>`],
    ] as const;
    for (const [format, text] of texts) {
      const { tree } = (await openFormat(format)).read(text);
      expect(() => structuredClone(tree)).not.toThrow();
      for (const { node } of walk(tree.roots))
        expect([node.name, node.level, node.nation ?? '', node.kind ?? '', node.type ?? ''].join()).not.toContain(
          'native',
        );
      expect(() => structuredClone(toUnits(tree, { armyType: 'Napoleonic', batteries: 'units' }))).not.toThrow();
    }
    expect(detect('Roon, 500', `army.${word}`)).not.toEqual([]);
  });
});
