/**
 * The referee: what follows from a play, as events, or why it cannot be done. Pure: the battle handed in stays as it is,
 * and a refusal has changed nothing.
 */
import { isRuling } from '../book/rulings.ts';
import type { Chance } from '../dice/chance.ts';
import { enterAftermath, throwAftermath } from './aftermath.ts';
import { asked, type Battle, currentCP, hasCP, unitName } from './battle.ts';
import {
  formationByHand,
  officerByHand,
  setClockByHand,
  setFormationByHand,
  setOfficerByHand,
  setSideByHand,
  setSkyByHand,
  setUnitByHand,
  sideByHand,
  skyByHand,
  unitByHand,
} from './by-hand.ts';
import { actsByHand, choose } from './command-cards.ts';
import { deploy, rest } from './command-phase.ts';
import { attachBattery, attachOfficer, moveCommander, moveHQ } from './commanders.ts';
import { makeHowitzers } from './conversions.ts';
import { cross } from './crossings.ts';
import { type Draft, draft, openTask, setUnit, tell } from './draft.ts';
import { sendEngineers } from './engineer-hosts.ts';
import type { Event } from './events.ts';
import { openFight } from './fights/plays.ts';
import { changeHelp, layDue, openIds } from './help.ts';
import { takeHits } from './losses.ts';
import { agreeLull, endLull, restart, setLullByHand } from './lull-agreed.ts';
import { mayFightHere } from './lull-here.ts';
import { openMove } from './moving.ts';
import { openRide } from './moving-others.ts';
import { strike } from './officers-struck.ts';
import { changeOrder, mayCallBack, mayStayBehind } from './orders.ts';
import type { Play } from './plays.ts';
import { openRecoveryOf } from './recovery.ts';
import { occupy, openDetach, openGarrison } from './sent-out.ts';
import { attackAsSkirmishers } from './skirmishing.ts';
import { openSwap } from './swaps.ts';
import { playTask, TASK_PLAYS, type TaskPlay } from './tasks.ts';
import { buildBridge, capture, startTrain } from './trains.ts';
import { finishAction, goOn, passFormation, throwOpen } from './turn.ts';
import { bombard } from './volleys.ts';
import { enterWoundDay, passDay } from './wounded.ts';

export type Ruling =
  | { readonly ok: true; readonly events: readonly Event[]; readonly battle: Battle }
  | { readonly ok: false; readonly why: string };

const isTaskPlay = (play: Play): play is TaskPlay => (TASK_PLAYS as readonly string[]).includes(play.do);

/** Plays that may come while a question is open: the ledger and the table are always at hand. */
const ANY_TIME: readonly Play['do'][] = [
  'set',
  'ruling',
  'dice',
  'phone',
  'help',
  'note',
  'tell',
  'check',
  'disorder',
  'hits',
  'battery',
  'join',
  'occupy',
  'capture',
  'strike',
  'end',
  'reopen',
];

/** What is left to do when it is over. */
const AFTERWARDS: readonly Play['do'][] = ['reopen', 'note', 'losses', 'wounds'];

/** Plays that ask nothing themselves: a question that comes of them has fallen due. */
const BY_THE_WAY: readonly Play['do'][] = ['hits', 'set', 'pass', 'acts'];

/**
 * Judges a play. `open` opens the stream of chance at the battle's position; it is only called when the app throws, so
 * that a phone without the seed can still keep the books.
 */
export function referee(battle: Battle, play: Play, open: (at: number) => Chance): Ruling {
  const d = draft(battle);
  const why = judge(d, play, open);
  if (why) return { ok: false, why };
  if (BY_THE_WAY.includes(play.do)) layDue(d, openIds(battle));
  return { ok: true, events: d.events, battle: d.battle };
}

const unitOf = (d: Draft, id: string) => d.battle.units[id];
const NO_UNIT = 'There is no such unit in this battle.';

