/** Napoleon's army at Waterloo. Corps are formations, as in every Napoleonic army. */
import { type ArmySource, battery, brigade, foot, horse, squadrons } from './men.ts';

export const french: ArmySource = {
  name: 'French',
  armyType: 'Napoleonic',
  commander: { id: 'napoleon', name: 'Napoleon', rank: 'Emperor', A: 5, L: 6, T: 5 },
  formations: [
    {
      id: 'i-corps',
      name: 'I Corps',
      commander: { id: 'erlon', name: 'Drouet d’Erlon', rank: 'Général de division', A: 3, L: 3, T: 3 },
      order: 'attack',
      units: [
        brigade({ id: 'quiot', ref: 'I/1/1', name: 'Quiot' }, 2, [foot('54e and 55e Ligne', 3, 2047)], { guns: 1 }),
        brigade({ id: 'bourgeois', ref: 'I/1/2', name: 'Bourgeois' }, 2, [foot('28e and 105e Ligne', 3, 2047)], {
          guns: 1,
        }),
        brigade(
          { id: 'schmitz', ref: 'I/2/1', name: 'Schmitz', note: 'Donzelot’s division.' },
          2,
          [foot('13e Légère', 4, 1533), foot('17e Ligne', 3, 1023)],
          { guns: 1 },
        ),
        brigade({ id: 'aulard', ref: 'I/2/2', name: 'Aulard' }, 2, [foot('19e and 51e Ligne', 3, 2047)], { guns: 1 }),
        brigade(
          { id: 'nogues', ref: 'I/3/1', name: 'Noguès', note: 'Marcognet’s division.' },
          2,
          [foot('21e and 46e Ligne', 3, 2047)],
          { guns: 1 },
        ),
        brigade({ id: 'grenier', ref: 'I/3/2', name: 'Grenier' }, 2, [foot('25e and 45e Ligne', 3, 2047)], { guns: 1 }),
        brigade(
          { id: 'pegot', ref: 'I/4/1', name: 'Pégot', note: 'Durutte’s division.' },
          2,
          [foot('8e and 29e Ligne', 3, 2047)],
          { guns: 1 },
        ),
        brigade({ id: 'brue', ref: 'I/4/2', name: 'Brue' }, 2, [foot('85e and 95e Ligne', 3, 2047)], { guns: 1 }),
        squadrons(
          { id: 'bruno', ref: 'I/1C/1', name: 'Bruno', note: 'Jacquinot’s division.' },
          'light',
          [horse('7e Hussards and 3e Chasseurs', 3, 821)],
          { guns: 1 },
        ),
        squadrons({ id: 'gobrecht', ref: 'I/1C/2', name: 'Gobrecht' }, 'light', [horse('3e and 4e Lanciers', 4, 685)], {
          guns: 1,
        }),
        battery({ id: 'i-reserve', ref: 'I/Res', name: 'Reserve battery' }, 3, 'heavy', 'foot', 8),
      ],
    },
    {
      id: 'ii-corps',
      name: 'II Corps',
      commander: { id: 'reille', name: 'Reille', rank: 'Général de division', A: 3, L: 3, T: 3 },
      order: 'attack',
      units: [
        brigade(
          { id: 'husson', ref: 'II/5/1', name: 'Husson', note: 'Bachelu’s division.' },
          2,
          [foot('2e Légère', 4, 1350), foot('61e Ligne', 3, 670)],
          { guns: 1 },
        ),
        brigade({ id: 'campi', ref: 'II/5/2', name: 'Campi' }, 2, [foot('72e and 108e Ligne', 3, 1680)], { guns: 1 }),
        brigade(
          { id: 'bauduin', ref: 'II/6/1', name: 'Bauduin', note: 'Jérôme’s division.' },
          2,
          [foot('1er Légère', 4, 1460), foot('3e Ligne', 3, 970)],
          { guns: 1 },
        ),
        brigade({ id: 'soye', ref: 'II/6/2', name: 'Soye' }, 2, [foot('1er and 2e Ligne', 3, 2910)], { guns: 1 }),
        brigade(
          { id: 'gauthier', ref: 'II/9/1', name: 'Gauthier', note: 'Foy’s division.' },
          2,
          [foot('92e and 93e Ligne', 3, 1500)],
          { guns: 1 },
        ),
        brigade(
          { id: 'jamin', ref: 'II/9/2', name: 'Jamin' },
          2,
          [foot('4e Légère', 4, 1130), foot('100e Ligne', 3, 1130)],
          { guns: 1 },
        ),
        squadrons(
          { id: 'hubert', ref: 'II/2C/1', name: 'Hubert', note: 'Piré’s division.' },
          'light',
          [horse('1er and 6e Chasseurs', 3, 800)],
          { guns: 1 },
        ),
        squadrons({ id: 'wathiez', ref: 'II/2C/2', name: 'Wathiez' }, 'light', [horse('5e and 6e Lanciers', 4, 700)], {
          guns: 1,
        }),
        battery({ id: 'ii-reserve', ref: 'II/Res', name: 'Reserve battery' }, 3, 'heavy', 'foot', 8),
      ],
    },
    {
      id: 'vi-corps',
      name: 'VI Corps',
      commander: { id: 'lobau', name: 'Lobau', rank: 'Général de division Mouton, comte de', A: 4, L: 4, T: 4 },
      order: 'hold',
      units: [
        brigade({ id: 'bellair', ref: 'VI/19/1', name: 'Bellair' }, 2, [foot('5e and 11e Ligne', 3, 2050)], {
          guns: 1,
        }),
        brigade({ id: 'm-jamin', ref: 'VI/19/2', name: 'M. Jamin' }, 2, [foot('27e and 84e Ligne', 3, 1850)], {
          guns: 1,
        }),
        brigade(
          { id: 'bony', ref: 'VI/20/1', name: 'Bony' },
          2,
          [foot('5e Légère', 4, 900), foot('10e Ligne', 3, 900)],
          { guns: 1 },
        ),
        brigade({ id: 'tromelin', ref: 'VI/20/2', name: 'Tromelin' }, 2, [foot('107e Ligne', 3, 1100)], { guns: 1 }),
        squadrons(
          { id: 'domon', ref: 'III/3C', name: 'Domon', note: 'From Vandamme’s corps.' },
          'light',
          [horse('4e, 9e and 12e Chasseurs', 3, 1017)],
          { guns: 2 },
        ),
        squadrons(
          { id: 'subervie', ref: 'IC/5C', name: 'Subervie', note: 'From Pajol’s corps.' },
          'light',
          [horse('1er and 2e Lanciers', 4, 800), horse('11e Chasseurs', 3, 400)],
          { guns: 2 },
        ),
        battery({ id: 'vi-reserve', ref: 'VI/Res', name: 'Reserve battery' }, 3, 'heavy', 'foot', 8),
      ],
    },
    {
      id: 'iii-cavalry',
      name: 'III Cavalry Corps',
      commander: {
        id: 'kellermann',
        name: 'Kellermann',
        rank: 'Général de division, comte de Valmy',
        A: 5,
        L: 4,
        T: 5,
      },
      order: 'hold',
      units: [
        squadrons(
          { id: 'picquet', ref: 'IIIC/11/1', name: 'Picquet' },
          'medium',
          [horse('2e and 7e Dragons', 3, 950)],
          {
            guns: 1,
          },
        ),
        squadrons(
          { id: 'guiton', ref: 'IIIC/11/2', name: 'Guiton', note: 'What Quatre Bras left of it.' },
          'heavy',
          [horse('8e and 11e Cuirassiers', 4, 550)],
          { guns: 2 },
        ),
        squadrons(
          { id: 'roussel', ref: 'IIIC/12', name: 'Roussel d’Hurbal' },
          'heavy',
          [horse('Carabiniers', 4, 850), horse('2e and 3e Cuirassiers', 4, 850)],
          { guns: 1 },
        ),
      ],
    },
    {
      id: 'iv-cavalry',
      name: 'IV Cavalry Corps',
      commander: { id: 'milhaud', name: 'Milhaud', rank: 'Général de division', A: 4, L: 3, T: 5 },
      order: 'hold',
      units: [
        squadrons(
          { id: 'wathier', ref: 'IVC/13', name: 'Wathier' },
          'heavy',
          [horse('Four regiments of cuirassiers', 4, 1230)],
          {
            guns: 2,
          },
        ),
        squadrons(
          { id: 'delort', ref: 'IVC/14', name: 'Delort' },
          'heavy',
          [horse('Four regiments of cuirassiers', 4, 1567)],
          {
            guns: 2,
          },
        ),
      ],
    },
    {
      id: 'guard',
      name: 'Imperial Guard',
      commander: { id: 'drouot', name: 'Drouot', rank: 'Général de division', A: 4, L: 5, T: 4 },
      order: 'hold',
      units: [
        brigade({ id: 'grenadiers', ref: 'G/Gr', name: 'Petit' }, 2, [foot('1er and 2e Grenadiers', 6, 2280)]),
        brigade({ id: 'chasseurs', ref: 'G/Ch', name: 'Cambronne' }, 2, [foot('1er and 2e Chasseurs', 6, 2480)]),
        brigade({ id: 'middle-grenadiers', ref: 'G/MGr', name: 'Friant' }, 2, [foot('3e and 4e Grenadiers', 5, 1620)], {
          guns: 2,
        }),
        brigade({ id: 'middle-chasseurs', ref: 'G/MCh', name: 'Morand' }, 2, [foot('3e and 4e Chasseurs', 5, 2080)], {
          guns: 2,
        }),
        brigade(
          { id: 'chartrand', ref: 'G/Y1', name: 'Chartrand' },
          2,
          [foot('1er Tirailleurs and 1er Voltigeurs', 4, 2190)],
          { guns: 2 },
        ),
        brigade({ id: 'guye', ref: 'G/Y2', name: 'Guye' }, 2, [foot('3e Tirailleurs and 3e Voltigeurs', 4, 1815)], {
          guns: 2,
        }),
        battery({ id: 'guard-12-a', ref: 'G/A1', name: '1st 12-pdr battery' }, 6, 'heavy', 'foot', 8),
        battery({ id: 'guard-12-b', ref: 'G/A2', name: '2nd 12-pdr battery' }, 6, 'heavy', 'foot', 8),
        battery({ id: 'guard-12-c', ref: 'G/A3', name: '3rd 12-pdr battery' }, 6, 'heavy', 'foot', 8),
      ],
    },
    {
      id: 'guard-cavalry',
      name: 'Guard Cavalry',
      commander: { id: 'guyot', name: 'Guyot', rank: 'Général de division', A: 3, L: 4, T: 5 },
      order: 'hold',
      units: [
        squadrons({ id: 'lallemand', ref: 'GC/1', name: 'Lallemand' }, 'light', [
          horse('Chasseurs à cheval de la Garde', 5, 1170),
        ]),
        squadrons({ id: 'colbert', ref: 'GC/2', name: 'Colbert' }, 'light', [
          horse('Chevau-légers lanciers de la Garde', 5, 860),
        ]),
        squadrons({ id: 'guard-heavy', ref: 'GC/3', name: 'Guard heavy brigade' }, 'heavy', [
          horse('Grenadiers à cheval, Dragons and Gendarmes d’élite', 5, 1700),
        ]),
        battery({ id: 'guard-horse-a', ref: 'GC/A1', name: '1st Guard horse battery' }, 6, 'medium', 'horse', 6),
        battery({ id: 'guard-horse-b', ref: 'GC/A2', name: '2nd Guard horse battery' }, 6, 'medium', 'horse', 6),
      ],
    },
  ],
  engineers: 1,
};
