/** Of what a question reckons: reckoned once more from the book, the ledger and what the table has said. */
import {
  asked,
  attachedTo,
  type Battle,
  currentCP,
  formationOrderOf,
  keepsBooks,
  officerWith,
  orderOf,
  piecesOf,
  staysBehind,
  type Task,
  type Unit,
} from '../../src/battlefield/battle.ts';
import { holds } from '../../src/battlefield/facts.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import { ruling } from '../../src/book/rulings.ts';
import { attackersIn, isMarch, targetIn } from '../battlefield/laws/law.ts';
import { type NetLaw, ofQuestions } from './law.ts';

const needs = (battle: Battle, task: Task) => procedureFor(task.kind).needs(battle, task);
const waits = (battle: Battle, task: Task): boolean =>
  asked(battle)?.id !== task.id || procedureFor(task.kind).waits?.(battle, task) !== undefined;

const saidOr = (task: Task, key: string, otherwise: boolean): boolean =>
  typeof task.facts[key] === 'boolean' ? task.facts[key] : otherwise;

const inTown = (battle: Battle, unit: Unit, said: boolean): boolean => {
  const area = battle.scenario.areas.find(({ id }) => id === unit.area);
  if (!area) return said;
  return (
    area.kind === 'built-up' ||
    (area.kind === 'strong-point' && ruling(battle.rulings, 'townBonusStrongPoint') === 'yes')
  );
};

const mayBeOut = (unit: Unit): boolean => unit.kind === 'unit' && unit.formation !== null && !staysBehind(unit);

const isFresh = ({ rulings }: Battle, unit: Unit): boolean => {
  if (unit.exhaustion > 0 || unit.fate !== 'good') return false;
  if (unit.startCP === 0) return ruling(rulings, 'freshArtillery') === 'yes';
  if (unit.lost.blue > 0 && ruling(rulings, 'freshDetach') === 'loses') return false;
  return unit.lost.white + unit.lost.red === 0;
};

interface Cause {
  readonly losses?: number;
  readonly aspects?: readonly string[];
  readonly under?: string | undefined;
  readonly disorderCheck?: boolean;
  readonly prefix?: string;
  readonly inCommand?: boolean;
  readonly broken?: boolean;
  readonly more?: number;
  /** The CP it has lost in this very fight, which is not in the books yet. */
  readonly unbooked?: number;
}

/** NBC-QC-00 to -14, by hand. */
function ratingOf(battle: Battle, task: Task, unit: Unit, cause: Cause): number {
  const { losses = 0, aspects = [], prefix = '', more = 0 } = cause;
  const { rulings } = battle;
  const key = (name: string) => `${prefix}${name}`;
  const officer = officerWith(battle, unit.id);
  const leads = officer && !battle.simplified.includes('noLeadership');
  const without = saidOr(task, key('withoutLeader'), false) && ruling(rulings, 'lRatingOptional') === 'yes';
  if (leads && !without && !(cause.disorderCheck && ruling(rulings, 'lRatingDC') === 'no')) return officer.L;
  const fresh = isFresh(battle, unit) && losses === 0 && !cause.broken;
  const town = inTown(battle, unit, saidOr(task, key('town'), holds(unit, 'town')));
  const near = saidOr(task, key('nearAC'), holds(unit, 'nearAC') || officer?.role === 'army');
  const out = mayBeOut(unit) && saidOr(task, key('ooc'), holds(unit, 'ooc')) && !cause.inCommand;
  const disorder = unit.disordered && !cause.broken && !(cause.disorderCheck && ruling(rulings, 'dcDisMod') === 'no');
  const lost = ruling(rulings, 'lossModRound') === 'ceil' ? Math.ceil(losses / 2) : Math.floor(losses / 2);
  const worth = [...new Set(aspects)].map((one) => (one === 'rear' ? 2 : one === 'flank' ? 1 : 0));
  const aspect =
    ruling(rulings, 'aspectMods') === 'sum' ? worth.reduce<number>((sum, n) => sum + n, 0) : Math.max(0, ...worth);
  const march = cause.under === 'redeploy' ? 1 : cause.under === 'strategic' ? 2 : 0;
  return (
    unit.card.quality +
    Number(fresh) +
    Number(town) +
    Number(near) -
    Number(disorder) -
    unit.exhaustion -
    Number(unit.shaken) -
    Number(out) -
    lost -
    aspect -
    march +
    more
  );
}

