/** Choosing a fight: who may charge, fire at or fight whom, and its question (NBC-MTC-01, NBC-FF-01, NBC-CC-01). */

import { enemyOf, type SideId } from '../../book/terms.ts';
import { ALLOWED, type Legality, refuse, unless, whyNot } from '../../engine/legality.ts';
import { type Said, say } from '../../engine/message.ts';
import { joined } from '../../engine/present.ts';
import { remember, rememberOne } from '../../engine/remember.ts';
import type { ActionStep, Battle, Side, Unit } from '../battle.ts';
import { currentCP, keepsBooks, onTable, orderOf, unitsOf, unitsThere } from '../battle.ts';
import { holds, known } from '../facts.ts';
import { fights } from '../handling.ts';
import { attacksAlready, hasToFight, markMet, touching } from '../ledger/contact.ts';
import { mayLeaveEntrance } from '../ledger/driven-off.ts';
import { type EventBuilder, notice, openTask } from '../ledger/event-builder.ts';
import { learn } from '../ledger/learn.ts';
import { sure, unitOf } from '../look-up.ts';
import { diceBefore, moveFacts } from '../movement/plain-moves.ts';
import { shortNamed } from '../named.ts';
import { type Contact, mayAttack } from '../rules/close-combat/facts.ts';
import { FIREFIGHT_CM, mayBeFiredAt, mayOpenFire } from '../rules/fire/firefight.ts';
import { inBuiltUpArea, strikeFirst } from '../rules/fire/under-fire.ts';
import { asksWay } from './charges.ts';
import { musketeers, troopOf } from './combatants.ts';
import { catchBroken, formSquares, gunsReached, overrun } from './ledger.ts';
import type { Attackers, FightData, FightTask, Party, Who } from './parties.ts';
import { attackerIn, defenderIn, partiesOf } from './parties.ts';

export type FightPlay =
  | { readonly do: 'charge'; readonly unit: Who; readonly target: Who }
  | { readonly do: 'firefight'; readonly unit: Who; readonly target: Who }
  | { readonly do: 'combat'; readonly attackers: Attackers; readonly target: Who };

const STEP: Record<FightPlay['do'], { readonly step: ActionStep; readonly when: Said; readonly kind: string }> = {
  charge: { step: 'move', when: 'fight-charges-when', kind: 'charge' },
  firefight: { step: 'firefights', when: 'fight-firefights-when', kind: 'firefight' },
  combat: { step: 'combats', when: 'fight-combats-when', kind: 'close-combat' },
};

export const fightKind = ({ action }: Battle): FightPlay['do'] | undefined =>
  (['charge', 'firefight', 'combat'] as const).find((each) => STEP[each].step === action?.step);

const attackersOf = (play: FightPlay): Attackers => (play.do === 'combat' ? play.attackers : [play.unit]);

export const actingSide = (battle: Battle): SideId | undefined =>
  battle.action ? battle.formations[battle.action.formation]?.side : undefined;

export const attackersNow = rememberOne((battle: Battle): readonly Unit[] =>
  (battle.action ? unitsOf(battle, battle.action.formation) : []).filter(
    (unit) =>
      onTable(unit) && unit.fate === 'good' && fights(unit) && unit.host === null && unit.card.arm !== 'artillery',
  ),
);

/** The enemies that can be fought; Broken ones can only be caught. */
export const targetsNow = rememberOne((battle: Battle): readonly Unit[] => {
  const side = actingSide(battle);
  return side ? unitsThere(battle, enemyOf(side)).filter((unit) => fights(unit) && unit.host === null) : [];
});

/** A fight as a task, for rules that read its facts before it is opened. */
const asTask = (data: FightData): FightTask => ({
  ...{ id: '', kind: '', side: data.by, facts: {}, data, rolls: [], deferred: false },
});

const knownAs = (battle: Battle, who: Who): Unit | undefined => (who === null ? undefined : battle.units[who]);

