/**
 * Every play of a campaign, desk by desk; one tap is one play. Every play from outside is checked against these
 * schemas.
 */
import * as z from 'zod/mini';
import type { TaskPlay } from '../../engine/agenda.ts';
import { questionPlays } from '../question-plays.ts';
import { type Thing, thingSchema } from './campaign.ts';
import { BRIDGE } from './modules/bridge.ts';
import { COMBAT } from './modules/combat.ts';
import { CONDUCTING } from './modules/conductor.ts';
import { KEEPING } from './modules/keeping.ts';
import { NAVAL } from './modules/naval.ts';
import { OPTIONS } from './modules/options.ts';
import { POLITICAL } from './modules/political.ts';
import { SEALING } from './modules/sealing.ts';
import { power } from './pieces.ts';
import { QUARTER } from './quarter/plays.ts';
import { REINFORCEMENT } from './reinforcing/plays.ts';
import { SIEGES } from './sieges/plays.ts';
import { SUPPLY } from './supply/plays.ts';
import type { Power } from './vocabulary.ts';

const OWN = [
  ...KEEPING,
  ...CONDUCTING,
  ...SEALING,
  ...BRIDGE,
  ...SUPPLY,
  ...COMBAT,
  ...SIEGES,
  ...REINFORCEMENT,
  ...POLITICAL,
  ...QUARTER,
  ...NAVAL,
  ...OPTIONS,
] as const;

const ownSchema = z.discriminatedUnion('do', OWN);
export const playSchema = z.discriminatedUnion('do', [...OWN, ...questionPlays(power, thingSchema)]);
export type OwnPlay = Readonly<z.infer<typeof ownSchema>>;
export type Play = OwnPlay | TaskPlay<Thing, Power>;
