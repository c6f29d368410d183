/**
 * The political desk: wars, calls, peaces, alliances, minors, access. EIA-005, EIA-008, EIA-021 to EIA-049, EIA-120,
 * EIA-184, EIA-231 to EIA-239
 */
import { say } from '../../../engine/message.ts';
import { inPlay } from '../calendar.ts';
import type { Campaign } from '../campaign.ts';
import type { Desk, Due, PlaysOf } from '../desk.ts';
import { leads, nationName } from '../ledger.ts';
import type { OwnPlay } from '../plays.ts';
import { AFFAIRS, affairsHandlers, cannotAlly, gaining, neutralsInSieges, waiting } from '../political/affairs.ts';
import { answering, CALLING, callingHandlers, callsNow, hasDeclared } from '../political/calling.ts';
import { claiming } from '../political/claiming.ts';
import { meetingRows } from '../political/clashes.ts';
import { declarationsOpened, weighing } from '../political/declaring.ts';
import { collapseAll, collapsing, conquering, conquestAll, lapseAll, lapsing, runAll } from '../political/holding.ts';
import { HOMEWARD, homesFor, homewardHandlers, ownerOfTroop, strays } from '../political/homeward.ts';
import { backable, backDownsOpened, backingDown, mustering, running } from '../political/running.ts';
import { cannotSue, demandsNow, offering, SUING, suingHandlers } from '../political/suing.ts';
import { advance, choosing, working } from '../political/terms.ts';
import { clearNotes, mustSueNow, note, powersAtWarWith } from '../political/ties.ts';
import { isLandMode } from '../rulings.ts';
import { POWERS, type Power } from '../vocabulary.ts';
import { setPiece } from '../writing.ts';

export const POLITICAL = [...CALLING, ...SUING, ...HOMEWARD, ...AFFAIRS] as const;
export type PoliticalPlay = PlaysOf<typeof POLITICAL>;

const players = (state: Campaign): readonly Power[] => POWERS.filter((one) => inPlay(state, one));

/** Returns the powers that must sue in this Peace Step and have an enemy to sue. EIA-237 */
const mustSue = (state: Campaign): readonly Power[] =>
  players(state).filter((one) => mustSueNow(state, one) && powersAtWarWith(state, one).length > 0);

/** Returns the plays on offer at each step, as far as the ledgers show them. */
function offered(state: Campaign): readonly PoliticalPlay[] {
  switch (state.clock.step) {
    case 'declarations':
      return hasDeclared(state) ? [] : [{ do: 'ask-declarations' }];
    case 'calls':
      return callsNow(state);
    case 'peace':
      return [
        ...players(state).flatMap((one): PoliticalPlay[] => {
          const all = powersAtWarWith(state, one);
          return all.length > 0 && cannotSue(state, one, all) === undefined ? [{ do: 'sue', power: one, to: all }] : [];
        }),
        ...demandsNow(state),
        ...strays(state).flatMap((troop): PoliticalPlay[] => {
          const [area] = homesFor(state, troop);
          return area === undefined ? [] : [{ do: 'send-home', is: troop.is, id: troop.id, area }];
        }),
      ];
    case 'alliances':
      return players(state).flatMap((a, i) =>
        players(state)
          .slice(i + 1)
          .filter((b) => cannotAlly(state, a, b) === undefined)
          .map((b) => ({ do: 'make-alliance', a, b }) as const),
      );
    case 'minorControl':
      return players(state).flatMap((one) =>
        backable(state, one).map(({ minor, against }) => ({ do: 'back-minor', power: one, minor, against }) as const),
      );
    case 'breaking':
      return Object.values(state.alliances).flatMap(({ a, b }) => [
        { do: 'break-alliance', power: a, with: b } as const,
        { do: 'break-alliance', power: b, with: a } as const,
      ]);
    case 'freeStates':
      return Object.values(state.minors)
        .filter(({ state: how, hasCorps, major }) => how === 'conquered' && hasCorps && major === null)
        .map(({ id: minor }) => ({ do: 'free-state', minor }) as const);
    default:
      return neutralsInSieges(state).map(({ id: garrison }) => ({ do: 'neutral-surrender', garrison }) as const);
  }
}
/** Some of these plays may still be illegal for reasons that only the whole ledger shows. */
const menu = (state: Campaign): readonly OwnPlay[] =>
  state.clock.started && !isLandMode(state.rulings) ? offered(state).filter((play) => play.do !== 'back-minor') : [];

