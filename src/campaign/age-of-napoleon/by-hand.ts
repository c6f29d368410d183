/** Every number of the ledger can be set by hand, and the story says that it was. AON-017 */
import { type Message, type Said, say } from '../../engine/message.ts';
import type { Army, Campaign, Corps, Place } from './campaign.ts';
import { battleOf, isBoxed, named, withLeader } from './ledger.ts';
import type { AreaByHand, ArmyByHand, CorpsByHand, MomentByHand, SideByHand } from './plays.ts';
import { type Builder, log, place, setArmy, setCorps, setMoment, setSide } from './writing.ts';

/** What is new, in words; what stands as it stood is not told. */
type Changes = readonly (Message | false)[];
const told = (changes: Changes): Message[] => changes.filter((one): one is Message => one !== false);

const differs = <T extends object, K extends keyof T>(old: T, set: Partial<T>, key: K): boolean =>
  key in set && set[key] !== old[key];

/** Where a corps is, in words. */
export function placeWords(state: Campaign, at: Place): Message {
  if ('area' in at) return say('aon-place-area', { area: state.areas[at.area]?.name ?? '' });
  return { code: `aon-place-${at.box}` };
}

const number = (code: 'aon-new-rating' | 'aon-new-mr' | 'aon-new-sr', from: number, to: number): Message =>
  say(code, { from, to });

// ---- corps -----------------------------------------------------------------------------------------------------------

/** Why a corps cannot be put there. */
function noPlace(state: Campaign, corps: Corps, set: CorpsByHand): Said | undefined {
  const moves = set.place !== undefined || set.army !== undefined;
  if (!moves) return undefined;
  if (isBoxed(corps, 'out')) return say('aon-out-for-good', { name: corps.name });
  if (isBoxed(corps, 'battle')) return say('aon-in-battle', { name: corps.name });
  if (set.place && 'box' in set.place && set.place.box === 'battle') return 'aon-box-by-battle';
  if (set.place && 'area' in set.place && !state.areas[set.place.area]) return 'aon-no-area';
  const army = set.army ? state.armies[set.army] : undefined;
  if (!set.army) return undefined;
  if (!army || army.side !== corps.side) return 'aon-no-army';
  return army.area === null ? say('aon-off-map', { name: army.name }) : undefined;
}

/** Where it is then: with its army, or where it was put, without an army that is elsewhere. */
function settled(state: Campaign, corps: Corps, set: CorpsByHand): Pick<Corps, 'army' | 'place'> {
  const joined = set.army ? state.armies[set.army] : undefined;
  if (joined?.area) return { army: joined.id, place: { area: joined.area } };
  const at = set.place ?? corps.place;
  const army = set.army === null ? null : corps.army;
  const leader = army ? state.armies[army] : undefined;
  return { place: at, army: 'area' in at && leader?.area === at.area ? army : null };
}

export function setCorpsByHand(d: Builder, id: string, set: CorpsByHand): Said | undefined {
  const corps = d.state.corps[id];
  if (!corps) return 'aon-gone';
  const why = noPlace(d.state, corps, set);
  if (why) return why;
  const next: Corps = { ...corps, ...set, ...settled(d.state, corps, set) };
  const moved = JSON.stringify(next.place) !== JSON.stringify(corps.place);
  const changes = told([
    differs(corps, set, 'name') && say('aon-new-name', { to: next.name }),
    differs(corps, set, 'nation') && say('aon-new-nation', { to: next.nation }),
    differs(corps, set, 'rating') && number('aon-new-rating', corps.rating, next.rating),
    differs(corps, set, 'spent') && { code: next.spent ? 'aon-new-spent' : 'aon-new-fresh' },
    moved && placeWords(d.state, next.place),
    next.army !== corps.army &&
      (next.army ? say('aon-new-army', { to: d.state.armies[next.army]?.name ?? '' }) : { code: 'aon-new-no-army' }),
  ]);
  if (changes.length === 0) return undefined;
  setCorps(d, id, next);
  log(d, say('aon-set-corps', { corps: named(corps), changes }), { side: corps.side, byHand: true });
  return undefined;
}

// ---- armies ----------------------------------------------------------------------------------------------------------

/** His corps go where he goes; off the map they are left standing. */
function takeAlong(d: Builder, army: Army, area: string | null): void {
  const corps = withLeader(d.state, army).map(({ id }) => id);
  if (area === null) for (const id of corps) setCorps(d, id, { army: null });
  else place(d, corps, { area });
}

