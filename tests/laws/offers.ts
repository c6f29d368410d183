/** Of what is offered: nothing that the book forbids to this unit, officer or side at this moment. */
import {
  armyCommander,
  type Battle,
  currentCP,
  isEntering,
  keepsBooks,
  onTable,
  orderOf,
  piecesOf,
  type Unit,
} from '../../src/battlefield/battle.ts';
import { holds } from '../../src/battlefield/facts.ts';
import { menu, unitMenu } from '../../src/battlefield/menu.ts';
import { isMany } from '../../src/battlefield/passing.ts';
import { referee } from '../../src/battlefield/referee.ts';
import { unitInLull } from '../../src/battlefield/rules/lulls/lulls.ts';
import { mostStands, skirmishRatingOf } from '../../src/battlefield/troops.ts';
import { view } from '../../src/battlefield/view.ts';
import { ruling } from '../../src/book/rulings.ts';
import { SIDES } from '../../src/book/terms.ts';
import { chanceOf } from '../../src/engine/chance.ts';
import { isMarch } from '../battlefield/laws/law.ts';
import { law, type NetLaw, offered, offers, ofOffers, ofUnitOffers } from './law.ts';
import { seedNumbered } from './wild.ts';

const arrived = (unit: Unit | undefined): boolean => unit !== undefined && onTable(unit);
const hasMuskets = ({ card, onFoot }: Unit): boolean =>
  card.arm === 'infantry' || card.arm === 'mixed' || onFoot === true;
const garrisonIn = (battle: Battle, area: string | null): Unit | undefined =>
  Object.values(battle.units).find(
    (unit) => unit.kind === 'garrison' && area !== null && unit.area === area && onTable(unit),
  );
const isTown = (battle: Battle, area: string | null): boolean =>
  battle.scenario.areas.some(({ id, kind }) => id === area && kind === 'built-up');

/** What may be said of a Broken unit: that it is hit, moved back, rallied, or that its fight is taken up by others. */
const OF_THE_BROKEN = [
  'hits',
  'recover',
  'move',
  'check',
  'cross',
  'take-up',
  'gives-ground',
  'disorder',
  'battery',
  'strike',
];

