/** Command cards, officers and reinforcements. */
import { words } from './entry.ts';

export const COMMAND_WORDS = [
  words(
    'AMB-48',
    'A tie for the next move',
    'L696, L877',
    'Nothing is said of equal throws. Both sides throw again at no cost.',
    {
      phasingTie: {
        reroll: 'both throw again',
        higherA: 'the higher A wins',
        loserOfLast: 'the loser of the last throw wins',
      },
    },
  ),
  words(
    'AMB-49',
    'The losing commander’s red die',
    'L873, L877',
    'It is added from the second set of throws on, for a card left on the table, and is gone when the card goes back to the hand. It never helps to be under command.',
  ),
  words(
    'AMB-50',
    'A losing card in the next set',
    'L873, L877',
    'A set is one card from each side and the throws for them. A card left on the table is that side’s card in the next set; only a Bye may be played before it.',
    { losingCardMaySwap: { no: 'it is played again', yes: 'another may be chosen' } },
  ),
  words(
    'AMB-51',
    'Cossack harassment',
    'L890',
    'It takes 1 from the throw for Under Command, once however many Cossacks are near. Who is a Cossack is marked in the scenario.',
    {
      harass: { ucOnly: 'Under Command only', bothThrows: 'the throw for the next move too' },
      cossack: { flag: 'units marked as Cossacks', allSkirmishCavalry: 'all skirmish cavalry' },
    },
  ),
  words(
    'AMB-52',
    'By the lapels in a Traditional army',
    'L838, L905',
    'While its commander is away a headquarters may not change orders as usual. The man he grabs is another matter: allowed to both kinds of army, and not counted.',
    { lapelsTraditional: { yes: 'allowed', no: 'not for Traditional armies' } },
  ),
  words(
    'AMB-53',
    'When commanders move',
    'L838, L947',
    'A Formation Commander moves with his formation, as a general in the chart; the Army Commander moves in phase 5, up to the visibility distance.',
    {
      fcMove: { A2: 'with the formation', phase5: 'in phase 5', either: 'in one or the other' },
      acMove: { visibility: 'up to visibility', '36cm': 'up to 36 cm' },
    },
  ),
  words(
    'AMB-54',
    'Measuring the command radius',
    'L41',
    'A unit is inside when any part of its base is within the radius of the commander’s base, at the moment a rule asks.',
    { radiusMeasure: { any: 'any part of the base', centre: 'the centre', whole: 'the whole base' } },
  ),
  words(
    'AMB-55',
    'The radius after arrivals or a new commander',
    'L392',
    'Arrivals enlarge it by the units that are then there, and it never shrinks. A new commander’s own A sets it anew, with the original number of units.',
    {
      radiusCount: { surviving: 'units alive and arriving', original: 'all units ever' },
      newFcRadius: { recalc: 'by the new commander’s A', keep: 'as it was' },
    },
  ),
  words(
    'AMB-56',
    'Ratings of a successor',
    'L647, L851',
    'One place makes every successor a 1 in all, the other takes one from each of the old ratings. We take one, and never go below 1.',
    { replacement: { minusOne: 'one less than his predecessor', allOnes: 'all ratings 1' } },
  ),
  words(
    'AMB-57',
    'An officer’s escape',
    'L633',
    'The 150 cm printed would carry him off most tables. We read 15 cm, or until he meets friends if they are nearer.',
    { escapeCm: { '15': '15 cm', '50': '50 cm', '150': '150 cm, as printed' } },
  ),
  words(
    'AMB-58',
    'Skirmishers hit an officer',
    'L739, L756',
    'The automatic Disorder is for artillery. An officer, who cannot be Disordered, is injured on 10 or more with two dice.',
  ),
  words(
    'AMB-59',
    'Injury of an attached officer',
    'L641',
    'Two dice after each close combat of his unit, and after each phase or firefight in which it lost CP; a 12 injures him.',
    { attachedInjury: { perEvent: 'after each such event', oncePerTurn: 'once a turn' } },
  ),
  words(
    'AMB-60',
    'Which rating brings reinforcements',
    'L706, L917',
    'The check names the officer but not the rating. We use A, as for orders.',
    { reinfRating: { A: 'Ability', T: 'Temperament', L: 'Leadership' } },
  ),
  words(
    'AMB-61',
    'All units arrive',
    'L107, L709, L715',
    'All that were due at that entry at that time. Enemies pushed out of the way keep their state and face as their owner likes.',
  ),
  words(
    'AMB-62',
    'Bye cards that meet',
    'L873',
    'A Bye is played as one’s card; the other formation acts without a contest, but still throws to be under command. Bye against Bye: both are out, choose again.',
  ),
];
