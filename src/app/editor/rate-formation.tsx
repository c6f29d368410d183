/** Quality and skirmish rating for all units of a formation at once, by hand or from the suggestions. */
import { useState } from 'preact/hooks';
import type { Rating, SkirmishRating } from '../../book/terms.ts';
import { type FieldArm, findFormation, rateFormation } from '../../scenarios/army-edits.ts';
import type { Draft } from '../../scenarios/draft.ts';
import { Button, Choice, count, Empty } from '../components/index.ts';
import { change } from './desk.ts';
import { Pick } from './fields.tsx';
import { type Taken, TroopList } from './suggest.tsx';
import { ARM_OPTIONS, QUALITY_OPTIONS, SK_OPTIONS } from './words.ts';

export function RateFormation({ of, id }: { readonly of: Draft; readonly id: string }) {
  const place = findFormation(of, id);
  const arms = ARM_OPTIONS.filter(([arm]) => place?.formation.units.some((unit) => unit.arm === arm));
  const [chosen, choose] = useState<FieldArm | undefined>(undefined);
  const [quality, setQuality] = useState<Rating>(3);
  const [sk, setSk] = useState<SkirmishRating>(1);
  const [done, setDone] = useState('');
  const arm = arms.some(([each]) => each === chosen) ? chosen : arms[0]?.[0];
  if (!place || !arm)
    return <Empty what="No units yet." todo="Add units, or take in an order of battle, then rate them." />;
  const some = place.formation.units.filter((unit) => unit.arm === arm);
  const onFoot = arm === 'infantry' || arm === 'mixed';
  const rate = (taken: Taken, what: string, from?: string) => {
    change(
      (now) => rateFormation(now, id, { arm, ...taken, ...(from && { from }) }),
      `${place.formation.name}: ${what}`,
    );
    setDone(`${count(some.length, 'unit')} rated: ${what}.`);
  };
  return (
    <div class="lines">
      <Choice
        label="Which units"
        columns={2}
        value={arm}
        options={arms.map(([value, label]) => ({ value, label }))}
        onChange={choose}
      />
      <div class="lines lines--two">
        <Pick
          of={{ at: '', value: quality, put: (make) => setQuality(make) }}
          label="Quality"
          options={QUALITY_OPTIONS}
        />
        {onFoot && (
          <Pick of={{ at: '', value: sk, put: (make) => setSk(make) }} label="Skirmish rating" options={SK_OPTIONS} />
        )}
      </div>
      <Button
        note={`${count(some.length, 'unit')} of ${place.formation.name}`}
        onClick={() => rate({ quality, ...(onFoot && { sk }) }, `Q${quality}${onFoot ? ` SK${sk}` : ''}`)}
      >
        Set for all of them
      </Button>
      <p role="status">{done}</p>
      <TroopList
        of={of}
        side={place.side}
        arm={arm === 'mixed' ? 'infantry' : arm}
        hint={place.formation.name}
        onTake={(taken, troops) => rate(taken, troops, troops)}
      />
    </div>
  );
}
