/** Movement. */
import { words } from './entry.ts';

export const MOVEMENT_WORDS = [
  words(
    'AMB-90',
    'Soft ground and movement dice',
    'L1331',
    'Soft ground takes its centimetres from dice totals too, in the Contact Zone as well, down to nothing. Wagons count as foot artillery.',
    { softDice: { subtract: 'taken from dice too', fullMovesOnly: 'from full moves only' } },
  ),
  words(
    'AMB-91',
    'Slopes in mud',
    'L953, L1327, L1335',
    'A contour costs 2 cm, in Mud 3. The text compares with 1, which is the slip.',
    { mudSlope: { '3': '3 cm', '2': '2 cm' } },
  ),
  words('AMB-92', 'A 1 and a 6 cancel', 'L969', 'They cancel in pairs: with three dice the odd 1 or 6 stays.', {
    ceCancel: { pairwise: 'in pairs', any: 'one cancels all of the other' },
  }),
  words(
    'AMB-93',
    'Closing from inside the Contact Zone',
    'L571, L978-L980',
    'The check to close is for those who start outside it. Inside, the 1s and 6s of the dice decide already.',
    { closeCheckInCZ: { no: 'no check from inside', yes: 'always a check' } },
  ),
  words(
    'AMB-94',
    'Half speed by dice',
    'L928',
    'Moving back or sideways by dice goes half the total, fractions dropped.',
  ),
  words(
    'AMB-95',
    'Ground past the last column',
    'L944-L947',
    'A unit whose shifts run off the chart cannot enter; one that is inside already may leave with one die.',
    { beyondColumn: { impossible: 'it cannot enter', oneDie: 'one die' } },
  ),
  words('AMB-96', 'Measuring a wheel', 'L926', 'By the path of the outer front corner; the players measure it.'),
  words(
    'AMB-97',
    'Disorder Checks for one unit’s move',
    'L926-L934, L949',
    'One for each cause: the oblique, each wheel or turn after the first, each friend passed through, and the ground once.',
    {
      moveDC: { perCause: 'one for each cause', facesOnce: 'all turns count as one', oncePerTurn: 'one in all' },
    },
  ),
  words(
    'AMB-98',
    'Foot or horse in the Contact Zone',
    'L945, L964',
    'Guns by their mobility, heavy foot as foot. An MX unit moves as foot, in the chart and on Soft ground.',
  ),
  words(
    'AMB-99',
    'Drawn into an attack',
    'L599, L607, L656, L969, L1054, L1516, L1600',
    'Infantry drawn towards cavalry goes to 2 cm and fires, out of command it only goes; dice that fall short move what they give. Lone guns, detachments, trains and marching formations are never drawn in.',
  ),
  words(
    'AMB-100',
    'A Broken unit met by a Disordered enemy',
    'L65, L1037',
    'An enemy in order ends it. From a Disordered one it runs at once, and the Disordered unit halts there.',
    { brokenContactDis: { flee: 'it runs', eliminated: 'it is ended too' } },
  ),
  words(
    'AMB-101',
    'How far the Broken run',
    'L1035-L1037',
    '20 cm with an enemy within 20 cm, otherwise 10, measured where the move begins.',
  ),
  words(
    'AMB-102',
    'Room for a road column',
    'L613',
    'The table says whether the units fit on the road; if one does not, its whole move is off.',
  ),
  words(
    'AMB-103',
    'Turning in mud',
    'L1335',
    'A turn in Mud takes the whole allowance of the turn; cavalry loses its free turn too.',
    { mudFreeFace: { no: 'no free turn', yes: 'cavalry keeps its free turn' } },
  ),
  words(
    'AMB-104',
    'Officers on bad ground',
    'L1331, L1335',
    'A general loses 5 cm on Soft ground and throws five dice in Mud.',
  ),
  words(
    'AMB-158',
    'Rough ground',
    'L425, L949',
    'It is given a shift in one place and none in another. The scenario’s terrain list decides; without one, the sample list.',
  ),
];
