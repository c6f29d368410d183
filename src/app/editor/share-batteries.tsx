/** The batteries within a formation's units, shared out among them as combat points. NBC-SCN-05 */
import { useState } from 'preact/hooks';
import { say } from '../../engine/message.ts';
import { gunPointsOf, withBatteries } from '../../scenarios/army-edits.ts';
import type { FormationCard } from '../../scenarios/schema.ts';
import { batteryPointsLeft, organicPoints } from '../../scenarios/unit-sizes.ts';
import { t } from '../../words/t.ts';
import { Button } from '../components/index.ts';
import { Num } from './fields.tsx';
import { change } from './session.ts';

/** More than any corps had. */
const MOST = 20;

export function ShareBatteries({ of }: { readonly of: FormationCard }) {
  const given = gunPointsOf(of);
  const now = given.reduce((sum, points) => sum + points, 0);
  const [batteries, setBatteries] = useState(Math.ceil(now / organicPoints(1)));
  const fighting = of.units.filter(({ arm }) => arm !== 'artillery').length;
  const left = batteryPointsLeft(batteries, given);
  return (
    <div class="lines">
      <p class="note">{t('editor-batteries-note', { points: organicPoints(1) })}</p>
      <Num of={{ at: '', value: batteries, put: (make) => setBatteries(make) }} label="editor-batteries" max={MOST} />
      <p role="status">
        {t('editor-batteries-given', {
          given: now,
          n: Math.abs(left),
          state: left > 0 ? 'left' : left < 0 ? 'over' : 'even',
        })}
      </p>
      <Button
        note={t('editor-batteries-share-note', { points: organicPoints(batteries), units: fighting })}
        reason={fighting === 0 && t('editor-batteries-no-unit')}
        onClick={() =>
          change(
            (draft) => withBatteries(draft, of.id, batteries),
            say('editor-batteries-done', { formation: { id: of.id, name: of.name } }),
          )
        }
      >
        {t('editor-batteries-share')}
      </Button>
    </div>
  );
}
