/** The batteries that are part of a formation's units, shared out among them as combat points. NBC-SCN-05 */
import { useState } from 'preact/hooks';
import { gunPointsOf, withBatteries } from '../../scenarios/army-edits.ts';
import { batteryPointsLeft, organicPoints } from '../../scenarios/combat-points.ts';
import type { FormationCard } from '../../scenarios/schema.ts';
import { Button, count } from '../components/index.ts';
import { change } from './desk.ts';
import { Num } from './fields.tsx';

/** As many as a corps ever had. */
const MOST = 20;

export function ShareBatteries({ of }: { readonly of: FormationCard }) {
  const given = gunPointsOf(of);
  const now = given.reduce((sum, points) => sum + points, 0);
  const [batteries, setBatteries] = useState(Math.ceil(now / organicPoints(1)));
  const fighting = of.units.filter(({ arm }) => arm !== 'artillery').length;
  const left = batteryPointsLeft(batteries, given);
  return (
    <div class="lines">
      <p class="note">Guns that have no base of their own: two points a battery, the weaker units first.</p>
      <Num
        of={{ at: '', value: batteries, put: (make) => setBatteries(make) }}
        label="Batteries that are part of its units"
        max={MOST}
      />
      <p role="status">
        {count(now, 'point')} given
        {left > 0 ? `, ${left} still to give.` : left < 0 ? `, ${-left} too many.` : '.'}
      </p>
      <Button
        note={`${count(organicPoints(batteries), 'point')} among ${count(fighting, 'unit')}, in the place of those they have`}
        reason={fighting === 0 && 'there is no unit to give them to'}
        onClick={() => change((draft) => withBatteries(draft, of.id, batteries), `batteries of ${of.name} shared out`)}
      >
        Share them out
      </Button>
    </div>
  );
}
