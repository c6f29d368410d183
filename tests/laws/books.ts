/** Of the books: what is lost is written once, in its own colour, and what is told is what is written. */
import {
  type Battle,
  currentCP,
  hasCP,
  keepsBooks,
  officerWith,
  onTable,
  type Task,
  type Unit,
} from '../../src/battlefield/battle.ts';
import { holds } from '../../src/battlefield/facts.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import { ruling } from '../../src/book/rulings.ts';
import { SIDES } from '../../src/book/terms.ts';
import { attackersIn, byHand, settled, targetIn } from '../battlefield/laws/law.ts';
import { law, type NetLaw, type Seen } from './law.ts';

const lost = ({ lost: { white, red } }: Unit): number => white + red;

/** Each unit of the play as it stood and as it stands. */
function* changed({ before, after }: Seen): Iterable<readonly [Unit, Unit]> {
  for (const [id, now] of Object.entries(after.units)) {
    const was = before.units[id];
    if (was && was !== now) yield [was, now];
  }
}

const ofChanges = (
  row: NetLaw['row'],
  against: (was: Unit, now: Unit, seen: Seen) => string | false | undefined,
): NetLaw =>
  law(row, function* (seen) {
    for (const [was, now] of changed(seen)) {
      const why = against(was, now, seen);
      if (why) yield `${now.id} ${why}`;
    }
  });

const engineersOf = ({ units }: Battle, id: string): boolean =>
  Object.values(units).some(({ kind, host }) => kind === 'engineers' && host === id);

/** NBC-QC-01: what the card or the own result of a question says. */
const resultOf = (battle: Battle, task: Task): string | undefined => {
  const thing = task.rolls.find(({ slot }) => slot === 'card')?.thing;
  if (!thing) return undefined;
  if ('result' in thing) return thing.result;
  const { word } = procedureFor(task.kind).reading(battle, task);
  const code = typeof word === 'string' ? word : word.code;
  return ['VH', 'H', 'N', 'L', 'VL'].find((one) => code === `result-${one}`);
};

const fightOf = (seen: Seen): Task | undefined => settled(seen, 'firefight', 'close-combat');

/** NBC-REC-02, -03: what a card gives back. */
function recovered(seen: Seen, task: Task, was: Unit, now: Unit): string | undefined {
  const result = seen.play.do === 'decide' ? String(Reflect.get(seen.play, 'choice')) : resultOf(seen.before, task);
  const { rulings } = seen.before;
  if (!result || seen.after.units[now.id]?.fate !== 'good') return undefined;
  const said = (key: 'ooc' | 'inCZ' | 'close') =>
    typeof task.facts[key] === 'boolean' ? task.facts[key] : holds(was, key);
  const clear = !said('inCZ') && !said('close');
  const rests = was.resting && clear;
  const out = said('ooc') && was.kind === 'unit' && was.formation !== null && !(was.ownOrder && !was.disturbed);
  const reached = !out || rests || ruling(rulings, 'oocRecovery') === 'yesMinus1';
  const counts = hasCP(was) && (was.kind === 'unit' || was.kind === 'garrison');
  const room = reached && counts && !said('inCZ') ? Math.max(0, lost(was) - (was.shaken ? 2 : 1)) : 0;
  const gain = Math.min(room, result === 'VH' ? 2 : result === 'H' ? 1 : 0);
  const falls = result === 'VL' && counts && (room > 0 || ruling(rulings, 'vlAlways') === 'yes') ? 1 : 0;
  if (lost(was) - lost(now) !== gain - falls && !engineersOf(seen.before, was.id))
    return `recovers ${lost(was) - lost(now)}CP by ${result}, and it is ${gain - falls}`;
  const tired = was.exhaustion > 0 && clear && result === 'VH' && (rests || ruling(rulings, 'tiredAny') === 'yes');
  if (now.exhaustion !== was.exhaustion - Number(tired)) return `is ${now.exhaustion} tired by ${result}`;
  if (was.disordered && !now.disordered && !(result === 'VH' || result === 'H' || (result === 'N' && !said('inCZ'))))
    return `is in order again by ${result}`;
  if (
    was.disordered &&
    now.disordered &&
    reached &&
    result === 'VH' &&
    was.host === null &&
    !was.looting &&
    !was.crossing &&
    falls === 0
  )
    return `stays Disordered by ${result}`;
  return undefined;
}

