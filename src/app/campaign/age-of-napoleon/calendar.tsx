/** Calendar, switches and dice: what holds for the whole campaign. */

import { useState } from 'preact/hooks';
import { RULING_KEYS, RULINGS, ruling } from '../../../campaign/age-of-napoleon/rulings.ts';
import type { Choice as Chosen } from '../../../engine/procedure.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { Act, Button, Choice, Fact, Facts, More, Sheet, Stepper } from '../../components/index.ts';
import { doneThen } from '../done-then.ts';
import { Line } from '../inputs.tsx';
import { Month } from './frame.tsx';
import { act } from './session.ts';
import type { SheetOf } from './sheets.tsx';
import { CampaignTroubles } from './troubles.tsx';

const MOST = 999;

export function Calendar({ id, state, onClose }: SheetOf) {
  const [value, type] = useState(state.now);
  const set = (change: Partial<typeof value>) => type({ ...value, ...change });
  return (
    <Sheet
      name={t('aon-calendar')}
      day={<Month id={id} />}
      leave={t('shell-leave')}
      label={<span class="side-name">{t('aon-calendar')}</span>}
      act={
        <Act>
          <Button kind="primary" onClick={() => doneThen(act({ do: 'set-moment', set: value }), onClose)}>
            {t('aon-form-set')}
          </Button>
        </Act>
      }
      onClose={onClose}
    >
      <CampaignTroubles />
      <div class="form">
        <div>
          <Stepper
            label={t('aon-form-phase')}
            value={value.phase}
            min={1}
            max={MOST}
            onChange={(phase) => set({ phase })}
          />
          <Stepper
            label={t('aon-form-round')}
            value={value.round}
            min={1}
            max={MOST}
            onChange={(round) => set({ round })}
          />
        </div>
        <Facts>
          <Fact label={t('aon-form-winter')} on={value.winter} onChange={(winter) => set({ winter })} />
          <Fact label={t('aon-form-wintered')} on={value.wintered} onChange={(wintered) => set({ wintered })} />
        </Facts>
        <Line
          label={t('aon-form-label')}
          hint={t('aon-form-label-hint')}
          value={value.label}
          set={(label) => set({ label })}
        />
        <Choice
          label={t('campaign-whose-dice')}
          columns={2}
          options={[
            { value: 'app', label: t('campaign-dice-app') },
            { value: 'table', label: t('campaign-dice-table') },
          ]}
          value={state.dice}
          onChange={(dice) => void act({ do: 'dice', dice })}
        />
        <More label={t('aon-rulings')}>
          <Rulings
            chosen={(key) => ruling(state.rulings, key)}
            onChoose={(key, said) => void act({ do: 'ruling', key, value: said })}
          />
        </More>
        <p class="note seal">{t('campaign-seal', { seal: state.seal })}</p>
      </div>
    </Sheet>
  );
}

const VALUES: Record<keyof typeof RULINGS, readonly Chosen[]> = {
  maFloor: RULINGS.maFloor.values.map((value) => ({ value, label: `aon-ruling-maFloor-${value}` })),
  causeCount: RULINGS.causeCount.values.map((value) => ({ value, label: `aon-ruling-causeCount-${value}` })),
  tieLoserExtra: RULINGS.tieLoserExtra.values.map((value) => ({ value, label: `aon-ruling-tieLoserExtra-${value}` })),
  unspendScope: RULINGS.unspendScope.values.map((value) => ({ value, label: `aon-ruling-unspendScope-${value}` })),
};

export const Rulings = ({
  chosen,
  onChoose,
}: {
  readonly chosen: (key: keyof typeof RULINGS) => string;
  readonly onChoose: (key: keyof typeof RULINGS, value: string) => void;
}) => (
  <div class="form">
    {RULING_KEYS.map((key) => (
      <Choice
        key={key}
        label={speak(`aon-ruling-${key}`)}
        options={VALUES[key].map(({ value, label }) => ({ value, label: speak(label) }))}
        value={chosen(key)}
        onChange={(value) => onChoose(key, value)}
      />
    ))}
  </div>
);
