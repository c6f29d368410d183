/** Davout's III Corps and the Prussian main army at Auerstaedt. */
import { type ArmySource, battery, brigade, type FormationSource, foot, horse, squadrons } from './men.ts';

const morand: FormationSource = {
  id: 'morand-division',
  name: '1st Division',
  commander: { id: 'morand', name: 'Morand', rank: 'Général de division', A: 4, L: 4, T: 4 },
  order: 'attack-keen',
  units: [
    brigade(
      { id: 'legere-13', ref: '1/13', name: '13e Légère', note: 'Bonnet d’Honnières. One company is at Freyburg.' },
      3,
      [foot('13e Légère', 5, 1562)],
    ),
    brigade({ id: 'ligne-17', ref: '1/17', name: '17e Ligne', note: 'Brouard.' }, 2, [foot('17e Ligne', 5, 1562)], {
      guns: 1,
    }),
    brigade({ id: 'ligne-30', ref: '1/30', name: '30e Ligne', note: 'Brouard.' }, 2, [foot('30e Ligne', 5, 1562)], {
      guns: 1,
    }),
    brigade({ id: 'ligne-51', ref: '1/51', name: '51e Ligne', note: 'Debilly, who was killed.' }, 2, [
      foot('51e Ligne', 5, 2344),
    ]),
    brigade({ id: 'ligne-61', ref: '1/61', name: '61e Ligne', note: 'Debilly.' }, 2, [foot('61e Ligne', 5, 2344)]),
  ],
};

const friant: FormationSource = {
  id: 'friant-division',
  name: '2nd Division',
  commander: { id: 'friant', name: 'Friant', rank: 'Général de division', A: 4, L: 4, T: 4 },
  order: 'attack',
  units: [
    brigade({ id: 'ligne-33', ref: '2/33', name: '33e Ligne', note: 'Kister.' }, 2, [foot('33e Ligne', 5, 1732)], {
      guns: 1,
    }),
    brigade({ id: 'ligne-48', ref: '2/48', name: '48e Ligne', note: 'Kister.' }, 2, [foot('48e Ligne', 5, 1732)], {
      guns: 1,
    }),
    brigade({ id: 'ligne-108', ref: '2/108', name: '108e Ligne', note: 'Lochet.' }, 2, [foot('108e Ligne', 5, 1732)], {
      guns: 1,
    }),
    brigade(
      { id: 'ligne-111', ref: '2/111', name: '111e Ligne', note: 'Grandeau.' },
      2,
      [foot('111e Ligne', 5, 1731)],
      {
        guns: 1,
      },
    ),
    battery(
      {
        id: 'reserve-12',
        ref: '2/Res',
        name: 'Hanicque',
        note: 'The 12-pounders of the corps. With which division they came is a guess.',
      },
      4,
      'heavy',
      'foot',
      6,
    ),
  ],
};

const gudin: FormationSource = {
  id: 'gudin-division',
  name: '3rd Division',
  commander: { id: 'gudin', name: 'Gudin', rank: 'Général de division', A: 4, L: 3, T: 4 },
  order: 'defend-keen',
  units: [
    brigade({ id: 'ligne-12', ref: '3/12', name: '12e Ligne', note: 'Petit.' }, 2, [foot('12e Ligne', 5, 2012)], {
      guns: 1,
    }),
    brigade({ id: 'ligne-21', ref: '3/21', name: '21e Ligne', note: 'Petit.' }, 2, [foot('21e Ligne', 5, 2012)], {
      guns: 1,
    }),
    brigade(
      { id: 'ligne-25', ref: '3/25', name: '25e Ligne', note: 'Gauthier. The head of the column.' },
      2,
      [foot('25e Ligne', 5, 2013)],
      { guns: 1 },
    ),
    brigade({ id: 'ligne-85', ref: '3/85', name: '85e Ligne', note: 'Gauthier.' }, 2, [foot('85e Ligne', 5, 2012)], {
      guns: 1,
    }),
  ],
};

