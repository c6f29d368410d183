/** Of the turn: the clock, the phases, who acts, re-roll dice and packs of cards. */
import { throwOpen } from '../../../src/battlefield/now.ts';
import { SIDES } from '../../../src/book/terms.ts';
import { allOf, law, settled } from './law.ts';
import { beginsToAct } from './memory.ts';

/** What falls due by what was done: read in the state in which it fell due. */
const OWED = ['disorder', 'quality', 'officer-risk', 'officer-entered', 'engineer-risk', 'bridge-building', 'looting'];

export const TURNS = {
  'what is owed is settled before the turn goes on': law('NBC-SEQ-01', function* ({ before, after, play }) {
    if (play.do !== 'next' && play.do !== 'finish') return;
    if (before.phase === after.phase && before.action?.step === after.action?.step) return;
    for (const { id, kind } of before.agenda)
      if (OWED.includes(kind) && after.agenda.some((task) => task.id === id))
        yield `${kind} is owed as phase ${before.phase} goes on`;
  }),
  'time goes on': law('NBC-TIM-01', function* ({ before, after, play, events }) {
    if (after.minutes < before.minutes) yield `it is ${after.minutes}, and it was ${before.minutes}`;
    const turned = settled({ before, play, events, after }, 'time') ?? (play.do === 'set' && play.what === 'clock');
    if (after.minutes !== before.minutes && !turned) yield `time passes by ${play.do}`;
  }),
  'one phase after the other': law('NBC-SEQ-01', function* (step) {
    let { turn, phase } = step.before;
    for (const next of allOf(step, 'phase')) {
      const goesOn = next.turn === turn && (next.phase === phase + 1 || (phase === 2 && next.phase === 4));
      if (!goesOn && !(next.turn === turn + 1 && phase === 9 && next.phase === 1))
        yield `after phase ${phase} of turn ${turn} comes phase ${next.phase} of turn ${next.turn}`;
      ({ turn, phase } = next);
    }
  }),
  'a formation acts once': law('NBC-CCD-08', function* (step) {
    const acts = beginsToAct(step);
    if (acts === undefined) return;
    if (step.memory.acted.includes(acts)) yield `${acts} acts a second time in the turn`;
    const { present, card } = step.after.formations[acts] ?? {};
    if (!present) yield `${acts} acts and has not come`;
    if (card !== 'spent') yield `${acts} acts and keeps its card: ${card}`;
  }),
  'an action runs in phase 6': law('NBC-SEQ-02', function* ({ after }) {
    if (after.action && !after.action.byHand && after.phase !== 6)
      yield `${after.action.formation} acts in phase ${after.phase}`;
  }),
  'one step after the other': law('NBC-SEQ-02', function* ({ before, after, play }) {
    if (play.do === 'take-up') return;
    const steps = ['orders', 'move', 'firefights', 'combats', 'administration'];
    if (!before.action || before.action.formation !== after.action?.formation) return;
    // Taken up by hand while the throw for its own action was open, which begins now.
    if (before.action.byHand && !after.action.byHand && throwOpen(before)) return;
    if (steps.indexOf(after.action.step) < steps.indexOf(before.action.step))
      yield `${before.action.formation} goes from ${before.action.step} back to ${after.action.step}`;
  }),
  're-roll dice come back by their throw': law('NBC-RR-02', function* ({ before, play, events, after }) {
    for (const side of SIDES) {
      const [was, is] = [before.sides[side].rerolls, after.sides[side].rerolls];
      if (is.ready < 0 || is.used < 0) yield `${side} owes re-roll dice`;
      if (is.ready + is.used > was.ready + was.used && play.do !== 'set') yield `${side} finds a re-roll die`;
      const back = settled({ before, play, events, after }, 'recover-rerolls');
      if (is.ready > was.ready && play.do !== 'set' && back?.side !== side)
        yield `${side} gets re-roll dice by ${play.do}`;
    }
  }),
  'a re-throw is paid for': law('NBC-RR-03', function* (step) {
    const { play, before, after } = step;
    if (play.do !== 'again') return;
    const paid = allOf(step, 'rolled').flatMap(({ roll }) => roll.again.at(-1)?.cost ?? 0);
    const spent = before.sides[play.side].rerolls.ready - after.sides[play.side].rerolls.ready;
    if (spent < 1 || spent !== paid.at(-1)) yield `${play.side} throws again for ${spent} dice`;
  }),
  'hits are thrown once': law('NBC-RR-04', function* ({ play, before }) {
    if (play.do !== 'again') return;
    const kind = before.agenda.find(({ id }) => id === play.task)?.kind ?? '';
    const never = ['skirmish', 'volley', 'officer-entered', 'weather', 'intensity', 'fog', 'recover-rerolls'];
    if (never.includes(kind)) yield `a throw of ${kind} is thrown again`;
  }),
  'a card is out once': law('NBC-EQ-01', function* ({ after }) {
    for (const [name, { out }] of Object.entries(after.packs)) {
      const seen = out.filter((card) => card > 0);
      const twice = seen.find((card, n) => seen.indexOf(card) !== n);
      if (twice !== undefined) yield `card ${twice} is out twice of the ${name} pack`;
    }
  }),
  'a pack is never above itself': law('NBC-EQ-01', function* ({ before, after }) {
    for (const name of ['quality', 'time'] as const) {
      const [was, is] = [before.packs[name].out, after.packs[name].out];
      const grown = is.length >= was.length && was.some((card, n) => is[n] !== card);
      if (grown && is.length > 1 && is.length !== was.length) yield `the ${name} pack has changed what lay there`;
    }
  }),
  'Byes are spent': law('NBC-CCD-03', function* ({ before, after }) {
    for (const side of SIDES)
      if (after.sides[side].byes > before.sides[side].byes && after.phase === before.phase)
        yield `${side} finds a Bye card in phase ${after.phase}`;
  }),
  'a radius never falls': law('NBC-SCN-13', function* (step) {
    for (const { id, radius, commander } of Object.values(step.after.formations)) {
      const before = step.before.formations[id];
      const another = allOf(step, 'officer').some(({ officer }) => officer === commander);
      if (before?.present && radius < before.radius && !another && step.play.do !== 'set')
        yield `the radius of ${id} falls from ${before.radius} to ${radius}cm`;
    }
  }),
  'a lull is of these formations': law('NBC-LUL-01', function* ({ after }) {
    if (after.lull && after.lull.since > after.turn + 1) yield `a lull begins in turn ${after.lull.since}`;
  }),
  'it is one day of weather': law('NBC-WX-01', function* ({ after: { sky } }) {
    if (sky.rain > sky.wet) yield `it has rained ${sky.rain} of ${sky.wet} wet minutes`;
    if (sky.wet > 0 && sky.dry > 0) yield 'it is wet and dry at once';
  }),
};