/** What the card is read by, against what it must be. */
function read(battle: Battle, task: Task, slot: string, want: number): string | false {
  const need = needs(battle, task).find((one) => one.slot === slot);
  if (!need || !('rating' in need) || need.rating === want) return false;
  return `${task.unit} checks by ${need.rating}, and it is ${want}`;
}

const own = (battle: Battle, task: Task): Unit | undefined => {
  const unit = battle.units[task.unit ?? ''];
  return unit && keepsBooks(battle, unit.side) ? unit : undefined;
};

const list = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []);

/** NBC-FF-02, NBC-CC-03: who throws for it: its own points without its stands. */
const points = (unit: Unit): number => {
  const cp = currentCP(unit);
  const half = Math.floor(cp / 2);
  return (unit.onFoot && half > 0 ? half : cp) - unit.stands;
};

const gunsWith = (battle: Battle, unit: Unit): Unit | undefined =>
  attachedTo(battle, unit.id).find((one) => one.card.arm === 'artillery');

const thrownBy = (battle: Battle, task: Task, id: string): number | undefined => {
  const need = needs(battle, task).find(({ slot }) => slot === `throw:${id}`);
  return need?.want === 'dice' ? need.dice : undefined;
};

function firefightDice(battle: Battle, task: Task, id: string, attacks: boolean): string | false {
  const unit = battle.units[id];
  const dice = thrownBy(battle, task, id);
  if (!unit || dice === undefined || !keepsBooks(battle, unit.side)) return false;
  const { rulings } = battle;
  const rating = unit.card.quality + Number(isFresh(battle, unit));
  const guns = gunsWith(battle, unit);
  const horse = guns?.card.arm === 'artillery' && guns.card.mobility === 'horse';
  const spent = guns?.firedIn === battle.turn && ruling(rulings, 'artDoubleUse') === 'no';
  const bound = attacks && !horse && ruling(rulings, 'ffAttackArt') === 'horseOnly';
  const leaves = !attacks && inTown(battle, unit, false) && ruling(rulings, 'artBuaDice') === 'no';
  const shots = Math.max(0, Math.floor(points(unit) / (rating >= 4 ? 2 : 3)));
  const least = shots === 0 && ruling(rulings, 'ffMinOne') === 'yes' ? 1 : shots;
  const want = least + (guns && !spent && !bound && !leaves ? 2 : 0);
  return dice === want ? false : `${id} throws ${dice} dice, and it is ${want}`;
}

function combatDice(battle: Battle, task: Task, id: string, attacks: boolean): string | false {
  const unit = battle.units[id];
  const dice = thrownBy(battle, task, id);
  if (!unit || dice === undefined || !keepsBooks(battle, unit.side) || unit.kind === 'pontoon') return false;
  if (ruling(battle.rulings, 'ccArtDice') === 'fixed5' || task.facts['d:onFoot'] === true) return false;
  const guns = gunsWith(battle, unit);
  const horse = guns?.card.arm === 'artillery' && guns.card.mobility === 'horse';
  const forTown = !attacks && (task.facts.area ?? (inTown(battle, unit, false) ? 'for' : 'open')) === 'for';
  const spent = guns?.firedIn === battle.turn && ruling(battle.rulings, 'artDoubleUse') === 'no';
  const helps = guns && !spent && (attacks ? horse : !forTown || ruling(battle.rulings, 'artBuaDice') === 'yes');
  const engineers = attachedTo(battle, id).some(({ kind }) => kind === 'engineers');
  const want = Math.max(0, points(unit) + (helps ? 2 : 0) + Number(engineers));
  return dice === want ? false : `${id} throws ${dice} dice, and it is ${want}`;
}

const each = (battle: Battle, task: Task, says: (id: string, attacks: boolean) => string | false): string | false => {
  if (waits(battle, task)) return false;
  const [target] = [targetIn(task)];
  return (
    attackersIn(task)
      .map((id) => says(id, true))
      .find(Boolean) ??
    (target !== undefined && says(target, false))
  );
};

// ---- guns ------------------------------------------------------------------------------------------------------------

const BANDS = {
  heavy: { short: 4, medium: 3, long: 2 },
  medium: { short: 4, medium: 3, long: 1 },
  light: { short: 5, medium: 2, long: 1 },
} as const;