export const french: ArmySource = {
  name: 'French',
  armyType: 'Napoleonic',
  commander: { id: 'davout', name: 'Davout', rank: 'Maréchal', A: 6, L: 3, T: 4 },
  formations: [
    gudin,
    friant,
    morand,
    {
      id: 'corps-cavalry',
      name: 'Corps cavalry',
      commander: { id: 'viallanes', name: 'Viallanes', rank: 'Général de brigade', A: 3, L: 3, T: 4 },
      order: 'attack',
      units: [
        squadrons({ id: 'chasseurs', ref: 'C/1', name: 'Chasseurs' }, 'light', [
          horse('1er, 2e and 12e Chasseurs à cheval', 4, 1300),
        ]),
      ],
    },
  ],
};

const advanceGuard: FormationSource = {
  id: 'advance-guard',
  name: 'Advance Guard',
  commander: {
    id: 'blucher',
    name: 'Blücher',
    rank: 'Generalleutnant',
    A: 3,
    L: 6,
    T: 6,
    note: 'Was given whatever cavalry was at hand that morning.',
  },
  order: 'attack-keen',
  units: [
    squadrons({ id: 'wurttemberg-hussars', ref: 'AG/H4', name: 'Württemberg' }, 'light', [
      horse('Hussars No. 4, ten squadrons', 4, 1200),
    ]),
    squadrons({ id: 'blucher-hussars', ref: 'AG/H8', name: 'Blücher Hussars' }, 'light', [
      horse('Hussars No. 8, ten squadrons', 4, 1200),
    ]),
    squadrons({ id: 'irwing-dragoons', ref: 'AG/D3', name: 'Irwing' }, 'medium', [
      horse('Dragoons No. 3, five squadrons', 4, 600),
    ]),
    battery({ id: 'schorlemmer', ref: 'AG/A', name: 'Schorlemmer' }, 3, 'medium', 'horse', 8),
    brigade(
      { id: 'oswald', ref: 'AG/F', name: 'Oswald', note: 'Four battalions of light infantry that came up late.' },
      2,
      [foot('Fusiliers of Weimar, Greiffenberg, Oswald and Kloch', 4, 2400)],
    ),
  ],
};

const schmettau: FormationSource = {
  id: 'schmettau-division',
  name: '3rd Division',
  commander: {
    id: 'schmettau',
    name: 'Schmettau',
    rank: 'Generalleutnant Graf von',
    A: 3,
    L: 4,
    T: 4,
    note: 'Mortally wounded before Hassenhausen.',
  },
  order: 'attack',
  units: [
    brigade(
      { id: 'alvensleben', ref: '3/1', name: 'Alvensleben' },
      0,
      [foot('Schack grenadiers', 4, 750), foot('Regiments Alvensleben and Prinz Heinrich', 3, 3000)],
      { guns: 1 },
    ),
    brigade(
      { id: 'schimonsky', ref: '3/2', name: 'Schimonsky', note: 'Its grenadiers are with the Duke of Weimar.' },
      0,
      [foot('Regiments Malschitzky and Schimonsky', 3, 3000)],
      { guns: 1 },
    ),
    squadrons({ id: 'konigin-dragoons', ref: '3/D5', name: 'Königin Dragoons' }, 'medium', [
      horse('Dragoons No. 5, ten squadrons', 4, 1200),
    ]),
    squadrons({ id: 'bunting', ref: '3/C', name: 'Bünting' }, 'heavy', [
      horse('Cuirassiers Heising and Bünting, ten squadrons', 4, 1200),
    ]),
    battery({ id: 'stankar', ref: '3/A1', name: 'Stankar' }, 3, 'medium', 'foot', 8),
    battery({ id: 'graumann', ref: '3/A2', name: 'Graumann' }, 3, 'medium', 'horse', 8),
  ],
};

const wartensleben: FormationSource = {
  id: 'wartensleben-division',
  name: '2nd Division',
  commander: { id: 'wartensleben', name: 'Wartensleben', rank: 'Generalleutnant Graf von', A: 2, L: 3, T: 3 },
  order: 'attack',
  units: [
    brigade(
      { id: 'wedel', ref: '2/1', name: 'Wedel' },
      0,
      [foot('Hanstein grenadiers', 4, 750), foot('Regiments Renouard and Kleist', 3, 3000)],
      { guns: 1 },
    ),
    brigade(
      { id: 'renouard', ref: '2/2', name: 'Renouard' },
      0,
      [foot('Alt-Braun grenadiers', 4, 750), foot('Regiments Prinz Louis and Braunschweig', 3, 3000)],
      { guns: 1 },
    ),
    squadrons({ id: 'quitzow', ref: '2/C', name: 'Quitzow' }, 'heavy', [
      horse('Cuirassiers Quitzow and Reitzenstein, ten squadrons', 4, 1200),
    ]),
    battery({ id: 'lange', ref: '2/A1', name: 'Lange' }, 3, 'medium', 'foot', 8),
    battery({ id: 'merkatz', ref: '2/A2', name: 'Merkatz' }, 3, 'medium', 'horse', 8),
  ],
};

