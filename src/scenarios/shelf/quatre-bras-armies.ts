/** Ney's wing and the Allied army at Quatre Bras. */
import { type ArmySource, battery, brigade, foot, horse, squadrons } from './men.ts';

export const french: ArmySource = {
  name: 'French',
  armyType: 'Napoleonic',
  commander: {
    id: 'ney',
    name: 'Ney',
    rank: 'Maréchal, Prince de la Moskowa',
    A: 3,
    L: 6,
    T: 6,
    note: 'Took over the wing the evening before, without a staff.',
  },
  formations: [
    {
      id: 'ii-corps',
      name: 'II Corps',
      commander: { id: 'reille', name: 'Reille', rank: 'Général de division', A: 3, L: 3, T: 3 },
      order: 'attack',
      units: [
        brigade(
          {
            id: 'husson',
            ref: 'II/5/1',
            name: 'Husson',
            note: 'Bachelu’s 5th Division. How much of the 2e Légère had come up is disputed.',
          },
          2,
          [foot('2e Légère', 4, 1819), foot('61e Ligne', 3, 910)],
          { guns: 1 },
        ),
        brigade(
          { id: 'campi', ref: 'II/5/2', name: 'Campi', note: 'Bachelu’s 5th Division.' },
          2,
          [foot('72e Ligne', 3, 910), foot('108e Ligne', 3, 1364)],
          { guns: 1 },
        ),
        brigade(
          { id: 'bauduin', ref: 'II/6/1', name: 'Bauduin', note: 'Jérôme’s 6th Division.' },
          2,
          [foot('1er Légère', 4, 1798), foot('3e Ligne', 3, 1198)],
          { guns: 1 },
        ),
        brigade(
          { id: 'soye', ref: 'II/6/2', name: 'Soye', note: 'Jérôme’s 6th Division.' },
          2,
          [foot('1er Ligne', 3, 1798), foot('2e Ligne', 3, 1797)],
          { guns: 1 },
        ),
        brigade(
          { id: 'gauthier', ref: 'II/9/1', name: 'Gauthier', note: 'Foy’s 9th Division.' },
          2,
          [foot('92e Ligne', 3, 919), foot('93e Ligne', 3, 919)],
          { guns: 1 },
        ),
        brigade(
          { id: 'jamin', ref: 'II/9/2', name: 'Jamin', note: 'Foy’s 9th Division.' },
          2,
          [foot('4e Légère', 4, 1379), foot('100e Ligne', 3, 1378)],
          { guns: 1 },
        ),
        squadrons(
          { id: 'hubert', ref: 'II/2C/1', name: 'Hubert', note: 'Piré’s 2nd Cavalry Division.' },
          'light',
          [horse('1er Chasseurs à cheval', 3, 461), horse('6e Chasseurs à cheval', 3, 461)],
          { guns: 1 },
        ),
        squadrons(
          {
            id: 'wathiez',
            ref: 'II/2C/2',
            name: 'Wathiez',
            note: 'Piré’s 2nd Cavalry Division. The lancers who rode down the 42nd and the 44th.',
          },
          'light',
          [horse('5e Lanciers', 4, 346), horse('6e Lanciers', 4, 461)],
          { guns: 1 },
        ),
        battery(
          {
            id: 'ii-reserve',
            ref: 'II/Res',
            name: 'Reserve battery',
            note: '7th company, 2nd Foot Artillery: six 12-pdrs and two howitzers.',
          },
          3,
          'heavy',
          'foot',
          8,
        ),
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
      order: 'attack',
      units: [
        squadrons(
          {
            id: 'guiton',
            ref: 'IIIC/11/2',
            name: 'Guiton',
            note: 'The brigade that charged to the crossroads. One class above the cuirassiers of 1815 for that charge.',
          },
          'heavy',
          [horse('8e Cuirassiers', 5, 452), horse('11e Cuirassiers', 5, 325)],
          { guns: 1 },
        ),
        squadrons(
          {
            id: 'picquet',
            ref: 'IIIC/11/1',
            name: 'Picquet',
            note: 'A round figure. Came up behind the cuirassiers and did not charge.',
          },
          'medium',
          [horse('2e and 7e Dragons', 3, 1000)],
          { guns: 1 },
        ),
      ],
    },
    {
      id: 'guard-light',
      name: 'Guard Light Cavalry',
      commander: {
        id: 'lefebvre-desnoettes',
        name: 'Lefebvre-Desnoëttes',
        rank: 'Général de division',
        A: 4,
        L: 4,
        T: 5,
      },
      awkward: { extra: 1, why: 'The Emperor wants the Guard spared.' },
      order: 'hold',
      units: [
        squadrons(
          { id: 'lallemand', ref: 'GC/1', name: 'Lallemand' },
          'light',
          [horse('Chasseurs à cheval de la Garde', 5, 1197)],
          { guns: 1 },
        ),
        squadrons(
          { id: 'colbert', ref: 'GC/2', name: 'Colbert' },
          'light',
          [horse('Chevau-légers lanciers de la Garde', 5, 880)],
          { guns: 1 },
        ),
        battery(
          {
            id: 'guard-horse',
            ref: 'GC/Art',
            name: 'Guard horse battery',
            note: 'One of the two batteries of the division; the other is in the combat points of the two regiments.',
          },
          6,
          'medium',
          'horse',
          6,
        ),
      ],
    },
  ],
  engineers: 1,
};

export const allied: ArmySource = {
  name: 'Allied',
  armyType: 'Traditional',
  commander: {
    id: 'wellington',
    name: 'Wellington',
    rank: 'Field Marshal, Duke of Wellington',
    A: 6,
    L: 4,
    T: 4,
    note: 'Back from his meeting with Blücher towards 15:00; until then the Prince of Orange commanded (A2 L4 T5).',
  },
  formations: [
    {
      id: 'nl-2',
      name: '2nd Netherlands Division',
      commander: { id: 'perponcher', name: 'Perponcher', rank: 'Luitenant-generaal', A: 4, L: 3, T: 4 },
      order: 'defend',
      units: [
        brigade(
          {
            id: 'bijlandt',
            ref: 'NL2/1',
            name: 'Bijlandt',
            note: 'The 7th Line came from Nivelles about 15:00; it is counted here from the start.',
          },
          2,
          [foot('27th Jagers', 3, 809), foot('7th Line', 3, 701), foot('5th, 7th and 8th Militia', 2, 1723)],
          { guns: 2 },
        ),
        brigade(
          {
            id: 'nassau',
            ref: 'NL2/2a',
            name: 'Saxe-Weimar',
            note: 'Saxe-Weimar’s brigade has 4,300 men, too many for one unit.',
          },
          2,
          [foot('2nd Nassau-Usingen, three battalions', 3, 2709)],
          { guns: 1 },
        ),
        brigade(
          { id: 'orange-nassau', ref: 'NL2/2b', name: 'Orange-Nassau' },
          2,
          [foot('28th Orange-Nassau, two battalions, and the volunteer jägers', 3, 1591)],
          { guns: 1 },
        ),
        squadrons(
          {
            id: 'van-merlen',
            ref: 'NLC/2',
            name: 'Van Merlen',
            note: 'The 2nd Netherlands light cavalry brigade, under Perponcher for the day. Its half battery is left out.',
          },
          'light',
          [horse('6th Hussars', 2, 641), horse('5th Light Dragoons', 2, 441)],
        ),
      ],
    },
    {
      id: 'uk-5',
      name: '5th Division',
      commander: { id: 'picton', name: 'Picton', rank: 'Lieutenant-General', A: 4, L: 4, T: 5 },
      order: 'defend-keen',
      units: [
        brigade(
          {
            id: 'kempt',
            ref: '5/8',
            name: 'Kempt',
            note: '28th 557, 32nd 662, 79th 703. The stand in front of the brigade is the 95th.',
          },
          2,
          [foot('28th, 32nd and 79th Foot', 4, 1922), foot('1/95th Rifles', 5, 549)],
          { guns: 1, rifles: true },
        ),
        brigade(
          { id: 'pack', ref: '5/9', name: 'Pack', note: '3/1st 604, 42nd 526, 2/44th 455, 92nd 588.' },
          2,
          [foot('3/1st, 42nd, 2/44th and 92nd Foot', 4, 2173)],
          { guns: 1 },
        ),
        brigade(
          {
            id: 'best',
            ref: '6/H4',
            name: 'Best',
            note: '4th Hanoverian Brigade, on paper of the 6th Division. Vincke’s 5th, Picton’s own, was not at the battle.',
          },
          0,
          [foot('Landwehr Verden, Lüneburg, Osterode and Münden', 2, 2582)],
          { guns: 2 },
        ),
      ],
    },
    {
      id: 'brunswick',
      name: 'Brunswick Corps',
      commander: { id: 'duke-of-brunswick', name: 'Brunswick', rank: 'Duke Friedrich Wilhelm', A: 3, L: 6, T: 5 },
      order: 'defend',
      units: [
        brigade({ id: 'buttlar', ref: 'BR/L1', name: 'Buttlar' }, 2, [
          foot('Avantgarde', 3, 672),
          foot('Leib battalion', 3, 672),
          foot('2nd Light', 2, 672),
        ]),
        brigade({ id: 'specht', ref: 'BR/Li', name: 'Specht' }, 1, [foot('1st, 2nd and 3rd Line', 2, 2016)]),
        squadrons({ id: 'cramm', ref: 'BR/C', name: 'Cramm' }, 'light', [
          horse('Hussars', 3, 690),
          horse('Uhlans', 3, 232),
        ]),
        brigade(
          { id: 'brunswick-light', ref: 'BR/L2', name: '1st and 3rd Light', note: 'With Moll’s foot battery.' },
          2,
          [foot('1st and 3rd Light', 2, 1344)],
          { guns: 2 },
        ),
        battery({ id: 'heinemann', ref: 'BR/Art', name: 'Heinemann' }, 3, 'medium', 'horse', 8),
      ],
    },
    {
      id: 'uk-3',
      name: '3rd Division',
      commander: { id: 'alten', name: 'Alten', rank: 'Lieutenant-General', A: 4, L: 4, T: 3 },
      order: 'attack',
      units: [
        brigade(
          { id: 'c-halkett', ref: '3/5', name: 'C. Halkett', note: '2/30th 615, 33rd 561, 2/69th 516, 2/73rd 562.' },
          2,
          [foot('2/30th, 33rd, 2/69th and 2/73rd Foot', 3, 2254)],
          { guns: 2 },
        ),
        brigade(
          {
            id: 'kielmansegge',
            ref: '3/H1',
            name: 'Kielmansegge',
            note: 'Ompteda’s brigade of the German Legion stayed on the road behind.',
          },
          2,
          [foot('Bremen, Verden, York, Lüneburg, Grubenhagen and the field jägers', 3, 3189)],
          { guns: 2 },
        ),
      ],
    },
    {
      id: 'uk-1',
      name: '1st Division',
      commander: { id: 'cooke', name: 'Cooke', rank: 'Major-General', A: 3, L: 4, T: 4 },
      order: 'attack',
      units: [
        brigade(
          { id: 'maitland', ref: '1/1', name: 'Maitland', note: '976 and 1,021.' },
          2,
          [foot('2/1st and 3/1st Foot Guards', 5, 1997)],
          { guns: 2 },
        ),
        brigade(
          { id: 'byng', ref: '1/2', name: 'Byng', note: '1,003 and 1,061.' },
          2,
          [foot('2nd Coldstream and 2/3rd Foot Guards', 5, 2064)],
          { guns: 2 },
        ),
      ],
    },
  ],
  engineers: 1,
};
