/** What must hold of a battle after everything that anybody does, whoever plays it. */
import { type Battle, currentCP, hasCP, onTable, type Unit } from '../../src/battlefield/battle.ts';
import { mostStands, skirmishRatingOf } from '../../src/battlefield/troops.ts';
import { SIDES, type SideId } from '../../src/book/terms.ts';

function fail(what: string): never {
  throw new Error(what);
}

/** CP in the three books and in the ranks are all a unit began with; nothing is lost nowhere. */
function books(unit: Unit, { agenda }: Battle): void {
  const { white, red, blue } = unit.lost;
  if (white < 0 || red < 0 || blue < 0) fail(`${unit.id} has a negative book`);
  if (currentCP(unit) < 0) fail(`${unit.id} is below nothing`);
  // NBC-ENG-06: engineers with it, who may take the loss on themselves, have still to throw.
  const settled = unit.hurt === null && !agenda.some((task) => task.kind === 'engineer-risk' && task.unit === unit.id);
  if (unit.fate === 'good' && unit.startCP > 0 && currentCP(unit) === 0 && settled) fail(`${unit.id} stands at 0CP`);
  if (!hasCP(unit) && white + red + blue > 0) fail(`${unit.id} has no combat points and has lost some`);
  if (!unit.shaken && red > 0) fail(`${unit.id} has red losses and was never Shaken`);
}

/** What a Broken or fallen unit can no longer have. */
function fates(unit: Unit): void {
  const held = {
    disordered: unit.disordered,
    'skirmish stands': unit.stands > 0,
    rest: unit.resting,
    'an area': unit.area !== null,
    looting: unit.looting,
  };
  if (unit.fate !== 'good')
    for (const [what, has] of Object.entries(held)) if (has) fail(`${unit.id} has ${what} though ${unit.fate}`);
  // NBC-BRG-05: a Broken unit stays on the bridge it is on and blocks it; one that is gone holds none.
  if (!onTable(unit) && unit.present && unit.crossing) fail(`${unit.id} is gone and holds a bridge`);
  if (unit.fate !== 'good' && unit.building && !unit.building.done) fail(`${unit.id} builds though ${unit.fate}`);
  if (unit.kind !== 'unit' && unit.fate === 'broken') fail(`a ${unit.kind} is Broken, and none ever is`);
  if (unit.card.arm === 'artillery' && unit.fate === 'broken') fail(`the battery ${unit.id} is Broken`);
  if (unit.stands > mostStands(skirmishRatingOf(unit))) fail(`${unit.id} has more stands out than it has`);
  if (unit.looting && !unit.disordered) fail(`${unit.id} loots in good order`);
}

/** Who is attached to whom: one host, on the table, of one's own, and no chains. */
function hosts(battle: Battle, unit: Unit): void {
  if (unit.host === null) return;
  const host = battle.units[unit.host];
  if (!host) fail(`${unit.id} is attached to nobody`);
  if (host.side !== unit.side) fail(`${unit.id} is attached to the enemy`);
  if (onTable(unit) && (host.fate !== 'good' || !host.present)) fail(`${unit.id} is attached to a unit that is gone`);
  if (host.host !== null) fail(`${unit.id} is attached to ${host.id}, which is attached itself`);
  if (unit.card.arm === 'artillery' && host.formation !== unit.formation)
    fail(`${unit.id} is attached outside its formation`);
  if (unit.kind !== 'engineers' && unit.card.arm !== 'artillery') fail(`${unit.id} can be attached to nobody`);
}

function engineers(battle: Battle): void {
  const taken = new Set<string>();
  for (const unit of Object.values(battle.units)) {
    if (unit.kind !== 'engineers' || unit.fate !== 'good') continue;
    const host = unit.host === null ? undefined : battle.units[unit.host];
    if (host && host.kind !== 'pontoon' && host.formation !== unit.formation)
      fail(`${unit.id} is with ${host.id} and with another formation`);
    if (!host && unit.formation === null) continue;
    const at = host ? `unit ${host.id}` : `commander of ${unit.formation}`;
    if (taken.has(at)) fail(`two engineers are with ${at}`);
    taken.add(at);
  }
}

/** One side holds an area; a garrison and what stands beside it are no more than it has room for. */
function areas(battle: Battle): void {
  for (const area of battle.scenario.areas) {
    const there = Object.values(battle.units).filter((unit) => unit.area === area.id && onTable(unit));
    if (new Set(there.map(({ side }) => side)).size > 1) fail(`both sides are in ${area.id}`);
    const garrison = there.filter(({ kind }) => kind === 'garrison');
    const cp = (units: readonly Unit[]) => units.reduce((sum, unit) => sum + currentCP(unit), 0);
    const from = garrison.every((unit) =>
      battle.scenario.sides[unit.side].garrisons.every((g) => g.unit.id !== unit.id),
    );
    // AMB-165: none is made larger than the limit; two that recover may come to more between them.
    if (from && garrison.some((unit) => currentCP(unit) > area.limit))
      fail(`a garrison of ${area.id} is above its limit`);
    for (const unit of there)
      if (unit.kind === 'unit' && garrison.length > 0 && cp(garrison) + currentCP(unit) > area.limit)
        fail(`${unit.id} and its garrison are more than ${area.id} has room for`);
  }
}

