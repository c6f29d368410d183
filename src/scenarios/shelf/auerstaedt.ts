/** Auerstaedt, 14 October 1806: one corps on a road, a whole army on the same road, and fog between them. */
import type { ScenarioSource } from '../schema.ts';
import { french, prussian } from './auerstaedt-armies.ts';
import { at } from './men.ts';

export default {
  format: 'scovell-scenario',
  version: 1,
  id: 'auerstaedt-1806',
  title: 'Auerstaedt',
  date: '1806-10-14',
  place: 'Hassenhausen, between Naumburg and Auerstedt',
  summary:
    'Davout climbs out of the Saale valley with one division in the fog and meets the King of Prussia. Two more divisions ' +
    'are behind him; four Prussian ones come up one after the other on the other side. Whoever puts his pieces together first wins.',
  tags: ['1806', 'Germany', 'meeting engagement', 'fog', 'reinforcements'],
  sources: [
    'Public orders of battle of Davout’s III Corps at Auerstaedt (lesapn.forumactif.fr, the French Wikipedia): brigades, colonels, the returns of the three divisions, horse and guns.',
    'Uebersicht der preußischen Armee, vor und nach der Schlacht bey Jena (of the time, in the wiki Von Bastille bis Waterloo): how many men to a battalion and a squadron, and what was away with the Duke of Weimar.',
    'Meyers Konversations-Lexikon, 1885, Auerstädt: 48,000 Prussians; who was on the field by nine; twelve battalions and more that never fought.',
    'Regiments, brigadiers and batteries of the Prussian main army as they are commonly listed; set down from memory, and not held against a printed order of battle.',
    'Mullié, Biographie des célébrités militaires, Davout; J. C. D. Tieze, the parson of Hassenhausen, as printed by Souvenir Davout: the fog, the morning, the squares.',
    'The ratings of troops and generals are Scovell’s own suggestions; change them as you think right.',
  ],
  notes: [
    'Strengths, French. The returns commonly printed give Morand 9,867, Friant 7,292 and Gudin 8,473. On the day the corps had some 27,000 to 27,300 men and 44 guns; so one man in twenty is taken off for the road, which leaves 24,350 foot. Within a division the men are shared by battalions. The horse is the usual 1,300; by the return it was 1,622.',
    'Strengths, Prussian. No return of the day is known to us. Every unit is reckoned by the rule of the old survey: a Guard battalion at 850, grenadiers and musketeers at 750, fusiliers at 600, a squadron at 120. That makes 38,050 foot and 9,000 horse, and with the gunners about 48,500; books have anything from 48,000 to 52,750, their horse from 8,800 to 12,250.',
    'Who was there. The Krafft grenadiers, whom some lists give to Schimonsky, were away with the Duke of Weimar. Where the Garde du Corps rode is told in two ways. The brigading of the Reserve, and which grenadier battalions it had, is uncertain; the units here are made to fit the eighteen battalions that most accounts leave for it.',
    'Size. A French regiment of two or three battalions is a unit, and so is a Prussian brigade of five: there are fifteen French pieces and twenty-eight Prussian ones. The French are one class above other line of that year; most players will agree after ten turns.',
    'Formations. Davout’s divisions are formations, since he commanded one corps and was everywhere himself. Kalckreuth’s two divisions of the Reserve are one, and an awkward one.',
    'Guns. The Prussian 230 are counted with the guns of the battalions; some sixteen batteries are left. Half of the foot batteries are in the combat points of their brigades, the others stand on the table, and so do the horse batteries. On the French side only the 12-pounders of the corps stand alone; that there were six of them is an estimate.',
    'Hours. They are those commonly told and good to half an hour. The Reserve in fact stood at Auerstedt and Gernstedt until it covered the retreat.',
  ].join('\n\n'),
  start: at(7, 30),
  end: {
    at: at(16),
    terms:
      'At four both armies are spent. The French win if they hold Hassenhausen and one of Poppel, Taugwitz or Rehehausen. The Prussians win if they hold Hassenhausen, or if two of their units in good order stand within 15 cm of the road where it goes down to Kösen. Otherwise it is a draw, and a draw is the end of the King’s march to the Unstrut.',
  },
  sides: { a: french, b: prussian },
  reinforcements: [
    {
      id: 'schmettau-comes',
      side: 'b',
      formation: 'schmettau-division',
      at: at(8),
      where: 'Road from Auerstedt, through Gernstedt',
    },
    { id: 'friant-comes', side: 'a', formation: 'friant-division', at: at(9), where: 'Top of the road from Kösen' },
    { id: 'cavalry-comes', side: 'a', formation: 'corps-cavalry', at: at(9), where: 'Top of the road from Kösen' },
    {
      id: 'wartensleben-comes',
      side: 'b',
      formation: 'wartensleben-division',
      at: at(9),
      where: 'From Auerstedt, towards Rehehausen',
    },
    {
      id: 'morand-comes',
      side: 'a',
      formation: 'morand-division',
      at: at(10, 30),
      where: 'Top of the road from Kösen',
    },
    {
      id: 'orange-comes',
      side: 'b',
      formation: 'orange-division',
      at: at(10, 45),
      where: 'Road from Auerstedt, through Gernstedt',
    },
    {
      id: 'oswald-comes',
      side: 'b',
      formation: 'advance-guard',
      at: at(10, 45),
      where: 'From Auerstedt, towards Rehehausen',
      units: ['oswald'],
    },
    {
      id: 'reserve-comes',
      side: 'b',
      formation: 'prussian-reserve',
      at: at(12),
      where: 'Between Auerstedt and Eckartsberga',
    },
  ],
  sky: { weather: 'bright', variable: false, ground: 'hard', fog: { target: 20 } },
  bands: {
    early: { from: at(5, 30), to: at(6, 30) },
    daylight: { from: at(6, 30), to: at(17) },
    evening: { from: at(17), to: at(18) },
  },
  hills: 'rolling',
  vantagePoints: ['Heights of Eckartsberga'],
  terrain: [
    {
      name: 'Slope down to the Saale',
      shifts: 3,
      disorderTest: true,
      note: 'The French edge. Formed troops and guns come up by the road from Kösen only.',
    },
    {
      name: 'Lissbach brook',
      shifts: 1,
      disorderTest: true,
      note: 'Boggy, from Poppel by Taugwitz to Rehehausen. The Prussians must cross it to attack and again to get away.',
    },
    { name: 'Emsbach brook', shifts: 2, disorderTest: true, note: 'At Auerstedt; guns cross by the bridge only.' },
    {
      name: 'Hollow road west of Hassenhausen',
      shifts: 1,
      cover: 'soft',
      note: 'Good cover for skirmishers before the village.',
    },
    {
      name: 'Sonnenberg',
      shifts: 0,
      note: 'A bare hill south of Rehehausen. Whoever has guns on it looks along the other’s line.',
    },
    {
      name: 'Wood on the Saale slopes',
      shifts: 2,
      disorderTest: true,
      cover: 'soft',
      note: 'On both flanks of the French edge.',
    },
  ],
  areas: [
    {
      id: 'hassenhausen',
      name: 'Hassenhausen',
      kind: 'built-up',
      cover: 'hard',
      limit: 10,
      note: 'On the road and in the middle of everything.',
    },
    { id: 'spielberg', name: 'Spielberg', kind: 'built-up', cover: 'hard', limit: 8, note: 'North of the road.' },
    { id: 'poppel', name: 'Poppel', kind: 'built-up', cover: 'hard', limit: 8, note: 'On the brook and the road.' },
    { id: 'taugwitz', name: 'Taugwitz', kind: 'built-up', cover: 'hard', limit: 8 },
    {
      id: 'rehehausen',
      name: 'Rehehausen',
      kind: 'built-up',
      cover: 'hard',
      limit: 8,
      note: 'South end of the brook.',
    },
    { id: 'gernstedt', name: 'Gernstedt', kind: 'built-up', cover: 'hard', limit: 8 },
    { id: 'auerstedt', name: 'Auerstedt', kind: 'built-up', cover: 'hard', limit: 10, note: 'At the Prussian edge.' },
  ],
  crossings: [
    { id: 'poppel-bridge', name: 'Bridge at Poppel', kind: 'bridge', note: 'Over the Lissbach, on the high road.' },
    { id: 'auerstedt-bridge', name: 'Bridge at Auerstedt', kind: 'bridge', note: 'Over the Emsbach.' },
    {
      id: 'kosen-bridge',
      name: 'Bridge of Kösen',
      kind: 'bridge',
      note: 'Over the Saale, in the valley behind the French. On the table only if yours reaches so far.',
    },
  ],
  briefings: {
    a: [
      'You are to march by Apolda into the back of the Prussians whom the Emperor is beating at Jena. So he believes. The patrols of last night brought in men of regiments that should not be here.',
      'Gudin is on the plateau, at Hassenhausen, and sees fifty paces. Friant and the chasseurs may be up at nine, Morand an hour and a half later; all of them have one road to climb. Bernadotte has been asked.',
      'Hold the village whatever it costs. Against cavalry your regiments stand alone; when you can see, go out on the wings, Friant by Spielberg, Morand by Rehehausen, and let your guns look along their line.',
    ].join('\n\n'),
    b: [
      'The army marches to the Unstrut to save its magazines. Schmettau was to have taken the pass of Kösen yesterday; he stopped at Auerstedt, and now something French is on this side of it.',
      'You have more of everything than anybody who can have come up that hill: cavalry above all. Blücher is in front and asks for nobody’s leave. Do not let him throw the squadrons away on squares before the infantry is there.',
      'Your divisions come singly over one bridge, and each of their commanders waits for orders. So does Kalckreuth, who has a third of the army and will not stir without a written word. Send it early.',
    ].join('\n\n'),
    umpire: [
      'Until the fog has gone let each side see only what stands within reach of its own pieces. It should lift between nine and ten.',
      'Neither player knows what the other has. The French player may be told that the Emperor is facing the main army at Jena; the Prussian that a corps or less is at Naumburg.',
      'Brunswick was hit about ten, leading grenadiers against the village. If you like, whenever he is within 20 cm of the enemy at the end of a turn throw a die: on a 6 he is carried away, and the King commands (A2 L2 T2).',
      'Bernadotte was at Dornburg, heard the guns, and did not come. To play what ought to have been, throw a die at noon: on a 6 Rivaud’s division (two brigades of about 2,700, Q4, S2) comes on the southern edge at 14:00.',
      'A shorter game: start at 09:00 with the fog gone, Schmettau and Friant on the table.',
    ].join('\n\n'),
  },
} satisfies ScenarioSource;
