/** Waterloo, 18 June 1815: the whole of it, with the Prussians. */
import type { ScenarioSource } from '../schema.ts';
import { at } from './men.ts';
import { allied } from './waterloo-allied.ts';
import { french } from './waterloo-french.ts';

export default {
  format: 'scovell-scenario',
  version: 1,
  id: 'waterloo-1815',
  title: 'Waterloo',
  date: '1815-06-18',
  place: 'Mont-Saint-Jean, Brabant',
  summary:
    'The whole battle: seven French formations against nine of Wellington’s until the afternoon, and against four Prussian ' +
    'ones after it. A weekend, or a club’s long day with several players a side.',
  tags: ['1815', 'Hundred Days', 'large', 'reinforcements'],
  sources: [
    'W. Siborne, The Waterloo Campaign, 1815, as quoted by J. C. Ropes and E. S. Creasy: Wellington’s army by contingent, Napoleon’s by arm; the Prussian brigades.',
    'Public orders of battle of the Armée du Nord (the French Wikipedia): infantry and cavalry of the I Corps, Domon’s division, regiments and brigadiers.',
    'D. Buttery, Waterloo Battlefield Guide: the chronology of the day.',
    'The ratings of troops and generals are Scovell’s own suggestions; change them as you think right.',
  ],
  notes: [
    'Strengths. Wellington’s 49,608 foot and 12,408 horse are Siborne’s, contingent by contingent; the brigades are rounded estimates (the strength of early June less the losses of the 16th) that add up to each contingent. Napoleon’s 48,950 foot are Siborne’s; the I Corps, which had not fought, stands at its return of 16,885 and is shared out by battalions, the other corps are estimates that make up the sum. For the French horse Siborne has 15,765 and others 14,390; the divisions here come to 14,950.',
    'Prussians. The four brigades of the IV Corps and its cavalry are Siborne’s figures, shared equally among the regiments. Of the II and I Corps only what fought before dark is given; Tippelskirch’s 5,400 is an estimate after Ligny.',
    'Formations. French corps, Allied divisions, as at Quatre Bras. The fragments of the 4th and 6th Divisions stand under the divisions beside which they fought. So that Bülow can command, his corps is two formations.',
    'Guns. Divisional batteries are in the combat points. On the table stand the 12-pounders of the French corps and of the Guard, the Guard’s horse guns, four troops of the Royal Horse Artillery (one with howitzers, one with rockets), the Brunswick horse battery and one Prussian battery.',
    'The ground was sodden from the night’s rain and stays soft all day. Nobody on this field sees much farther than anybody else, so there is no vantage point.',
  ].join('\n\n'),
  start: at(11, 30),
  end: {
    at: at(21),
    terms:
      'Night ends it. The French win if they hold Mont-Saint-Jean, or if more than half of Wellington’s own formations have lost half of their units. The Allies win if they hold Mont-Saint-Jean and either Plancenoit or La Belle Alliance. Otherwise both armies march off in the dark.',
  },
  sides: { a: french, b: allied },
  reinforcements: [
    {
      id: 'bulow-comes',
      side: 'b',
      formation: 'prussian-iv',
      at: at(16, 30),
      where: 'Bois de Paris, by the road from Lasne to Plancenoit',
    },
    {
      id: 'hake-comes',
      side: 'b',
      formation: 'prussian-iv-rear',
      at: at(17, 30),
      where: 'Bois de Paris, by the road from Lasne to Plancenoit',
    },
    {
      id: 'pirch-comes',
      side: 'b',
      formation: 'prussian-ii',
      at: at(18, 30),
      where: 'Bois de Paris, by the road from Lasne to Plancenoit',
    },
    {
      id: 'zieten-comes',
      side: 'b',
      formation: 'prussian-i',
      at: at(19),
      where: 'Ohain road, behind the Allied left',
    },
  ],
  sky: { weather: 'overcast', variable: false, ground: 'soft' },
  bands: {
    early: { from: at(4), to: at(6) },
    daylight: { from: at(6), to: at(20) },
    evening: { from: at(20), to: at(21, 30) },
  },
  hills: 'rolling',
  terrain: [
    { name: 'Wood of Hougoumont', shifts: 2, disorderTest: true, cover: 'soft' },
    { name: 'Hedges and orchard of Hougoumont', shifts: 1, disorderTest: true, cover: 'soft' },
    {
      name: 'Sunken road to Ohain',
      shifts: 1,
      disorderTest: true,
      cover: 'soft',
      note: 'Along Wellington’s crest, east and west of the crossroads. Cover for troops in it who face south.',
    },
    {
      name: 'Smohain brook',
      shifts: 2,
      disorderTest: true,
      note: 'Marshy; with its hedges it closes the Allied left.',
    },
    { name: 'Lasne brook', shifts: 2, disorderTest: true },
    { name: 'Bois de Paris', shifts: 2, disorderTest: true, cover: 'soft', note: 'Where the Prussians come from.' },
    {
      name: 'Reverse slopes',
      shifts: 0,
      note: 'Troops more than 3 cm behind a crest cannot be seen from the other side of it, nor fired at.',
    },
  ],
  areas: [
    { id: 'hougoumont', name: 'Hougoumont', kind: 'built-up', cover: 'hard', limit: 10 },
    { id: 'la-haye-sainte', name: 'La Haye Sainte', kind: 'strong-point', cover: 'hard' },
    { id: 'papelotte', name: 'Papelotte and La Haye', kind: 'strong-point', cover: 'hard' },
    { id: 'smohain', name: 'Smohain', kind: 'built-up', cover: 'hard', limit: 8 },
    { id: 'mont-saint-jean', name: 'Mont-Saint-Jean', kind: 'built-up', cover: 'hard', limit: 10 },
    { id: 'merbe-braine', name: 'Merbe-Braine', kind: 'built-up', cover: 'hard', limit: 8 },
    { id: 'la-belle-alliance', name: 'La Belle Alliance', kind: 'strong-point', cover: 'hard' },
    { id: 'plancenoit', name: 'Plancenoit', kind: 'built-up', cover: 'hard', limit: 12 },
  ],
  briefings: {
    a: [
      'Break Wellington’s centre and be in Brussels tonight. Grouchy has the Prussians in hand, or so he writes.',
      'The ground is soft: guns and horses will be slow. D’Erlon’s corps is fresh and strikes the blow; Reille keeps the English right busy, without losing himself in Hougoumont. Lobau, the heavy cavalry and the Guard wait for your word.',
      'Something is moving in the woods far to your right. Decide early whether Lobau goes there.',
    ].join('\n\n'),
    b: [
      'Hold the ridge until Blücher comes; he has promised one corps at least for the afternoon. Everything else is detail.',
      'Keep the infantry behind the crest. Hougoumont, La Haye Sainte and Papelotte break up whatever comes; feed them. The heavy cavalry can stop one attack and will not be there for a second.',
      'The Prussians come by the Bois de Paris towards Plancenoit, and late in the day by Ohain on your left. When they do, the French reserve has two battles to fight.',
    ].join('\n\n'),
    umpire: [
      'The French player need not be told the hours of the Prussians. Historically Bülow’s first guns were heard at half past four.',
      'Wellington’s re-roll dice serve the Prussians too; if a player takes Blücher (A4 L6 T6), let him hold half of the side’s dice from 16:30 on.',
      'Ney led the cavalry when the Emperor looked the other way. If you like, whenever a French cavalry corps is within 30 cm of an Allied unit that moves back, throw a die: on a 6 its order becomes Attack.',
      'A shorter game: start at 13:30 with the guns already in line, or end at 19:00 without Zieten.',
    ].join('\n\n'),
  },
} satisfies ScenarioSource;
