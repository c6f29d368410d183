/** Merged tables, the pot, Re-Roll Dice, rounding and quality cards. */
import { words } from './entry.ts';

export const MERGED_TABLES = [
  words(
    'AMB-126',
    'Blank cells in the five-result tables',
    'L449-L455, L708-L709, L900-L901, L919-L920, L982-L983, L1007-L1008, L1142-L1147, L1240-L1243, L1257-L1258, L1638-L1640, L1666-L1667',
    'Some cells of the tables are blank. A blank takes the result to its left; only for the change of an order is another reading likely, that Low fails as well as Very Low.',
    { orderChangeFailOn: { VL: 'only Very Low fails', 'L+VL': 'Low and Very Low fail' } },
  ),
];

export const POT_AND_RE_ROLLS = [
  words(
    'AMB-01',
    'Who sees the pot?',
    'L24, L49, L57',
    'The pot is called opaque once and transparent once. Every throw is open to all and stands in the journal.',
    { potVisibility: { public: 'everybody at once', 'thrower-first': 'the thrower first, then everybody' } },
  ),
  words(
    'AMB-02',
    'A pot for skirmishing?',
    'L24, L726',
    'One place keeps the pot out of skirmishing, another throws it there. We use it: its colours give 1 to 4 dice, and the odds are the same.',
    { skirmishDice: { pot: 'the pot', loose: 'loose dice' } },
  ),
  words(
    'AMB-03',
    'More than five dice',
    'L792',
    'Some throws want more than the five dice of a pot. The rest are thrown beside it and count without a colour.',
    { cap5: { off: 'the extra dice are thrown', on: 'five dice are the most' } },
  ),
  words(
    'AMB-04',
    'Confirming on the red die',
    'L826, L1415',
    'With two or four dice the red die does not count, yet it confirms. We read the red die of the same pot as it first fell.',
    { cbConfirm: { sameRed: 'the red die of that pot', freshDie: 'one more die is thrown' } },
  ),
  words(
    'AMB-05',
    'What Re-Roll Dice may touch',
    'L191-L206, L877-L888',
    'Whatever is not barred may be thrown again, but only one’s own: pots, cards, movement dice. By analogy fog, officer injury, dice recovery and the tables after the battle are barred.',
    {
      rrdTimeCard: { yes: 'a time card may be turned again', no: 'time cards stand' },
      rrdMovement: { yes: 'movement dice may be thrown again', no: 'movement dice stand' },
      rrdEngineer: { yes: 'an engineer’s survival may be thrown again', no: 'an engineer’s fate stands' },
      rrdOfficerInjury: { no: 'an officer’s fate stands', yes: 'an officer’s injury may be thrown again' },
    },
  ),
  words(
    'AMB-06',
    'Throwing a re-throw again',
    'L206, L696, L877',
    'Re-throws may be re-thrown in general, but once only for who moves next and who acts first. The special rule wins there, for each side.',
    { phasingRethrows: { once: 'once for each side', unlimited: 'as often as there are dice' } },
  ),
  words(
    'AMB-07',
    'Are Re-Roll Dice counted openly?',
    'L215',
    'The dice are kept in a closed container. Only their owner sees how many are left; spending is announced.',
    { rrdCount: { private: 'only the owner sees the count', public: 'everybody sees the count' } },
  ),
  words(
    'AMB-08',
    'A new Army Commander’s Re-Roll Dice',
    'L682, L851',
    'Dice are issued once, at the start. When the Army Commander is replaced the army keeps those it has and gets none.',
    { acReplacedRRD: { keep: 'all dice stay', capToNewA: 'no more than the new commander’s A' } },
  ),
];

export const ROUNDING = [
  words(
    'AMB-09',
    'Rounding where nothing is said',
    'L320, L386, L621, L1058, L1064, L1102, L1183, L1258, L1371, L1566, L1702-L1722',
    'Fractions are dropped where the text says so or says “each”; elsewhere halves go up, as in its two worked cases. The switch is for the strength of a rallied unit.',
    { rallyRounding: { halfUp: 'halves up', floor: 'fractions dropped', ceil: 'always up' } },
  ),
];

