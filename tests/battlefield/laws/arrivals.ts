/** Of those who arrive: they wait beside the table, where nothing befalls them, and come on as their formation acts. */
import { isEntering, onTable, type Unit } from '../../../src/battlefield/battle.ts';
import { type FlagKey, holds, known } from '../../../src/battlefield/facts.ts';
import { allOf, attackersIn, byHand, law, ofUnits, type Step, targetIn } from './law.ts';
import { freshShots } from './memory.ts';

/** What can be known of those alone who stand on the table. */
const OF_THE_TABLE: readonly FlagKey<'unit'>[] = [
  ...(['inCZ', 'close', 'moved', 'charged', 'fired', 'replied', 'attackedHere', 'ooc', 'town', 'works'] as const),
];

const placed = (unit: Unit, after: Step['after']): string | undefined => {
  if (unit.area !== null) return `holds ${unit.area}`;
  if (unit.crossing) return 'is on a bridge';
  if (unit.hurt !== null) return 'has been hit';
  if (unit.resting || unit.stands > 0 || unit.looting) return 'rests, loots or has skirmishers out';
  if (unit.firedIn === after.turn) return 'has fired';
  if (known(unit, 'contact') !== undefined) return `touches ${known(unit, 'contact')}`;
  const told = OF_THE_TABLE.find((key) => holds(unit, key));
  return told && `is known to be “${told}”`;
};

export const ARRIVALS = {
  'who waits to enter is nowhere': ofUnits('NBC-RNF-03', (unit, step, before) => {
    if (!isEntering(unit) || byHand(step)) return undefined;
    if (
      before &&
      isEntering(before) &&
      before.fate === 'good' &&
      (unit.fate !== 'good' || unit.restedIn > before.restedIn)
    )
      return `waits beside the table, and is ${unit.fate} by ${step.play.do}`;
    const why = placed(unit, step.after);
    return why && `waits beside the table, and ${why}`;
  }),
  'nobody reaches who waits to enter': law('NBC-RNF-03', function* (step) {
    const waits = (id: string | undefined): boolean => {
      const unit = id === undefined ? undefined : step.after.units[id];
      return unit !== undefined && isEntering(unit);
    };
    for (const { id, facts } of Object.values(step.after.units))
      if (waits(facts.contact)) yield `${id} touches ${facts.contact}, who waits beside the table`;
    for (const task of step.after.agenda)
      for (const who of [task.unit, targetIn(task), ...attackersIn(task)])
        if (waits(who)) yield `${task.kind} is asked of ${who}, who waits beside the table`;
    for (const { on, by } of freshShots(step))
      for (const who of [by ?? undefined, on && 'unit' in on ? on.unit : undefined])
        if (waits(who)) yield `${who} waits beside the table, and shoots or is shot at`;
    for (const { id, host } of Object.values(step.after.officers))
      if (waits(host ?? undefined)) yield `${id} is with ${host}, who waits beside the table`;
    for (const unit of Object.values(step.after.units))
      if ((unit.kind === 'engineers' || onTable(unit)) && waits(unit.host ?? undefined))
        yield `${unit.id} is with ${unit.host}, who waits beside the table`;
  }),
  'who arrives waits for his action': ofUnits('NBC-RNF-03', (unit, step, before) => {
    if (!before || byHand(step)) return undefined;
    const { action } = step.after;
    const acts = action?.formation === unit.formation && (action?.step === 'orders' || action?.step === 'move');
    if (acts && !action?.byHand && isEntering(unit)) return 'waits beside the table though its formation acts';
    const came = !before.present && unit.present;
    if (came && !isEntering(unit) && !acts) return `is on the table by ${step.play.do}, and has not acted`;
    const began = allOf(step, 'action').some((event) => event.action?.formation === unit.formation);
    const unasked = step.before.help === 'ledger' && step.before.phase === 6 && step.after.phase === 7;
    return isEntering(before) && !isEntering(unit) && !began && !unasked
      ? `comes onto the table by ${step.play.do}, and its formation does not act`
      : undefined;
  }),
};
