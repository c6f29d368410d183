/** A unit as the rules of the firefight want to know it (NBC-FF). */
import type { Battle } from '../battle.ts';
import { holds } from '../facts.ts';
import { inContact } from '../ledger/contact.ts';
import { inBuiltUpArea, isGarrisoned } from '../rules/fights/places.ts';
import type { Musketeers } from '../rules/fire/firefight.ts';
import { type FightTask, firesAs, type Party } from './parties.ts';
import { inHardCover, inStrongPoint, outOfCommand, sticking } from './table-facts.ts';

export function musketeers(battle: Battle, task: FightTask, party: Party): Musketeers {
  return {
    kind: party.kind,
    ...firesAs(party),
    stands: party.stands,
    disordered: party.disordered,
    exhaustion: party.exhaustion,
    quality: party.quality,
    fresh: party.fresh,
    cover: inHardCover(battle, task, party) ? 'hard' : 'none',
    onStrongPoint: inStrongPoint(battle, task, party),
    commanderNear: sticking(task, party, 'nearAC'),
    outOfCommand: outOfCommand(task, party),
    engineerAttached: party.engineers !== null,
    inBuiltUpArea: inBuiltUpArea(battle, party.unit),
    inGarrisonedArea: isGarrisoned(battle, party.unit),
    hasFired: holds(party.unit, 'fired'),
    inContact: party.unit !== null && inContact(battle, party.unit),
    looting: party.looting,
    ...(party.order && { order: party.order }),
    ...(party.battery && { battery: party.battery }),
  };
}