/** NBC-ART-11, NBC-HOW-03, NBC-RKT-01. */
function volleyDice(battle: Battle, task: Task): string | false {
  const facts = procedureFor(task.kind).facts?.(battle, task) ?? [];
  const on = task.data.on;
  const target = typeof on === 'object' && on !== null && 'unit' in on ? battle.units[String(on.unit)] : undefined;
  for (const need of needs(battle, task)) {
    const gun = battle.units[need.slot];
    if (gun?.card.arm !== 'artillery' || need.want !== 'pot' || !target || !keepsBooks(battle, target.side)) continue;
    const q5 = gun.card.quality >= 5;
    const range = facts.find(({ key }) => key === `range.${gun.id}`)?.value;
    const level = task.facts[`level.${gun.id}`] === true;
    const stands = target.stands > 0;
    const pieces = piecesOf(gun);
    let want = 0;
    if (pieces === 'howitzers') want = 2 + Number(q5 && ruling(battle.rulings, 'howitzerQ5') === 'yes');
    else if (pieces === 'rockets') want = target.card.arm === 'cavalry' && !target.onFoot ? 2 : 1;
    else if (range === 'short' || range === 'medium' || range === 'long') {
      const table =
        gun.card.weight === 'light' && range === 'short'
          ? Number(ruling(battle.rulings, 'lightShort'))
          : BANDS[gun.card.weight][range];
      const lost = level && range !== 'short' ? 1 : stands && range !== 'long' ? 1 : 0;
      want = table + Number(q5) - lost;
      if (want === 0 && ruling(battle.rulings, 'artMinDice') === '1') want = 1;
    }
    const held = Math.min(want, 5);
    if (need.counts !== held) return `${gun.id} throws ${need.counts} dice at ${range}, and it is ${held}`;
  }
  return false;
}

// ---- moves -----------------------------------------------------------------------------------------------------------

const CHART = { heavy: [12, 2, 1, 0, 0], foot: [18, 3, 2, 1, 0], horse: [24, 4, 3, 2, 1] } as const;
const classOf = (unit: Unit): keyof typeof CHART => {
  if (unit.kind === 'pontoon' || unit.kind === 'baggage') return 'heavy';
  if (unit.card.arm === 'cavalry') return 'horse';
  if (unit.card.arm !== 'artillery') return 'foot';
  return unit.card.mobility === 'horse' ? 'horse' : unit.card.weight === 'heavy' ? 'heavy' : 'foot';
};
const SLOWEST = ['heavy', 'foot', 'horse'] as const;

/** NBC-ART-25: by how many columns guns that have fired are shifted. */
function shiftsOf(guns: Unit): number {
  if (guns.card.arm !== 'artillery') return 0;
  if (piecesOf(guns) !== 'guns' || guns.card.weight === 'medium') return 3;
  return guns.card.weight === 'light' ? 2 : 0;
}

/** NBC-MOV-08, -09, -15: how many dice a move in the Contact Zone throws. */
function zoneDice(battle: Battle, task: Task, unit: Unit): string | false {
  const need = needs(battle, task).find(({ slot }) => slot === 'dice');
  if (need?.want !== 'dice' || !saidOr(task, 'inCZ', holds(unit, 'inCZ')) || unit.fate === 'broken') return false;
  if (ruling(battle.rulings, 'beyondColumn') !== 'impossible' || ruling(battle.rulings, 'moveFireStack') !== 'add')
    return false;
  const said = task.facts.byRoad;
  if (said === 'road' || said === 'paved') return false;
  const guns = gunsWith(battle, unit);
  const kinds = [classOf(unit), ...(guns ? [classOf(guns)] : [])];
  const slow = SLOWEST.find((one) => kinds.includes(one)) ?? 'foot';
  const terrain = battle.scenario.terrain.filter((_, n) => task.facts[`terrain.${n}`] === true);
  const mud = battle.sky.ground === 'mud';
  const fired = [unit, ...(guns ? [guns] : [])].find(
    (one) => one.card.arm === 'artillery' && one.firedIn === battle.turn,
  );
  const gunShift = fired ? shiftsOf(fired) : 0;
  const shifts =
    terrain.reduce((sum, { shifts: n }) => sum + n, 0) + (mud ? 2 : 0) + Number(unit.exhaustion === 2) + gunShift;
  const hard = terrain.length > 0 || mud || unit.disordered || unit.exhaustion > 0 || gunShift > 0;
  const zone = (slow === 'horse' ? 3 : 2) - Number(hard);
  const column = shifts === 0 ? zone : Math.min(zone, CHART[slow][Math.min(4, shifts)] ?? 0);
  return need.dice === column ? false : `${unit.id} throws ${need.dice} dice to move, and it is ${column}`;
}

