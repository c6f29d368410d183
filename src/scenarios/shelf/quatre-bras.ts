/** Quatre Bras, 16 June 1815: Ney's wing against an army that arrives by the hour. */
import type { ScenarioSource } from '../schema.ts';
import { at } from './men.ts';
import { allied, french } from './quatre-bras-armies.ts';

export default {
  format: 'scovell-scenario',
  version: 1,
  id: 'quatre-bras-1815',
  title: 'Quatre Bras',
  date: '1815-06-16',
  place: 'Crossroads of the Brussels and Nivelles roads, Brabant',
  summary:
    'Ney begins with 9,600 foot and ought to win by four o’clock; after that every road brings Wellington another ' +
    'brigade. Seven hours, a wood, a farm, a stream and a crossroads.',
  tags: ['1815', 'Hundred Days', 'meeting engagement', 'reinforcements'],
  sources: [
    'W. Siborne, The Waterloo Campaign, 1815: the strengths of the French divisions and of the Allied battalions.',
    'J. Grehan, The Brunswick Corps at Quatre Bras 1815 (Age of Napoleon 32): which Brunswickers were there at first, and which came later.',
    'A. W. Field, Prelude to Waterloo: Quatre Bras. The French Perspective: Wellington’s totals when Alten had come.',
    'P. de Wit, The Campaign of 1815: a Study, and L. Parte, Quatre Bras (First Empire 59): hours and places; Guiton’s charge.',
    'Public orders of battle of the Hundred Days: regiments, brigadiers, batteries.',
    'The ratings of troops and generals are Scovell’s own suggestions; change them as you think right.',
  ],
  notes: [
    'Strengths. Siborne’s French divisions (5,003, 6,591 and 4,595 foot, 1,729 horse, 38 guns) are taken as they are; the returns of 10 June give Bachelu fewer men and Jérôme more. Within a division the men are shared out by battalions and squadrons, so the figures of single regiments are estimates. Guiton’s 777 cuirassiers are the usual figure; Picquet’s 1,000 dragoons are a round one.',
    'Wellington’s army in the end comes to 29,639 foot, 2,004 horse and 68 guns; without Cooke it has the 25,500 and 2,000 that Field counts.',
    'Army types. The French are a Napoleonic army: the corps is the formation. The Allies are Traditional: Wellington’s corps existed on paper, the divisions were fed in singly and took their orders from him, so the division is the formation.',
    'Who was there. Girard’s division was at Ligny. Of Kellermann’s corps only L’Héritier’s division is given, and of that only Guiton’s brigade fought; Roussel d’Hurbal’s stood back near Liberchies. The Guard light cavalry stood at Frasnes all day. D’Erlon marched to and fro. On the other side the British cavalry and the 1st Nassau came up at nightfall and are left out.',
    'Guns. The batteries of the divisions are in the combat points of their brigades, two points each; on the table stand the 12-pounders of the II Corps, one battery of the Guard and the Brunswick horse battery.',
    'Hours. Accounts differ by an hour and more; Picton is put anywhere from 14:30 to 15:30, Cooke from 17:30 to 18:30.',
  ].join('\n\n'),
  start: at(14),
  end: {
    at: at(21),
    terms:
      'Night ends it. The French win if they hold Quatre Bras, and have the better of it if no Allied unit that is not Broken can reach the crossroads by the Nivelles road. The Allies win if they hold Quatre Bras and also Gemioncourt or Piraumont. Anything else is what it was then: nobody’s battle.',
  },
  sides: { a: french, b: allied },
  reinforcements: [
    {
      id: 'picton-comes',
      side: 'b',
      formation: 'uk-5',
      at: at(14, 45),
      where: 'Brussels road, from Genappe',
    },
    {
      id: 'jerome-comes',
      side: 'a',
      formation: 'ii-corps',
      at: at(15),
      where: 'Charleroi road, from Frasnes',
      units: ['bauduin', 'soye'],
    },
    {
      id: 'van-merlen-comes',
      side: 'b',
      formation: 'nl-2',
      at: at(15),
      where: 'Nivelles road',
      units: ['van-merlen'],
    },
    {
      id: 'brunswick-comes',
      side: 'b',
      formation: 'brunswick',
      at: at(15, 30),
      where: 'Brussels road, from Genappe',
      units: ['buttlar', 'specht', 'cramm'],
    },
    {
      id: 'kellermann-comes',
      side: 'a',
      formation: 'iii-cavalry',
      at: at(17),
      where: 'Charleroi road, from Frasnes',
    },
    { id: 'alten-comes', side: 'b', formation: 'uk-3', at: at(17, 15), where: 'Nivelles road' },
    {
      id: 'brunswick-guns-come',
      side: 'b',
      formation: 'brunswick',
      at: at(18),
      where: 'Brussels road, from Genappe',
      units: ['brunswick-light', 'heinemann'],
    },
    { id: 'cooke-comes', side: 'b', formation: 'uk-1', at: at(18, 30), where: 'Nivelles road' },
  ],
  sky: { weather: 'bright', variable: true, ground: 'hard' },
  bands: {
    early: { from: at(4), to: at(6) },
    daylight: { from: at(6), to: at(20) },
    evening: { from: at(20), to: at(21, 30) },
  },
  hills: 'rolling',
  terrain: [
    {
      name: 'Bois de Bossu',
      shifts: 2,
      disorderTest: true,
      cover: 'soft',
      note: 'Long and narrow, from the Nivelles road south along the Allied right.',
    },
    {
      name: 'Bois de la Hutte',
      shifts: 2,
      disorderTest: true,
      cover: 'soft',
      note: 'On the French right. It hides what comes from Frasnes.',
    },
    {
      name: 'Tall rye',
      shifts: 0,
      note: 'All open ground. It stops nobody, but formed troops in it are seen at 10 cm and no farther until the first fight has trodden it down; cavalry and mounted officers see over it.',
    },
    { name: 'Gemioncourt stream', shifts: 1, note: 'Runs past the farm to the Materne pond; hedges on its banks.' },
    { name: 'Materne pond', shifts: 3, crossable: false },
    {
      name: 'Banks of the Namur road',
      shifts: 0,
      cover: 'soft',
      note: 'For troops lining the road and facing south.',
    },
    {
      name: 'Orchards and hedges of Piraumont',
      shifts: 1,
      disorderTest: true,
      cover: 'soft',
    },
  ],
  areas: [
    {
      id: 'quatre-bras',
      name: 'Quatre Bras',
      kind: 'built-up',
      cover: 'hard',
      limit: 8,
      note: 'A large farm, an inn and a few houses at the crossroads.',
    },
    { id: 'piraumont', name: 'Piraumont', kind: 'built-up', cover: 'hard', limit: 8 },
    { id: 'frasnes', name: 'Frasnes', kind: 'built-up', cover: 'hard', limit: 10, note: 'At the French edge.' },
    {
      id: 'gemioncourt',
      name: 'Gemioncourt',
      kind: 'strong-point',
      cover: 'hard',
      note: 'A walled farm on the Brussels road, half-way between the lines.',
    },
    { id: 'pierrepont', name: 'Grand Pierrepont', kind: 'strong-point', cover: 'hard', note: 'South end of the wood.' },
    {
      id: 'la-bergerie',
      name: 'La Bergerie',
      kind: 'strong-point',
      cover: 'hard',
      note: 'Just south of the crossroads.',
    },
  ],
  crossings: [
    { id: 'gemioncourt-bridge', name: 'Bridge at Gemioncourt', kind: 'bridge', note: 'On the Brussels road.' },
  ],
  briefings: {
    a: [
      'The Emperor is about to fall on the Prussians. You are to sweep whatever is at Quatre Bras out of the way, and then to come in on their flank by the Namur road.',
      'In front of you stands one division of Netherlanders. You have Bachelu, Foy and Piré in hand, Jérôme within the hour and Kellermann’s cuirassiers by five. D’Erlon’s corps is on the road behind you, if nobody else calls for it.',
      'Every half-hour is worth more to Wellington than to you. Take Gemioncourt at once; do not let the wood swallow more than one division. The Guard cavalry is to be spared: it holds at Frasnes, and the Emperor will ask what you did with it.',
    ].join('\n\n'),
    b: [
      'The roads from Nivelles and Brussels and the road to Blücher all meet here. Lose Quatre Bras and you lose your ally.',
      'Until Picton comes, one Netherlands division has to look like an army. The wood hides how few you are: hold its edge and Gemioncourt while it costs little, and give ground before a brigade breaks.',
      'Picton is close on the Brussels road and the Brunswickers behind him; Alten towards five and the Guards after six come from Nivelles, past the north end of the wood. If that end is French when they arrive, they must fight their way on to the field.',
    ].join('\n\n'),
    umpire: [
      'Wellington may be played as present from the start. If you like it closer, put the Prince of Orange (A2 L4 T5) in his place until 15:00.',
      'The Guard light cavalry holds. Let Ney order it forward if he must: every order for it costs him one re-roll die more, and if it loses six combat points the Emperor’s displeasure turns a French win into a draw.',
      'D’Erlon: each side knows he is near. He does not come. To play what might have been, throw a die at 18:00: on a 6 Durutte’s and Marcognet’s divisions (four brigades of about 2,000, Q3) come by the Charleroi road at 19:00.',
      'Thunder hung over the field in the evening. The sky is variable from bright, so the storm may break or not.',
      'There is no vantage point: the swells of the ground hide more than they show.',
    ].join('\n\n'),
  },
} satisfies ScenarioSource;
