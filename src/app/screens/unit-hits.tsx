/** On a unit's sheet: hits thrown on the table, entered by hand, and what else its phase offers. */

import { useState } from 'preact/hooks';
import { type Battle, fightsAs, type Hurt, hasCP, keepsBooks, onTable, type Unit } from '../../battlefield/battle.ts';
import { causeSaid } from '../../battlefield/ledger/losses.ts';
import type { Play } from '../../battlefield/plays.ts';
import { ASPECTS, type Aspect, enemyOf } from '../../book/terms.ts';
import { word } from '../../engine/message.ts';
import { t } from '../../words/t.ts';
import { Button, Choice, More } from '../components/index.ts';
import type { OfUnit } from './of.ts';

interface HitFormProps extends OfUnit {
  readonly cause: Hurt['cause'];
  readonly onHits: (play: Play) => void;
}

/** Guns that are charged answer with canister in the charge's own question; here is the rare way by hand, folded. */
export function HitForm(props: HitFormProps) {
  const { battle, unit, cause } = props;
  if (cause !== 'canister') return <Hits {...props} />;
  const other = enemyOf(unit.side);
  const guns = Object.values(battle.units).some(
    (it) => it.side === other && it.card.arm === 'artillery' && onTable(it),
  );
  return guns || !keepsBooks(battle, other) ? (
    <More label={hitsBy(cause)}>
      <Hits {...props} />
    </More>
  ) : null;
}

const hitsBy = (cause: Hurt['cause']): string => t('unit-hits-by', { cause: word(causeSaid(cause)) });

/** How many, from which side, and what the skirmishers do. */
function Hits({ unit, cause, onHits }: HitFormProps) {
  const [aspect, setAspect] = useState<Aspect>('front');
  const [stand, setStand] = useState<'absorb' | 'keep'>('absorb');
  const most = hasCP(unit) ? fightsAs(unit).cp : 2;
  const skirmishers = cause === 'skirmish' && unit.stands > 0;
  return (
    <section class="hits" aria-label={t('sum-hits')}>
      {cause !== 'canister' && <h2>{hitsBy(cause)}</h2>}
      {cause !== 'skirmish' && (
        <Choice
          label={t('strikes-from')}
          quiet
          columns={3}
          value={aspect}
          options={ASPECTS.map((value) => ({ value, label: t(`aspect-${value}`) }))}
          onChange={setAspect}
        />
      )}
      {skirmishers && (
        <Choice
          label={t('stand-label')}
          quiet
          columns={2}
          value={stand}
          options={[
            { value: 'absorb', label: t('stand-absorb'), note: t('unit-stand-absorb-note') },
            { value: 'keep', label: t('stand-keep'), note: t('unit-stand-keep-note') },
          ]}
          onChange={setStand}
        />
      )}
      <div class="hit-buttons">
        {Array.from({ length: Math.min(most, 8) }, (_, i) => i + 1).map((hits) => (
          <Button
            key={hits}
            onClick={() => onHits({ do: 'hits', unit: unit.id, hits, cause, aspect, ...(skirmishers && { stand }) })}
          >
            {t('unit-hits-n', { n: hits })}
          </Button>
        ))}
      </div>
    </section>
  );
}

interface OffersProps extends OfUnit {
  readonly offers: readonly Play[];
  readonly onPlay: (play: Play) => void;
}

/** What the phase offers this unit besides hits and checks. */
export function Offers({ battle, unit, offers, onPlay }: OffersProps) {
  const shown = offers.filter(({ do: name }) => ['rest', 'stay', 'battery', 'convert', 'capture'].includes(name));
  if (shown.length === 0) return null;
  return (
    <div class="row-of-two">
      {shown.map((play) => (
        <Button
          key={JSON.stringify(play)}
          note={play.do === 'capture' && t('unit-takes-note')}
          onClick={() => onPlay(play)}
        >
          {offerWords(battle, unit, play)}
        </Button>
      ))}
    </div>
  );
}

function offerWords(battle: Battle, unit: Unit, play: Play): string {
  if (play.do === 'rest') return t(play.resting ? 'unit-rests' : 'unit-rests-not');
  if (play.do === 'stay') return t(play.stays ? 'unit-stays' : 'unit-comes');
  if (play.do === 'convert') return t('unit-howitzers');
  const name = (id: string) => battle.units[id]?.card.name ?? '';
  if (play.do === 'capture')
    return play.by === unit.id
      ? t('unit-takes', { baggage: name(play.baggage) })
      : t('unit-takes-by', { unit: name(play.by) });
  if (play.do === 'battery') return play.host ? t('unit-attach', { unit: name(play.host) }) : t('unit-unattach');
  return '';
}
