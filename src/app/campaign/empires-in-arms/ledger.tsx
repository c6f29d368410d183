/** The sheets and the charts, each with what it holds. */

import { SHEETS } from '../../../campaign/empires-in-arms/blank.ts';
import type { Campaign, LedgerName } from '../../../campaign/empires-in-arms/campaign.ts';
import { CARDS } from '../../../campaign/empires-in-arms/cards.ts';
import { t } from '../../../words/t.ts';
import { Act, Button, Question } from '../../components/index.ts';
import { to } from '../../route.ts';

const STANDING = ['wars', 'alliances', 'depots', 'garrisons'] as const satisfies readonly LedgerName[];

export function Ledger({ id, state }: { readonly id: string; readonly state: Campaign }) {
  return (
    <>
      <Question>{t('eiasheet-question')}</Question>
      <div class="corps-list">
        {SHEETS.map((sheet) => (
          <a key={sheet} class="corps-row corps-row--eia" href={to('campaign', id, 'sheet', sheet)}>
            <span>
              <b>{t(`eiasheet-${sheet}`)}</b>
              <small>{t(`eiasheet-${sheet}-note`)}</small>
            </span>
            <span />
            <output>{Object.keys(state[sheet]).length}</output>
          </a>
        ))}
        <a class="corps-row corps-row--eia" href={to('campaign', id, 'standing')}>
          <span>
            <b>{t('eialand-standing')}</b>
            <small>{t('eialand-standing-note')}</small>
          </span>
          <span />
          <output>{STANDING.reduce((n, one) => n + Object.keys(state[one]).length, 0)}</output>
        </a>
      </div>
      <h2 class="eia-heading">{t('eia-charts')}</h2>
      <p class="note">{t('eia-charts-note')}</p>
      <div class="corps-list">
        {CARDS.map((chart) => (
          <a key={chart} class="corps-row corps-row--eia" href={to('campaign', id, 'chart', chart)}>
            <span>
              <b>{t(`eiachart-${chart}`)}</b>
              <small>{chart}</small>
            </span>
            <span />
            <output>{Object.keys(state.slots[chart] ?? {}).length || '–'}</output>
          </a>
        ))}
      </div>
      <Button href={to('campaign', id, 'cards')}>{t('eia-cards')}</Button>
    </>
  );
}

export const LedgerAct = ({ id }: { readonly id: string }) => (
  <Act two>
    <Button href={to('campaign', id, 'new', 'areas')}>{t('eia-new', { what: t('eiasheet-one-areas') })}</Button>
    <Button href={to('campaign', id, 'new', 'corps')}>{t('eia-new', { what: t('eiasheet-one-corps') })}</Button>
  </Act>
);
