import { describe, expect, it } from 'vitest';
import { say } from '../../src/engine/message.ts';
import { jts } from '../../src/orders-of-battle/jts.ts';
import { likenedOfficer, officerScalesOf } from '../../src/orders-of-battle/officer-ratings.ts';
import { scalesOf } from '../../src/orders-of-battle/source-ratings.ts';
import { grow, type Quality, sprout } from '../../src/orders-of-battle/tree.ts';

const led = (name: string, ...quality: readonly Quality[]) =>
  sprout(name, 1, name, { level: 'division', commander: name, quality: [...quality] });
const of = (scale: string, ...values: readonly string[]) =>
  grow(values.map((value, i) => led(`General ${i}`, { scale, value }))).tree;

describe('officers rated on the scale of a source', () => {
  it.each([
    ['NBC-SCN-08', 'A', 'command', ['2', '3', '5'], { 2: 2, 3: 3, 5: 5 }],
    [
      'NBC-SCN-08',
      'A',
      'ProfessionalSkill',
      ['Superior', 'Mediocre', 'Poor', 'Despicable'],
      { Superior: 6, Mediocre: 3, Poor: 2, Despicable: 1 },
    ],
    ['NBC-SCN-09', 'L', 'leadership', ['2', '6'], { 2: 2, 6: 6 }],
    [
      'NBC-SCN-09',
      'L',
      'Inspiration',
      ['Charismatic', 'Inspirational', 'Inspiring', 'Impersonal', 'Despised'],
      { Charismatic: 5, Inspirational: 4, Inspiring: 4, Impersonal: 2, Despised: 1 },
    ],
    ['NBC-SCN-10', 'T', 'temperament', ['Belligerent', 'Even', 'Timid'], { Belligerent: 6, Even: 3, Timid: 1 }],
    ['NBC-SCN-10', 'T', 'initiative', ['Bold', 'Cautious'], { Bold: 5, Cautious: 2 }],
  ] as const)('%s: suggests %s for the %s of %j', (_, rating, scale, values, mapping) => {
    const tree = of(scale, ...values);
    expect(officerScalesOf(tree)[rating]?.mapping).toEqual(mapping);
    expect(scalesOf(tree), 'and says nothing of the men').toEqual([]);
  });

  it('NBC-SCN-07: rates the man by every scale that is to count, and says by which', () => {
    const node = grow([led('Foy', { scale: 'command', value: '3' }, { scale: 'leadership', value: '5' })]).tree
      .roots[0]!;
    const A = { scale: 'command', mapping: { 3: 4 } } as const;
    const L = { scale: 'leadership', mapping: { 5: 5 } } as const;
    const ability = say('reader-rated-officer', { scale: 'command', value: '3', rating: 'A', like: 4 });
    const leadership = say('reader-rated-officer', { scale: 'leadership', value: '5', rating: 'L', like: 5 });
    expect(likenedOfficer(node, { A, L })).toEqual({ A: 4, L: 5, why: [ability, leadership] });
    expect(likenedOfficer(node, { A })).toEqual({ A: 4, why: [ability] });
    expect(likenedOfficer(node, { A: { scale: 'command', mapping: {} } })).toBeUndefined();
    expect(likenedOfficer(node, {})).toBeUndefined();
  });

  it('finds both scales of a game file, and none where nobody is rated', () => {
    const text =
      '2\nFrench D 1st Division\nBegin\nL 3 5 110 GD Foy\nB 1st Brigade\nBegin\nU 551 5 V M 11 26 1/6e\nEnd\nEnd\n';
    const found = officerScalesOf(jts.read(text).tree);
    expect(found).toMatchObject({
      A: { scale: 'command', mapping: { 3: 3 } },
      L: { scale: 'leadership', mapping: { 5: 5 } },
    });
    expect(found.T).toBeUndefined();
    expect(officerScalesOf(jts.read(text.replace(/L .*\n/, '')).tree)).toEqual({});
  });
});
