import { describe, expect, it } from 'vitest';
import { codeOf, say } from '../../src/engine/message.ts';
import { enlist, joining } from '../../src/orders-of-battle/enlist.ts';
import type { ProposedArmy, ProposedFormation, ProposedUnit } from '../../src/orders-of-battle/proposed.ts';
import { guessNation, NATION_NAMES } from '../../src/scenarios/nations.ts';
import { problemsOf } from '../../src/scenarios/problems.ts';
import { suggestFor } from '../../src/scenarios/rate-by-name.ts';
import { suggestedNote } from '../../src/scenarios/suggested-note.ts';
import { TROOP_SUGGESTIONS } from '../../src/scenarios/suggestions.ts';
import { aDraft } from '../scenarios/drafts.ts';

const source = { line: 3, text: 'as it stood' };
const unit = (more: Partial<ProposedUnit> = {}): ProposedUnit => ({
  id: 'n1',
  ref: 'I/1/1',
  name: '1st Brigade',
  commander: 'Aster',
  arm: 'infantry',
  parts: [{ arm: 'infantry', quality: 4, men: 1600, name: '4th Line', node: 'n2', source }],
  quality: 4,
  sk: 2,
  artilleryPoints: 2,
  cp: 6,
  unknown: [],
  proposals: [],
  notes: [],
  sources: [source],
  within: 'n0',
  ...more,
});
const formation = (units: readonly ProposedUnit[], more: Partial<ProposedFormation> = {}): ProposedFormation => ({
  id: 'f',
  name: 'I Corps',
  commander: 'Brandt',
  rank: 'Lt. General',
  units,
  leftOut: [],
  ...more,
});
const army = (...formations: ProposedFormation[]): ProposedArmy => ({
  id: 'a',
  name: 'Army of the Marches',
  commander: 'Veldt',
  formations,
  leftOut: [],
});
const battery = unit({
  id: 'g',
  name: 'Foot battery',
  commander: undefined,
  arm: 'artillery',
  parts: [],
  weight: 'heavy',
  guns: 60,
  cp: undefined,
} as Partial<ProposedUnit>);

/** Writes the code alone, so that no words are asked for. */
const tell = codeOf;
const comesLate = (name: string, said: string) => ({
  code: 'reader-remark-arrival',
  args: { formation: { name }, said },
});

