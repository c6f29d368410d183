import { describe, expect, it } from 'vitest';
import { say } from '../../src/engine/message.ts';
import { treeline } from '../../src/orders-of-battle/treeline.ts';
import { lines, named } from './sample.ts';

const OUTLINE = `<?xml version="1.0" encoding="utf-8" ?>
<Army item="y" tlversion="1.2.4" childtype="Division">
<Name type="Text" ref="y">Army of Mark</Name>
<Commander type="Text">Duke of Mark</Commander>
<Division item="y" childtype="Brigade">
<Name type="Text">Division von Astheim</Name>
<Commander type="Text">General-Leutnant Karl von Astheim</Commander>
<Brigade item="y">
<Name type="Text">Infanterie Brigade Roon</Name>
<Battalion item="y">
<Name type="Text">Fusilier Nr. 1</Name>
<Strength type="Number" format="####" init="720">600</Strength>
<MoraleGrade type="Choice" format="OG/Veteran/Militia" init="Veteran">Crack</MoraleGrade>
</Battalion>
<Battalion item="y"><Name>Fusilier Nr. 2</Name></Battalion>
<Battalion item="y"><Name>Regiment Nr. 3, two battalions</Name><Strength>1300</Strength></Battalion>
<Battalion item="y"><Name>Fusilier Nr. 4</Name><Strength></Strength></Battalion>
<Battery item="y"><Name>Foot Battery Hahn &amp; Co</Name><Type>Horse</Type><Strength>6</Strength></Battery>
</Brigade>
<CavBrigade item="y"><Name>Cavalry Brigade Wolff</Name>
<Squadron item="y"><Name>Hussars Nr. 5, five squadrons</Name><Strength>600</Strength></Squadron>
</CavBrigade>
</Division>
<Corps item="n"><Name type="Text"></Name></Corps>
</Army>
`;

describe('TreeLine outlines', () => {
  it('reads the elements, drops the template and says so', () => {
    const { tree, problems } = treeline.read(OUTLINE);
    expect(tree.title).toBe('Army of Mark');
    expect(lines(tree)).toEqual([
      'army Army of Mark (Duke of Mark)',
      '  division Division von Astheim (Karl von Astheim)',
      '    brigade Infanterie Brigade Roon',
      '      battalion Fusilier Nr. 1 600m',
      '      battalion Fusilier Nr. 2 720m',
      '      regiment Regiment Nr. 3, two battalions 1300m',
      '      battalion Fusilier Nr. 4',
      '      battery Foot Battery Hahn & Co 6g',
      '    brigade Cavalry Brigade Wolff',
      '      squadron Hussars Nr. 5, five squadrons 600s',
    ]);
    expect(problems.map((p) => p.severity)).toEqual(['note']);
  });

  it('takes what a later sibling leaves out from the first one’s initial value, and marks it', () => {
    const { tree } = treeline.read(OUTLINE);
    expect(named(tree, 'Fusilier Nr. 2')).toMatchObject({
      marks: [{ figure: 'men', was: '720', why: 'assumed' }],
      quality: [{ scale: 'MoraleGrade', value: 'Veteran' }],
    });
    expect(named(tree, 'Fusilier Nr. 1').quality).toEqual([{ scale: 'MoraleGrade', value: 'Crack' }]);
    expect(named(tree, 'Fusilier Nr. 4').marks).toEqual([{ figure: 'men', was: '', why: 'unknown' }]);
  });

  it('keeps the line each entry begins on', () => {
    expect(named(treeline.read(OUTLINE).tree, 'Fusilier Nr. 2').source.line).toBe(15);
  });

  it('says on which line a cut file breaks off, and keeps what stands before', () => {
    const { tree, problems } = treeline.read(OUTLINE.split('\n').slice(0, 16).join('\n'));
    const said = say('reader-xml-cut', { before: 'read' });
    expect(problems.find((p) => p.severity === 'error')).toMatchObject({ line: 16, said });
    expect(lines(tree)).toContain('      regiment Regiment Nr. 3, two battalions 1300m');
  });

  it('says which line is no XML, and refuses XML of another kind', () => {
    const said = say('reader-xml-broken', { why: 'tag', before: 'read' });
    expect(treeline.read(OUTLINE.replace('</Brigade>', '</Brigand>')).problems[0]).toMatchObject({ line: 19, said });
    expect(treeline.read('<?xml version="1.0"?><rss><item>x</item></rss>')).toMatchObject({ tree: { roots: [] } });
    expect(treeline.read('<?xml version="1.0"?><rss></rss>').problems[0]!.severity).toBe('error');
  });

  it('refuses a nesting that no army has', () => {
    const deep = '<Army item="y"><Name>A</Name>'.repeat(400) + '</Army>'.repeat(400);
    const { tree, problems } = treeline.read(deep);
    expect(tree.roots).toEqual([]);
    expect(problems[0]?.said).toBe('reader-deeper-than-any');
  });
});
