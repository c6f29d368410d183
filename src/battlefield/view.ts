/**
 * The battle as somebody may see it. This is the only place where a secret could leak, so it is the only one to guard:
 * screens, exports for a side and share links are made from what comes out of here.
 */
import { type Rulings, ruling } from '../book/rulings.ts';
import { enemyOf, SIDES, type SideId } from '../book/terms.ts';
import type { Battle, Side } from './battle.ts';
import { laidBy } from './command-cards.ts';
import type { Event } from './events.ts';
import type { Viewer } from './menu.ts';

/** Whether a viewer may know what is meant for an audience. Both sides on one phone share what is public to both. */
export function mayKnow(viewer: Viewer, audience: Event['to']): boolean {
  if (audience === undefined || viewer === 'umpire') return true;
  return viewer === audience;
}

/** Re-roll dice of a side are its own secret while the ruling says so (AMB-07); spending is announced. */
export const seesRerolls = (battle: Battle, viewer: Viewer, side: SideId): boolean =>
  viewer === 'umpire' ||
  viewer === side ||
  ruling(battle.rulings, 'rrdCount') === 'public' ||
  (viewer === 'both' && battle.keeps === 'both');

export interface View {
  readonly battle: Battle;
  readonly viewer: Viewer;
  /** Ready re-roll dice, or null where the viewer may not know. */
  readonly rerolls: Readonly<Record<SideId, number | null>>;
}

/** A battle without what the viewer must not know. */
export function view(battle: Battle, viewer: Viewer): View {
  const rerolls = { a: seen(battle, viewer, 'a'), b: seen(battle, viewer, 'b') };
  if (viewer === 'umpire') return { battle, viewer, rerolls };
  const hidden = SIDES.filter((side) => viewer !== 'both' && viewer !== side);
  const side = (id: SideId): Side => {
    const own = battle.sides[id];
    if (!hidden.includes(id)) return own;
    const choosing = own.chosen !== null && laidBy(battle, enemyOf(id)) === undefined;
    return {
      ...own,
      ...(rerolls[id] === null && { rerolls: { ready: 0, used: 0 } }),
      // NBC-CCD-02: a card lies face down until both have chosen.
      ...(choosing && { chosen: null }),
    };
  };
  const formations = Object.fromEntries(
    Object.entries(battle.formations).map(([id, formation]) => {
      const facedown =
        hidden.includes(formation.side) &&
        formation.card === 'played' &&
        battle.sides[formation.side].chosen !== null &&
        laidBy(battle, enemyOf(formation.side)) === undefined;
      return [id, facedown ? { ...formation, card: 'hand' as const } : formation];
    }),
  );
  return {
    viewer,
    rerolls,
    battle: {
      ...battle,
      sides: { a: side('a'), b: side('b') },
      formations,
      notes: ownWords(battle.notes, viewer),
      scenario: { ...battle.scenario, briefings: ownWords(battle.scenario.briefings, viewer) },
    },
  };
}

/** Of what was written for each side and the umpire, the viewer's own. */
const ownWords = (words: { readonly a: string; readonly b: string; readonly umpire: string }, viewer: Viewer) => ({
  a: viewer === 'a' ? words.a : '',
  b: viewer === 'b' ? words.b : '',
  umpire: viewer === 'umpire' ? words.umpire : '',
});

const seen = (battle: Battle, viewer: Viewer, side: SideId): number | null =>
  seesRerolls(battle, viewer, side) ? battle.sides[side].rerolls.ready : null;

/** The events as a viewer may read them: without those of others, and without what the rest of them tells of others. */
export function seenEvents(events: readonly Event[], viewer: Viewer): Event[] {
  if (viewer === 'umpire') return [...events];
  let rulings: Rulings = {};
  return events
    .filter((event) => mayKnow(viewer, event.to))
    .map((event) => {
      if (event.type === 'begun') {
        rulings = event.setup.rulings as Rulings;
        const { scenario } = event;
        return { ...event, scenario: { ...scenario, briefings: ownWords(scenario.briefings, viewer) } };
      }
      if (event.type === 'ruling') rulings = { ...rulings, [event.key]: event.value };
      if (event.type !== 'side' || viewer === 'both' || viewer === event.side) return event;
      const { rerolls, ...set } = event.set;
      return rerolls && ruling(rulings, 'rrdCount') === 'private' ? { ...event, set } : event;
    });
}
