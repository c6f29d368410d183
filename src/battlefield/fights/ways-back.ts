/** Built-up areas that a unit backs into after a close combat: what the table says of it, and what comes of it (NBC-CC-28). */
import { type Battle, onTable, type Task } from '../battle.ts';
import { areaInTheWay } from '../close-combat/blocked-retreat.ts';
import type { UnitOutcome } from '../close-combat/outcome.ts';
import { type EventBuilder, log, setUnit } from '../event-builder.ts';
import type { Fact } from '../procedure.ts';
import { factKey, type Party, saidOf } from './parties.ts';

const KEY = 'backsInto';
const CLEAR = 'clear';
/** It comes to lie more outside the area than in it. */
const EDGE = 'edge';

const EFFECTS = {
  'no way through': 'no way through',
  'occupies it': 'it occupies it',
  'stops at its edge': 'it stops at the edge',
  passes: 'it passes',
} as const;

const isOccupied = (battle: Battle, area: string): boolean =>
  Object.values(battle.units).some((unit) => unit.area === area && onTable(unit));

const goesBack = ({ fate, withdrawal }: UnitOutcome): boolean => fate === 'good' && withdrawal !== null;

export function backingFact(battle: Battle, task: Task, party: Party, outcome: UnitOutcome): Fact[] {
  const areas = battle.scenario.areas.filter(({ id, kind }) => kind === 'built-up' && id !== party.unit?.area);
  if (!party.unit || !goesBack(outcome) || areas.length === 0) return [];
  const does = (area: Parameters<typeof areaInTheWay>[0]) => EFFECTS[areaInTheWay(area)];
  return [
    {
      key: factKey(party.slot, KEY),
      label: `${party.short} backs into`,
      kind: 'choice',
      value: saidOf(task, party.slot, KEY, CLEAR),
      options: [
        { value: CLEAR, label: 'Open ground' },
        ...areas.map(({ id, name }) => ({
          value: id,
          label: `More in ${name}`,
          effect: does({ occupied: isOccupied(battle, id), reach: 'more in' }),
        })),
        { value: EDGE, label: 'More out of one', effect: does({ occupied: false, reach: 'more out' }) },
      ],
      group: `${party.short} and built-up areas`,
    },
  ];
}

export function writeBacking(d: EventBuilder, task: Task, party: Party, outcome: UnitOutcome): void {
  const area = d.state.scenario.areas.find(({ id }) => id === saidOf(task, party.slot, KEY, CLEAR));
  if (!party.unit || !area || !goesBack(outcome)) return;
  if (areaInTheWay({ occupied: isOccupied(d.state, area.id), reach: 'more in' }) !== 'occupies it') return;
  setUnit(d, party.unit.id, { area: area.id, occupied: 0, areaIn: d.state.turn });
  log(d, `${party.name} backs into ${area.name} and **occupies** it.`, { side: party.side });
}
