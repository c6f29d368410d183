/** Of command: cards, orders, re-roll dice and headquarters over a whole turn, and the clock and the sky. */
import { armyCommander, type Battle, orderInForce } from '../../src/battlefield/battle.ts';
import { holds, known } from '../../src/battlefield/facts.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import { ruling } from '../../src/book/rulings.ts';
import { SIDES } from '../../src/book/terms.ts';
import { allOf, byHand, isMarch, settled } from '../battlefield/laws/law.ts';
import { law, type NetLaw, type Seen } from './law.ts';

const turnBegins = ({ before, after }: Seen): boolean => after.turn > before.turn;
const LADDER = [
  'pursue-keen',
  'pursue',
  'attack-keen',
  'attack',
  'defend-keen',
  'defend',
  'pull-back',
  'pull-back-keen',
  'withdraw',
  'withdraw-keen',
];
const total = (battle: Battle, side: 'a' | 'b'): number =>
  battle.sides[side].rerolls.ready + battle.sides[side].rerolls.used;

/** What may give a formation another order. */
const GIVES_ORDERS = [
  'acts',
  'accept',
  'decide',
  'order',
  'set',
  'fire',
  'hits',
  'next',
  'finish',
  'combat',
  'charge',
  'firefight',
  'drop',
  'strike',
];

const opens = ({ events }: Seen, kind: string): boolean =>
  events.some((event) => event.type === 'opened' && event.task.kind === kind);

/** The table has said whether he is under command, and the throw says it again. */
const opensCommand = (seen: Seen, id: string): boolean => settled(seen, 'command')?.formation === id;