/** What was given to detachments and garrisons is in the blue book of those who gave it. */
function given(battle: Battle): void {
  const units = Object.values(battle.units);
  for (const unit of units) {
    if (unit.id !== unit.card.id || !hasCP(unit)) continue;
    const raised = units.filter((one) => one.id !== one.card.id && one.card.id === unit.card.id);
    const sum = raised.reduce((cp, one) => cp + one.startCP, 0);
    if (unit.lost.blue > sum) fail(`${unit.id} has given ${unit.lost.blue}CP, and ${sum}CP were raised`);
    const away = raised
      // A screen that has gone in again is its donor's once more.
      .filter(({ fate, present }) => present && (fate === 'good' || fate === 'broken'))
      .reduce((cp, one) => cp + currentCP(one), 0);
    if (away > unit.lost.blue) fail(`${unit.id} has ${away}CP sent out, and gave only ${unit.lost.blue}CP`);
  }
}

function officers(battle: Battle): void {
  const with_ = new Set<string>();
  for (const officer of Object.values(battle.officers)) {
    if (officer.fate !== 'fit' && officer.host !== null) fail(`${officer.id} is ${officer.fate} and with a unit`);
    if (officer.host === null) continue;
    const host = battle.units[officer.host];
    if (!host) fail(`${officer.id} is with a unit that does not exist`);
    if (host.side !== officer.side) fail(`${officer.id} is with the enemy`);
    if (!onTable(host)) fail(`${officer.id} is with a unit that is ${host.present ? host.fate : 'not there'}`);
    if (with_.has(officer.host)) fail(`two officers are with ${officer.host}`);
    with_.add(officer.host);
    const own = Object.values(battle.formations).find(({ commander }) => commander === officer.id);
    if (own && host.formation !== own.id) fail(`${officer.id} is with a unit of another formation`);
  }
}

/** Every question is about somebody who is in the battle; nobody fights in two fights at once. */
function questions(battle: Battle): void {
  const ids = battle.agenda.map((task) => task.id);
  if (new Set(ids).size !== ids.length) fail('two questions have one id');
  const fighting = new Map<string, string>();
  for (const task of battle.agenda) {
    if (task.unit && !battle.units[task.unit]) fail(`${task.kind} asks about ${task.unit}, who is nobody`);
    if (task.officer && !battle.officers[task.officer]) fail(`${task.kind} asks about ${task.officer}, who is nobody`);
    if (task.formation && !battle.formations[task.formation]) fail(`${task.kind} asks about no formation`);
    if (task.kind !== 'close-combat' && task.kind !== 'firefight' && task.kind !== 'charge') continue;
    const { attackers = [] } = task.data as { attackers?: (string | null)[] };
    for (const who of attackers) {
      if (who === null) continue;
      if (fighting.has(who)) fail(`${who} attacks in two fights, ${fighting.get(who)} and ${task.id}`);
      fighting.set(who, task.id);
    }
  }
}

function shots(battle: Battle): void {
  // A shot that was forgotten falls at once.
  if (battle.shots.some(({ counted }) => !counted) && battle.phase !== 3 && battle.phase !== 4)
    fail('shots are written down out of their phase');
  for (const shot of battle.shots) {
    const throws = battle.shots.filter((one) => one.by === shot.by).length;
    if (shot.by !== null && throws > (battle.phase === 3 ? 2 : 1)) fail(`${shot.by} shoots ${throws} times in a phase`);
  }
}

function sides(battle: Battle, side: SideId): void {
  const { rerolls, byes } = battle.sides[side];
  const officer = battle.officers[battle.sides[side].commander]!;
  if (rerolls.ready < 0 || rerolls.used < 0) fail(`${side} owes re-roll dice`);
  const all = rerolls.ready + rerolls.used;
  if (all > officer.card.A) fail(`${side} has ${all} re-roll dice, more than the ${officer.card.A} it began with`);
  if (battle.rulings.acReplacedRRD !== 'capToNewA' && all !== officer.card.A)
    fail(`${side} has ${all} re-roll dice instead of ${officer.card.A}`);
  if (byes < 0) fail(`${side} owes a Bye`);
  const played = Object.values(battle.formations).filter((f) => f.side === side && f.card === 'played');
  if (played.length > 1) fail(`${side} has played ${played.length} cards at once`);
}

/** What no play may change: who there is, with what he began, and the way that time runs. */
function steps(before: Battle, after: Battle): void {
  if (after.minutes < before.minutes) fail('game time runs backward');
  for (const [id, unit] of Object.entries(before.units)) {
    const now = after.units[id];
    if (!now) fail(`${id} has gone from the book`);
    if (now.startCP !== unit.startCP) fail(`${id} began with ${unit.startCP}CP and now with ${now.startCP}CP`);
    if (now.side !== unit.side) fail(`${id} has changed sides`);
    if ((unit.fate === 'eliminated' || unit.fate === 'vanquished') && now.fate === 'broken')
      fail(`${id} rose to be Broken`);
  }
  // NBC-CMA-04: nobody who has fallen commands in the actions.
  if (before.phase === 5 && after.phase === 6)
    for (const officer of Object.values(after.officers))
      if (officer.fate !== 'fit') fail(`${officer.id} is ${officer.fate} and has not been replaced`);
}

function sky({ sky: { fog }, lull, formations }: Battle): void {
  if (fog && fog.total >= fog.target) fail('the fog has lifted and lies there');
  for (const id of lull?.covers ?? []) if (!formations[id]) fail(`${id} stands in a lull and in no battle`);
}

/** Throws when a law is broken. */
export function mustHold(before: Battle, after: Battle): void {
  for (const unit of Object.values(after.units)) {
    books(unit, after);
    fates(unit);
    hosts(after, unit);
  }
  engineers(after);
  areas(after);
  given(after);
  officers(after);
  questions(after);
  shots(after);
  sky(after);
  for (const side of SIDES) sides(after, side);
  steps(before, after);
}
