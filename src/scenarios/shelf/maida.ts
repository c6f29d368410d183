/** Maida, 4 July 1806: a morning on a hot plain, small enough to learn the game on. */
import type { ScenarioSource } from '../schema.ts';
import { type ArmySource, at, battery, brigade, foot, horse, squadrons } from './men.ts';

const british: ArmySource = {
  name: 'British',
  armyType: 'Traditional',
  commander: {
    id: 'stuart',
    name: 'Stuart',
    rank: 'Major-General Sir John',
    A: 2,
    L: 3,
    T: 4,
    note: 'Left the morning to his brigadiers.',
  },
  formations: [
    {
      id: 'right',
      name: 'British right',
      commander: { id: 'acland', name: 'Acland', rank: 'Brigadier-General', A: 3, L: 3, T: 4 },
      order: 'attack',
      units: [
        brigade(
          { id: 'kempt', ref: 'R/AG', name: 'Kempt' },
          3,
          [
            foot('Light battalion, with the flankers of the 35th', 5, 730),
            foot('Royal Corsican Rangers and Sicilian volunteers', 4, 262),
          ],
          { guns: 1 },
        ),
        brigade(
          { id: 'acland-brigade', ref: 'R/2', name: 'Acland’s brigade', note: 'The light companies are with Kempt.' },
          1,
          [foot('2/78th Highlanders', 4, 738), foot('1/81st Foot', 4, 603)],
          { guns: 1 },
        ),
        brigade(
          {
            id: 'oswald',
            ref: 'R/3',
            name: 'Oswald',
            note: 'Second line. Four companies of Watteville’s guard the landing place.',
          },
          1,
          [foot('1/58th Foot', 4, 603), foot('Watteville’s, five companies', 4, 287)],
          { guns: 1 },
        ),
      ],
    },
    {
      id: 'left',
      name: 'British left',
      commander: { id: 'cole', name: 'Cole', rank: 'Brigadier-General', A: 3, L: 4, T: 4 },
      order: 'attack',
      units: [
        brigade(
          { id: 'cole-brigade', ref: 'L/1', name: 'Cole’s brigade' },
          1,
          [foot('1/27th Inniskilling', 4, 781), foot('Grenadier battalion', 5, 485)],
          { guns: 1 },
        ),
        brigade(
          {
            id: 'ross',
            ref: 'L/20',
            name: 'Ross',
            note: 'Landed that morning and ran to the sound of the guns; rated for the day.',
          },
          1,
          [foot('20th Foot', 5, 591)],
        ),
      ],
    },
  ],
};

const french: ArmySource = {
  name: 'French',
  armyType: 'Napoleonic',
  commander: {
    id: 'reynier',
    name: 'Reynier',
    rank: 'Général de division',
    A: 3,
    L: 2,
    T: 5,
    note: 'Came down from a strong position to attack; his temperament is rated for the day.',
  },
  formations: [
    {
      id: 'compere-wing',
      name: 'Left wing',
      commander: { id: 'compere', name: 'Compère', rank: 'Général de brigade', A: 3, L: 5, T: 6 },
      order: 'attack-keen',
      units: [
        brigade({ id: 'legere-1', ref: 'L/1L', name: '1er Légère' }, 3, [foot('1er Légère', 4, 1810)]),
        brigade({ id: 'ligne-42', ref: 'L/42', name: '42e Ligne' }, 2, [foot('42e Ligne', 4, 1046)]),
        brigade(
          {
            id: 'peyri',
            ref: 'L/2',
            name: 'Peyri',
            note: 'Second line. The Swiss still wore red, and one British battalion let them come too near.',
          },
          1,
          [foot('Polish Legion, two battalions', 3, 937), foot('1st Swiss, one battalion', 4, 630)],
        ),
      ],
    },
    {
      id: 'digonet-wing',
      name: 'Right wing',
      commander: { id: 'digonet', name: 'Digonet', rank: 'Général de brigade', A: 3, L: 3, T: 3 },
      order: 'attack',
      units: [
        brigade({ id: 'legere-23', ref: 'R/23L', name: '23e Légère' }, 3, [foot('23e Légère', 4, 1266)]),
        squadrons(
          { id: 'chasseurs-9', ref: 'R/9C', name: '9e Chasseurs', note: 'One class up, for what it did with so few.' },
          'light',
          [horse('9e Chasseurs à cheval', 5, 328)],
        ),
        battery(
          { id: 'griois', ref: 'R/Art', name: 'Griois', note: 'Four light guns and two howitzers.' },
          4,
          'light',
          'horse',
          6,
        ),
      ],
    },
  ],
};