function ofTheBook(battle: Battle, play: FightPlay): Said | undefined {
  const attackers = attackersOf(play);
  const all = [attackers[0], attackers[1] ?? null, play.target];
  const [first, second, target] = all.map((who) => knownAs(battle, who));
  if (all.some((who) => who !== null && !battle.units[who])) return 'no-such-unit';
  if (![first, second, target].some((unit) => unit && keepsBooks(battle, unit.side))) return 'fight-no-books';
  if (first && first === second) return 'fight-two-different';
  return (
    (first && cannotLead(battle, first)) ??
    (second && cannotAttack(battle, second)) ??
    (target && cannotBeAttacked(battle, target))
  );
}

const cannotAttack = remember((battle: Battle, attacker: Unit): Said | undefined => {
  const why =
    (attacker.side !== actingSide(battle) && 'fight-other-side') ||
    ((attacker.fate !== 'good' || !onTable(attacker)) && 'fight-attacks-no-more') ||
    ((attacker.host !== null || !fights(attacker)) && 'fight-not-by-itself') ||
    (attacksAlready(battle, attacker.id) && 'fight-set-aside');
  return why ? say(why, { unit: shortNamed(attacker) }) : undefined;
});

/** Why this unit cannot lead the attack: the first attacker must belong to the acting formation. */
const cannotLead = (battle: Battle, attacker: Unit): Said | undefined =>
  attacker.side === actingSide(battle) && attacker.formation !== battle.action?.formation
    ? say('fight-other-formation', { unit: shortNamed(attacker) })
    : cannotAttack(battle, attacker);

const cannotBeAttacked = remember((battle: Battle, target: Unit): Said | undefined => {
  const unit = shortNamed(target);
  if (target.side === actingSide(battle)) return say('fight-friend', { unit });
  if (!onTable(target)) return say('fight-not-on-table', { unit });
  if (target.host) return say('fight-attack-host', { unit: shortNamed(unitOf(battle, target.host)) });
  return fights(target) ? undefined : say('fight-taken', { unit });
});

const troop = (battle: Battle, who: Who, side: SideId): Party =>
  attackerIn(battle, asTask({ attackers: [who], target: null, by: side }));

/** A unit, or for one that this phone does not know its side. */
const named = (one: Unit | Side): { readonly who: Who; readonly by: SideId } =>
  'card' in one ? { who: one.id, by: one.side } : { who: null, by: one.id };

/** Both units of a possible firefight, before the table has said anything; each judged once for all its opponents. */
const fires = remember((battle: Battle, one: Unit | Side): Legality => {
  const { who, by } = named(one);
  const task = asTask({ attackers: [who], target: null, by });
  return mayOpenFire(musketeers(battle, task, attackerIn(battle, task)));
});
const isFiredAt = remember((battle: Battle, one: Unit | Side): Legality => {
  const { who, by } = named(one);
  const task = asTask({ attackers: [null], target: who, by: enemyOf(by) });
  return mayBeFiredAt(musketeers(battle, task, defenderIn(battle, task)));
});

function bothFire(battle: Battle, play: Extract<FightPlay, { do: 'firefight' }>, by: SideId): Legality {
  const { sides } = battle;
  const unit = knownAs(battle, play.unit);
  // NBC-FF-01, NBC-MTC-02: whose charge stopped too far before this enemy cannot fire at it.
  const cm = known(unit, 'met') === play.target ? (known(unit, 'stopsCm') ?? 0) : 0;
  return unless(
    fires(battle, unit ?? sides[by]),
    cm > FIREFIGHT_CM && refuse(say('firefight-too-far', { cm, most: FIREFIGHT_CM }), 'NBC-FF-01'),
    isFiredAt(battle, knownAs(battle, play.target) ?? sides[enemyOf(by)]),
  );
}