export const BOOKS: Readonly<Record<string, NetLaw>> = {
  'white while Steady, red while Shaken': ofChanges('NBC-GL-05', (was, now, seen) => {
    if (byHand(seen)) return false;
    if (now.lost.white > was.lost.white && was.shaken) return 'is Shaken, and loses into the white book';
    return now.lost.red > was.lost.red && !now.shaken && 'is Steady, and loses into the red book';
  }),
  'blue is given away by detaching alone': ofChanges('NBC-DET-01', (was, now, seen) => {
    if (byHand(seen) || now.lost.blue <= was.lost.blue) return false;
    return !settled(seen, 'detach', 'garrison') && `gives ${now.lost.blue - was.lost.blue}CP away by ${seen.play.do}`;
  }),
  'what is given is what is raised': law('NBC-DET-01', function* (seen) {
    if (!settled(seen, 'detach')) return;
    const given = [...changed(seen)].reduce((sum, [was, now]) => sum + now.lost.blue - was.lost.blue, 0);
    const raised = Object.values(seen.after.units)
      .filter(({ id }) => !seen.before.units[id])
      .reduce((sum, { startCP }) => sum + startCP, 0);
    if (given !== raised) yield `${given}CP are given, and ${raised}CP raised`;
  }),
  'the hurt of a phase is what it has cost': ofChanges('NBC-QC-10', (was, now, seen) => {
    if (!now.hurt || byHand(seen) || was.onFoot || now.onFoot) return false;
    const more = now.hurt.lost - (was.hurt?.lost ?? 0);
    const cost = lost(now) - lost(was);
    return more !== cost && more > 0 && `is hurt by ${more}CP, and has lost ${cost}CP`;
  }),
  'a loss has its cause': ofChanges('NBC-GL-05', (was, now, seen) => {
    if (byHand(seen) || lost(now) <= lost(was)) return false;
    const causes = ['hits', 'next', 'on', 'finish', 'fire', 'accept', 'decide', 'drop', 'combat', 'charge'];
    return !causes.includes(seen.play.do) && `loses ${lost(now) - lost(was)}CP by ${seen.play.do}`;
  }),
  'hits told are points lost': law('NBC-GL-05', function* ({ before, after, play }) {
    if (play.do !== 'hits') return;
    const [was, now] = [before.units[play.unit], after.units[play.unit]];
    if (!was || !now || !hasCP(was) || was.onFoot) return;
    const want = Math.min(play.hits, currentCP(was));
    if (lost(now) - lost(was) !== want)
      yield `${play.unit} is hit ${play.hits} times and loses ${lost(now) - lost(was)}CP of ${currentCP(was)}`;
  }),
  'a firefight costs what is hit': law('NBC-FF-09', function* (seen) {
    const task = fightOf(seen);
    if (task?.kind !== 'firefight' || seen.play.do !== 'accept') return;
    const { word } = procedureFor('firefight').reading(seen.before, task);
    if (typeof word === 'string' || word.code !== 'firefight-hits') return;
    const { made, taken } = word.args ?? {};
    const pairs = [
      [targetIn(task), Number(made)],
      [attackersIn(task)[0], Number(taken)],
    ] as const;
    for (const [id, hits] of pairs) {
      const [was, now] = [seen.before.units[id ?? ''], seen.after.units[id ?? '']];
      if (
        !was ||
        !now ||
        !hasCP(was) ||
        was.onFoot ||
        !keepsBooks(seen.before, was.side) ||
        engineersOf(seen.before, was.id)
      )
        continue;
      if (lost(now) - lost(was) !== Math.min(hits, currentCP(was)))
        yield `${id} is hit ${hits} times and loses ${lost(now) - lost(was)}CP of ${currentCP(was)}`;
    }
  }),
  'nobody else loses in a fight': law('NBC-CC-01', function* (seen) {
    const task = fightOf(seen);
    if (!task) return;
    const parties = [...attackersIn(task), targetIn(task)];
    for (const [was, now] of changed(seen))
      if (lost(now) > lost(was) && !parties.includes(now.id))
        yield `${now.id} loses in a fight of ${parties.join(' and ')}`;
  }),
  'fire is counted at the end of its phase': law('NBC-ART-01', function* (seen) {
    const { before, after } = seen;
    if (before.phase === after.phase || (before.phase !== 3 && before.phase !== 4) || seen.play.do !== 'next') return;
    const open = before.shots.filter(({ counted }) => !counted);
    for (const [was, now] of changed(seen)) {
      if (!hasCP(was) || was.onFoot || engineersOf(before, was.id) || !keepsBooks(before, was.side)) continue;
      const hits = open.reduce((sum, { on, hits: n }) => sum + (on && 'unit' in on && on.unit === was.id ? n : 0), 0);
      const cost = lost(now) - lost(was);
      if (cost !== Math.min(hits, currentCP(was)))
        yield `${was.id} is hit ${hits} times and loses ${cost}CP of ${currentCP(was)}`;
    }
  }),
  'a phase is left without a hurt': law('NBC-DC-03', function* ({ before, after, play }) {
    if (before.phase === after.phase || play.do === 'set') return;
    for (const { id, hurt } of Object.values(after.units)) if (hurt) yield `${id} is still hurt by ${hurt.cause}`;
  }),
  'a recovery gives what its card says': law('NBC-REC-02', function* (seen) {
    const task = settled(seen, 'recovery');
    const [was, now] = [seen.before.units[task?.unit ?? ''], seen.after.units[task?.unit ?? '']];
    if (!task || !was || !now) return;
    const why = recovered(seen, task, was, now);
    if (why) yield `${was.id} ${why}`;
  }),
  'a rally gives what its card says': law('NBC-RAL-01', function* (seen) {
    const task = settled(seen, 'rally');
    const [was, now] = [seen.before.units[task?.unit ?? ''], seen.after.units[task?.unit ?? '']];
    if (!task || !was || !now) return;
    const { rulings } = seen.before;
    const result = seen.play.do === 'decide' ? seen.play.choice : resultOf(seen.before, task);
    const base = was.startCP - was.lost.blue;
    const share = result === 'VH' ? base * 0.75 : base * 0.5;
    const how = ruling(rulings, 'rallyRounding');
    const rounded = how === 'halfUp' ? Math.floor(share + 0.5) : how === 'floor' ? Math.floor(share) : Math.ceil(share);
    const cp = Math.max(Number(ruling(rulings, 'rallyFloor')), Math.min(rounded, base - 2));
    const said = task.facts.ooc;
    const barred = ruling(rulings, 'oocRally') === 'no' && (typeof said === 'boolean' ? said : holds(was, 'ooc'));
    const rallies = (result === 'VH' || result === 'H') && cp >= 1 && !barred;
    if (rallies !== (now.fate === 'good')) yield `${was.id} is ${now.fate} by ${result} at ${base}CP`;
    if (result === 'VL' && !barred && now.fate !== 'eliminated') yield `${was.id} is ${now.fate} by VL`;
    if (rallies && currentCP(now) !== cp)
      yield `${was.id} rallies to ${currentCP(now)} of ${base}CP by ${result}, and it is ${cp}`;
    if (rallies && now.disordered !== (result === 'H'))
      yield `${was.id} rallies by ${result}, Disordered: ${now.disordered}`;
  }),
  'exhaustion rises by fighting alone, a step at a time': ofChanges('NBC-EX-02', (was, now, seen) => {
    if (byHand(seen) || now.exhaustion <= was.exhaustion) return false;
    if (!settled(seen, 'close-combat', 'fight-result')) return `is more tired by ${seen.play.do}`;
    return now.exhaustion - was.exhaustion > 2 && `is more tired by ${now.exhaustion - was.exhaustion}`;
  }),
  'who is Shaken stays so': ofChanges(
    'NBC-GL-15',
    (was, now, seen) => was.shaken && !now.shaken && !byHand(seen) && `is Steady again by ${seen.play.do}`,
  ),
  'Broken units have no Disorder': law('NBC-GL-17', function* ({ after }) {
    for (const { id, fate, disordered, stands, resting } of Object.values(after.units))
      if (fate === 'broken' && (disordered || stands > 0 || resting))
        yield `${id} is Broken, and Disordered, or has stands out, or rests`;
  }),
  'a host lends nothing to who is gone': law('NBC-OFF-03', function* ({ after }) {
    for (const unit of Object.values(after.units))
      if (officerWith(after, unit.id) && !onTable(unit)) yield `${unit.id} is ${unit.fate}, and an officer is with it`;
  }),
  'no rally in the simplified game': law('NBC-SIM-01', function* (seen) {
    if (!seen.after.simplified.includes('noRally') || byHand(seen)) return;
    for (const [was, now] of changed(seen))
      if (now.fate === 'broken' && was.fate === 'good') yield `${now.id} is Broken, and none ever is`;
  }),
  'what is simplified is not played': law('NBC-SIM-01', function* ({ before, after, events }) {
    const { simplified } = before;
    for (const event of events) {
      if (event.type !== 'opened') continue;
      const { kind } = event.task;
      if (kind === 'firefight' && simplified.includes('noFirefights')) yield 'a firefight is begun';
      if (kind === 'skirmish' && simplified.includes('noSkirmishing')) yield 'skirmishers shoot';
      if (kind === 'rally' && simplified.includes('noRally')) yield 'a unit rallies';
      if (kind === 'order-change' && simplified.includes('simpleCommand')) yield 'an order is changed';
    }
    if (simplified.includes('noSkirmishing') && before !== after)
      for (const { id, stands } of Object.values(after.units))
        if (stands > (before.units[id]?.stands ?? 0)) yield `${id} sends skirmishers out`;
  }),
  'both sides are reckoned alike': law('NBC-GL-05', function* ({ after }) {
    for (const side of SIDES)
      for (const unit of Object.values(after.units))
        if (unit.side === side && hasCP(unit) && currentCP(unit) > unit.startCP)
          yield `${unit.id} has more than it began with`;
  }),
};
