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

/** What stands for whoever does not open: the plainest chit of his set. EIA-142 */
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

/** A chit with who goes round the flank, sealed together: "outflank:I,II". EIA-143 */
export const chitText = (chit: string, round: readonly string[] = []): string =>
  round.length > 0 ? `${chit}:${round.join(',')}` : chit;
const readChit = (text: string): { readonly chit: string; readonly round: readonly string[] } => {
  const [chit = '', list = ''] = text.split(':');
  return { chit, round: list === '' ? [] : list.split(',') };
};
/** What speaks against a chit; then the plainest stands. EIA-142, EIA-143 */
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

/** Both chits lie open. EIA-143 to EIA-145 */
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
  // Who stays is shown before the first round; until a withdrawal is rolled for nobody knows who that is.
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