/** NBC-MOV-16, NBC-MOV-22, AMB-161: a charge is a move, which dice and guns may forbid, and is tried once. */
function mayGoAt(battle: Battle, unit: Unit): Legality {
  const off = mayLeaveEntrance(battle, unit);
  const { fired, conversion } = moveFacts(battle, unit);
  return unless(
    fired === 'heavy' && refuse('move-heavy-fired', 'NBC-ART-25'),
    conversion && refuse('move-converting', 'NBC-HOW-02'),
    mayApproach(unit),
    holds(unit, 'charged') && refuse('charge-tried', 'NBC-MOV-22'),
    off,
  );
}

/** NBC-MOV-16: whether a 1 keeps the unit from going nearer to an enemy. */
const mayApproach = (unit: Unit): Legality =>
  unless(holds(unit, 'noAttack') && refuse('charge-no-attack', 'NBC-MOV-16'));

/** NBC-CC-01, NBC-MTC-02: a unit that charged must be in contact: else it stopped short or has fought. */
const mayStrike = ({ action }: Battle, unit: Unit): Legality =>
  action?.byHand || known(unit, 'contact') !== undefined
    ? ALLOWED
    : unless(mayApproach(unit), holds(unit, 'charged') && refuse('charge-tried', 'NBC-MOV-22'));

/** Whether a unit may attack an enemy in the open, and `goesOn`: whether its move and contact let it attack at all. */
function comerOf(battle: Battle, party: Party, comes: Unit | undefined) {
  // In a combat the attacker has already moved; command, rest and Hold bind only its movement.
  const moves = fightKind(battle) === 'charge';
  const { unit } = party;
  const order = unit && orderOf(battle, unit);
  const attacker: Contact['attacker'] = {
    troop: troopOf(party),
    detachment: party.kind === 'detachment',
    looting: party.looting,
    onFoot: unit?.onFoot === true,
    outOfCommand: moves && holds(unit, 'ooc'),
    resting: moves && unit?.resting === true,
    order: order && (moves || order !== 'hold') ? order : undefined,
  };
  const autoAttack = holds(unit, 'mustAttack');
  const goesOn = comes ? (moves ? mayGoAt : mayStrike)(battle, comes) : ALLOWED;
  return { attacker, autoAttack, attacks: mayAttack({ attacker, alreadyThere: 0, autoAttack }), goesOn };
}

/** Each attacker and each target is judged once for all its opponents. */
const comes = remember((battle: Battle, unit: Unit) => comerOf(battle, troop(battle, unit.id, unit.side), unit));
const stands = remember((battle: Battle, target: Unit) => {
  const support = strikeFirst(battle, target);
  return {
    intoArea: inBuiltUpArea(battle, target),
    touching: touching(battle, target.id),
    first: unless(support && refuse(say('fight-support-first', { unit: shortNamed(support) }), 'NBC-GAR-04')),
  };
});

function mayMoveToContact(battle: Battle, play: FightPlay, side: SideId): Legality {
  const target = knownAs(battle, play.target);
  const there = target && stands(battle, target);
  for (const who of attackersOf(play)) {
    const unit = knownAs(battle, who);
    const { attacker, autoAttack, attacks, goesOn } = unit
      ? comes(battle, unit)
      : comerOf(battle, troop(battle, who, side), undefined);
    if (!attacks.ok) return attacks;
    if (there && (there.intoArea || there.touching.length > 1)) {
      const alreadyThere = play.do === 'charge' ? there.touching.filter(({ id }) => id !== who).length : 0;
      const legal = mayAttack({ attacker, intoArea: there.intoArea, alreadyThere, autoAttack });
      if (!legal.ok) return legal;
    }
    // A unit that is Broken only by what this phone knows may still be in front of the attacker.
    if (!goesOn.ok && known(target, 'told')?.cp !== 0) return goesOn;
    // A unit fights the enemy it is in contact with; a second round is fought where it stands, also in the next turn.
    const contact = known(unit, 'contact');
    const same = contact === play.target;
    if (
      unit &&
      contact !== undefined &&
      (play.do === 'charge'
        ? same && holds(unit, 'holds')
        : !hasToFight(battle, unit) || (!same && battle.units[contact]))
    )
      return refuse('charge-in-contact', 'NBC-CC-31');
  }
  return there?.first ?? ALLOWED;
}

