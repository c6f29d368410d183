import { say } from '../../../engine/message.ts';
import type { Campaign } from '../campaign.ts';
import { chitSaid } from '../cell-said.ts';
import { callSeals, readEntry } from '../modules/sealing.ts';
import type { Round } from '../politics.ts';
import { mayOutflank, splitTrouble, splitter } from '../rules/outflank.ts';
import { BATTLE_SIDES, type BattleSide } from '../vocabulary.ts';
import { ask, type Builder, log } from '../writing.ts';
import { type At, at, corpsHere, leadersOf, reveal, setSide, speaker } from './fight.ts';
import { ratingsSaid } from './withdrawing.ts';

/** The default chit of a player who does not open a seal: the plainest of the set. EIA-142 */
const PLAIN: Readonly<Record<BattleSide, string>> = { attacker: 'assault', defender: 'cordon' };
export const sealChits = (d: Builder, there: At): void => {
  callSeals(d, {
    kind: 'chit',
    about: there.combat.id,
    asked: [...new Set(BATTLE_SIDES.map((one) => speaker(d.state, there.fight, one)))],
    otherwise: '""',
    deadline: '',
  });
};

/** Returns a chit with the outflanking corps, sealed together, for example "outflank:I,II". EIA-143 */
export const chitText = (chit: string, round: readonly string[] = []): string =>
  round.length > 0 ? `${chit}:${round.join(',')}` : chit;
const readChit = (text: string): { readonly chit: string; readonly round: readonly string[] } => {
  const [chit = '', list = ''] = text.split(':');
  return { chit, round: list === '' ? [] : list.split(',') };
};
/** Returns a legal choice: the chosen chit or, if it is illegal, the plainest. EIA-142, EIA-143 */
function sound(
  state: Campaign,
  there: At,
  of: BattleSide,
  text: string,
): { readonly chit: string; readonly round: readonly string[] } {
  const { chit, round } = readChit(text);
  if (chit === '') return { chit: PLAIN[of], round: [] };
  if (chit !== 'outflank') return { chit, round: [] };
  const force = there.fight.sides[of];
  const corps = force.bands
    .filter((band) => band.of === 'corps')
    .map(({ id }) => ({ id, artillery: state.corps[id]?.kind === 'artillery' }));
  const may = mayOutflank({
    nonArtilleryCorps: corps.filter(({ artillery }) => !artillery).length,
    hasLeader: leadersOf(state, force).length > 0,
  });
  return may.ok && splitTrouble({ corps, outflanking: round }).ok ? { chit, round } : { chit: PLAIN[of], round: [] };
}

/** Both chits are open. EIA-143 to EIA-145 */
export function chitsOpened(d: Builder, round: Round): void {
  const there = at(d.state, round.about);
  if (!there) return;
  const read = (of: BattleSide) =>
    sound(d.state, there, of, readEntry(round, 'chit', speaker(d.state, there.fight, of)) ?? '');
  const chosen = { attacker: read('attacker'), defender: read('defender') };
  const splits = splitter({ attacker: chosen.attacker.chit, defender: chosen.defender.chit });
  for (const of of BATTLE_SIDES) {
    const { bands } = there.fight.sides[of];
    const goes = (band: (typeof bands)[number]) =>
      splits === of &&
      (chosen[of].round.includes(band.id) ||
        (band.of === 'irregulars' && d.state.irregulars[band.id]?.type !== 'guerilla'));
    setSide(d, there.combat.id, of, {
      chit: chosen[of].chit,
      bands: bands.map((band) => ({ ...band, outflanks: goes(band) })),
    });
  }
  log(
    d,
    say('eiacombat-told-chits', { attacker: chitSaid(chosen.attacker.chit), defender: chitSaid(chosen.defender.chit) }),
  );
  ask(d, 'eia-round', null, { combat: there.combat.id });
  // The corps that stay are revealed before the first round; with a withdraw chit only after the withdrawal roll, which
  // decides which stay.
  if (chosen.defender.chit !== 'withdraw') reveal(d, there.combat.id);
  else
    ask(d, 'eia-withdraw', speaker(d.state, there.fight, 'defender'), {
      combat: there.combat.id,
      ratings: ratingsSaid(
        d.state,
        corpsHere(d.state, there.fight.sides.defender).map(({ id }) => id),
      ),
    });
}