function judge(d: Draft, play: Play, open: (at: number) => Chance): string | undefined {
  if (d.battle.ended && !AFTERWARDS.includes(play.do)) return 'The battle is over. Open it again to go on.';
  if (isTaskPlay(play)) return playTask(d, play, () => open(d.battle.at));
  if (asked(d.battle) && !ANY_TIME.includes(play.do)) return 'Answer the open question first, or set it aside.';
  switch (play.do) {
    case 'next':
      return goOn(d);
    case 'finish':
      return finishAction(d);
    case 'pass':
      return passFormation(d, play.formation);
    case 'first':
      openTask(d, { kind: 'first', side: null });
      return undefined;
    case 'skirmishers': {
      const unit = unitOf(d, play.unit);
      return unit ? deploy(d, unit, play.stands) : NO_UNIT;
    }
    case 'rest': {
      const unit = unitOf(d, play.unit);
      return unit ? rest(d, unit, play.resting) : NO_UNIT;
    }
    case 'hits': {
      const unit = unitOf(d, play.unit);
      if (!unit) return NO_UNIT;
      if (unit.fate !== 'good' || !unit.present) return `${unit.card.name} is not in the fight.`;
      if (!Number.isInteger(play.hits) || play.hits < 1) return 'Hits are counted from 1.';
      if (hasCP(unit) && play.hits > currentCP(unit))
        return `${unit.card.name} has only ${currentCP(unit)}CP left to lose.`;
      if (!hasCP(unit) && play.hits > 6) return 'No throw gives more than six hits on a battery.';
      takeHits(d, play);
      return undefined;
    }
    case 'skirmish':
      return attackAsSkirmishers(d, play.by, play.on);
    case 'fire':
      return bombard(d, play.side, play.on);
    case 'convert':
      return makeHowitzers(d, play.unit, play.donors);
    case 'disorder': {
      const unit = unitOf(d, play.unit);
      if (!unit) return NO_UNIT;
      if (unit.fate !== 'good') return `${unit.card.name} cannot be disordered any more.`;
      openTask(d, {
        kind: 'disorder',
        side: unit.side,
        unit: unit.id,
        data: { column: 'move', lost: 0, aspects: [], why: play.why },
      });
      return undefined;
    }
    case 'check': {
      const unit = unitOf(d, play.unit);
      if (!unit) return NO_UNIT;
      if (unit.fate !== 'good') return `${unit.card.name} takes no checks; a Broken unit rallies in phase 7.`;
      openTask(d, { kind: 'quality', side: unit.side, unit: unit.id });
      return undefined;
    }
    case 'charge':
    case 'firefight':
    case 'combat': {
      const calm = mayFightHere(d.battle, play);
      return calm.ok ? openFight(d, play) : calm.why;
    }
    case 'recover':
      return openRecoveryOf(d, play.unit);
    case 'acts':
      if (throwOpen(d.battle)) return 'The throw for the next formation was set aside: answer it first.';
      return actsByHand(d, play.formation, play.command);
    case 'choose':
      if (d.battle.phase !== 6 || d.battle.action)
        return 'Command cards are played in phase 6, when no formation is acting.';
      if (throwOpen(d.battle)) return 'The throw for the next formation was set aside: answer it first.';
      return choose(d, play.side, play.card);
    case 'order': {
      const formation = d.battle.formations[play.formation];
      return formation ? changeOrder(d, formation, play.order, play.far) : 'There is no such formation in this battle.';
    }
    case 'stay': {
      const unit = unitOf(d, play.unit);
      if (!unit) return NO_UNIT;
      const legal = mayStayBehind(d.battle, unit);
      const back = play.stays ? legal : mayCallBack(d.battle, unit);
      if (!legal.ok && !back.ok) return back.why;
      setUnit(d, unit.id, { ownOrder: play.stays ? 'defend' : null, ...(unit.disturbed && { disturbed: false }) });
      tell(d, `${unitName(unit)} ${play.stays ? '**stays behind**, order Defend' : 'goes with its formation'}.`, {
        side: unit.side,
      });
      return undefined;
    }
    case 'commander':
      return moveCommander(d, play.side, play.atHQ);
    case 'headquarters':
      return moveHQ(d, play.side);
    case 'join': {
      const officer = d.battle.officers[play.officer];
      return officer ? attachOfficer(d, officer, play.unit) : 'There is no such officer in this battle.';
    }
    case 'move': {
      const unit = unitOf(d, play.unit);
      return unit ? openMove(d, unit) : NO_UNIT;
    }
    case 'swap': {
      const [unit, other] = [unitOf(d, play.unit), unitOf(d, play.with)];
      return unit && other ? openSwap(d, unit, other) : NO_UNIT;
    }
    case 'cross': {
      const unit = unitOf(d, play.unit);
      return unit ? cross(d, unit, play.over, play.deed) : NO_UNIT;
    }
    case 'detach': {
      const unit = unitOf(d, play.unit);
      return unit ? openDetach(d, unit) : NO_UNIT;
    }
    case 'garrison': {
      const unit = unitOf(d, play.unit);
      return unit ? openGarrison(d, unit) : NO_UNIT;
    }
    case 'occupy': {
      const unit = unitOf(d, play.unit);
      return unit ? occupy(d, unit, play.area) : NO_UNIT;
    }
    case 'engineers': {
      const unit = unitOf(d, play.unit);
      return unit ? sendEngineers(d, unit, play.to) : NO_UNIT;
    }
    case 'train': {
      const unit = unitOf(d, play.unit);
      return unit ? startTrain(d, unit) : NO_UNIT;
    }
    case 'build': {
      const unit = unitOf(d, play.unit);
      return unit ? buildBridge(d, unit, play.cm) : NO_UNIT;
    }
    case 'capture': {
      const [baggage, by] = [unitOf(d, play.baggage), unitOf(d, play.by)];
      return baggage && by ? capture(d, baggage, by) : NO_UNIT;
    }
    case 'strike': {
      const officer = d.battle.officers[play.officer];
      return officer ? strike(d, officer, play.by) : 'There is no such officer in this battle.';
    }
    case 'ride': {
      const officer = d.battle.officers[play.officer];
      return officer ? openRide(d, officer) : 'There is no such officer in this battle.';
    }
    case 'battery':
      return attachBattery(d, play.unit, play.host);
    case 'set':
      return byHand(d, play);
    case 'ruling':
      if (!isRuling(play.key, play.value)) return 'That is no ruling of the register.';
      d.add({ type: 'ruling', key: play.key, value: play.value });
      tell(d, `A ruling is changed: **${play.key}** is now ${play.value}.`, { byHand: true });
      return undefined;
    case 'dice':
      d.add({ type: 'dice', dice: play.dice });
      return undefined;
    case 'phone':
      if (d.battle.keeps !== 'both') return 'This phone keeps one side only.';
      if (d.battle.phone === play.phone) return 'It is kept that way already.';
      d.add({ type: 'phone', phone: play.phone });
      tell(
        d,
        play.phone === 'open'
          ? 'The phone **lies open** on the table.'
          : 'The phone is **passed** from hand to hand; what is private lies under a cover.',
        { byHand: true },
      );
      return undefined;
    case 'help':
      return changeHelp(d, play.help);
    case 'note': {
      const { of, formation } = play;
      if (formation !== undefined && (of !== 'umpire' || !d.battle.formations[formation]))
        return "Notes of a formation are the umpire's, and of formations in this battle.";
      d.add({ type: 'note', of, ...(formation && { formation }), text: play.text.slice(0, 20_000), to: of });
      return undefined;
    }
    case 'tell':
      if (!play.text.trim()) return 'Write something first.';
      tell(d, play.text.trim().slice(0, 500), { byHand: true, ...(play.side && { side: play.side }) });
      return undefined;
    case 'lull':
      return agreeLull(d, play.side, play.where, play.covers);
    case 'lull-over':
      return endLull(d);
    case 'lull-restart':
      return restart(d, play.side);
    case 'losses':
      return play.own ? enterAftermath(d, play.own) : throwAftermath(d, () => open(d.battle.at));
    case 'wounds':
      return play.own ? enterWoundDay(d, play.own) : passDay(d, () => open(d.battle.at));
    case 'end':
      d.add({ type: 'ended', ended: { why: play.why.slice(0, 500) } });
      tell(d, `The battle **ends**${play.why ? `: ${play.why}` : ''}.`);
      return undefined;
    case 'reopen':
      if (!d.battle.ended) return 'The battle is not over.';
      d.add({ type: 'ended', ended: null });
      tell(d, 'The battle goes on.', { byHand: true });
      return undefined;
  }
}

/** Impossible numbers are refused before they reach the ledger. */
function byHand(d: Draft, play: Extract<Play, { do: 'set' }>): string | undefined {
  const bad = 'That is no value this can have.';
  switch (play.what) {
    case 'unit':
      return unitByHand.safeParse(play.set).success ? setUnitByHand(d, play.id, play.set) : bad;
    case 'formation':
      return formationByHand.safeParse(play.set).success ? setFormationByHand(d, play.id, play.set) : bad;
    case 'officer':
      return officerByHand.safeParse(play.set).success ? setOfficerByHand(d, play.id, play.set) : bad;
    case 'side':
      return sideByHand.safeParse(play.set).success ? setSideByHand(d, play.id, play.set) : bad;
    case 'sky':
      return skyByHand.safeParse(play.set).success ? setSkyByHand(d, play.set) : bad;
    case 'clock':
      return setClockByHand(d, play.minutes);
    case 'lull':
      return setLullByHand(d, play.covers);
  }
}