export function cannotFight(battle: Battle, play: FightPlay): Said | undefined {
  const side = actingSide(battle);
  if (!side) return 'fight-in-action';
  const { step, when } = STEP[play.do];
  if (battle.action?.step !== step) return when;
  const why = ofTheBook(battle, play);
  if (why) return why;
  if (play.do !== 'firefight') return whyNot(mayMoveToContact(battle, play, side));
  const broken = knownAs(battle, play.target)?.fate === 'broken';
  return broken ? 'fight-charge-broken' : whyNot(bothFire(battle, play, side));
}

/** Opens the fight; contact with a Broken unit needs none (NBC-BRK-03). */
export function openFight(d: EventBuilder, play: FightPlay): Said | undefined {
  const why = cannotFight(d.state, play);
  if (why) return why;
  const by = sure(actingSide(d.state));
  const attackers = attackersOf(play);
  const target = knownAs(d.state, play.target);
  const [first] = attackers;
  const leads = first === null ? undefined : d.state.units[first];
  // A charge at a Broken unit asks for its dice and its path, unless its move has asked.
  const asks = play.do === 'charge' && leads && keepsBooks(d.state, leads.side) && asksWay(leads);
  if (play.do !== 'firefight' && target?.fate === 'broken' && !asks) {
    catchBroken(d, leads ?? null, target);
    return undefined;
  }
  if (play.do === 'combat' && target?.fate === 'good') {
    const party = troop(d.state, first, by);
    if (overrun(d, party.name, gunsReached(d.state, target))) return undefined;
  }
  const abandoned = play.do === 'combat' && holds(target, 'abandoned');
  const now = target && orderOf(d.state, target);
  const declared = known(target, 'declared') ?? {};
  // AMB-32: a firefight and a charge are declared now; a combat was with the charge that led to it.
  const before = attackers.map((attacker) => declared[attacker ?? '']).find((order) => order !== undefined);
  const under = (play.do === 'combat' && before) || now;
  const data = { attackers, target: play.target, by, abandoned: abandoned || undefined, under } satisfies FightData;
  if (play.do === 'charge' && target && now)
    learn(d, { unit: target.id }, { declared: { ...declared, [first ?? '']: now } });
  if (play.do === 'combat')
    for (const who of attackers) {
      const unit = knownAs(d.state, who);
      // NBC-MTC-01, NBC-MOV-15: without a charge nothing was thrown or drawn here for its move to contact.
      if (unit && keepsBooks(d.state, by) && known(unit, 'contact') === undefined && !d.state.action?.byHand)
        notice(d, say('fight-not-charged', { unit: shortNamed(unit) }), { side: by });
      // NBC-CC-01: this is the unit's combat of this action, whether it charged or not.
      learn(d, { unit: who ?? '' }, { charged: true });
    }
  markMet(d, attackers, play.target);
  if (play.do !== 'charge') formSquares(d, partiesOf(d.state, asTask(data)));
  // NBC-EVD-03: guns that ran show their rear.
  const rear = play.do === 'firefight' && holds(target, 'facingAway') && { facts: { 'a:strikes': 'rear' } };
  const more = { ...(asks && diceBefore(leads)), ...rear };
  openTask(d, { kind: STEP[play.do].kind, side: by, unit: first ?? undefined, data, ...more });
  return undefined;
}

const keepsActing = (battle: Battle): boolean => {
  const side = actingSide(battle);
  return side !== undefined && keepsBooks(battle, side);
};

const playOf = (name: FightPlay['do'], unit: Who, target: Who): FightPlay =>
  name === 'combat' ? { do: name, attackers: [unit], target } : { do: name, unit, target };