describe('a proposed army taken into a scenario', () => {
  const draft = aDraft('mine');

  it('NBC-SCN-07: rates a commander as the source does, and fills in what it leaves open', () => {
    const rated = {
      A: 5,
      L: 4,
      why: [say('reader-rated-officer', { scale: 'command', value: '3', rating: 'A', like: 5 })],
    } as const;
    const proposed = army(formation([unit()], { rated }));
    const officer = () => ({ A: 2, L: 2, T: 6, of: 'Brandt' }) as const;
    const [known] = enlist(draft, 'a', proposed, { how: 'replace', officer, tell }).draft.sides.a.formations;
    expect(known!.commander).toMatchObject({
      A: 5,
      L: 4,
      T: 6,
      note: suggestedNote(undefined, 'reader-by-source-and-name'),
    });
    const [unknown] = enlist(draft, 'a', proposed, { how: 'replace', tell }).draft.sides.a.formations;
    expect(unknown!.commander).toMatchObject({ A: 5, L: 4, T: 3 });
    expect(unknown?.commander.note).toBe(suggestedNote(undefined, 'reader-by-source'));
    const [plain] = enlist(draft, 'a', army(formation([unit()])), { how: 'replace', officer, tell }).draft.sides.a
      .formations;
    expect(plain?.commander).toMatchObject({ A: 2, L: 2, T: 6, note: suggestedNote(undefined, 'Brandt') });
  });

  it('replaces the formations of its side and leaves the other alone', () => {
    const source = say('reader-source-file', { files: ['a.csv'] });
    const done = enlist(draft, 'a', army(formation([unit(), battery])), { how: 'replace', source, tell });
    const side = done.draft.sides.a;
    expect(problemsOf(done.draft)).toEqual([]);
    expect(done.remarks).toEqual([]);
    expect(side.name).toBe('Army of the Marches');
    expect(side.commander.name).toBe('Veldt');
    expect(side.formations.map(({ name }) => name)).toEqual(['I Corps']);
    expect(side.formations[0]!.commander).toMatchObject({ name: 'Brandt', rank: 'Lt. General', A: 3, L: 3, T: 3 });
    expect(side.formations[0]!.units[0]).toMatchObject({
      arm: 'infantry',
      name: 'Aster',
      ref: 'I/1/1',
      sk: 2,
      artilleryPoints: 2,
      note: '1st Brigade',
      parts: [{ arm: 'infantry', quality: 4, men: 1600, name: '4th Line' }],
    });
    expect(side.formations[0]!.units[1]).toMatchObject({ arm: 'artillery', weight: 'heavy', guns: 48 });
    expect(done.draft.sides.b).toBe(draft.sides.b);
    expect(done.draft.sources).toEqual(['reader-source-file']);
  });

  it('comes behind what is there, under ids of its own, as often as one likes', () => {
    const once = enlist(draft, 'b', army(formation([unit()])), { how: 'add', tell }).draft;
    const twice = enlist(once, 'b', army(formation([unit()])), { how: 'add', tell }).draft;
    expect(twice.sides.b.formations).toHaveLength(3);
    expect(twice.sides.b.name).toBe('Second army');
    expect(problemsOf(twice)).toEqual([]);
  });

  it('replaces empty formations and the army it was before, and joins another', () => {
    const first = army(formation([unit()]));
    const empty = { ...draft.sides.b, formations: draft.sides.b.formations.map((each) => ({ ...each, units: [] })) };
    const blank = { ...draft, sides: { ...draft.sides, b: empty } };
    const third = { ...first, id: 'c', name: 'Army of the Coast', commander: 'Orlo' };
    expect(joining(blank, 'b', [{ army: first, side: 'b' }])).toBe('replace');
    const there = enlist(blank, 'b', first, { how: 'replace', tell }).draft;
    expect(joining(there, 'b', [{ army: first, side: 'b' }])).toBe('replace');
    expect(joining(there, 'b', [{ army: { ...third, commander: 'Veldt' }, side: 'b' }])).toBe('replace');
    expect(joining(there, 'b', [{ army: third, side: 'b' }])).toBe('add');
    /** A third army of the import joins its first. */
    const both = [first, third].map((each) => ({ army: each, side: 'b' as const }));
    expect(joining(there, 'b', both)).toBe('replace');
  });

  it('makes arrivals of hours that the source tells, and says what it could not', () => {
    const done = enlist(
      draft,
      'a',
      army(
        formation([unit({ arrival: '14:30' }), unit({ arrival: '14:30' }), unit()]),
        formation([unit()], { arrival: '1700' }),
        formation([unit()], { name: 'III Corps', arrival: 'in the evening' }),
      ),
      { how: 'replace', tell },
    );
    expect(problemsOf(done.draft)).toEqual([]);
    expect(done.draft.reinforcements.map(({ at, units }) => [at, units?.length])).toEqual([
      [14 * 60 + 30, 2],
      [17 * 60, undefined],
    ]);
    expect(done.remarks).toMatchObject([comesLate('III Corps', 'in the evening')]);
  });

  it('keeps a unit of unknown strength, says so, and reckons men from points at NBC-SCN-01', () => {
    const silent = unit({ parts: [], cp: undefined, unknown: ['2nd Light'] } as Partial<ProposedUnit>);
    const pointed = unit({ parts: [], cp: 6, pointsOfSource: 6, quality: 3 });
    const done = enlist(draft, 'a', army(formation([silent, pointed])), { how: 'replace', tell });
    const [a, b] = done.draft.sides.a.formations[0]!.units;
    expect(a).toMatchObject({ parts: [{ men: 0 }], note: expect.stringContaining('reader-note-no-strength') });
    // Six points of Regular foot at 500 men each.
    expect(b).toMatchObject({
      parts: [{ men: 3000, quality: 3 }],
      note: expect.stringContaining('reader-note-points'),
    });
    expect(done.remarks).toMatchObject([
      { code: 'reader-remark-strength', args: { formation: { name: 'I Corps' }, units: [{ name: '1st Brigade' }] } },
    ]);
    expect(problemsOf(done.draft)).toEqual([]);
  });

  it('stays within the limits of a scenario', () => {
    const parts = Array.from({ length: 60 }, (_, i) => ({
      arm: 'infantry' as const,
      quality: 3 as const,
      men: 900,
      name: `Battalion ${i}`,
      node: `n${i}`,
      source,
    }));
    const huge = formation(
      Array.from({ length: 50 }, () => unit({ parts, name: 'x'.repeat(300), ref: 'y'.repeat(40) })),
    );
    const done = enlist(draft, 'a', army(...Array.from({ length: 45 }, () => huge)), { how: 'replace', tell });
    expect(problemsOf(done.draft)).toEqual([]);
    expect(done.draft.sides.a.formations).toHaveLength(40);
    expect(done.remarks).toContainEqual(say('reader-remark-formations', { most: 40, n: 5 }));
  });

  it('changes nothing for an army without formations', () => {
    expect(enlist(draft, 'a', army(), { how: 'replace', tell }).draft).toBe(draft);
  });

  it('counts turns of the source from the start, and takes no notice of the first', () => {
    const done = enlist(
      draft,
      'a',
      army(
        formation([unit()], { arrival: 'turn 9 of 15 min' }),
        formation([unit()], { arrival: 'turn 1 of 15 min' }),
        formation([unit()], { name: 'III Corps', arrival: 'turn 9' }),
      ),
      { how: 'replace', tell },
    );
    // Eight turns of a quarter of an hour have gone by when the ninth begins.
    expect(done.draft.reinforcements.map(({ at }) => at)).toEqual([draft.start + 120]);
    expect(done.remarks).toMatchObject([comesLate('III Corps', 'turn 9')]);
  });

  it('leaves an arrival to be written that comes after all days of a battle', () => {
    // A hundred and nine hours after eight in the morning; a battle has four days.
    const late = army(formation([unit()], { arrival: 'turn 110 of 60 min' }));
    const done = enlist(draft, 'a', late, { how: 'replace', tell });
    expect(done.draft.reinforcements).toEqual([]);
    expect(done.remarks).toMatchObject([comesLate('I Corps', 'turn 110 of 60 min')]);
  });

  it('clips an officer of our own table to what a card has room for', () => {
    const commander = { name: 'n'.repeat(200), rank: 'r'.repeat(200), A: 4, L: 3, T: 2 } as const;
    const own = { commander, armyType: 'Napoleonic', ottoman: false, engineers: 0, pontoons: 0, baggage: 0 } as const;
    const table = { ...army(formation([unit()], { own: { commander } })), own };
    const done = enlist(draft, 'a', table, { how: 'replace', tell }).draft;
    expect(problemsOf(done)).toEqual([]);
    expect(done.sides.a.commander).toMatchObject({ name: 'n'.repeat(120), rank: 'r'.repeat(120), A: 4 });
    expect(done.sides.a.formations[0]!.commander.rank).toHaveLength(120);
  });
});