export const COMMAND: Readonly<Record<string, NetLaw>> = {
  'a turn begins with nothing played': law('NBC-CCD-08', function* (seen) {
    if (!turnBegins(seen)) return;
    const { after } = seen;
    if (after.shots.length > 0) yield 'shots are written down';
    if (after.action) yield `${after.action.formation} acts`;
    for (const side of SIDES) {
      const { chosen, lapels, hqMoved, changedAway } = after.sides[side];
      if (chosen !== null || lapels !== null || hqMoved || changedAway !== 0)
        yield `${side} has ${JSON.stringify({ chosen, lapels, hqMoved, changedAway })}`;
    }
    for (const { id, card, command } of Object.values(after.formations)) {
      if (card === 'played' || card === 'losing' || card === 'spent') yield `the card of ${id} is ${card}`;
      if (command !== null) yield `${id} is ${command} under command`;
    }
  }),
  'the throws of a turn are counted from none': law('NBC-CCD-05', function* ({ before, after }) {
    if (before.phase === 5 && after.phase === 6 && after.contests !== 0)
      yield `${after.contests} throws have been made`;
  }),
  'nothing is owed when a turn begins': law('NBC-SEQ-01', function* (seen) {
    if (!turnBegins(seen) || seen.before.help !== 'resolve') return;
    for (const { id, kind } of seen.after.agenda)
      if (seen.before.agenda.some((task) => task.id === id) && !['first', 'lull-restart'].includes(kind))
        yield `${kind} ${id} is owed`;
  }),
  'who is under command is said once a turn': law('NBC-UC-01', function* (seen) {
    if (byHand(seen) || turnBegins(seen)) return;
    for (const { id, command } of Object.values(seen.after.formations)) {
      const was = seen.before.formations[id]?.command;
      const fell = seen.after.officers[seen.after.formations[id]?.commander ?? '']?.fate !== 'fit';
      // Held by the lapels, he stays under command where the army commander falls.
      if (
        was &&
        command &&
        was !== command &&
        !fell &&
        !(was === 'lapels' && command === 'under') &&
        seen.play.do !== 'acts' &&
        !opensCommand(seen, id)
      )
        yield `${id} was ${was} and is ${command} under command`;
    }
  }),
  'one is held by the lapels': law('NBC-UC-05', function* ({ after, play }) {
    if (play.do === 'set') return;
    for (const side of SIDES) {
      const held = Object.values(after.formations).filter((one) => one.side === side && one.command === 'lapels');
      if (held.length > 1) yield `${held.map(({ id }) => id).join(' and ')} are held by the lapels`;
    }
  }),
  'cards are where the book has them': law('NBC-CMA-08', function* ({ before, after, play }) {
    if (play.do === 'set') return;
    for (const side of SIDES) {
      const own = Object.values(after.formations).filter((one) => one.side === side);
      const losing = own.filter(({ card }) => card === 'losing');
      if (losing.length > 1) yield `${losing.map(({ id }) => id).join(' and ')} are left on the table`;
      const most = after.scenario.sides[side].armyType === 'Napoleonic' ? 1 : 0;
      if (after.sides[side].byes > most) yield `${side} has ${after.sides[side].byes} Byes`;
    }
    for (const { id, present, card } of Object.values(after.formations))
      if (!present && card === 'hand' && before.formations[id]?.card === 'away')
        yield `${id} has not come, and its card is in the hand`;
  }),
  'nobody acts out of the hand': law('NBC-CCD-08', function* ({ before, after, play }) {
    const began =
      after.action &&
      before.action?.formation !== after.action.formation &&
      !after.action.byHand &&
      !before.action?.waits;
    if (began && after.formations[after.action?.formation ?? '']?.command === null && play.do !== 'set')
      yield `${after.action?.formation} acts, and nobody knows whether under command`;
  }),
  'an order changes as the book has it': law('NBC-ORD-17', function* (seen) {
    const { before, after, play } = seen;
    for (const { id, order } of Object.values(after.formations)) {
      const was = before.formations[id];
      if (!was || was.order === order || turnBegins(seen)) continue;
      if (!GIVES_ORDERS.includes(play.do)) yield `${id} goes from ${was.order} to ${order} by ${play.do}`;
      const marched = isMarch(was.order) && order === 'defend';
      const kinds = ['order-change', 'command', 'temper', 'contest'];
      const asked = 'task' in play ? before.agenda.find((task) => task.id === play.task)?.kind : undefined;
      if (
        (play.do === 'accept' || play.do === 'decide') &&
        !marched &&
        asked &&
        !kinds.includes(asked) &&
        asked !== 'arrival' &&
        asked !== 'arrival-order'
      )
        yield `${id} goes from ${was.order} to ${order} by ${asked}`;
    }
  }),
  'a stance shifts by one step': law('NBC-ORD-20', function* (seen) {
    const task = settled(seen, 'command', 'temper');
    const [was, is] = [seen.before.formations[task?.formation ?? ''], seen.after.formations[task?.formation ?? '']];
    if (!was || !is || was.order === is.order) return;
    if (orderInForce(seen.before, was) === undefined) yield `${is.id} shifts, and no orders are played`;
    // Under command the order is carried out in its Normal stance.
    if (is.command !== 'not') {
      if (is.order !== was.order.replace('-keen', ''))
        yield `${is.id} is ${is.command} under command, and shifts to ${is.order}`;
      return;
    }
    const [from, to] = [LADDER.indexOf(was.order), LADDER.indexOf(is.order)];
    const by = Math.abs(from - to);
    if (from < 0 || to < 0) yield `${is.id} shifts from ${was.order} to ${is.order}`;
    else if (ruling(seen.before.rulings, 'stanceLadder') === 'number' && by !== 1)
      yield `${is.id} shifts by ${by} steps`;
  }),
  'an order is paid for': law('NBC-RR-05', function* ({ before, after, play }) {
    if (play.do !== 'order') return;
    const formation = before.formations[play.formation];
    if (!formation) return;
    const { side, awkward } = formation;
    const spent = before.sides[side].rerolls.ready - after.sides[side].rerolls.ready;
    const first = before.action?.step === 'orders' || ruling(before.rulings, 'a5Change') === 'sameAsA1';
    const led = formation.commander === before.sides[side].commander;
    const far = first && formation.command !== 'lapels' && play.far && !led ? 1 : 0;
    // NBC-ORD-23: friction ends with either of the two.
    const his = [formation.commander, before.sides[side].commander].every(
      (id) => before.officers[id]?.replacedIn === undefined,
    );
    const want = (first ? 1 : 0) + far + (his ? (awkward?.extra ?? 0) : 0);
    if (spent !== want) yield `${play.formation} pays ${spent} re-roll dice, and it is ${want}`;
  }),
  're-roll dice are kept whole': law('NBC-RR-01', function* (seen) {
    if (byHand(seen)) return;
    for (const side of SIDES) {
      const replaced = armyCommander(seen.before, side) !== armyCommander(seen.after, side);
      if (total(seen.after, side) !== total(seen.before, side) && !replaced)
        yield `${side} has ${total(seen.after, side)} dice of ${total(seen.before, side)}`;
    }
  }),
  'what spends re-roll dice': law('NBC-RR-05', function* ({ before, after, play }) {
    const SPENDS = ['again', 'order', 'convert', 'engineers', 'train', 'headquarters', 'set', 'accept', 'decide'];
    for (const side of SIDES) {
      const spent = before.sides[side].rerolls.ready - after.sides[side].rerolls.ready;
      if (spent <= 0) continue;
      if (!SPENDS.includes(play.do) && before.rulings.acReplacedRRD !== 'capToNewA')
        yield `${side} spends ${spent} by ${play.do}`;
      if (play.do === 'headquarters' && after.sides[side].rerolls.ready !== 0)
        yield `${side} keeps dice though its headquarters move`;
      if (['convert', 'engineers', 'train'].includes(play.do) && spent !== 1)
        yield `${side} spends ${spent} for ${play.do}`;
    }
  }),
  'used dice come back once a turn': law('NBC-RR-02', function* (seen) {
    for (const { task } of allOf(seen, 'opened'))
      if (task.kind === 'recover-rerolls' && seen.after.phase !== 1)
        yield `dice come back in phase ${seen.after.phase}`;
  }),
  'the clock goes by its card': law('NBC-TIM-01', function* (seen) {
    const task = settled(seen, 'time');
    if (!task) return;
    const by = seen.after.minutes - seen.before.minutes;
    const thing = task.rolls.at(-1)?.thing;
    const told = thing && 'minutes' in thing ? thing.minutes : undefined;
    if (seen.play.do === 'accept' && told !== undefined && told !== by)
      yield `${told} minutes are told, and ${by} pass`;
    if (seen.play.do === 'accept' && (by < 10 || by > 45 || by % 5 !== 0)) yield `${by} minutes pass`;
  }),
  'weather changes in phase 9 alone': law('NBC-WX-04', function* (seen) {
    const [was, is] = [seen.before.sky, seen.after.sky];
    if (byHand(seen) || (was.weather === is.weather && was.intensity === is.intensity)) return;
    if (seen.before.phase !== 9) yield `it is ${is.weather} in phase ${seen.before.phase}`;
    if (!was.variable) yield `it is ${is.weather}, and the weather is fixed`;
  }),
  'fog lifts for good': law('NBC-FOG-01', function* (seen) {
    const [was, is] = [seen.before.sky.fog, seen.after.sky.fog];
    if (byHand(seen)) return;
    if (!was && is) yield 'fog falls again';
    if (was && is && is.total < was.total) yield 'fog thickens';
    if (was && is && is.total - was.total > 12) yield `fog lifts by ${is.total - was.total}`;
    if (was !== is && was?.total !== is?.total && seen.before.phase !== 9)
      yield `fog lifts in phase ${seen.before.phase}`;
  }),
  'ground turns by one step': law('NBC-GND-01', function* (seen) {
    const [was, is] = [seen.before.sky.ground, seen.after.sky.ground];
    if (was === is || (byHand(seen) && seen.play.do === 'set' && seen.play.what === 'sky')) return;
    const grounds = ['hard', 'soft', 'mud'];
    if (Math.abs(grounds.indexOf(was) - grounds.indexOf(is)) !== 1) yield `the ground goes from ${was} to ${is}`;
    if (seen.before.minutes === seen.after.minutes && seen.before.phase !== 9)
      yield `the ground turns in phase ${seen.before.phase}`;
  }),
  'a vantage and a place for a commander who serves': law('NBC-CMA-01', function* ({ after }) {
    for (const side of SIDES)
      if (holds(after.sides[side], 'vantage') && armyCommander(after, side).fate !== 'fit')
        yield `${side} looks from a vantage point, and nobody commands`;
  }),
  'a fallen officer is replaced once, in phase 5': law('NBC-OFF-06', function* (seen) {
    if (byHand(seen)) return;
    for (const officer of Object.values(seen.after.officers)) {
      const was = seen.before.officers[officer.id];
      if (!was || was.fate === 'fit' || officer.fate !== 'fit') continue;
      if (seen.after.phase !== 5 && seen.before.phase !== 5)
        yield `${officer.id} is replaced in phase ${seen.after.phase}`;
      const one = ruling(seen.before.rulings, 'replacement') === 'allOnes';
      for (const letter of ['A', 'L', 'T'] as const) {
        const want = one ? 1 : Math.max(1, was[letter] - 1);
        if (officer[letter] !== want) yield `the ${letter} of ${officer.id} is ${officer[letter]}, and it is ${want}`;
      }
    }
  }),
  'an arriving formation is thrown for when it may come': law('NBC-RNF-01', function* (seen) {
    if (!opens(seen, 'arrival')) return;
    if (seen.after.phase !== 2) yield `an arrival is thrown for in phase ${seen.after.phase}`;
    for (const event of seen.events) {
      if (event.type !== 'opened' || event.task.kind !== 'arrival') continue;
      const coming = seen.after.scenario.reinforcements.find(({ id }) => id === event.task.data.reinforcement);
      if (coming && typeof coming.at === 'number' && coming.at > seen.after.minutes)
        yield `${coming.id} may come at ${coming.at}, and it is ${seen.after.minutes}`;
    }
  }),
  'a lull keeps everybody from fighting': law('NBC-LUL-03', function* (seen) {
    const { after, events } = seen;
    if (!after.lull || after.lull.since > after.turn || after.lull.covers !== undefined) return;
    for (const event of events)
      if (event.type === 'opened' && ['charge', 'firefight', 'skirmish', 'volley'].includes(event.task.kind))
        yield `${event.task.kind} is begun in a lull`;
  }),
  'the far facts of those led in person are none': law('NBC-UC-06', function* ({ after }) {
    for (const { id, commander, side, facts } of Object.values(after.formations))
      if (commander === after.sides[side].commander && known({ facts }, 'far'))
        yield `${id} is led in person, and is far`;
  }),
};

/** Every question can be read once everything lies there. */
export const readable = (battle: Battle): string[] =>
  battle.agenda.flatMap((task) => {
    const procedure = procedureFor(task.kind);
    if (procedure.waits?.(battle, task) || procedure.needs(battle, task).length > 0) return [];
    return procedure
      .reading(battle, task)
      .sums.flatMap(({ total: n, name }) => (Number.isFinite(n) ? [] : [`${task.kind}: ${JSON.stringify(name)}`]));
  });