const closing = (battle: Battle, task: Task): string | false => {
  const unit = own(battle, task);
  if (!unit || waits(battle, task)) return false;
  const order = orderOf(battle, unit);
  const keen = order === 'attack-keen' || order === 'pursue-keen' ? 1 : 0;
  // AMB-85: where the ruling has it checked again, what canister has cost counts as in any check after a hit.
  const want = ratingOf(battle, task, unit, { prefix: 'a:', more: keen, losses: Number(task.data.lost ?? 0) });
  return read(battle, task, 'card', want);
};

export const RECKONED: Readonly<Record<string, NetLaw>> = {
  'a recovery is by its rating': ofQuestions('NBC-REC-02', ['recovery'], (task, battle) => {
    const unit = own(battle, task);
    const clear = unit && !saidOr(task, 'inCZ', holds(unit, 'inCZ')) && !saidOr(task, 'close', holds(unit, 'close'));
    return unit
      ? read(battle, task, 'card', ratingOf(battle, task, unit, { inCommand: unit.resting && Boolean(clear) }))
      : false;
  }),
  'a rally is by its rating': ofQuestions('NBC-RAL-01', ['rally'], (task, battle) => {
    const unit = own(battle, task);
    return unit ? read(battle, task, 'card', ratingOf(battle, task, unit, { broken: true })) : false;
  }),
  'a Disorder Check is by its rating': ofQuestions('NBC-DC-01', ['disorder'], (task, battle) => {
    const unit = own(battle, task);
    const { lost, aspects, attackedUnder } = task.data;
    const cause = {
      losses: Number(lost),
      aspects: list(aspects),
      under: typeof attackedUnder === 'string' ? attackedUnder : undefined,
      disorderCheck: true,
    };
    return unit ? read(battle, task, 'card', ratingOf(battle, task, unit, cause)) : false;
  }),
  'a check by the table is by its rating': ofQuestions('NBC-QC-00', ['quality'], (task, battle) => {
    const unit = own(battle, task);
    const cause = {
      losses: Number(task.facts.losses ?? 0),
      aspects: [String(task.facts.aspect ?? 'front')],
      more: Number(task.facts.other ?? 0),
    };
    return unit ? read(battle, task, 'card', ratingOf(battle, task, unit, cause)) : false;
  }),
  'looters check by their Q alone': ofQuestions('NBC-BAG-03', ['looting'], (task, battle) => {
    const unit = own(battle, task);
    return unit ? read(battle, task, 'card', unit.card.quality) : false;
  }),
  'a charge closes by its rating': ofQuestions('NBC-MTC-03', ['charge'], (task, battle) => closing(battle, task)),
  'muskets by their points': ofQuestions('NBC-FF-02', ['firefight'], (task, battle) =>
    each(battle, task, (id, attacks) => firefightDice(battle, task, id, attacks)),
  ),
  'a die for each point in close combat': ofQuestions('NBC-CC-03', ['close-combat'], (task, battle) =>
    each(battle, task, (id, attacks) => combatDice(battle, task, id, attacks)),
  ),
  'guns by their range': ofQuestions('NBC-ART-11', ['volley'], (task, battle) =>
    waits(battle, task) ? false : volleyDice(battle, task),
  ),
  'dice of the Contact Zone': ofQuestions('NBC-MOV-15', ['move'], (task, battle) => {
    const unit = own(battle, task);
    return unit ? zoneDice(battle, task, unit) : false;
  }),
  'nobody marches into a question of a fight': ofQuestions('NBC-ORD-13', ['firefight', 'charge'], (task, battle) => {
    if (task.rolls.length > 0 || task.deferred) return false;
    const march = attackersIn(task).find((id) => {
      const unit = battle.units[id];
      return unit && keepsBooks(battle, unit.side) && isMarch(formationOrderOf(battle, unit)) && !unit.ownOrder;
    });
    return march !== undefined && `${march} attacks on the march`;
  }),
};
