/** What was taken for granted when cards were drawn for many at once. */
import type { Battle, Facts, Task } from './battle.ts';
import type { Fact } from './procedure.ts';
import { procedureFor } from './procedures.ts';

/** NBC-REC-01, NBC-QC-07 to -09: the facts that change what this card does; an arrival's order (NBC-ORD-21). */
export function decisive(battle: Battle, task: Task): readonly Fact[] {
  const { facts, reading } = procedureFor(task.kind);
  const means = (said: Facts): string => {
    const read = reading(battle, { ...task, facts: said });
    return JSON.stringify(task.kind === 'quality' ? read.word : read.means);
  };
  return (facts?.(battle, task) ?? []).filter(({ key, kind }) =>
    kind === 'switch'
      ? means({ ...task.facts, [key]: true }) !== means({ ...task.facts, [key]: false })
      : key === 'order' && reading(battle, task).good,
  );
}
