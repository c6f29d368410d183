/** Salamanca, 22 July 1812: a marshal stretches his army across the front of another and is caught at it. */
import type { ScenarioSource } from '../schema.ts';
import { at } from './men.ts';
import { allied } from './salamanca-allied.ts';
import { french } from './salamanca-french.ts';

export default {
  format: 'scovell-scenario',
  version: 1,
  id: 'salamanca-1812',
  title: 'Salamanca',
  date: '1812-07-22',
  place: 'Los Arapiles, south of Salamanca',
  summary:
    'Two equal armies have marched side by side for a week. At two in the afternoon the French left runs on ahead of the ' +
    'rest, and Wellington sees it. Eight French divisions, seven Allied ones, one long afternoon.',
  tags: ['1812', 'Peninsular War', 'large', 'attack on the march'],
  sources: [
    'C. Oman, A History of the Peninsular War, vol. V, Appendix XI: the French return of 15 July (49,636 of all ranks), and what is known of single regiments.',
    'C. Oman, the same, Appendix X: the Allied battalions on 15 July, as commonly quoted.',
    'R. Muir, Salamanca 1812, Appendix II: corrections to Oman’s figures, the cavalry brigades, Bradford’s regiments, Sánchez; the chapters on who stood where and when.',
    'P. Edwards, Salamanca 1812: Marmont’s orders of the early afternoon, Wellington’s to Pakenham and D’Urban, Maucune’s two lines.',
    'The ratings of troops and generals are Scovell’s own suggestions; change them as you think right.',
  ],
  notes: [
    'Strengths, Allied. All ranks on 15 July: with Muir’s corrections 30,578 British and German, 17,999 Portuguese and 3,360 Spaniards, 51,937 in all. Without gunners, engineers and trains 45,106 foot in the line, 300 in the village and 4,985 horse are left, and they are the units here. The sum, the cavalry brigades and the corrected battalions were held against Muir’s printed page; the other battalions are Oman’s as usually quoted. Within the Portuguese brigades the share of the Caçadores is estimated, and so are España’s 2,410, what is left of the Spanish total when Sánchez’s 950 are taken off.',
    'Strengths, French. All ranks on 15 July; without gunners, engineers and trains they come to 41,517 foot and 3,379 horse. The total and two regiments (62e and 65e) were held against Oman’s page; the other regiments are as usually quoted and add up to the divisions, except that in Ferey’s and Sarrut’s divisions and in the light cavalry the share of each regiment is estimated. The 700 whom the French lost on the 18th are not taken off, nor are the Allied losses of that day.',
    'Formations. The Army of Portugal had no corps: its eight divisions answered to Marmont, and each is a formation of two brigades. Where books differ on a brigadier or name none, the brigade has the name of its first regiment. On the other side D’Urban’s and Arentsschildt’s horse is put under Pakenham, with whom it attacked, and Pack under Cole.',
    'Guns. One battery of each division is in the combat points of its brigades. On the table stand Bonnet’s guns on the Greater Arapile, the French 12-pounders, Macdonald’s and Bull’s troops and the Portuguese howitzers. The French had 78 guns; which battery had how many is not asserted, eight and six are the usual numbers.',
    'Hours. Nobody’s watch agreed with anybody’s. The game begins when Maucune is on the plateau; Pakenham may come from a quarter to four. Clausel, Taupin and Sarrut were at the wood and behind it at noon already; Clausel is on the table, the others come when they came into the line.',
  ].join('\n\n'),
  start: at(14),
  end: {
    at: at(20, 30),
    terms:
      'Darkness ends it. A side has the better of it when more of the enemy’s formations than of its own have lost half of their units. The Allies win if they have the better of it and no French unit in good order is on the Greater Arapile. The French win if they have the better of it, or if at dark three of their units in good order stand within 15 cm of the western edge north of Miranda de Azán, across the road to Ciudad Rodrigo. Otherwise Wellington marches back to Portugal and Marmont sits where he is.',
  },
  sides: { a: french, b: allied },
  reinforcements: [
    {
      id: 'taupin-comes',
      side: 'a',
      formation: 'taupin-division',
      at: at(14, 45),
      where: 'Out of the wood, by the track to the Monte de Azán',
    },
    {
      id: 'sarrut-comes',
      side: 'a',
      formation: 'sarrut-division',
      at: at(15, 30),
      where: 'Out of the wood south of the Greater Arapile',
    },
    {
      id: 'pakenham-comes',
      side: 'b',
      formation: 'uk-3',
      at: at(15, 45),
      where: 'Western edge, from Aldea Tejada behind the low ridge',
    },
  ],
  sky: { weather: 'sunny', variable: false, mediterranean: true, ground: 'hard' },
  bands: {
    early: { from: at(4), to: at(5) },
    daylight: { from: at(5), to: at(19, 30) },
    evening: { from: at(19, 30), to: at(20, 30) },
  },
  hills: 'rolling',
  vantagePoints: ['Lesser Arapile', 'Greater Arapile'],
  terrain: [
    {
      name: 'Greater Arapile',
      shifts: 2,
      disorderTest: true,
      cover: 'soft',
      note: 'A long flat table of rock, steep on all sides; no cavalry. Guns once up there stay.',
    },
    {
      name: 'Lesser Arapile',
      shifts: 2,
      disorderTest: true,
      cover: 'soft',
      note: 'Rounder and lower, in Allied hands. No cavalry. Half a mile north of the other.',
    },
    {
      name: 'Monte de Azán',
      shifts: 0,
      note: 'The French plateau from the Greater Arapile west to the Pico de Miranda. Its crest hides what is behind; going up it from the valley counts as uphill.',
    },
    {
      name: 'Teso of San Miguel',
      shifts: 0,
      note: 'The low ridge behind Los Arapiles. Allied troops more than 3 cm behind its crest are seen from the Greater Arapile only.',
    },
    {
      name: 'Wood of evergreen oak',
      shifts: 1,
      disorderTest: true,
      cover: 'soft',
      note: 'Behind the French centre and left, open enough for columns on the tracks.',
    },
    { name: 'El Sierro', shifts: 0, note: 'The last ridge before the wood, where Ferey stood at dusk.' },
    { name: 'Pelagarcía brook', shifts: 1, note: 'Nearly dry, between Foy and the Light Division.' },
    {
      name: 'Stubble and dust',
      shifts: 0,
      note: 'Everywhere. Where cavalry has galloped this turn nobody sees through it until the next.',
    },
  ],
  areas: [
    {
      id: 'los-arapiles',
      name: 'Los Arapiles',
      kind: 'built-up',
      cover: 'hard',
      limit: 8,
      note: 'Between the armies, under the Teso. Light companies of the Guards hold it.',
    },
    {
      id: 'las-torres',
      name: 'Las Torres',
      kind: 'built-up',
      cover: 'hard',
      limit: 8,
      note: 'Behind the Allied centre.',
    },
    {
      id: 'miranda',
      name: 'Miranda de Azán',
      kind: 'built-up',
      cover: 'hard',
      limit: 8,
      note: 'Under the western end of the plateau.',
    },
    { id: 'calvarrasa', name: 'Calvarrasa de Arriba', kind: 'built-up', cover: 'hard', limit: 8, note: 'Behind Foy.' },
    {
      id: 'la-pena',
      name: 'Nuestra Señora de la Peña',
      kind: 'strong-point',
      cover: 'hard',
      note: 'A chapel on the height before Calvarrasa; fought over all morning.',
    },
  ],
  briefings: {
    a: [
      'The English are going. Their baggage has been seen on the road to Ciudad Rodrigo, and all that is left behind the two Arapiles is a rearguard. Get round its right and it cannot follow the rest.',
      'You hold the Greater Arapile, and Bonnet must keep it: it is the hinge on which everything turns. Maucune is on the plateau facing the village, Thomières and the light horse go on past him to the west. Clausel stands at the edge of the wood behind the gap; Taupin and Sarrut are coming up through it.',
      'Look at the length of your line before you look at the enemy’s. Foy and Ferey are far off on the right, to keep whatever is there busy. If the English turn out to be more than a rearguard, it is the gap between Maucune and Thomières that they will see.',
    ].join('\n\n'),
    b: [
      'Marmont has marched better than you for a week, and tonight you would have gone back to Portugal. Now his left is a mile ahead of his centre and still walking.',
      'Pakenham comes from Aldea Tejada behind the low ridge, with D’Urban’s horse on his right: he is to take the heights at the end of the French line and roll it up. When he is on them, let Leith go for Maucune with Le Marchant beside him, and Cole with Pack on his left for what is next to the Greater Arapile.',
      'Not too soon: an attack on the centre alone meets everything Marmont has. The 6th and 7th Divisions are your second blow. The 1st and the Light Division watch Foy, and should still be fresh when he has to cover the retreat.',
    ].join('\n\n'),
    umpire: [
      'Tell the French player nothing of Pakenham, and let the Allied divisions behind the Teso be set up only when a French unit could see them.',
      'Marmont was hit by a shell between three and four, Bonnet soon after, and for most of an hour nobody commanded. If you like, from 15:30 on throw a die for each French general within cannon shot at the end of a turn; on a 6 Marmont leaves the field, and when he has gone Clausel (A4 L4 T5) takes the army at the next hour.',
      'The castle of Alba de Tormes: Wellington believed that the Spaniards held the bridge behind the French. They had left. It changes nothing on the table, only who laughs afterwards.',
      'A shorter game: start at 15:45 with Pakenham and all French divisions on the table, and leave Foy, Ferey, the 1st and the Light Division in the box.',
    ].join('\n\n'),
  },
} satisfies ScenarioSource;
