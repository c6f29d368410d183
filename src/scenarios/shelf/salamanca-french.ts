/** Marmont's Army of Portugal at Salamanca: eight divisions that answer to him alone, so each is a formation. */
import { type ArmySource, battery, brigade, type FormationSource, foot, horse, squadrons } from './men.ts';

const onTheField: FormationSource[] = [
  {
    id: 'foy-division',
    name: '1st Division',
    commander: { id: 'foy', name: 'Foy', rank: 'Général de division', A: 4, L: 4, T: 4 },
    order: 'hold',
    units: [
      brigade(
        { id: 'chemineau', ref: '1D/1', name: 'Chemineau' },
        2,
        [foot('6e Légère', 4, 1101), foot('69e Ligne', 4, 1458)],
        { guns: 1 },
      ),
      brigade(
        { id: 'desgraviers', ref: '1D/2', name: 'Desgraviers' },
        2,
        [foot('39e Ligne', 4, 967), foot('76e Ligne', 4, 1407)],
        { guns: 1 },
      ),
    ],
  },
  {
    id: 'ferey-division',
    name: '3rd Division',
    commander: {
      id: 'ferey',
      name: 'Ferey',
      rank: 'Général de division',
      A: 4,
      L: 5,
      T: 4,
      note: 'Held the last ridge until dark, and died of it.',
    },
    order: 'hold',
    units: [
      brigade(
        {
          id: 'menne',
          ref: '3D/1',
          name: 'Menne',
          note: 'How the division’s men were shared by regiments is estimated.',
        },
        2,
        [foot('31e Légère', 4, 1404), foot('26e Ligne', 4, 1189)],
        { guns: 1 },
      ),
      brigade(
        { id: 'ligne-47', ref: '3D/2', name: '47e and 70e' },
        2,
        [foot('47e Ligne', 4, 1625), foot('70e Ligne', 4, 1156)],
        { guns: 1 },
      ),
    ],
  },
  {
    id: 'maucune-division',
    name: '5th Division',
    commander: {
      id: 'maucune',
      name: 'Maucune',
      rank: 'Général de division',
      A: 3,
      L: 5,
      T: 6,
      note: 'Never waited for the second order to attack.',
    },
    order: 'attack-keen',
    units: [
      brigade(
        { id: 'arnauld', ref: '5D/1', name: 'Arnauld' },
        2,
        [foot('15e Ligne', 4, 1667), foot('66e Ligne', 3, 1169)],
        { guns: 1 },
      ),
      brigade(
        { id: 'montfort', ref: '5D/2', name: 'Montfort' },
        2,
        [foot('82e Ligne', 3, 1007), foot('86e Ligne', 4, 1185)],
        { guns: 1 },
      ),
    ],
  },
  {
    id: 'thomieres-division',
    name: '7th Division',
    commander: { id: 'thomieres', name: 'Thomières', rank: 'Général de brigade', A: 2, L: 3, T: 5 },
    order: 'attack',
    units: [
      brigade(
        { id: 'bonte', ref: '7D/1', name: 'Bonté', note: 'One battalion of the 1er Ligne is at Astorga.' },
        2,
        [foot('1er Ligne', 4, 1763), foot('62e Ligne', 3, 1123)],
        { guns: 1 },
      ),
      brigade(
        { id: 'ligne-101', ref: '7D/2', name: '101e Ligne', note: 'The 23e Légère, its fellow, is at Astorga.' },
        2,
        [foot('101e Ligne', 3, 1449)],
        { guns: 1 },
      ),
    ],
  },
  {
    id: 'bonnet-division',
    name: '8th Division',
    commander: { id: 'bonnet', name: 'Bonnet', rank: 'Général de division', A: 3, L: 4, T: 5 },
    order: 'defend-keen',
    units: [
      brigade({ id: 'gautier', ref: '8D/1', name: 'Gautier' }, 2, [
        foot('118e Ligne', 3, 1637),
        foot('119e Ligne', 3, 1329),
      ]),
      brigade({ id: 'ligne-120', ref: '8D/2', name: '120e and 122e', note: 'The 120e holds the Greater Arapile.' }, 2, [
        foot('120e Ligne', 3, 1808),
        foot('122e Ligne', 3, 1637),
      ]),
      battery(
        { id: 'arapile-guns', ref: '8D/A', name: 'Arapile guns', note: 'Dragged up the Greater Arapile by hand.' },
        4,
        'medium',
        'foot',
        8,
      ),
      battery(
        { id: 'reserve-12', ref: 'Res/A', name: 'Tirlet', note: 'The 12-pounders of the army reserve.' },
        4,
        'heavy',
        'foot',
        8,
      ),
    ],
  },
  {
    id: 'clausel-division',
    name: '2nd Division',
    commander: { id: 'clausel', name: 'Clausel', rank: 'Général de division', A: 4, L: 4, T: 5 },
    order: 'attack',
    units: [
      brigade(
        { id: 'berlier', ref: '2D/1', name: 'Berlier' },
        2,
        [foot('25e Légère', 4, 1539), foot('27e Ligne', 4, 1677)],
        { guns: 1 },
      ),
      brigade(
        { id: 'barbot', ref: '2D/2', name: 'Barbot' },
        2,
        [foot('50e Ligne', 4, 1542), foot('59e Ligne', 4, 1578)],
        { guns: 1 },
      ),
    ],
  },
  {
    id: 'light-cavalry',
    name: 'Light Cavalry',
    commander: { id: 'curto', name: 'Curto', rank: 'Général de brigade', A: 2, L: 3, T: 4 },
    order: 'attack',
    units: [
      squadrons({ id: 'hussards-3', ref: 'LC/1', name: '3e Hussards' }, 'light', [
        horse('3e Hussards, 22e, 26e and 28e Chasseurs', 3, 889),
      ]),
      squadrons({ id: 'chasseurs-13', ref: 'LC/2', name: '13e Chasseurs' }, 'light', [
        horse('13e and 14e Chasseurs', 3, 838),
        horse('Marching squadron', 2, 152),
      ]),
    ],
  },
  {
    id: 'dragoons',
    name: 'Dragoons',
    commander: { id: 'boyer', name: 'Boyer', rank: 'Général de brigade', A: 3, L: 3, T: 3 },
    order: 'hold',
    units: [
      squadrons({ id: 'dragons-6', ref: 'Dr/1', name: '6e and 11e' }, 'medium', [horse('6e and 11e Dragons', 4, 825)], {
        guns: 1,
      }),
      squadrons(
        { id: 'dragons-15', ref: 'Dr/2', name: '15e and 25e' },
        'medium',
        [horse('15e and 25e Dragons', 4, 675)],
        { guns: 1 },
      ),
    ],
  },
];

