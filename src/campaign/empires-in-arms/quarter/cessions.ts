/** Cessions of land by agreement, sealed by both sides. */

import * as z from 'zod/mini';
import { type Said, say } from '../../../engine/message.ts';
import { yesNo } from '../../../engine/procedure.ts';
import { inPlay } from '../calendar.ts';
import type { Campaign } from '../campaign.ts';
import { type Handlers, type Procedure, saysSo, type Why } from '../desk.ts';
import { areAllied, nationName } from '../ledger.ts';
import { callSeals } from '../modules/sealing.ts';
import { cedeWhole, kingdomOwner, partFlag, unmakeWhole, wholeOf } from '../political/kingdoms.ts';
import { give } from '../political/lands.ts';
import type { Power } from '../vocabulary.ts';
import { addPoints, ask, type Builder, log, setFlag, setPiece } from '../writing.ts';
import { US_SINCE, US_WAR } from './collecting.ts';
import { holdsEnemies } from './disorder.ts';
import { players } from './holdings.ts';
import { isAt, type QuarterPlay } from './plays.ts';

interface Cession {
  readonly to: Power;
  readonly what: string;
}
/** Returns why something cannot be ceded, or undefined. EIA-215 */
export function mayCede(state: Campaign, of: Power, { to, what }: Cession): Why {
  const province = state.provinces[what];
  const minor = state.minors[what];
  const owned = province ? (province.holder ?? province.home) === of : minor?.controller === of;
  if (!owned || to === of || !inPlay(state, to)) return 'eiaqtr-not-its-own';
  // A home province in a kingdom that is ceded only as a whole counts as ceded. EIA-250
  if (province?.home === of && wholeOf(state, what) === undefined) return 'eiaqtr-home-stays';
  // If the land belongs to such a kingdom, all parts of the kingdom are checked. EIA-250, EIA-253
  const whole = wholeOf(state, what);
  const goes = (land: string | null) =>
    land !== null && (land === what || (whole !== undefined && state.flags[partFlag(land)] === whole));
  const areas = Object.values(state.areas)
    .filter((one) => goes(one.province) || goes(one.owner))
    .map((one) => one.id);
  const enemies = holdsEnemies(state, of, areas);
  if (enemies.length > 0 && !(enemies.length === 1 && enemies[0] === to)) return 'eiaqtr-enemies-there';
  if (enemies.length === 0 && !areAllied(state, of, to)) return 'eiaqtr-allies-only';
  return undefined;
}
export function cede(d: Builder, of: Power, cession: Cession): void {
  const why = mayCede(d.state, of, cession);
  const province = d.state.provinces[cession.what];
  const name = province?.name ?? d.state.minors[cession.what]?.name ?? cession.what;
  const told = { power: nationName(d.state, of), to: nationName(d.state, cession.to), name };
  if (why) {
    log(d, say('eiaqtr-told-not-ceded', { ...told, why: spokenWhy(why) }), { power: of });
    return;
  }
  const whole = wholeOf(d.state, cession.what);
  const minor = d.state.minors[cession.what];
  if (province)
    setPiece(d, 'provinces', cession.what, {
      holder: province.home === cession.to ? null : cession.to,
      occupied: null,
    });
  else if (minor) {
    const free = minor.state === 'free';
    give(d, minor, { controller: cession.to, state: minor.state, keepForces: free });
    if (free) ask(d, 'eia-ceded', cession.to, { minor: minor.id });
  }
  log(d, say('eiaqtr-told-ceded', told), { power: of, changes: [addPoints(d, of, -1, '8.8.4')] });
  if (whole) {
    cedeWhole(d, whole, { from: of, to: cession.to, keeps: true });
    if (province && kingdomOwner(d.state, whole) === cession.to)
      ask(d, 'eia-ceded', cession.to, { minor: province.id });
  }
}

const cededSchema = z.object({ minor: z.string() });
/** A ceded free state remains one with its forces, or becomes a conquered country. EIA-037, EIA-215 */
export const receiving: Procedure<z.infer<typeof cededSchema>> = {
  kind: 'eia-ceded',
  schema: { data: cededSchema },
  question: (state, { data, side }) =>
    say('eiaqtr-ceded-question', {
      power: nationName(state, side ?? ''),
      name: (state.minors[data.minor] ?? state.provinces[data.minor])?.name ?? '',
    }),
  facts: (_, task) => [yesNo('keep', 'eiapol-effect-keep', saysSo(task, 'keep', true))],
  needs: () => [],
  reading: () => ({ word: 'eiapol-effect-keep', means: '', sums: [] }),
  settle(d, task) {
    if (saysSo(task, 'keep', true)) return;
    const minor = d.state.minors[task.data.minor];
    const whole = wholeOf(d.state, task.data.minor);
    if (whole) unmakeWhole(d, whole);
    else if (minor) give(d, minor, { controller: minor.controller, state: 'conquered', keepForces: false });
  },
};
const spokenWhy = (why: Said) => (typeof why === 'string' ? { code: why } : why);

export const cessions: Pick<Handlers<QuarterPlay>, 'call-cessions' | 'end-us-war'> = {
  'call-cessions'(d) {
    const why = isAt(d.state, 'ceding');
    if (why) return why;
    if (Object.values(d.state.rounds).some(({ over, kind }) => !over && kind === 'cession')) return 'eia-seals-running';
    callSeals(d, { kind: 'cession', about: '', asked: players(d.state), otherwise: 'null', deadline: '' });
    return undefined;
  },
  'end-us-war'(d) {
    const why = isAt(d.state, 'peace');
    if (why) return why;
    if (d.state.flags[US_WAR] !== true || !inPlay(d.state, 'GB')) return 'eiaqtr-no-us-war';
    setFlag(d, US_WAR, null);
    setFlag(d, US_SINCE, null);
    log(d, 'eiaqtr-told-us-peace', { power: 'GB', changes: [addPoints(d, 'GB', -5, '8.2.1.2.2.2.2.2')] });
    return undefined;
  },
};