function due(state: Campaign): readonly Due[] {
  if (!state.clock.started || isLandMode(state.rulings)) return [];
  const { step } = state.clock;
  return [
    ...(step === 'peace' ? mustSue(state) : []).map(
      (one): Due => ({
        power: one,
        text: 'eiapol-due-sue',
        play: { do: 'sue', power: one, to: powersAtWarWith(state, one) },
      }),
    ),
    ...strays(state).map((troop): Due => {
      const [area] = homesFor(state, troop);
      return {
        power: leads(state, troop.nation),
        text: say(area === undefined ? 'eiapol-due-no-home' : 'eiapol-due-home', {
          what: { code: `eiapol-troop-${troop.is}` },
          area: state.areas[troop.area]?.name ?? '',
          to: state.areas[area ?? '']?.name ?? '',
        }),
        ...(area !== undefined && { play: { do: 'send-home', is: troop.is, id: troop.id, area } }),
      };
    }),
    ...(step === 'minorControl' || step === 'freeStates' ? Object.values(state.minors) : []).flatMap(
      ({ id, name, controller }): Due[] =>
        waiting(state, id).length > 0 ? [{ power: controller, text: say('eiapol-due-muster', { minor: name }) }] : [],
    ),
    ...meetingRows(state),
    ...neutralsInSieges(state).map(
      ({ id: garrison, nation }): Due => ({
        power: leads(state, nation),
        text: say('eiapol-due-neutral', { power: nationName(state, nation) }),
        play: { do: 'neutral-surrender', garrison },
      }),
    ),
  ];
}

export const political: Desk<PoliticalPlay> = {
  handlers: { ...callingHandlers, ...suingHandlers, ...homewardHandlers, ...affairsHandlers },
  procedures: [
    weighing,
    answering,
    claiming(advance),
    offering,
    choosing,
    working,
    running,
    backingDown,
    mustering,
    collapsing,
    lapsing,
    conquering,
    gaining,
  ],
  menu,
  due,
  stops(state) {
    if (state.clock.step !== 'peace') return undefined;
    if (mustSue(state).length > 0) return 'eiapol-sue-everybody';
    return strays(state).some((troop) => homesFor(state, troop).length > 0) ? 'eiapol-send-first' : undefined;
  },
  enters(d, { step }) {
    if (isLandMode(d.state.rulings)) return;
    if (step === 'diplomacy') clearNotes(d);
    if (step === 'peace') {
      for (const one of players(d.state)) {
        if (!d.state.powers[one]?.mustSue) continue;
        if (powersAtWarWith(d.state, one).length === 0) setPiece(d, 'powers', one, { mustSue: false });
        else note(d, `must ${one}`, true);
      }
      lapseAll(d);
    }
    if (step === 'conquest') conquestAll(d);
    if (step !== 'minorControl') return;
    // The last question asked is answered first, so powers that collapse come before minors that need a new controller.
    runAll(d);
    collapseAll(d);
  },
  opened(d, round) {
    if (round.kind === 'targets' && d.state.clock.step === 'declarations') declarationsOpened(d, round);
    if (round.kind === 'backDown') backDownsOpened(d, round);
  },
  ownerOf(state, done) {
    switch (done.do) {
      case 'send-home':
      case 'may-stay':
        return ownerOfTroop(state, done.is, done.id);
      case 'free-state':
      case 'muster':
        return state.minors[done.minor]?.controller ?? null;
      case 'muster-fleet':
        return leads(state, state.fleets[done.fleet]?.nation ?? '');
      case 'end-access':
        return leads(state, state.access[done.access]?.of ?? '');
      case 'neutral-surrender':
        return leads(state, (state.garrisons[done.garrison] ?? state.corps[done.garrison])?.nation ?? '');
      default:
        return undefined;
    }
  },
};