const inTheWood: FormationSource[] = [
  {
    id: 'taupin-division',
    name: '6th Division',
    commander: {
      id: 'taupin',
      name: 'Taupin',
      rank: 'Général de brigade',
      A: 3,
      L: 3,
      T: 4,
      note: 'For Brenier, whose name the division has in many books.',
    },
    order: 'attack',
    units: [
      brigade(
        { id: 'legere-17', ref: '6D/1', name: '17e Légère' },
        2,
        [foot('17e Légère', 4, 1120), foot('65e Ligne', 4, 1586)],
        { guns: 1 },
      ),
      brigade(
        { id: 'ligne-22', ref: '6D/2', name: '22e Ligne' },
        2,
        [foot('22e Ligne', 4, 1547), foot('Régiment de Prusse, what is left', 2, 88)],
        { guns: 1 },
      ),
    ],
  },
  {
    id: 'sarrut-division',
    name: '4th Division',
    commander: { id: 'sarrut', name: 'Sarrut', rank: 'Général de division', A: 3, L: 4, T: 4 },
    order: 'defend',
    units: [
      brigade(
        {
          id: 'fririon',
          ref: '4D/1',
          name: 'Fririon',
          note: 'How the division’s men were shared by regiments is estimated.',
        },
        2,
        [foot('2e Légère', 4, 1838), foot('36e Ligne', 4, 1639)],
        { guns: 1 },
      ),
      brigade(
        { id: 'legere-4', ref: '4D/2', name: '4e Légère', note: 'The 130e Ligne, its fellow, is in garrison.' },
        3,
        [foot('4e Légère', 4, 1282)],
        { guns: 1 },
      ),
    ],
  },
];

export const french: ArmySource = {
  name: 'French',
  armyType: 'Napoleonic',
  commander: {
    id: 'marmont',
    name: 'Marmont',
    rank: 'Maréchal, duc de Raguse',
    A: 4,
    L: 4,
    T: 4,
    note: 'Struck down by a shell in mid-afternoon; Bonnet after him; then Clausel commanded.',
  },
  formations: [...onTheField, ...inTheWood],
};
