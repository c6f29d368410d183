/** Wellington's army at Salamanca. Divisions are formations; the independent brigades stand with those beside whom they fought. */
import { type ArmySource, battery, brigade, type FormationSource, foot, horse, squadrons } from './men.ts';

const left: FormationSource[] = [
  {
    id: 'uk-1',
    name: '1st Division',
    commander: { id: 'h-campbell', name: 'H. Campbell', rank: 'Major-General', A: 3, L: 3, T: 3 },
    order: 'hold',
    units: [
      brigade(
        { id: 'fermor', ref: '1/1', name: 'Fermor', note: 'Less the light companies in Los Arapiles.' },
        2,
        [foot('1st Coldstream and 1/3rd Foot Guards', 5, 1615), foot('Company of the 5/60th', 5, 57)],
        { guns: 1 },
      ),
      brigade({ id: 'wheatley', ref: '1/2', name: 'Wheatley' }, 2, [
        foot('1/42nd and 1/79th Highlanders', 4, 1753),
        foot('2/24th and 2/58th Foot', 4, 821),
        foot('Company of the 5/60th', 5, 54),
      ]),
      brigade({ id: 'lowe', ref: '1/3', name: 'Löwe' }, 2, [foot('1st, 2nd and 5th Line, German Legion', 4, 1828)], {
        guns: 1,
      }),
    ],
  },
  {
    id: 'uk-light',
    name: 'Light Division',
    commander: { id: 'c-alten', name: 'C. Alten', rank: 'Major-General', A: 4, L: 4, T: 3 },
    order: 'hold',
    units: [
      brigade(
        { id: 'barnard', ref: 'L/1', name: 'Barnard' },
        3,
        [
          foot('1/43rd Light Infantry', 5, 738),
          foot('2/95th and 3/95th Rifles', 5, 392),
          foot('1st Caçadores', 4, 549),
        ],
        { guns: 1, rifles: true },
      ),
      brigade(
        { id: 'vandeleur', ref: 'L/2', name: 'Vandeleur' },
        3,
        [foot('1/52nd Light Infantry', 5, 799), foot('1/95th Rifles', 5, 542), foot('3rd Caçadores', 4, 518)],
        { guns: 1, rifles: true },
      ),
    ],
  },
];

