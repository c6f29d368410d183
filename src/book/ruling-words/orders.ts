/** Formation orders. */
import { words } from './entry.ts';

export const ORDER_WORDS = [
  words(
    'AMB-21',
    'One stance up or down',
    'L900',
    'We take it as one step on the ladder of ten numbered orders, never past its ends. Hold, Redeploy and Strategic Movement are not on it.',
    { stanceLadder: { number: 'one step of the ten', withinOrder: 'only between Normal and Keen' } },
  ),
  words(
    'AMB-22',
    'How long does a shift last?',
    'L589, L898',
    'The shifted order is the formation’s order from then on. When next under command it is carried out in its Normal stance.',
    { shiftDuration: { persistent: 'until changed', thisTurn: 'for this turn' } },
  ),
  words(
    'AMB-23',
    'Green dice in the temperament check',
    'L898',
    'The green dice are named but no table turns them into a result. We add T: 14 Very High, 12 High, 9 Normal, 7 Low, less Very Low; even at T3.',
    { tCheck: { green: 'T plus the green dice', card: 'a quality card at rating T' } },
  ),
  words(
    'AMB-24',
    'An order changed after the action',
    'L204, L396, L1218',
    'No cost and no check are named for it. A commander under command changes his order freely then; a grab by the lapels counts.',
    { a5Change: { free: 'free, without a check', sameAsA1: 'as before movement' } },
  ),
  words(
    'AMB-25',
    'May Keen be ordered?',
    'L589',
    'Orders are given in the Normal stance; Keen comes from a commander left to himself. Ordered freely it would cost nothing and beat the rest.',
    { allowKeenOrders: { no: 'Normal only', yes: 'Keen may be ordered' } },
  ),
  words(
    'AMB-26',
    'What an Awkward commander costs',
    'L396',
    'The scenario sets the penalty. Where it is silent: one Re-Roll Die more for each change before movement or by the lapels, and one for a change after the action.',
  ),
  words(
    'AMB-27',
    'A distance that must be moved but cannot',
    'L569-L579, L593',
    'The duty is met by moving as far as ground and dice allow. Best distance is that of the slowest unit after all reductions; units left behind, Broken or Resting do not count.',
  ),
  words(
    'AMB-28',
    'Units that stay behind',
    'L593, L1462',
    'They stand under Defend; infantry starts to garrison, guns only stay. They rejoin with the next order that is neither Attack nor Pursue. An order raised by a shift counts as received.',
    { optOutRejoin: { nextOrder: 'with the next such order', ownerChoice: 'when the owner says so' } },
  ),
  words(
    'AMB-29',
    'Attacked while marching',
    'L555, L599-L609',
    'Redeploy and Strategic Movement turn into Defend once a unit of the formation is in a firefight or close combat, and do so when that combat is over.',
    {
      autoDefendTrigger: { 'ff+cc': 'firefight or close combat', anyFire: 'any fire as well' },
      autoDefendTiming: { after: 'after the combat', before: 'before the combat' },
    },
  ),
  words(
    'AMB-30',
    'Extra march distance and dice',
    'L597, L605',
    'The 5 and 15 cm more are added to full moves, of all arms, before Soft ground and hills take their share; movement by dice gains nothing.',
    { redeployDice: { no: 'full moves only', addToTotal: 'added to a dice total too' } },
  ),
  words(
    'AMB-31',
    'Cavalry screens of a marching formation',
    'L597, L605, L1506, L1512, L1523',
    'They are put out when the order begins or after the action, 1 CP each, four alive at most, for good, and may keep pace with the column.',
    { screenAbsorb: { permanent: 'they stay detachments', returnWhenOrderEnds: 'they return with the order’s end' } },
  ),
  words(
    'AMB-32',
    'Which order counts when it flips',
    'L555-L556, L1065, L1115',
    'The one in force when the attack or the fire was declared; otherwise marching could never be punished. The timing switch of the flip covers it.',
  ),
  words(
    'AMB-33',
    'Hold inside the Contact Zone',
    'L583',
    'A unit on Hold throws no Contact Zone dice and so is never drawn into an attack. It answers when attacked; its guns may fire but not turn.',
    { holdCZ: { noDice: 'no dice', autoAttackDice: 'dice for being drawn in' } },
  ),
  words(
    'AMB-34',
    'Defend or Engage',
    'L574, L593, L601, L1232',
    'One order with two names. We call it Defend; its Keen stance, whose front may creep forward, is subtitled Engage.',
  ),
];
