/** A round of sealed entries that the table asks for itself: what is sealed, by whom, and until when. EIA-021, EIA-043, EIA-215 */
import { useState } from 'preact/hooks';
import type { Campaign } from '../../../campaign/empires-in-arms/campaign.ts';
import { POWERS, type Power } from '../../../campaign/empires-in-arms/vocabulary.ts';
import { t } from '../../../words/t.ts';
import { Button, Choice, Fact, Facts, More } from '../../components/index.ts';
import { doneThen } from '../done-then.ts';
import { Line, OneOf } from '../inputs.tsx';
import { nameIn } from './frame.tsx';
import { act } from './session.ts';

/** What stands for whoever does not open. */
const OTHERWISE = { targets: '[]', backDown: 'false', cession: 'null' } as const;
type Kind = keyof typeof OTHERWISE;
const KINDS: readonly Kind[] = ['targets', 'backDown', 'cession'];

export function CallSeals({ state, onDone }: { readonly state: Campaign; readonly onDone: () => void }) {
  const [kind, choose] = useState<Kind>('targets');
  const [about, point] = useState('');
  const [out, leave] = useState<readonly Power[]>([]);
  const [deadline, say] = useState('');
  const all = POWERS.filter((power) => state.powers[power]?.out === false);
  const asked = all.filter((power) => !out.includes(power));
  const minors = Object.values(state.minors).map(({ id, name }) => ({ value: id, label: name }));
  const lacks = kind === 'backDown' && about === '';
  const call = () =>
    doneThen(
      act({
        ...{ do: 'call-seals', kind, asked, deadline: deadline.trim() },
        ...{ about: kind === 'backDown' ? about : '', otherwise: OTHERWISE[kind] },
      }),
      onDone,
    );
  return (
    <More label={t('eia-call-seals')}>
      <div class="form">
        <Choice
          label={t('eia-call-what')}
          columns={3}
          options={KINDS.map((value) => ({ value, label: t(`eia-call-${value}`) }))}
          value={kind}
          onChange={choose}
        />
        {kind === 'backDown' && (
          <OneOf
            label={t('eia-call-about')}
            value={about}
            options={[{ value: '', label: t('eia-none') }, ...minors]}
            set={point}
          />
        )}
        <Facts>
          {all.map((power) => (
            <Fact
              key={power}
              label={nameIn(state, power)}
              on={!out.includes(power)}
              onChange={(on) => leave(on ? out.filter((one) => one !== power) : [...out, power])}
            />
          ))}
        </Facts>
        <Line label={t('eia-call-until')} value={deadline} set={say} />
        <Button
          icon="lock"
          reason={asked.length === 0 ? t('eia-seals-nobody') : lacks && t('eia-call-about-first')}
          onClick={call}
        >
          {t('eia-call-do')}
        </Button>
      </div>
    </More>
  );
}
