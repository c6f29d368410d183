/** Built-up areas that a unit backs into after a close combat: what the table says of it, and what comes of it (NBC-CC-28). */
import { say } from '../../engine/message.ts';
import { type Battle, onTable } from '../battle.ts';
import { areaInTheWay } from '../close-combat/blocked-retreat.ts';
import type { UnitOutcome } from '../close-combat/outcome.ts';
import { type EventBuilder, log, setUnit } from '../event-builder.ts';
import type { Fact } from '../procedure.ts';
import { factKey, wordSaid } from './answers.ts';
import type { FightTask, Party } from './parties.ts';

const CLEAR = 'clear';
/** It comes to lie more outside the area than in it. */
const EDGE = 'edge';

const isOccupied = (battle: Battle, area: string): boolean =>
  Object.values(battle.units).some((unit) => unit.area === area && onTable(unit));

const goesBack = ({ fate, withdrawal }: UnitOutcome): boolean => fate === 'good' && withdrawal !== null;

const into = (task: FightTask, { slot }: Party): string => wordSaid(task, slot, 'backsInto', CLEAR);

export function backingFact(battle: Battle, task: FightTask, party: Party, outcome: UnitOutcome): Fact[] {
  const areas = battle.scenario.areas.filter(({ id, kind }) => kind === 'built-up' && id !== party.unit?.area);
  if (!party.unit || !goesBack(outcome) || areas.length === 0) return [];
  const { short: unit, slot } = party;
  const does = (area: Parameters<typeof areaInTheWay>[0]) => `combat-area-${areaInTheWay(area)}`;
  return [
    {
      key: factKey(slot, 'backsInto'),
      label: say('combat-backs-into', { unit }),
      kind: 'choice',
      value: into(task, party),
      options: [
        { value: CLEAR, label: 'combat-open-ground' },
        ...areas.map(({ id, name }) => ({
          value: id,
          label: say('combat-more-in', { area: { id, name } }),
          effect: does({ occupied: isOccupied(battle, id), reach: 'more-in' }),
        })),
        { value: EDGE, label: 'combat-more-out', effect: does({ occupied: false, reach: 'more-out' }) },
      ],
      group: say('combat-areas-of', { unit }),
    },
  ];
}

export function writeBacking(d: EventBuilder, task: FightTask, party: Party, outcome: UnitOutcome): void {
  const area = d.state.scenario.areas.find(({ id }) => id === into(task, party));
  if (!party.unit || !area || !goesBack(outcome)) return;
  if (areaInTheWay({ occupied: isOccupied(d.state, area.id), reach: 'more-in' }) !== 'occupies') return;
  setUnit(d, party.unit.id, { area: area.id, occupied: 0, areaIn: d.state.turn });
  const { id, name } = area;
  log(d, say('combat-occupied', { unit: party.name, area: { id, name } }), { side: party.side });
}