describe('suggestions by name', () => {
  it.each([...NATION_NAMES, 'Sicily', 'Sardinia', 'Italian minors', 'Switzerland'])('takes %s for itself', (nation) => {
    expect(guessNation(nation)).toBe(nation);
  });

  it.each([
    ['French', 'France'],
    ['Anglo-Portuguese army', 'Britain'],
    ['Army of Silesia (Prussian and Russian)', 'Prussia'],
    ['Königlich Bayerische Armee', 'Bavaria'],
    ["King's German Legion", 'Britain'],
    ['King’s German Legion', 'Britain'],
    ['Allied', undefined],
    ['4th Division (Anglona)', undefined],
    ['Brigata Rossi', undefined],
    ['Englische reitende Batterie', 'Britain'],
    ['Brigade Franceschi', undefined],
    ['Polentz and Turchaninov', undefined],
    ['Mainz', 'Confederation minors'],
    ['Kurmainzisches Kontingent', 'Confederation minors'],
    ['Mainz Regiment Gymnich', 'Confederation minors'],
    ['Anhalt-Dessau battalion', 'Confederation minors'],
    ['Reuss contingent', 'Confederation minors'],
    ['Hanseatic Legion', 'Confederation minors'],
    ['Kurhessische Brigade', 'Hesse-Darmstadt'],
    ['Truppe modenesi', 'Italian minors'],
    ['Truppe pontificie', 'Italian minors'],
    ['Piedmontese', 'Sardinia'],
    ['Regno di Sardegna', 'Sardinia'],
    ['Sicilian Volunteers', 'Sicily'],
    ['Helvetic brigade', 'Switzerland'],
    ['Légion cisalpine', 'Kingdom of Italy'],
    ['Norwegian Jägers', 'Denmark-Norway'],
    ['Wojska duńskie', 'Denmark-Norway'],
    ['Finnish troops', 'Sweden'],
    ['Troupes belges', 'Netherlands'],
    ['Brigade Reuss', undefined],
    ['Oberst Waldeck', undefined],
    ['Suizos de Preux', 'Switzerland'],
    ['Polenz', undefined],
  ])('takes %s for %s', (text, nation) => {
    expect(guessNation(text)).toBe(nation);
  });

  it.each([
    ['4th Line Regiment', 'Austria', 1809, 'infantry', 'German / Hungarian line'],
    ['Grenadier battalion Scharlach', 'Austria', 1809, 'infantry', 'Combined grenadiers'],
    ['3rd Hussars', 'Austria', 1809, 'cavalry', 'Hussars'],
    ['Don Cossacks', 'Russia', 1812, 'cavalry', 'Don Cossacks'],
    ['1er Cuirassiers', 'France', 1813, 'cavalry', 'Cuirassiers / carabiniers'],
    ['1er Grenadiers à pied, Vieille Garde', 'France', 1812, 'infantry', 'Old Guard infantry'],
  ] as const)('rates %s of %s in %i', (name, nation, year, arm, troops) => {
    expect(suggestFor(TROOP_SUGGESTIONS, name, nation, year, arm)?.troops).toBe(troops);
  });

  it('suggests nothing for a nation it does not know', () => {
    expect(suggestFor(TROOP_SUGGESTIONS, '1st Line', 'Atlantis', 1809, 'infantry')).toBeUndefined();
  });

  it('says in the notes what was suggested last', () => {
    const once = suggestedNote('Doubtful.', 'France, Young Guard');
    expect(once).toBe('Doubtful.\nSuggested ratings: France, Young Guard.');
    expect(suggestedNote(once, 'France, Légère brigade')).toBe('Doubtful.\nSuggested ratings: France, Légère brigade.');
    expect(suggestedNote(undefined, 'x')).toBe('Suggested ratings: x.');
  });
});