export default {
  format: 'scovell-scenario',
  version: 1,
  id: 'maida-1806',
  title: 'Maida',
  date: '1806-07-04',
  place: 'Plain of Sant’Eufemia, Calabria',
  summary:
    'Five thousand British with their backs to the beach, six thousand French who could have stayed on their hill and ' +
    'did not. Ten units and one battery in all: a first battle for an evening.',
  tags: ['1806', 'Italy', 'small', 'first battle'],
  sources: [
    'C. Oman, Studies in the Napoleonic Wars: the British force and its guns; battalions of both sides as usually quoted after him.',
    'J. Rambaud, Naples sous Joseph Bonaparte 1806–1808, as quoted by G. Nafziger (Empires, Eagles & Lions 58): the French lines, the guns, the hour.',
    'Public orders of battle of Maida (the English and French Wikipedia): totals, brigades, commanders.',
    'The ratings of troops and generals are Scovell’s own suggestions; change them as you think right.',
  ],
  notes: [
    'Strengths. British: 5,236 of all ranks with some 150 gunners; the battalions are as usually given, and Kempt’s 992 is what is left of the total. A French count has 5,922 ashore at the battle. French: from 5,300 (Rambaud: Compère 2,400, Peyri 1,500) to 6,440; the battalions here are the higher ones usually quoted. They come to 5,689 foot and 328 horse, and make the better game.',
    'Size. This is a battle of regiments: most units are below the 1,500 men and five points of a proper brigade. It plays fast for that reason.',
    'Formations. Each side fought as one division. To give both players something to command, each is cut in two wings under the brigadier who led there. The British are Traditional, the French Napoleonic.',
    'Guns. The British had mountain guns in ones and twos with the brigades and a field battery in reserve: two batteries’ worth, spread as one point on each brigade. The French horse battery stands on the table.',
  ].join('\n\n'),
  start: at(8, 30),
  end: {
    at: at(12),
    terms:
      'At noon the heat ends it. A side wins when more of the enemy’s units than of its own are Broken, Eliminated or Vanquished; if they are equal, the French win if a French unit in good order stands on the British half of the table, otherwise the British.',
  },
  sides: { a: french, b: british },
  reinforcements: [
    {
      id: 'ross-comes',
      side: 'b',
      formation: 'left',
      at: at(9, 30),
      where: 'From the beach, through the scrub behind the British left',
      units: ['ross'],
      secret: true,
    },
  ],
  sky: { weather: 'sunny', variable: false, mediterranean: true, ground: 'hard' },
  hills: 'rolling',
  vantagePoints: ['Heights of San Pietro di Maida'],
  terrain: [
    {
      name: 'River Lamato',
      shifts: 1,
      disorderTest: true,
      note: 'Low in July. Its banks are muddy; it runs along the British right.',
    },
    {
      name: 'Scrub',
      shifts: 1,
      disorderTest: true,
      cover: 'soft',
      note: 'Along the river and on the British left. It hides the 20th until it comes out.',
    },
    { name: 'Wooded slope below Maida', shifts: 2, disorderTest: true, cover: 'soft', note: 'Behind the French.' },
    {
      name: 'Stubble and dust',
      shifts: 0,
      note: 'The whole plain. Where cavalry has galloped this turn, nobody sees through the dust until the next.',
    },
  ],
  briefings: {
    a: [
      'The English have landed and the Calabrians are up behind you. Throw these few battalions back into the sea before the whole country rises.',
      'Your Légère are the best in the army. The left goes first and hard, the Poles and Swiss behind it; the chasseurs raise dust and keep the English left busy. They have no cavalry at all.',
    ].join('\n\n'),
    b: [
      'The enemy has come down from the hill and offers battle on the plain. You have no cavalry: keep the brigades within reach of each other, Kempt on the river, Cole on the open flank.',
      'Let them come close. The 20th was still at sea last night; if the surf has let it land, it will come through the scrub on your left.',
    ].join('\n\n'),
    umpire: [
      'Meant as a first battle: leave out engineers, trains and the weather, and let both sides see all orders.',
      'The French player knows nothing of the 20th. Let it enter where the scrub comes nearest to the fight.',
    ].join('\n\n'),
  },
} satisfies ScenarioSource;
