/** Wellington's army at Waterloo, and the Prussians who came to it. Divisions are formations, as in every Traditional army. */
import { type ArmySource, battery, brigade, type FormationSource, foot, horse, squadrons } from './men.ts';

const wellingtons: FormationSource[] = [
  {
    id: 'uk-1',
    name: '1st Division',
    commander: { id: 'cooke', name: 'Cooke', rank: 'Major-General', A: 3, L: 4, T: 4 },
    order: 'defend',
    units: [
      brigade({ id: 'maitland', ref: '1/1', name: 'Maitland' }, 2, [foot('2/1st and 3/1st Foot Guards', 5, 1480)], {
        guns: 2,
      }),
      brigade(
        { id: 'byng', ref: '1/2', name: 'Byng', note: 'Less the light companies in Hougoumont.' },
        2,
        [foot('2nd Coldstream and 2/3rd Foot Guards', 5, 1420)],
        { guns: 2 },
      ),
    ],
  },
  {
    id: 'uk-2',
    name: '2nd Division',
    commander: { id: 'clinton', name: 'Clinton', rank: 'Lieutenant-General', A: 3, L: 3, T: 4 },
    order: 'defend',
    units: [
      brigade(
        { id: 'adam', ref: '2/3', name: 'Adam' },
        3,
        [foot('52nd Foot', 5, 1050), foot('71st Foot', 4, 850), foot('2/95th and 3/95th Rifles', 5, 761)],
        { guns: 1, rifles: true },
      ),
      brigade({ id: 'duplat', ref: '2/L1', name: 'Duplat' }, 2, [foot('1st to 4th Line, German Legion', 4, 1771)], {
        guns: 1,
      }),
      brigade({ id: 'h-halkett', ref: '2/H3', name: 'H. Halkett' }, 0, [foot('Four battalions of Landwehr', 2, 2454)], {
        guns: 1,
      }),
      brigade(
        { id: 'mitchell', ref: '4/4', name: 'Mitchell', note: 'Of the 4th Division, the rest of which is at Hal.' },
        2,
        [foot('23rd and 51st Foot', 4, 1200), foot('3/14th Foot', 3, 570)],
        { guns: 1 },
      ),
    ],
  },
  {
    id: 'uk-3',
    name: '3rd Division',
    commander: { id: 'alten', name: 'Alten', rank: 'Lieutenant-General', A: 4, L: 4, T: 3 },
    order: 'defend',
    units: [
      brigade(
        { id: 'c-halkett', ref: '3/5', name: 'C. Halkett' },
        2,
        [foot('2/30th, 33rd, 2/69th and 2/73rd Foot', 3, 1890)],
        {
          guns: 1,
        },
      ),
      brigade(
        { id: 'ompteda', ref: '3/L2', name: 'Ompteda', note: 'Holds La Haye Sainte.' },
        2,
        [foot('1st and 2nd Light, German Legion', 5, 760), foot('5th and 8th Line, German Legion', 4, 770)],
        { guns: 1, rifles: true },
      ),
      brigade(
        { id: 'kielmansegge', ref: '3/H1', name: 'Kielmansegge' },
        2,
        [foot('Hanoverian field battalions', 3, 2880)],
        {
          guns: 1,
        },
      ),
      brigade({ id: 'kruse', ref: '3/N', name: 'Kruse', note: 'Attached.' }, 1, [foot('1st Nassau', 2, 2880)], {
        guns: 1,
      }),
    ],
  },
  {
    id: 'uk-5',
    name: '5th Division',
    commander: { id: 'picton', name: 'Picton', rank: 'Lieutenant-General', A: 4, L: 4, T: 5 },
    order: 'defend-keen',
    units: [
      brigade(
        { id: 'kempt', ref: '5/8', name: 'Kempt' },
        2,
        [foot('28th, 32nd and 79th Foot', 4, 1420), foot('1/95th Rifles', 5, 450)],
        { guns: 1, rifles: true },
      ),
      brigade({ id: 'pack', ref: '5/9', name: 'Pack' }, 2, [foot('3/1st, 42nd, 2/44th and 92nd Foot', 4, 1360)], {
        guns: 1,
      }),
      brigade({ id: 'vincke', ref: '5/H5', name: 'Vincke' }, 0, [foot('Four battalions of Landwehr', 2, 2514)], {
        guns: 1,
      }),
      brigade(
        { id: 'best', ref: '6/H4', name: 'Best', note: 'Of the 6th Division, under Picton for the day.' },
        0,
        [foot('Four battalions of Landwehr', 2, 2410)],
        { guns: 1 },
      ),
      brigade(
        { id: 'lambert', ref: '6/10', name: 'Lambert', note: 'Of the 6th Division. In reserve at Mont-Saint-Jean.' },
        2,
        [foot('4th, 27th and 40th Foot', 4, 2130)],
        { guns: 2 },
      ),
    ],
  },
  {
    id: 'nl-2',
    name: '2nd Netherlands Division',
    commander: { id: 'perponcher', name: 'Perponcher', rank: 'Luitenant-generaal', A: 4, L: 3, T: 4 },
    order: 'defend',
    units: [
      brigade(
        { id: 'bijlandt', ref: 'NL2/1', name: 'Bijlandt' },
        2,
        [foot('27th Jagers and 7th Line', 3, 1250), foot('5th, 7th and 8th Militia', 2, 1500)],
        { guns: 2 },
      ),
      brigade(
        { id: 'nassau', ref: 'NL2/2a', name: 'Saxe-Weimar', note: 'Less the battalion in Hougoumont.' },
        2,
        [foot('2nd Nassau', 3, 1660)],
        { guns: 1 },
      ),
      brigade({ id: 'orange-nassau', ref: 'NL2/2b', name: 'Orange-Nassau' }, 2, [foot('28th Orange-Nassau', 3, 1540)], {
        guns: 1,
      }),
    ],
  },
  {
    id: 'nl-3',
    name: '3rd Netherlands Division',
    commander: { id: 'chasse', name: 'Chassé', rank: 'Luitenant-generaal', A: 3, L: 4, T: 4 },
    order: 'hold',
    units: [
      brigade(
        { id: 'detmers', ref: 'NL3/1', name: 'Detmers' },
        2,
        [foot('35th Jagers and 2nd Line', 3, 1070), foot('Four battalions of militia', 2, 2030)],
        { guns: 2 },
      ),
      brigade(
        { id: 'aubreme', ref: 'NL3/2', name: 'D’Aubremé' },
        2,
        [foot('36th Jagers, 3rd, 12th and 13th Line', 3, 2430), foot('Two battalions of militia', 2, 1122)],
        { guns: 2 },
      ),
    ],
  },
  {
    id: 'brunswick',
    name: 'Brunswick Corps',
    commander: { id: 'olfermann', name: 'Olfermann', rank: 'Oberst', A: 3, L: 3, T: 3 },
    order: 'defend',
    units: [
      brigade(
        { id: 'brunswick-light', ref: 'BR/L', name: 'Buttlar' },
        2,
        [foot('Avantgarde and Leib battalion', 3, 1150), foot('1st, 2nd and 3rd Light', 2, 1716)],
        { guns: 1 },
      ),
      brigade(
        { id: 'brunswick-line', ref: 'BR/Li', name: 'Münchhausen' },
        1,
        [foot('1st, 2nd and 3rd Line', 2, 1720)],
        {
          guns: 1,
        },
      ),
      squadrons({ id: 'brunswick-horse', ref: 'BR/C', name: 'Cramm' }, 'light', [horse('Hussars and Uhlans', 3, 866)]),
      battery({ id: 'heinemann', ref: 'BR/Art', name: 'Heinemann' }, 3, 'medium', 'horse', 8),
    ],
  },
  {
    id: 'uk-cavalry',
    name: 'British Cavalry',
    commander: { id: 'uxbridge', name: 'Uxbridge', rank: 'Lieutenant-General, Earl of', A: 4, L: 5, T: 6 },
    order: 'defend-keen',
    units: [
      squadrons(
        { id: 'somerset', ref: 'C/1', name: 'Somerset' },
        'heavy',
        [horse('Household cavalry and King’s Dragoon Guards', 5, 1210)],
        { impetuous: true },
      ),
      squadrons(
        { id: 'ponsonby', ref: 'C/2', name: 'Ponsonby' },
        'heavy',
        [horse('1st, 2nd and 6th Dragoons', 4, 1110)],
        {
          impetuous: true,
        },
      ),
      squadrons({ id: 'dornberg', ref: 'C/3', name: 'Dörnberg' }, 'light', [
        horse('1st and 2nd Light Dragoons, German Legion', 5, 860),
        horse('23rd Light Dragoons', 4, 353),
      ]),
      squadrons({ id: 'vandeleur', ref: 'C/4', name: 'Vandeleur' }, 'light', [
        horse('11th, 12th and 16th Light Dragoons', 4, 1180),
      ]),
      squadrons({ id: 'grant', ref: 'C/5', name: 'Grant' }, 'light', [
        horse('7th and 15th Hussars, 13th Light Dragoons', 4, 1160),
      ]),
      squadrons({ id: 'vivian', ref: 'C/6', name: 'Vivian' }, 'light', [
        horse('10th and 18th Hussars', 4, 830),
        horse('1st Hussars, German Legion', 5, 500),
      ]),
      squadrons(
        { id: 'arentsschildt', ref: 'C/7', name: 'Arentsschildt', note: 'With the Cumberland Hussars, who left.' },
        'light',
        [horse('3rd Hussars, German Legion', 5, 637), horse('Cumberland Hussars', 2, 497)],
      ),
      battery({ id: 'ross', ref: 'C/A1', name: 'Ross' }, 5, 'medium', 'horse', 6),
      battery({ id: 'mercer', ref: 'C/A2', name: 'Mercer' }, 5, 'medium', 'horse', 6),
      battery({ id: 'bull', ref: 'C/A3', name: 'Bull' }, 5, 'medium', 'horse', 6, 'howitzers'),
      battery({ id: 'whinyates', ref: 'C/A4', name: 'Whinyates' }, 5, 'light', 'horse', 6, 'rockets'),
    ],
  },
  {
    id: 'nl-cavalry',
    name: 'Netherlands Cavalry',
    commander: { id: 'collaert', name: 'Collaert', rank: 'Luitenant-generaal', A: 3, L: 3, T: 3 },
    order: 'hold',
    units: [
      squadrons({ id: 'trip', ref: 'NLC/H', name: 'Trip' }, 'heavy', [horse('1st, 2nd and 3rd Carabiniers', 3, 1237)], {
        guns: 1,
      }),
      squadrons(
        { id: 'ghigny', ref: 'NLC/1', name: 'Ghigny' },
        'light',
        [horse('8th Hussars, 4th Light Dragoons', 2, 1086)],
        {
          guns: 1,
        },
      ),
      squadrons({ id: 'van-merlen', ref: 'NLC/2', name: 'Van Merlen' }, 'light', [
        horse('6th Hussars, 5th Light Dragoons', 2, 882),
      ]),
    ],
  },
];

