/** A unit as the rules of the firefight want to know it (NBC-FF). */
import { actionKey, type Battle, type Task } from '../battle.ts';
import type { Musketeers } from '../fire/firefight.ts';
import { inContact } from './contact.ts';
import { firesAs, type Party } from './parties.ts';
import { coverQuestions, inBuiltUpArea, outOfCommand, sticking } from './table-facts.ts';
import { isGarrisoned } from './words.ts';

export function musketeers(battle: Battle, task: Task, party: Party): Musketeers {
  return {
    kind: party.kind,
    ...firesAs(party),
    stands: party.stands,
    disordered: party.disordered,
    exhaustion: party.exhaustion,
    quality: party.quality,
    fresh: party.fresh,
    cover: hardCover(battle, task, party) ? 'hard' : 'none',
    onStrongPoint: strongPoint(battle, task, party),
    commanderNear: sticking(task, party, 'nearAC'),
    outOfCommand: outOfCommand(task, party),
    officerAttached: party.officer !== null,
    engineerAttached: party.engineers !== null,
    batteryAttached: party.battery !== null,
    inBuiltUpArea: inBuiltUpArea(battle, party.unit),
    inGarrisonedArea: isGarrisoned(battle, party.unit),
    hasFired: party.unit?.facts.fired === actionKey(battle),
    inContact: party.unit !== null && inContact(battle, party.unit),
    looting: party.looting,
    ...(party.order && { order: party.order }),
    ...(party.battery && { battery: party.battery }),
  };
}

const coverFact = (battle: Battle, task: Task, party: Party, key: string): boolean =>
  coverQuestions(battle, task, party, () => '').find((fact) => fact.key === `${party.slot}:${key}`)?.value === true;
const hardCover = (battle: Battle, task: Task, party: Party) => coverFact(battle, task, party, 'hardCover');
const strongPoint = (battle: Battle, task: Task, party: Party) => coverFact(battle, task, party, 'strongPoint');
