/** The battle that was laid out for a campaign, as it stands on this phone. */

import {
  batteryReforms,
  type FightingCard,
  fallenOfficers,
  fateOf,
  lostBatteries,
  unitLosses,
} from '../../../../battlefield/after-battle/aftermath.ts';
import type { Battle, Unit } from '../../../../battlefield/battle.ts';
import { lostWithThoseSentOut } from '../../../../battlefield/special-troops/sent-out.ts';
import type { SideId } from '../../../../book/terms.ts';
import type { Back, Fate, UnitBack } from '../../../../campaign/empires-in-arms/from-table.ts';
import { open } from '../../../../journal/record.ts';
import { LOSS_TABLE, lossRow } from '../../../../scenarios/after-battle.ts';
import { machine, payload } from '../../../session/battle-journal.ts';
import { store } from '../../../session/battles.ts';

const isFighting = (unit: Unit): unit is Unit & { readonly card: FightingCard } => 'parts' in unit.card;

/** The middle of a row of the loss table, for a table that does not throw. */
const middle = (men: readonly number[]): number => men.reduce((n, one) => n + one, 0) / men.length;

/** Men a unit has lost where no die was thrown: none where it lost no points and stands in good order. */
function menLost(unit: Unit & { readonly card: FightingCard }, lostCP: number): number {
  const row = lossRow({ fate: unit.fate, startCP: unit.startCP, lostCP });
  if (row === 'none') return 0;
  const men = unit.card.parts.reduce((n, part) => n + part.men, 0);
  return Math.round((men * middle(LOSS_TABLE[row].men)) / 100);
}

function unitBack(battle: Battle, unit: Unit): UnitBack {
  const here = unit.present;
  if (!isFighting(unit)) {
    const lost = lostBatteries(battle, unit.side).some(({ id }) => id === unit.id);
    const back = lost ? batteryReforms(battle, unit) : null;
    return { here, startCP: 0, lostCP: 0, gone: lost ? back && (back.reformed ? 0 : 1) : 0, lost: lost ? 1 : 0 };
  }
  const lostCP = unit.fate === 'good' ? lostWithThoseSentOut(battle, unit) : unit.startCP;
  const thrown = unitLosses(battle, unit);
  return {
    ...{ here, startCP: unit.startCP, lostCP: Math.min(unit.startCP, lostCP) },
    gone: here ? (thrown ? thrown.parts.reduce((n, { gone }) => n + gone, 0) : null) : 0,
    lost: here ? menLost(unit, lostCP) : 0,
  };
}

const DEAD: readonly string[] = ['dead', 'incapacitated'];
/** The first of his name; who came after him is nobody the campaign knows. */
function commanderBack(battle: Battle, side: SideId, officer: string): Fate {
  const fell = fallenOfficers(battle, side).find((one) => one.key === `${officer}:0`);
  if (!fell) return 'ok';
  const fate = fateOf(battle, fell);
  if (fate === 'prisoner') return 'captured';
  if (fate === 'recovered') return 'ok';
  return fate !== null && DEAD.includes(fate) ? 'dead' : 'wounded';
}

export const backOf = (battle: Battle): Back => ({
  units: Object.fromEntries(
    Object.values(battle.units)
      .filter((unit) => unit.id === unit.card.id)
      .map((unit) => [unit.id, unitBack(battle, unit)]),
  ),
  commanders: {
    attacker: commanderBack(battle, 'a', 'attacker-commander'),
    defender: commanderBack(battle, 'b', 'defender-commander'),
  },
});

export interface Found {
  /** The battle's record on this phone. */
  readonly battle: string;
  readonly over: boolean;
  readonly back: Back;
}
/** The newest battle of that scenario, one that is over before one that is not. */
export async function findBattle(scenario: string): Promise<Found | null> {
  const listed = await store.listBattles();
  if (!listed.ok) return null;
  const found: Found[] = [];
  for (const { id, header } of listed.value) {
    if (!header?.id.startsWith(scenario.slice(0, 30))) continue;
    const loaded = await store.loadBattle(id, payload);
    if (!loaded.ok) continue;
    const opened = open(loaded.value.record.header, loaded.value.record.entries, machine);
    const battle = opened.ok ? opened.journal.state : undefined;
    if (battle?.scenario.id === scenario) found.push({ battle: id, over: battle.ended !== null, back: backOf(battle) });
  }
  return found.find(({ over }) => over) ?? found[0] ?? null;
}
