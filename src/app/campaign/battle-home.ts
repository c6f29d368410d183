/** What a battle that was laid out for a campaign left on this phone, once it is over. */
import type { Battle } from '../../battlefield/battle.ts';
import type { FormationHome } from '../../campaign/bridge.ts';
import { open } from '../../journal/record.ts';
import { machine, payload } from '../session/battle-journal.ts';
import { store } from '../session/battles.ts';

export interface Home {
  readonly formations: Readonly<Record<string, FormationHome>>;
  /** Who lost; neither in a draw, or where nobody said. */
  readonly loser: 'a' | 'b' | null;
}

const GONE: ReadonlySet<string> = new Set(['broken', 'eliminated', 'vanquished', 'off-table']);

/** The fighting units that began under a formation's card, wherever they ended. */
function leftOf(battle: Battle, formation: string): FormationHome {
  const card = [...battle.scenario.sides.a.formations, ...battle.scenario.sides.b.formations].find(
    ({ id }) => id === formation,
  );
  const units = (card?.units ?? []).flatMap(({ id }) => battle.units[id] ?? []);
  const sum = (of: (unit: (typeof units)[number]) => number) => units.reduce((n, unit) => n + of(unit), 0);
  return {
    startCP: sum(({ startCP }) => startCP),
    lostCP: sum(({ startCP, lost, fate }) => (GONE.has(fate) ? startCP : Math.min(startCP, lost.white + lost.red))),
    units: units.length,
    gone: units.filter(({ fate }) => GONE.has(fate)).length,
  };
}

/** The side that lost more of its points; neither where both lost alike. */
function worse(battle: Battle): 'a' | 'b' | null {
  const share = (side: 'a' | 'b') => {
    const all = battle.scenario.sides[side].formations.map(({ id }) => leftOf(battle, id));
    const start = all.reduce((n, { startCP }) => n + startCP, 0);
    return start === 0 ? 0 : all.reduce((n, { lostCP }) => n + lostCP, 0) / start;
  };
  const [a, b] = [share('a'), share('b')];
  if (a === b) return null;
  return a > b ? 'a' : 'b';
}

export const homeOf = (battle: Battle): Home => ({
  formations: Object.fromEntries(
    [...battle.scenario.sides.a.formations, ...battle.scenario.sides.b.formations].map(({ id }) => [
      id,
      leftOf(battle, id),
    ]),
  ),
  loser: worse(battle),
});

/** The newest battle of that scenario that is over; nothing where none is. */
export async function battleHome(scenario: string): Promise<Home | null> {
  const listed = await store.listBattles();
  if (!listed.ok || scenario === '') return null;
  for (const { id, header } of listed.value) {
    if (!header?.id.startsWith(scenario.slice(0, 30))) continue;
    const loaded = await store.loadBattle(id, payload);
    if (!loaded.ok) continue;
    const opened = open(loaded.value.record.header, loaded.value.record.entries, machine);
    const battle = opened.ok ? opened.journal.state : undefined;
    if (battle?.scenario.id === scenario && battle.ended) return homeOf(battle);
  }
  return null;
}