export function setArmyByHand(d: Builder, id: string, set: ArmyByHand): Said | undefined {
  const army = d.state.armies[id];
  if (!army) return 'aon-gone';
  const goes = differs(army, set, 'area');
  if (goes && battleOf(d.state, id)) return say('aon-in-battle', { name: army.name });
  if (goes && set.area && !d.state.areas[set.area]) return 'aon-no-area';
  const next: Army = { ...army, ...set };
  const changes = told([
    differs(army, set, 'name') && say('aon-new-name', { to: next.name }),
    differs(army, set, 'mr') && number('aon-new-mr', army.mr, next.mr),
    differs(army, set, 'sr') && number('aon-new-sr', army.sr, next.sr),
    differs(army, set, 'rating') && number('aon-new-rating', army.rating, next.rating),
    goes &&
      (next.area === null
        ? { code: 'aon-place-off-map' }
        : say('aon-place-area', { area: d.state.areas[next.area]?.name ?? '' })),
  ]);
  if (changes.length === 0) return undefined;
  if (goes) takeAlong(d, army, next.area);
  setArmy(d, id, { ...set, ...(goes && { arrived: null }) });
  log(d, say('aon-set-army', { army: named(army), changes }), { side: army.side, byHand: true });
  return undefined;
}

// ---- the rest --------------------------------------------------------------------------------------------------------

export function setAreaByHand(d: Builder, id: string, set: AreaByHand): Said | undefined {
  const area = d.state.areas[id];
  if (!area) return 'aon-gone';
  const next = { ...area, ...set };
  const flag = (key: 'capital' | 'barren' | 'insurgent'): Message | false =>
    differs(area, set, key) && { code: `aon-new-${next[key] ? '' : 'not-'}${key}` };
  const changes = told([
    differs(area, set, 'name') && say('aon-new-name', { to: next.name }),
    differs(area, set, 'terrain') && { code: `aon-terrain-${next.terrain}` },
    differs(area, set, 'friend') &&
      (next.friend ? say('aon-new-friend', { to: d.state.sides[next.friend].name }) : { code: 'aon-new-no-friend' }),
    differs(area, set, 'home') && say('aon-new-home', { to: next.home }),
    flag('capital'),
    flag('barren'),
    flag('insurgent'),
  ]);
  if (changes.length === 0) return undefined;
  d.add({ type: 'area', area: id, set });
  log(d, say('aon-set-area', { area: named(area), changes }), { byHand: true });
  return undefined;
}

export function setSideByHand(d: Builder, id: 'a' | 'b', set: SideByHand): Said | undefined {
  const side = d.state.sides[id];
  const { held, ...open } = set;
  const next = { ...side, ...open };
  const changes = told([
    differs(side, open, 'name') && say('aon-new-name', { to: next.name }),
    differs(side, open, 'player') && say('aon-new-player', { to: next.player }),
    differs(side, open, 'french') && { code: next.french ? 'aon-new-french' : 'aon-new-not-french' },
    differs(side, open, 'hand') &&
      (next.hand === null ? { code: 'aon-new-no-hand' } : say('aon-new-hand', { n: next.hand })),
    differs(side, open, 'discards') && say('aon-new-discards', { n: next.discards }),
    differs(side, open, 'played') && say('aon-new-played', { n: next.played }),
    differs(side, open, 'firstDone') && { code: next.firstDone ? 'aon-new-first-done' : 'aon-new-first-free' },
  ]);
  // What a hand holds is for its own player; that it was written down is told to nobody.
  if (held !== undefined && held !== side.held) d.add({ type: 'side', side: id, set: { held }, to: [id, 'umpire'] });
  if (changes.length === 0) return undefined;
  setSide(d, id, open);
  const other = id === 'a' ? 'b' : 'a';
  if (open.french && d.state.sides[other].french) setSide(d, other, { french: false });
  log(d, say('aon-set-side', { side: side.name, changes }), { side: id, byHand: true });
  return undefined;
}

export function setMomentByHand(d: Builder, set: MomentByHand): Said | undefined {
  const { now } = d.state;
  const next = { ...now, ...set };
  const changes = told([
    differs(now, set, 'phase') && say('aon-new-phase', { n: next.phase }),
    differs(now, set, 'round') && say('aon-new-round', { n: next.round }),
    differs(now, set, 'winter') && { code: next.winter ? 'aon-new-winter' : 'aon-new-no-winter' },
    differs(now, set, 'wintered') && { code: next.wintered ? 'aon-new-wintered' : 'aon-new-not-wintered' },
    differs(now, set, 'label') && say('aon-new-label', { to: next.label }),
  ]);
  if (changes.length === 0) return undefined;
  setMoment(d, set);
  log(d, say('aon-set-moment', { changes }), { byHand: true });
  return undefined;
}
