/** What is seldom done in a quarter: leaders called back, the last count, militia that becomes regular. */
import { useState } from 'preact/hooks';
import type { Campaign } from '../../../../campaign/empires-in-arms/campaign.ts';
import { offersOf } from '../../../../campaign/empires-in-arms/desks.ts';
import { whyNotPlay } from '../../../../campaign/empires-in-arms/may.ts';
import { costOfRecall } from '../../../../campaign/empires-in-arms/quarter/lending.ts';
import { isOn } from '../../../../campaign/empires-in-arms/rulings.ts';
import type { Power } from '../../../../campaign/empires-in-arms/vocabulary.ts';
import { conversions, stocks } from '../../../../campaign/empires-in-arms/ways.ts';
import { t } from '../../../../words/t.ts';
import { Button, More, Stepper } from '../../../components/index.ts';
import { nameIn } from '../frame.tsx';
import { does } from '../session.ts';
import { corpsWords, type DeskProps, Titled, ToSeats } from './land-parts.tsx';
import { OneWay } from './one-way.tsx';

interface OfState {
  readonly state: Campaign;
}

/** By the step: leaders that were removed may come back; the last month may be counted. */
export const QuarterMore = ({ state }: OfState) => (
  <div class="picks">
    {offersOf(state, 'recall').map((play) => (
      <Button
        key={play.leader}
        note={t('eiaarms-recall-cost', {
          n: costOfRecall(state, play.power, play.leader),
          power: nameIn(state, play.power),
        })}
        {...does(play)}
      >
        {t('eiaarms-recall', { name: state.leaders[play.leader]?.name ?? '' })}
      </Button>
    ))}
    {state.clock.step === 'victory' && whyNotPlay(state, { do: 'final-count' }) === undefined && (
      <Button kind="quiet" note={t('eiaarms-final-count-note')} {...does({ do: 'final-count' })}>
        {t('eiaarms-final-count')}
      </Button>
    )}
  </div>
);

type Conversion = ReturnType<typeof conversions>[number];
function Convert({ state, power, of: { corps, most } }: OfState & { readonly power: Power; readonly of: Conversion }) {
  const [wanted, want] = useState(most);
  const factors = Math.min(wanted, most);
  return (
    <Titled head={corpsWords(state, corps)}>
      <Stepper label={t('eiaarms-convert-which')} value={factors} min={1} max={most} onChange={want} />
      <Button {...does({ do: 'convert-militia', power, corps: corps.id, factors })}>
        {t('eiaarms-convert-do', { n: factors })}
      </Button>
    </Titled>
  );
}
/** Militia of its corps at home, and where its ships are built. EIA-260, EIA-261 */
export const Conversions = ({ id, state, power }: DeskProps & { readonly power: Power }) => {
  const all = conversions(state, power);
  return (
    <>
      {isOn(state.rulings, 'militiaConversion') && <ToSeats id={id} state={state} of={[power]} />}
      {all.length > 0 && (
        <More label={t('eiaarms-convert')}>
          {all.map((one) => (
            <Convert key={`${one.corps.id} ${one.most}`} state={state} power={power} of={one} />
          ))}
        </More>
      )}
      {stocks(state, power).map(({ item, ways }) => (
        <Titled
          key={item.id}
          head={t('eiaarms-build-head', {
            n: item.what.is === 'ships' ? item.what.ships : 0,
            power: nameIn(state, item.owner),
          })}
        >
          <OneWay
            label={t('eiaarms-build-port')}
            word={t('eiaarms-build')}
            ways={ways.map((play) => ({ play, name: state.ports[play.port]?.name ?? '' }))}
          />
        </Titled>
      ))}
    </>
  );
};