const orange: FormationSource = {
  id: 'orange-division',
  name: '1st Division',
  commander: {
    id: 'orange',
    name: 'Orange',
    rank: 'Generalleutnant, Prince of',
    A: 2,
    L: 3,
    T: 3,
    note: 'Was told to split his division between both wings.',
  },
  order: 'hold',
  units: [
    brigade(
      { id: 'prinz-heinrich', ref: '1/1', name: 'Prinz Heinrich', note: 'A brother of the King; wounded.' },
      0,
      [foot('Rheinbaben grenadiers', 4, 750), foot('Regiments Prinz Ferdinand and Puttkamer', 3, 3000)],
      { guns: 1 },
    ),
    brigade(
      { id: 'lutzow', ref: '1/2', name: 'Lützow' },
      0,
      [foot('Knebel grenadiers', 4, 750), foot('Regiments Möllendorff and Wartensleben', 3, 3000)],
      { guns: 1 },
    ),
    squadrons(
      {
        id: 'prinz-wilhelm',
        ref: '1/C',
        name: 'Prinz Wilhelm',
        note: 'Another brother of the King; charged late, and in vain.',
      },
      'heavy',
      [horse('Leib-Carabiniers and Garde du Corps, ten squadrons', 4, 1200)],
    ),
    battery({ id: 'lehmann', ref: '1/A1', name: 'Lehmann' }, 3, 'medium', 'foot', 8),
    battery({ id: 'willmann', ref: '1/A2', name: 'Willmann' }, 3, 'medium', 'horse', 8),
  ],
};

const reserve: FormationSource = {
  id: 'prussian-reserve',
  name: 'Reserve',
  commander: { id: 'kalckreuth', name: 'Kalckreuth', rank: 'General der Kavallerie Graf von', A: 2, L: 2, T: 2 },
  awkward: { extra: 1, why: 'Nobody has told him what he is there for, and he does not ask.' },
  order: 'hold',
  units: [
    brigade({ id: 'hirschfeld', ref: 'R/G', name: 'Hirschfeld' }, 0, [
      foot('Guard battalions and Grenadier Guard', 4, 3400),
    ]),
    brigade({ id: 'regiment-konig', ref: 'R/1', name: 'Regiment König', note: 'Kuhnheim’s division.' }, 0, [
      foot('Battalion of grenadiers', 4, 750),
      foot('Regiments König and Arnim', 3, 3000),
    ]),
    brigade(
      { id: 'malschitzky', ref: 'R/2', name: 'Malschitzky', note: 'Arnim’s division.' },
      0,
      [foot('Battalion of grenadiers', 4, 750), foot('Regiments Pirch and Zenge', 3, 3000)],
      { guns: 1 },
    ),
    brigade(
      { id: 'zenge', ref: 'R/3', name: 'Zenge', note: 'Arnim’s division.' },
      0,
      [foot('Four battalions of grenadiers', 4, 3000)],
      { guns: 1 },
    ),
    squadrons({ id: 'beeren', ref: 'R/C', name: 'Beeren' }, 'heavy', [
      horse('Cuirassiers Beeren and Gensdarmes, ten squadrons', 4, 1200),
    ]),
    battery({ id: 'reserve-foot', ref: 'R/A1', name: 'Reserve foot' }, 3, 'heavy', 'foot', 8),
    battery({ id: 'reserve-horse', ref: 'R/A2', name: 'Reserve horse' }, 3, 'medium', 'horse', 8),
  ],
};

export const prussian: ArmySource = {
  name: 'Prussian',
  armyType: 'Traditional',
  commander: {
    id: 'brunswick',
    name: 'Brunswick',
    rank: 'Generalfeldmarschall, Duke of',
    A: 3,
    L: 3,
    T: 2,
    note: 'Seventy-one. Shot through both eyes about ten o’clock, and nobody was put in his place.',
  },
  formations: [advanceGuard, schmettau, wartensleben, orange, reserve],
};
