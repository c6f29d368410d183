import { describe, expect, it } from 'vitest';
import { walk } from '../../src/orders-of-battle/tree.ts';
import { readFirst } from './corpus.ts';

const read = (...rows: readonly string[]) => readFirst(`${rows.join('\n')}\n`, '');
const led = async (...rows: readonly string[]) =>
  [...walk((await read(...rows)).read.roots)].flatMap(({ node: { commander } }) => commander ?? []);
const asked = async (...rows: readonly string[]) => (await read(...rows)).doubts.map(({ id }) => id);

const FRENCH = [
  'French Army (Marshal Soult)',
  '',
  '1st Division (Conroux)',
  '  9th Light, 1,210 men',
  '  96th Line, 1,190 men',
];
const BARROIS = ['2nd Division (Barrois)', '  8th Line, 1,480 men', '  24th Line, 1,520 men'];
const UNITS = ['  45th Line, 1,500 men', '  63rd Line, 900 men'];

describe('who leads', () => {
  it.each([
    ['Despinoy heavy column - arrives 15:30', 'Despinoy'],
    ['St Germain cuirassier brigade', 'St Germain'],
    ['Corps of Ali Pasha in the rear', 'Ali Pasha'],
  ])('is read in the name “%s”, where others have leaders', async (name, man) => {
    expect(await led(...FRENCH, ...BARROIS, name, ...UNITS)).toEqual(['Soult', 'Conroux', 'Barrois', man]);
  });

  it('is no place, no nation and no plain word', async () => {
    for (const name of ['Brigade detached to Brescia', 'Divisional Reserve of Cavalry', 'Polish Brigade of the Guard'])
      expect(await led(...FRENCH, ...BARROIS, name, ...UNITS)).toEqual(['Soult', 'Conroux', 'Barrois']);
  });

  it('is asked where the name holds more than him', async () => {
    expect(await asked(...FRENCH, ...BARROIS, 'Garnizon Tczewa Brigade', ...UNITS)).toEqual(['led-below:named']);
  });
});

describe('foot or horse', () => {
  const asks = async (...units: readonly string[]) =>
    (await asked('Allied Army (General Sacken)', '', ...units)).filter((id) => id === 'arm');

  it('is asked of a unit of either name that the text counts as no other horse', async () => {
    const horse = ['Cavalry: General Pahlen', '  3rd Hussars: 620 sabres', '  2nd Dragoons: 440 sabres'];
    expect(await asks(...horse, '  Albert Carabiniers: 900 men')).toEqual(['arm']);
    expect(await asks(...horse, '  Albert Carabiniers: 900 sabres')).toEqual([]);
  });

  it('is asked of one that stands alone among units of the other arm, unless it says', async () => {
    const foot = ['Corps of Lieven (General Lieven)', '  Tambov Infantry, 720', '  Okhotsk Infantry, 750'];
    expect(await asks(...foot, '  Archduke Albert Carabiniers, 680')).toEqual(['arm']);
    expect(await asks(...foot, '  Archduke Albert Carabiniers, 4 squadrons, 680')).toEqual([]);
  });
});
