/** A battle of the campaign on the shelf of scenarios, so that it is laid out once and found again. */
import type { Campaign } from '../../../../campaign/empires-in-arms/campaign.ts';
import type { BattleRequest, Force } from '../../../../campaign/empires-in-arms/politics.ts';
import { houseOf } from '../../../../campaign/empires-in-arms/rules/table.ts';
import { breakPointOf, scenarioOf, type TableWords } from '../../../../campaign/empires-in-arms/to-scenario.ts';
import { FACTOR_TYPES, type FactorType } from '../../../../campaign/empires-in-arms/vocabulary.ts';
import { speak } from '../../../../words/speak.ts';
import { t } from '../../../../words/t.ts';
import { store } from '../../../session/battles.ts';
import { monthName, nameIn, spell } from '../frame.tsx';

/** The same on every phone that holds the campaign, and no other campaign's. */
export const scenarioId = ({ seal }: Campaign, combat: string): string => `eia-${seal.slice(0, 16)}-${combat}`;

/** Who has no name of his own: a counter by its kind, the garrison of a depot. */
export const besideWords = (kind: Force['kind'], type: FactorType): string =>
  kind === 'irregulars'
    ? spell(`eiatable-type-${type}`)
    : t(kind === 'sallying' ? 'eiatable-city-garrison' : 'eiatable-depot-garrison');
export const forceName = ({ name, kind, factors }: Pick<Force, 'name' | 'kind' | 'factors'>): string =>
  name || besideWords(kind, FACTOR_TYPES.find((type) => (factors[type] ?? 0) > 0) ?? 'regular');

function wordsOf(state: Campaign, request: BattleRequest): TableWords {
  const house = houseOf(state.flags);
  const powers = (all: readonly string[]) => all.map((one) => nameIn(state, one)).join(', ');
  const [attacker, defender] = [request.attacker, request.defender].map((side) => ({
    power: powers(side.powers),
    percent: side.finalMoraleTenths,
    ...breakPointOf(side, house),
  }));
  const area = state.areas[request.area]?.name ?? request.area;
  const breaks = [attacker, defender].map((one) => one && t('eiatable-breaks-words', one)).join(' ');
  return {
    title: t('eiatable-title', { area, month: monthName(request.date) }),
    summary: t('eiatable-summary', { attacker: attacker?.power ?? '', defender: defender?.power ?? '', area }),
    notes: [breaks, t('eiatable-notes')].join('\n\n'),
    unit: (type, n) => t('eiatable-unit', { type: spell(`eiatable-type-${type}`), n }),
    commander: (corps) => t('eiatable-officer', { corps }),
    beside: (kind, type) => besideWords(kind, type),
    nobody: t('eiatable-nobody'),
    side: powers,
    arrives: (entry) => t(`eiatable-arrives-${entry}`),
    ground:
      request.terrain === 'forest' || request.terrain === 'marsh' ? t(`eiatable-ground-${request.terrain}`) : null,
    river: t('eiatable-river'),
    ends: breaks,
  };
}

/** Puts it on the shelf; what is wrong, or the scenario's id. */
export async function layOut(
  state: Campaign,
  request: BattleRequest,
): Promise<{ readonly id: string } | { readonly wrong: string }> {
  const id = scenarioId(state, request.id);
  const data = scenarioOf(request, id, houseOf(state.flags), state.rulings, wordsOf(state, request));
  const kept = await store.putScenario({ id, updated: Date.now(), data });
  return kept.ok ? { id } : { wrong: speak(kept.said) };
}