const prussians: FormationSource[] = [
  {
    id: 'prussian-iv',
    name: 'Prussian IV Corps',
    commander: { id: 'bulow', name: 'Bülow', rank: 'General der Infanterie', A: 4, L: 4, T: 4 },
    order: 'attack',
    units: [
      brigade(
        { id: 'p15-a', ref: 'P15/18', name: '18th Infantry', note: 'Losthin’s brigade.' },
        1,
        [foot('18th Infantry', 3, 1961)],
        {
          guns: 1,
        },
      ),
      brigade({ id: 'p15-b', ref: 'P15/3S', name: '3rd Silesian' }, 1, [foot('3rd Silesian Landwehr', 2, 1960)], {
        guns: 1,
      }),
      brigade({ id: 'p15-c', ref: 'P15/4S', name: '4th Silesian' }, 1, [foot('4th Silesian Landwehr', 2, 1960)]),
      brigade(
        { id: 'p16-a', ref: 'P16/15', name: '15th Infantry', note: 'Hiller’s brigade.' },
        1,
        [foot('15th Infantry', 3, 2054)],
        {
          guns: 1,
        },
      ),
      brigade({ id: 'p16-b', ref: 'P16/1S', name: '1st Silesian' }, 1, [foot('1st Silesian Landwehr', 2, 2054)], {
        guns: 1,
      }),
      brigade({ id: 'p16-c', ref: 'P16/2S', name: '2nd Silesian' }, 1, [foot('2nd Silesian Landwehr', 2, 2054)]),
      squadrons(
        { id: 'p4-line-horse', ref: 'PIV/C1', name: 'Prince William' },
        'light',
        [horse('Line hussars and uhlans', 3, 1600)],
        {
          guns: 2,
        },
      ),
      squadrons(
        { id: 'p4-landwehr-horse', ref: 'PIV/C2', name: 'Landwehr cavalry' },
        'light',
        [horse('Landwehr cavalry', 2, 1481)],
        {
          guns: 2,
        },
      ),
      battery({ id: 'p4-12pdr', ref: 'PIV/A', name: '12-pdr battery' }, 3, 'heavy', 'foot', 8),
    ],
  },
  {
    id: 'prussian-iv-rear',
    name: 'Prussian IV Corps, second line',
    commander: { id: 'hake', name: 'Hake', rank: 'Generalleutnant', A: 3, L: 3, T: 3 },
    order: 'attack',
    units: [
      brigade({ id: 'p13-a', ref: 'P13/10', name: '10th Infantry' }, 2, [foot('10th Infantry', 4, 2129)], { guns: 1 }),
      brigade({ id: 'p13-b', ref: 'P13/2N', name: '2nd Neumark' }, 1, [foot('2nd Neumark Landwehr', 2, 2128)], {
        guns: 1,
      }),
      brigade({ id: 'p13-c', ref: 'P13/3N', name: '3rd Neumark' }, 1, [foot('3rd Neumark Landwehr', 2, 2128)]),
      brigade(
        { id: 'p14-a', ref: 'P14/11', name: '11th Infantry', note: 'Ryssel’s brigade.' },
        2,
        [foot('11th Infantry', 4, 2317)],
        {
          guns: 1,
        },
      ),
      brigade({ id: 'p14-b', ref: 'P14/1P', name: '1st Pomeranian' }, 1, [foot('1st Pomeranian Landwehr', 2, 2318)], {
        guns: 1,
      }),
      brigade({ id: 'p14-c', ref: 'P14/2P', name: '2nd Pomeranian' }, 1, [foot('2nd Pomeranian Landwehr', 2, 2318)]),
    ],
  },
  {
    id: 'prussian-ii',
    name: 'Prussian II Corps',
    commander: { id: 'pirch', name: 'Pirch I', rank: 'Generalmajor', A: 3, L: 3, T: 3 },
    order: 'attack',
    units: [
      brigade(
        { id: 'p5-a', ref: 'P5/2', name: '2nd Infantry', note: 'Tippelskirch’s brigade.' },
        2,
        [foot('2nd Infantry', 4, 1800)],
        {
          guns: 1,
        },
      ),
      brigade({ id: 'p5-b', ref: 'P5/25', name: '25th Infantry' }, 1, [foot('25th Infantry', 3, 1800)], { guns: 1 }),
      brigade({ id: 'p5-c', ref: 'P5/5W', name: '5th Westphalian' }, 0, [foot('5th Westphalian Landwehr', 2, 1800)]),
    ],
  },
  {
    id: 'prussian-i',
    name: 'Prussian I Corps',
    commander: { id: 'zieten', name: 'Zieten', rank: 'Generalleutnant', A: 4, L: 4, T: 4 },
    order: 'attack',
    units: [
      brigade(
        { id: 'steinmetz', ref: 'P1', name: 'Steinmetz', note: 'The part of the 1st Brigade that came up in time.' },
        1,
        [foot('12th Infantry', 4, 860), foot('24th Infantry', 3, 860), foot('1st Westphalian Landwehr', 2, 862)],
        { guns: 1 },
      ),
      squadrons(
        { id: 'roder', ref: 'PI/C', name: 'Röder' },
        'light',
        [horse('Dragoons, uhlans and Landwehr', 3, 1670)],
        {
          guns: 1,
        },
      ),
    ],
  },
];

export const allied: ArmySource = {
  name: 'Allied',
  armyType: 'Traditional',
  commander: { id: 'wellington', name: 'Wellington', rank: 'Field Marshal, Duke of Wellington', A: 6, L: 4, T: 4 },
  formations: [...wellingtons, ...prussians],
  garrisons: [
    {
      area: 'hougoumont',
      unit: brigade(
        {
          id: 'hougoumont-garrison',
          ref: 'Garrison',
          name: 'Macdonell',
          note: 'In Byng’s and Saxe-Weimar’s numbers before.',
        },
        2,
        [foot('Light companies of the Guards', 5, 600), foot('1/2nd Nassau', 3, 800)],
      ),
    },
  ],
  engineers: 1,
};
