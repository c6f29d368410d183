/** Corps of other areas that try to join a fight between its rounds. EIA-166 */

import { useState } from 'preact/hooks';
import type { Campaign } from '../../../../campaign/empires-in-arms/campaign.ts';
import { at } from '../../../../campaign/empires-in-arms/combat/fight.ts';
import { sealsGuard } from '../../../../campaign/empires-in-arms/combat/guard.ts';
import { areaName } from '../../../../campaign/empires-in-arms/ledger.ts';
import { commands, type Joiners, joiners } from '../../../../campaign/empires-in-arms/ways.ts';
import { t } from '../../../../words/t.ts';
import { Button, Fact, Facts, More } from '../../../components/index.ts';
import { nameIn, namesIn } from '../frame.tsx';
import { does } from '../session.ts';
import { corpsWords, Titled } from './land-parts.tsx';

interface Props {
  readonly state: Campaign;
  readonly combat: string;
}

function Those({ state, combat, of }: Props & { readonly of: Joiners }) {
  const [out, leave] = useState<readonly string[]>([...of.corps.slice(1), ...of.irregulars].map(({ id }) => id));
  const stays = (id: string) => out.includes(id);
  const corps = of.corps.map(({ id }) => id).filter((id) => !stays(id));
  const irregulars = of.irregulars.map(({ id }) => id).filter((id) => !stays(id));
  const side = at(state, combat)?.fight.sides[of.side].nation ?? '';
  return (
    <Titled head={t('eiaarms-join-head', { area: areaName(state, of.area), power: nameIn(state, side) })}>
      <Facts>
        {of.corps.map((one) => (
          <Fact
            key={one.id}
            label={corpsWords(state, one)}
            on={!stays(one.id)}
            onChange={(on) => leave(on ? out.filter((id) => id !== one.id) : [...out, one.id])}
          />
        ))}
        {of.irregulars.map((one) => (
          <Fact
            key={one.id}
            label={t('eiaarms-counter', { kind: one.type, n: one.count, area: areaName(state, of.area) })}
            effect={t('eiaarms-join-led')}
            on={!stays(one.id)}
            onChange={(on) => leave(on ? out.filter((id) => id !== one.id) : [...out, one.id])}
          />
        ))}
      </Facts>
      <Button
        icon="dice"
        reason={corps.length === 0 && t('eiaarms-join-none')}
        {...does({ do: 'join-battle', combat, side: of.side, corps, ...(irregulars.length > 0 && { irregulars }) })}
      >
        {t('eiaarms-join')}
      </Button>
    </Titled>
  );
}

/** Who commands, where a side is free to choose. EIA-185 */
const Commands = ({ state, combat }: Props) => {
  const all = commands(state, combat);
  return all.length === 0 ? null : (
    <More label={t('eiaarms-commands')}>
      <div class="picks">
        {all.map(({ now, ...play }) => (
          <Button key={play.leader} pressed={now} {...does(play)}>
            {state.leaders[play.leader]?.name}
          </Button>
        ))}
      </div>
    </More>
  );
};

export function Joining({ state, combat }: Props) {
  const all = joiners(state, combat);
  const guard = sealsGuard(state, combat);
  return (
    <>
      {guard && (
        <Button icon="lock" note={namesIn(state, guard)} {...does({ do: 'seal-guard', combat })}>
          {t('eiaarms-seal-guard')}
        </Button>
      )}
      <Commands state={state} combat={combat} />
      {all.length > 0 && (
        <More label={t('eiaarms-joining')}>
          {all.map((of) => (
            <Those key={`${of.side} ${of.area} ${of.corps.length}`} state={state} combat={combat} of={of} />
          ))}
        </More>
      )}
    </>
  );
}