const centre: FormationSource[] = [
  {
    id: 'uk-4',
    name: '4th Division',
    commander: { id: 'cole', name: 'Cole', rank: 'Lieutenant-General', A: 3, L: 4, T: 4 },
    order: 'defend',
    units: [
      brigade(
        { id: 'w-anson', ref: '4/1', name: 'W. Anson', note: 'The 27th is on the Lesser Arapile.' },
        2,
        [foot('3/27th and 1/40th Foot', 4, 1215), foot('Company of the 5/60th', 5, 46)],
        { guns: 1 },
      ),
      brigade(
        { id: 'ellis', ref: '4/2', name: 'Ellis', note: 'The Fusilier Brigade.' },
        2,
        [
          foot('1/7th and 1/23rd Fusiliers', 5, 933),
          foot('1/48th Foot', 4, 426),
          foot('Company of Brunswick-Oels', 3, 54),
        ],
        { guns: 1 },
      ),
      brigade({ id: 'stubbs', ref: '4/P', name: 'Stubbs' }, 2, [
        foot('11th and 23rd Portuguese Line', 3, 2123),
        foot('7th Caçadores', 4, 421),
      ]),
      brigade(
        { id: 'pack', ref: 'P/1', name: 'Pack', note: 'An independent brigade, opposite the Greater Arapile.' },
        2,
        [foot('1st and 16th Portuguese Line', 3, 2068), foot('4th Caçadores', 4, 539)],
      ),
    ],
  },
  {
    id: 'uk-5',
    name: '5th Division',
    commander: { id: 'leith', name: 'Leith', rank: 'Lieutenant-General', A: 4, L: 5, T: 5 },
    order: 'defend',
    units: [
      brigade(
        { id: 'greville', ref: '5/1', name: 'Greville' },
        2,
        [foot('3/1st, 1/9th, 1/38th and 2/38th Foot', 4, 2528), foot('Company of Brunswick-Oels', 3, 78)],
        { guns: 1 },
      ),
      brigade(
        { id: 'pringle', ref: '5/2', name: 'Pringle' },
        2,
        [foot('1/4th, 2/4th, 2/30th and 2/44th Foot', 4, 1731), foot('Company of Brunswick-Oels', 3, 68)],
        { guns: 1 },
      ),
      brigade({ id: 'spry', ref: '5/P', name: 'Spry' }, 2, [
        foot('3rd and 15th Portuguese Line', 3, 1970),
        foot('8th Caçadores', 4, 335),
      ]),
    ],
  },
  {
    id: 'uk-6',
    name: '6th Division',
    commander: { id: 'clinton', name: 'Clinton', rank: 'Lieutenant-General', A: 3, L: 3, T: 4 },
    order: 'hold',
    units: [
      brigade(
        { id: 'hulse', ref: '6/1', name: 'Hulse' },
        2,
        [foot('1/11th, 2/53rd and 1/61st Foot', 4, 1403), foot('Company of the 5/60th', 5, 61)],
        { guns: 1 },
      ),
      brigade({ id: 'hinde', ref: '6/2', name: 'Hinde' }, 2, [foot('2nd, 1/32nd and 1/36th Foot', 4, 1456)], {
        guns: 1,
      }),
      brigade({ id: 'rezende', ref: '6/P', name: 'Rezende' }, 2, [
        foot('8th and 12th Portuguese Line', 3, 2181),
        foot('9th Caçadores', 4, 450),
      ]),
    ],
  },
  {
    id: 'uk-7',
    name: '7th Division',
    commander: {
      id: 'hope',
      name: 'Hope',
      rank: 'Major-General',
      A: 3,
      L: 3,
      T: 3,
      note: 'John Hope of the 7th Division, not his namesake Sir John; taken as average for the day.',
    },
    order: 'hold',
    units: [
      brigade(
        { id: 'halkett', ref: '7/1', name: 'Halkett' },
        3,
        [foot('1st and 2nd Light, German Legion', 5, 1063), foot('Brunswick-Oels', 3, 596)],
        { rifles: true },
      ),
      brigade({ id: 'bernewitz', ref: '7/2', name: 'Bernewitz' }, 2, [
        foot('51st and 68th Light Infantry', 4, 645),
        foot('Chasseurs Britanniques', 3, 713),
      ]),
      brigade({ id: 'collins', ref: '7/P', name: 'Collins' }, 2, [
        foot('7th and 19th Portuguese Line', 3, 1767),
        foot('2nd Caçadores', 4, 391),
      ]),
      battery(
        { id: 'macdonald', ref: '7/A', name: 'Macdonald', note: 'Some of its guns went up the Lesser Arapile.' },
        5,
        'light',
        'horse',
        6,
      ),
    ],
  },
  {
    id: 'uk-cavalry',
    name: 'Cavalry',
    commander: { id: 'cotton', name: 'Cotton', rank: 'Lieutenant-General Sir Stapleton', A: 4, L: 4, T: 4 },
    order: 'hold',
    units: [
      squadrons(
        {
          id: 'le-marchant',
          ref: 'C/1',
          name: 'Le Marchant',
          note: 'The dragoons who rode down two divisions. One class above others of their kind for that charge.',
        },
        'heavy',
        [horse('5th Dragoon Guards, 3rd and 4th Dragoons', 5, 1032)],
        { impetuous: true },
      ),
      squadrons({ id: 'g-anson', ref: 'C/2', name: 'G. Anson' }, 'light', [
        horse('11th, 12th and 16th Light Dragoons', 4, 1004),
      ]),
      squadrons(
        { id: 'bock', ref: 'C/3', name: 'Bock', note: 'Stands with the left, beside the 1st Division.' },
        'heavy',
        [horse('1st and 2nd Dragoons, German Legion', 5, 771)],
      ),
    ],
  },
  {
    id: 'reserve',
    name: 'Reserve',
    commander: {
      id: 'bradford',
      name: 'Bradford',
      rank: 'Brigadier-General',
      A: 3,
      L: 3,
      T: 3,
      note: 'Had his own brigade only; España and Sánchez took their orders from Wellington.',
    },
    order: 'hold',
    units: [
      brigade({ id: 'bradford-brigade', ref: 'P/2', name: 'Bradford’s' }, 2, [
        foot('13th and 24th Portuguese Line', 3, 1515),
        foot('5th Caçadores', 4, 379),
      ]),
      brigade({ id: 'espana', ref: 'S/1', name: 'España', note: 'Five battalions, kept back all day.' }, 1, [
        foot('Princesa, Jaén, Sevilla and light battalions of Castile', 2, 2410),
      ]),
      squadrons({ id: 'sanchez', ref: 'S/2', name: 'Sánchez', note: 'Lancers from the guerrilla war.' }, 'light', [
        horse('Lanceros de Castilla', 2, 950),
      ]),
      battery(
        { id: 'arriaga', ref: 'Res/A', name: 'Arriaga', note: 'Portuguese 24-pounder howitzers.' },
        3,
        'heavy',
        'foot',
        6,
        'howitzers',
      ),
    ],
  },
];