export const OFFERS: Readonly<Record<string, NetLaw>> = {
  'what is offered is allowed': law(
    'NBC-SEQ-01',
    function* ({ after }) {
      for (const play of offers(after)) {
        const ruled = referee(after, play, (topic) => chanceOf(seedNumbered(1), topic));
        if (!ruled.ok) yield `${JSON.stringify(play)} is offered and refused: ${JSON.stringify(ruled.why)}`;
      }
    },
    25,
  ),
  'a seat is offered no throw that has been made': law(
    'NBC-PT-01',
    function* ({ after }) {
      for (const side of SIDES)
        for (const play of menu(view(after, side).battle, side)) {
          if (play.do !== 'throw' && play.do !== 'accept') continue;
          const ruled = referee(after, play, (topic) => chanceOf(seedNumbered(1), topic));
          if (!ruled.ok) yield `${side} is offered ${JSON.stringify(play)}: ${JSON.stringify(ruled.why)}`;
        }
    },
    3,
  ),
  'nothing is offered twice': law(
    'NBC-SEQ-01',
    function* ({ after }) {
      for (const list of [menu(after), ...Object.keys(after.units).map((id) => unitMenu(after, id))]) {
        const all = list.map((play) => JSON.stringify(play));
        const twice = all.find((told, n) => all.indexOf(told) !== n);
        if (twice !== undefined) yield `${twice} is offered twice`;
      }
    },
    10,
  ),
  'there is always a way on': law('NBC-SEQ-01', function* ({ after }) {
    if (!after.revealed && offers(after).every(({ do: name }) => ['remark', 'note', 'dice', 'ruling'].includes(name)))
      yield 'nothing is offered';
  }),
  'who is gone does nothing': ofUnitOffers(
    'NBC-GL-18',
    [
      'move',
      'skirmishers',
      'rest',
      'charge',
      'recover',
      'firefight',
      'detach',
      'garrison',
      'occupy',
      'battery',
      'cross',
      'hits',
      'build',
      'train',
    ],
    (unit) => (!unit.present || !['good', 'broken'].includes(unit.fate) ? `it is ${unit.fate}` : false),
  ),
  'what a Broken unit may do': law(
    'NBC-GL-17',
    function* ({ after }) {
      for (const play of offers(after)) {
        const unit = 'unit' in play && typeof play.unit === 'string' ? after.units[play.unit] : undefined;
        if (unit?.fate === 'broken' && !OF_THE_BROKEN.includes(play.do))
          yield `${JSON.stringify(play)} is offered to a Broken unit`;
      }
    },
    3,
  ),
  'who waits beside the table does nothing': ofUnitOffers(
    'NBC-RNF-03',
    [
      'move',
      'skirmishers',
      'rest',
      'charge',
      'recover',
      'firefight',
      'detach',
      'garrison',
      'occupy',
      'cross',
      'hits',
      'build',
      'train',
    ],
    (unit) => isEntering(unit) && 'it waits to enter',
  ),
  'nobody moves twice': ofUnitOffers('NBC-MOV-22', ['move'], (unit, _play, battle) => {
    if (unit.kind === 'pontoon' || unit.kind === 'baggage') return unit.captured ? 'it is taken' : false;
    if (holds(unit, 'moved')) return 'it has moved';
    if (battle.action?.step !== 'move' || battle.action.formation !== unit.formation) return 'it is not its move';
    if (unit.kind === 'garrison') return 'it is a garrison';
    return unit.host !== null && 'it goes with its host';
  }),
  'who may charge': ofUnitOffers('NBC-MTC-01', ['charge'], (unit, { target }, battle) => {
    const enemy = target === null ? undefined : battle.units[target];
    if (!keepsBooks(battle, unit.side)) return false;
    const order = orderOf(battle, unit);
    const must = holds(unit, 'mustAttack');
    if (unit.kind !== 'unit' || unit.card.arm === 'artillery') return `it is ${unit.kind} of ${unit.card.arm}`;
    if (holds(unit, 'charged') && enemy?.facts.told?.cp !== 0) return 'it has charged';
    if (holds(unit, 'noAttack')) return 'a 1 forbids it';
    if (unit.resting) return 'it rests';
    if (unit.looting) return 'it loots';
    if (isMarch(order)) return 'it marches';
    if (order === 'hold' && !must) return 'it holds';
    if (holds(unit, 'ooc') && !must) return 'it is out of command';
    if (unitInLull(battle, unit)) return 'there is a lull';
    if (unit.card.arm === 'cavalry' && enemy && isTown(battle, enemy.area) && !unit.onFoot)
      return 'cavalry never attacks a town';
    if (enemy && (!arrived(enemy) || enemy.side === unit.side)) return `its enemy is ${enemy.fate}`;
    if (enemy?.host) return 'its enemy is attached';
    return enemy?.kind === 'garrison' &&
      Object.values(battle.units).some(
        (one) =>
          one.kind === 'unit' &&
          one.area === enemy.area &&
          one.side === enemy.side &&
          arrived(one) &&
          one.card.arm === 'infantry',
      )
      ? 'the garrison has a unit in support'
      : false;
  }),
  'who may open a firefight': ofUnitOffers('NBC-FF-01', ['firefight'], (unit, { target }, battle) => {
    const enemy = target === null ? undefined : battle.units[target];
    if (!keepsBooks(battle, unit.side)) return false;
    if (!hasMuskets(unit)) return `it is ${unit.card.arm}`;
    if (unit.kind !== 'unit') return `it is a ${unit.kind}`;
    if (holds(unit, 'ooc')) return 'it is out of command';
    if (isMarch(orderOf(battle, unit))) return 'it marches';
    if (holds(unit, 'fired')) return 'it has fired';
    if (garrisonIn(battle, unit.area)) return 'it stands beside a garrison';
    if (unit.looting) return 'it loots';
    if (unitInLull(battle, unit)) return 'there is a lull';
    if (battle.simplified.includes('noFirefights')) return 'no firefights are played';
    if (battle.action?.step !== 'firefights') return 'it is not the time';
    if (!enemy) return false;
    if (garrisonIn(battle, enemy.area)) return 'its enemy stands beside a garrison';
    if (enemy.fate !== 'good') return `its enemy is ${enemy.fate}`;
    return enemy.host !== null && 'its enemy is attached';
  }),
  'who may begin a close combat': ofUnitOffers('NBC-CC-01', ['combat'], (unit, _play, battle) => {
    if (unit.card.arm === 'artillery') return 'it is guns';
    if (['garrison', 'engineers', 'pontoon', 'baggage', 'detachment'].includes(unit.kind)) return `it is ${unit.kind}`;
    if (unitInLull(battle, unit)) return 'there is a lull';
    return battle.action?.step !== 'combats' && 'it is not the time';
  }),
  'stands go out by their rating': ofUnitOffers('NBC-CMD-02', ['skirmishers'], (unit, { stands }, battle) => {
    if (stands > mostStands(skirmishRatingOf(unit))) return `it has ${mostStands(skirmishRatingOf(unit))}`;
    if (stands <= unit.stands) return false;
    if (unit.disordered) return 'it is Disordered';
    if (isMarch(orderOf(battle, unit))) return 'it marches';
    if (unit.looting) return 'it loots';
    if (battle.simplified.includes('noSkirmishing')) return 'no skirmishing is played';
    return currentCP(unit) - stands < 1 && 'it keeps no combat point of its own';
  }),
  'who may be marked as resting': ofUnitOffers('NBC-CMD-04', ['rest'], (unit, { resting }, battle) => {
    if (!resting) return false;
    if (unit.exhaustion === 0) return 'it is Rested';
    return battle.phase !== 1 && `it is phase ${battle.phase}`;
  }),
  'guns join and leave once': ofUnitOffers('NBC-ART-23', ['battery'], (unit, { host }, battle) => {
    if (unit.attachedIn === battle.turn && battle.turn > 0) return 'it has done so this turn';
    if (host === null) return unit.host === null && 'it is with nobody';
    const to = battle.units[host];
    if (unit.disordered) return 'it is Disordered';
    if (piecesOf(unit) === 'rockets') return 'it is rockets';
    if (to?.card.arm !== 'infantry' && to?.card.arm !== 'mixed') return `its host is ${to?.card.arm}`;
    if (to.kind !== 'unit') return `its host is a ${to.kind}`;
    return to.side !== unit.side || to.formation !== unit.formation ? 'its host is of others' : false;
  }),
  'howitzers of their kind': ofUnitOffers('NBC-HOW-02', ['convert'], (unit, { donors }, battle) => {
    const side = battle.sides[unit.side];
    if (donors.length === 0) return battle.turn !== 1 && 'the battle has begun';
    if (battle.phase !== 5) return `it is phase ${battle.phase}`;
    if (side.convertedIn > 0) return 'the side has done so today';
    if (side.rerolls.ready < 1) return 'no re-roll die is left';
    for (const id of [unit.id, ...donors]) {
      const one = battle.units[id];
      if (one?.card.arm !== 'artillery' || one.side !== unit.side) return `${id} is no battery of its own`;
      if (one.card.weight === 'light' || one.card.mobility === 'horse')
        return `${id} is ${one.card.weight} ${one.card.mobility}`;
      if (piecesOf(one) !== 'guns' || one.conversion) return `${id} has other pieces`;
      if (!arrived(one)) return `${id} is ${one.fate}`;
    }
    return false;
  }),
  'who may be recovered': ofUnitOffers('NBC-REC-01', ['recover'], (unit, _play, battle) => {
    if (battle.phase !== 7) return `it is phase ${battle.phase}`;
    if (unit.restedIn >= battle.turn) return 'it has had its card';
    if (unit.fate === 'broken') return battle.simplified.includes('noRally') && 'no rally is played';
    const lost = unit.lost.white + unit.lost.red;
    const points = unit.kind === 'unit' || unit.kind === 'garrison' ? lost - (unit.shaken ? 2 : 1) : 0;
    const tired = unit.exhaustion > 0 && (unit.resting || ruling(battle.rulings, 'tiredAny') === 'yes');
    return points <= 0 && !unit.disordered && !tired && 'nothing can come back';
  }),
  'who may send a detachment out': ofUnitOffers('NBC-DET-01', ['detach'], (unit, _play, battle) => {
    if (unit.card.arm === 'artillery' || unit.kind !== 'unit') return `it is ${unit.kind} of ${unit.card.arm}`;
    if (currentCP(unit) < 3) return `it has ${currentCP(unit)}CP`;
    const formation = battle.formations[unit.formation ?? ''];
    if (formation?.command !== 'under' && formation?.command !== 'lapels')
      return `it is ${formation?.command} under command`;
    if (battle.action?.formation !== unit.formation) return 'its formation does not act';
    const marches = isMarch(formation.order);
    return battle.action?.step !== 'administration' && !marches && `it is the step of ${battle.action?.step}`;
  }),
  'who may leave a garrison': ofUnitOffers('NBC-GAR-02', ['garrison'], (unit, _play, battle) => {
    if (unit.card.arm !== 'infantry') return `it is ${unit.card.arm}`;
    if (unit.area === null) return 'it is nowhere';
    const place = battle.places[unit.area];
    if (unit.occupied < 60 && !holds({ facts: place }, 'fortified') && battle.keeps === 'both')
      return `it has been there ${unit.occupied} minutes`;
    if (battle.action?.step !== 'administration') return `it is the step of ${battle.action?.step}`;
    return garrisonIn(battle, unit.area) !== undefined && 'there is one';
  }),
  'who may enter a place': ofUnitOffers('NBC-BUA-01', ['occupy'], (unit, { area }, battle) => {
    if (area === null) return unit.area === null && 'it is nowhere';
    const inside = Object.values(battle.units).filter((one) => one.area === area && arrived(one) && one.id !== unit.id);
    if (inside.some(({ side }) => side !== unit.side)) return 'the enemy holds it';
    if (isTown(battle, area) && unit.kind === 'unit' && inside.some(({ kind }) => kind === 'unit'))
      return 'it holds a unit';
    return unit.area === area && 'it is there';
  }),
  'who pays for a train': ofUnitOffers('NBC-PON-01', ['train'], (unit, _play, battle) => {
    if (battle.phase !== 5) return `it is phase ${battle.phase}`;
    if (unit.captured) return 'it is taken';
    return !unit.movesIn && battle.sides[unit.side].rerolls.ready < 1 && 'no re-roll die is left';
  }),
  'engineers go once': ofUnitOffers('NBC-ENG-04', ['engineers'], (unit, { to }, battle) => {
    if (battle.phase !== 5) return `it is phase ${battle.phase}`;
    if (unit.attachedIn === battle.turn && battle.turn > 0) return 'they have gone this turn';
    const host = 'unit' in to ? battle.units[to.unit] : undefined;
    if (host && host.kind !== 'pontoon' && host.card.arm !== 'infantry') return `their host is ${host.card.arm}`;
    return (
      Object.values(battle.units).some(
        (one) => one.kind === 'engineers' && host && one.host === host.id && one.id !== unit.id,
      ) && 'their host has engineers'
    );
  }),
  'baggage is taken by units': ofOffers('NBC-BAG-02', ['capture'], ({ baggage, by }, battle) => {
    const [train, taker] = [battle.units[baggage], battle.units[by]];
    if (!train || !taker || !onTable(train) || !onTable(taker)) return 'one is gone';
    const now = train.captured?.by;
    const holder = now === undefined ? train.side : battle.units[now]?.side;
    if (holder === taker.side && train.captured?.open !== false) return `it is ${taker.side}’s`;
    if (taker.card.arm === 'artillery') return 'guns take nothing';
    if (taker.kind === 'garrison') return 'a garrison takes nothing';
    return false;
  }),
  'orders through the chain of command': ofOffers('NBC-ORD-17', ['order'], ({ formation: id, order }, battle) => {
    const formation = battle.formations[id];
    if (!formation) return 'there is no such formation';
    const side = battle.sides[formation.side];
    const { step } = battle.action ?? {};
    if (battle.simplified.includes('simpleCommand')) return 'no orders are played';
    if (formation.command !== 'under' && formation.command !== 'lapels')
      return `it is ${formation.command} under command`;
    if (step !== 'orders' && step !== 'administration') return `it is the step of ${step}`;
    if (side.hqMoved) return 'headquarters have moved';
    if (formation.order === order) return 'it is its order';
    if (formation.order === 'strategic' && !['hold', 'withdraw', 'withdraw-keen'].includes(order)) return 'it marches';
    if (order.endsWith('-keen') && ruling(battle.rulings, 'allowKeenOrders') === 'no') return 'nobody orders Keen';
    const army = battle.scenario.sides[formation.side].armyType;
    const away = !side.atHQ || armyCommander(battle, formation.side).fate !== 'fit';
    if (away && formation.command !== 'lapels' && side.changedAway >= (army === 'Napoleonic' ? 1 : 0))
      return 'the army commander is away';
    return step === 'orders' && side.rerolls.ready < 1 && 'no re-roll die is left';
  }),
  'a re-throw can be paid': ofOffers(
    'NBC-RR-05',
    ['again'],
    ({ side }, battle) => battle.sides[side].rerolls.ready < 1 && 'no re-roll die is left',
  ),
  'cards of the hand': ofOffers('NBC-CCD-02', ['choose'], ({ side, card }, battle) => {
    if (battle.phase !== 6 || battle.action) return 'it is not the time';
    if (battle.sides[side].chosen !== null) return false;
    if (card === 'bye') return battle.sides[side].byes < 1 && 'no Bye is left';
    const at = battle.formations[card.formation];
    if (at?.side !== side) return 'it is of others';
    return at.card !== 'hand' && at.card !== 'losing' && `its card is ${at.card}`;
  }),
  'officers who serve': ofOffers('NBC-OFF-02', ['join', 'ride'], (play, battle) => {
    const officer = battle.officers[play.officer];
    if (officer?.fate !== 'fit') return `he is ${officer?.fate}`;
    if (play.do === 'ride') return holds(officer, 'rode') && 'he has ridden';
    if (play.unit === null) return officer.host === null && 'he is with nobody';
    const host = battle.units[play.unit];
    if (host?.fate !== 'good' || !arrived(host)) return `his host is ${host?.fate}`;
    if (officer.role === 'formation' && battle.formations[host.formation ?? '']?.commander !== officer.id)
      return 'it is of another formation';
    return host.side !== officer.side && 'it is the enemy';
  }),
  'an army commander at headquarters moves them': ofOffers(
    'NBC-CMA-03',
    ['headquarters', 'commander'],
    (play, battle) => {
      const side = battle.sides[play.side];
      if (battle.phase !== 5) return `it is phase ${battle.phase}`;
      if (armyCommander(battle, play.side).fate !== 'fit') return 'he has fallen';
      if (play.do === 'commander') return play.atHQ === side.atHQ && 'he is there';
      if (!side.atHQ) return 'he is away';
      return side.hqMoved && 'they have moved';
    },
  ),
  'skirmishers at whom they may': ofOffers('NBC-SKM-03', ['skirmish'], ({ by, on }, battle) => {
    if (battle.phase !== 3) return `it is phase ${battle.phase}`;
    const { weather } = battle.sky;
    if (weather === 'rain' || weather === 'snow') return `there is ${weather}`;
    if (battle.simplified.includes('noSkirmishing')) return 'no skirmishing is played';
    const shooter = by === null ? undefined : battle.units[by];
    if (shooter && (shooter.stands === 0 || shooter.fate !== 'good')) return 'no stand is out';
    if (shooter && garrisonIn(battle, shooter.area)) return 'they stand beside a garrison';
    const target = on && 'unit' in on ? battle.units[on.unit] : undefined;
    if (!target) return false;
    if (target.side === shooter?.side) return 'it is a friend';
    if (target.card.arm === 'cavalry' && !target.onFoot) return 'it is cavalry';
    if (target.kind === 'garrison' || garrisonIn(battle, target.area)) return 'a garrison is there';
    if (target.kind === 'pontoon') return 'it is a pontoon train';
    if (target.host !== null) return 'it is attached';
    return (!arrived(target) || (shooter && unitInLull(battle, shooter))) && 'it is gone, or there is a lull';
  }),
  'guns at whom they may': ofOffers('NBC-ART-05', ['fire'], ({ side, on, late }, battle) => {
    if (battle.phase !== 4 && !late) return `it is phase ${battle.phase}`;
    const target = on && 'unit' in on ? battle.units[on.unit] : undefined;
    if (!target) return false;
    if (target.side === side) return 'it is a friend';
    if (target.host !== null && target.card.arm === 'artillery') return 'it is attached';
    if (!arrived(target)) return `it is ${target.fate}`;
    const support = Object.values(battle.units).some(
      (one) =>
        one.kind === 'unit' &&
        one.area !== null &&
        one.area === target.area &&
        one.side === target.side &&
        arrived(one) &&
        one.card.arm === 'infantry',
    );
    return target.kind === 'garrison' && support && 'a unit in support takes its losses';
  }),
  'a lull when both may': ofOffers('NBC-LUL-01', ['lull', 'lull-restart'], (play, battle) => {
    if (play.do === 'lull') return battle.phase !== 9 && `it is phase ${battle.phase}`;
    if (battle.phase !== 1) return `it is phase ${battle.phase}`;
    return (battle.lull === null || battle.lull.since > battle.turn) && 'there is none';
  }),
  'one tap does what its steps do': law(
    'NBC-SEQ-01',
    function* ({ after }) {
      if (after.ended || after.revealed) return;
      for (const play of offers(after)) {
        if (!isMany(play)) continue;
        const ruled = referee(after, play, (topic) => chanceOf(seedNumbered(1), topic));
        if (ruled.ok && ruled.events.length === 0) yield `${JSON.stringify(play)} does nothing`;
      }
    },
    11,
  ),
  'of the other book nothing is offered': law(
    'NBC-GL-04',
    function* ({ after }) {
      for (const side of SIDES)
        if (!keepsBooks(after, side))
          for (const play of offered(
            after,
            'move',
            'skirmishers',
            'rest',
            'recover',
            'garrison',
            'detach',
            'hits',
            'battery',
          )) {
            const unit = after.units[play.unit];
            if (unit?.side === side) yield `${JSON.stringify(play)} is offered, and its book is kept elsewhere`;
          }
    },
    3,
  ),
};
