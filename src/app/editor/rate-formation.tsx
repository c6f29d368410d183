/** Quality and skirmish ratings for all units of a formation at once, by hand or from suggestions. */
import { useState } from 'preact/hooks';
import type { Rating, SkirmishRating } from '../../book/terms.ts';
import { say } from '../../engine/message.ts';
import { type FieldArm, findFormation, rateFormation } from '../../scenarios/army-edits.ts';
import type { Draft } from '../../scenarios/draft.ts';
import { t } from '../../words/t.ts';
import { Button, Choice, Empty } from '../components/index.ts';
import { Pick } from './fields.tsx';
import { change } from './session.ts';
import { type Taken, TroopList } from './suggest.tsx';
import { armOptions, qualityOptions, skOptions } from './words.ts';

export function RateFormation({ of, id }: { readonly of: Draft; readonly id: string }) {
  const place = findFormation(of, id);
  const arms = armOptions().filter(([arm]) => place?.formation.units.some((unit) => unit.arm === arm));
  const [chosen, choose] = useState<FieldArm | undefined>(undefined);
  const [quality, setQuality] = useState<Rating>(3);
  const [sk, setSk] = useState<SkirmishRating>(1);
  const [done, setDone] = useState('');
  const arm = arms.some(([each]) => each === chosen) ? chosen : arms[0]?.[0];
  if (!place || !arm) return <Empty what={t('editor-no-units-to-rate')} todo={t('editor-no-units-to-rate-todo')} />;
  const { name } = place.formation;
  const n = place.formation.units.filter((unit) => unit.arm === arm).length;
  const onFoot = arm === 'infantry' || arm === 'mixed';
  const rate = (taken: Taken, as: string, from?: string) => {
    change(
      (now) => rateFormation(now, id, { arm, ...taken, ...(from && { from }) }),
      say('editor-done-rated', { name, as }),
    );
    setDone(t('editor-rated-units', { n, as }));
  };
  const byHand = () =>
    onFoot
      ? rate({ quality, sk }, t('editor-rated-as-sk', { q: quality, sk }))
      : rate({ quality }, t('editor-rated-as', { q: quality }));
  return (
    <div class="lines">
      <Choice
        label={t('editor-which-units')}
        columns={2}
        value={arm}
        options={arms.map(([value, label]) => ({ value, label }))}
        onChange={choose}
      />
      <div class="lines lines--two">
        <Pick
          of={{ at: '', value: quality, put: (make) => setQuality(make) }}
          label="editor-unit-quality"
          options={qualityOptions()}
        />
        {onFoot && (
          <Pick of={{ at: '', value: sk, put: (make) => setSk(make) }} label="editor-unit-sk" options={skOptions()} />
        )}
      </div>
      <Button note={t('editor-rate-note', { n, formation: name })} onClick={byHand}>
        {t('editor-rate')}
      </Button>
      <p role="status">{done}</p>
      <TroopList
        of={of}
        side={place.side}
        arm={arm === 'mixed' ? 'infantry' : arm}
        hint={name}
        onTake={(taken, troops) => rate(taken, troops, troops)}
      />
    </div>
  );
}