export const QUALITY_CARDS = [
  words(
    'AMB-10',
    'Ratings below 1 or above 6',
    'L540',
    'Adjustments can carry a rating far beyond 1 to 6. Our cards have a column for 0 and below and one for 7 and above.',
    { qcClamp: { '0..7': 'columns from ≤0 to ≥7', '1..6': 'columns 1 to 6 only' } },
  ),
  words(
    'AMB-11',
    'How the quality pack is drawn',
    'L540, L1266',
    'Only the time pack has a rule for shuffling. A quality card goes back at once, so each draw is independent of the last.',
    {
      qcDraw: {
        replace: 'each card goes back',
        noReplaceToEnd: 'cards stay out until the pack ends',
        noReplaceTo36: 'shuffled after 36 cards',
      },
    },
  ),
  words(
    'AMB-12',
    'Unit adjustments on an officer’s check',
    'L544-L556, L706, L898, L917',
    'The adjustments speak of units. A check on an officer’s own rating is made without them.',
    {
      officerMods: { none: 'none apply', ac10only: 'only +1 near the Army Commander', all: 'all that can apply' },
    },
  ),
  words(
    'AMB-13',
    'The attached officer’s L in Disorder Checks',
    'L560, L641',
    'An attached officer lends his L to Quality Checks. A Disorder Check goes the same way, so it holds there too, and he has no choice about it.',
    {
      lRatingDC: { yes: 'L in Disorder Checks too', no: 'L in Quality Checks only' },
      lRatingOptional: { no: 'L must be used', yes: 'the owner may use Q' },
    },
  ),
  words(
    'AMB-14',
    'Two losses from the cause of the check',
    'L552',
    'Every complete pair of CP lost to that cause takes 1: those of the phase for fire, those of the one combat. What an engineer absorbed is no loss; a fight that cost no more asks no check.',
    {
      lossModRound: { floor: 'complete pairs only', ceil: 'an odd loss counts as a pair' },
      engineersWhole: { noCheck: 'nothing lost, no check in a fight', check: 'it was hit, and checks' },
    },
  ),
  words(
    'AMB-15',
    'Flank and rear from two enemies',
    'L553-L554',
    'A unit hit from the flank by one enemy and from the rear by another takes only the worse of the two.',
    { aspectMods: { worst: 'the worse one', sum: 'both' } },
  ),
  words(
    'AMB-16',
    'When is a unit Fresh?',
    'L42, L1506',
    'It is judged when the check is made, after the losses that caused it. CP given to a detachment are no loss, and a battery on its own is Fresh unless Tired.',
    {
      freshDetach: { keeps: 'detaching keeps it Fresh', loses: 'detaching ends it' },
      freshArtillery: { yes: 'batteries can be Fresh', no: 'batteries are never Fresh' },
    },
  ),
  words(
    'AMB-17',
    '−1 for Disorder in a Disorder Check',
    'L84, L98-L99, L560',
    'The −1 is named for Quality Checks alone, but both are made alike, so it applies to both. It matters only to artillery.',
    { dcDisMod: { yes: 'it applies', no: 'it does not' } },
  ),
  words(
    'AMB-18',
    'What the Disorder columns say',
    'L91, L562',
    'What is printed there is not known. There is one level of Disorder, so a card says Disordered or nothing; a group can enter its own cards.',
  ),
  words(
    'AMB-19',
    '+1 for occupying a town',
    'L241, L550',
    'Any unit in a built-up area has it, garrisons too; Strong Points and field works do not give it.',
    { townBonusStrongPoint: { no: 'built-up areas only', yes: 'Strong Points too' } },
  ),
  words(
    'AMB-20',
    'Which Army Commander helps?',
    'L551, L1059, L1105',
    'The unit’s own, by where his figure stands, at the headquarters or away from it.',
  ),
];