const possible = <P extends FightPlay>(battle: Battle, plays: readonly P[]): P[] =>
  plays.filter((play) => cannotFight(battle, play) === undefined);

/** The likeliest enemies first: in contact, then met last, then good ones, the strongest before the weak. */
export function likeliest(unit: Unit, others: readonly Unit[]): Unit[] {
  const touches = (one: Unit) => one.id === known(unit, 'contact') || known(one, 'contact') === unit.id;
  const rank = (one: Unit): number =>
    (touches(one) ? 4 : 0) + (one.id === known(unit, 'met') ? 2 : 0) + (one.fate === 'good' ? 1 : 0);
  return [...others].sort((one, other) => rank(other) - rank(one) || currentCP(other) - currentCP(one));
}

/** The fights a unit can be in now, on either side, the likeliest first, usually a stranger last. */
export function fightsOf(battle: Battle, id: string): FightPlay[] {
  const name = fightKind(battle);
  const unit = battle.units[id];
  if (!name || !unit) return [];
  const attacks = unit.side === actingSide(battle);
  const others = likeliest(unit, attacks ? targetsNow(battle) : attackersNow(battle));
  const inBook: Who[] = others.map((other) => other.id);
  const contact = known(unit, 'contact');
  const stranger = contact !== undefined && battle.units[contact] === undefined;
  const unknown: Who[] = attacks || !keepsActing(battle) ? [null] : [];
  const pairs = (stranger ? [...unknown, ...inBook] : [...inBook, ...unknown]).map((other) =>
    attacks ? playOf(name, id, other) : playOf(name, other, id),
  );
  const together = (name === 'combat' ? twoOnOne(battle) : []).filter(({ attackers, target }) =>
    [...attackers, target].includes(id),
  );
  return possible(battle, [...together, ...pairs.filter(isWhole(together))]);
}

/** NBC-CC-26: whether the play is complete: two units in contact with one enemy attack it together. */
const isWhole =
  (together: readonly FightPlay[]) =>
  (play: FightPlay): boolean =>
    !together.some((two) => two.target === play.target && attackersOf(two).includes(attackersOf(play)[0]));

/** The fights of this step, one against one, and two against one where both are known to be in contact. */
export function fightPlays(battle: Battle): FightPlay[] {
  const name = fightKind(battle);
  if (!name) return [];
  const attackers = attackersNow(battle);
  const targets = targetsNow(battle);
  const pairs = joined(attackers, (unit) =>
    [...targets, null].map((target) => playOf(name, unit.id, target?.id ?? null)),
  );
  const together = name === 'combat' ? twoOnOne(battle) : [];
  // Attackers that this phone does not know attack units that it does.
  const strangers = keepsActing(battle) ? [] : targets.map(({ id }) => playOf(name, null, id));
  return possible(battle, [...pairs.filter(isWhole(together)), ...together, ...strangers]);
}

/** Four have six pairs. Of more, each is paired with the next in the order of battle, who most likely stands beside it. */
const ALL_PAIRED = 4;

/** NBC-CC-26: the pairs that most likely attack together. */
export const pairsOf = (units: readonly Unit[]): (readonly [Unit, Unit])[] =>
  units.flatMap((one, n) =>
    units.slice(n + 1, units.length > ALL_PAIRED ? n + 2 : undefined).map((two) => [one, two] as const),
  );

function twoOnOne(battle: Battle): Extract<FightPlay, { do: 'combat' }>[] {
  const due = attackersNow(battle).filter((unit) => hasToFight(battle, unit));
  const pairs = due.flatMap((unit, n) => {
    const target = known(unit, 'contact') ?? null;
    const beside = due.slice(n + 1).filter((other) => known(other, 'contact') === target);
    return beside.map((other) => ({ do: 'combat', attackers: [unit.id, other.id], target }) as const);
  });
  return possible(battle, pairs);
}