const right: FormationSource = {
  id: 'uk-3',
  name: '3rd Division',
  commander: {
    id: 'pakenham',
    name: 'Pakenham',
    rank: 'Major-General',
    A: 5,
    L: 5,
    T: 5,
    note: 'D’Urban’s horse had its orders from Wellington, but rode with him.',
  },
  order: 'attack-keen',
  units: [
    brigade(
      { id: 'wallace', ref: '3/1', name: 'Wallace' },
      2,
      [foot('1/45th and 74th Foot', 4, 885), foot('1/88th Foot', 5, 663), foot('Companies of the 5/60th', 5, 254)],
      { guns: 1 },
    ),
    brigade(
      { id: 'j-campbell', ref: '3/2', name: 'J. Campbell' },
      2,
      [foot('1/5th, 2/5th, 2/83rd and 94th Foot', 4, 1876)],
      {
        guns: 1,
      },
    ),
    brigade({ id: 'power', ref: '3/P', name: 'Power' }, 2, [
      foot('9th and 21st Portuguese Line', 3, 1919),
      foot('12th Caçadores', 4, 278),
    ]),
    squadrons(
      {
        id: 'arentsschildt',
        ref: 'C/4',
        name: 'Arentsschildt',
        note: 'V. Alten’s brigade; he was wounded on the 18th.',
      },
      'light',
      [horse('14th Light Dragoons', 4, 347), horse('1st Hussars, German Legion', 5, 399)],
    ),
    squadrons(
      { id: 'durban', ref: 'C/P', name: 'D’Urban', note: 'One regiment more was with the baggage.' },
      'medium',
      [horse('1st and 11th Portuguese Cavalry', 3, 482)],
    ),
    battery({ id: 'bull', ref: 'C/A', name: 'Bull' }, 5, 'light', 'horse', 6),
  ],
};

export const allied: ArmySource = {
  name: 'Allied',
  armyType: 'Traditional',
  commander: { id: 'wellington', name: 'Wellington', rank: 'General, Earl of', A: 6, L: 4, T: 4 },
  formations: [...left, ...centre, right],
  garrisons: [
    {
      area: 'los-arapiles',
      unit: brigade({ id: 'guards-lights', ref: '1/Gd', name: 'Guards light companies' }, 3, [
        foot('Light companies of the Guards', 5, 300),
      ]),
    },
  ],
};
