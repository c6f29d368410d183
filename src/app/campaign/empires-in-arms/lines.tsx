/** Where a figure comes from: the lines of the journal that changed it, each opening its reckoning. */
import { useState } from 'preact/hooks';
import type { Campaign } from '../../../campaign/empires-in-arms/campaign.ts';
import { plainly } from '../../../campaign/empires-in-arms/covered.ts';
import { leads, totalOf } from '../../../campaign/empires-in-arms/ledger.ts';
import { seesCorps } from '../../../campaign/empires-in-arms/seats.ts';
import { type Deed, figureNow, type Source, type Traced, tracedIn } from '../../../campaign/empires-in-arms/traced.ts';
import { isWhole, statuses } from '../../../journal/record.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { Button, Empty, Entry, figure, Question, Reckoning } from '../../components/index.ts';
import { to } from '../../route.ts';
import { corpsIn, Frame, nameIn } from './frame.tsx';
import { moneyWords } from './powers.tsx';
import { seat, session } from './session.ts';

interface LinesProps {
  readonly id: string;
  readonly state: Campaign;
  readonly source: Source;
}

/** Signed, as it is written for that figure. */
function byWords(source: Source, by: number | null): string {
  if (by === null) return '';
  if (source.is === 'figure' && source.of === 'money') return `${by < 0 ? '−' : '+'}${moneyWords(Math.abs(by))}`;
  return `${by > 0 ? '+' : ''}${figure(by)}`;
}

function headOf(state: Campaign, source: Source): string {
  if (source.is === 'corps') {
    const corps = state.corps[source.id];
    const open = corps && seesCorps(state, seat.value, corps);
    return t('eia-lines-corps', {
      name: corps ? corpsIn(state, corps) : t('eia-a-corps'),
      n: open ? String(totalOf(corps.factors)) : '?',
    });
  }
  const now = figureNow(state, source);
  return t('eia-lines-head', {
    power: nameIn(state, source.power),
    what: t(`eiasheet-figure-${source.of}`),
    n: source.of === 'money' ? moneyWords(now) : figure(now),
  });
}

const Row = ({
  source,
  one,
  open,
  onToggle,
}: {
  readonly source: Source;
  readonly one: Traced;
  readonly open: boolean;
  readonly onToggle: () => void;
}) => (
  <Entry text={speak(one.line.text)} aside={byWords(source, one.by)} open={open} onToggle={onToggle}>
    {one.line.sums?.map((sum, i) => (
      <Reckoning key={i} of={sum} dense cited />
    ))}
    {one.line.byHand && <p class="note">{t('journal-by-hand')}</p>}
  </Entry>
);

export function LinesPage({ id, state, source }: LinesProps) {
  const record = session.journal.value;
  const [open, setOpen] = useState<number | null>(null);
  const how = record && isWhole(record) ? statuses(record) : [];
  const deeds = (record?.entries ?? []).flatMap((entry, i): Deed[] =>
    entry.kind === 'deed' && how[i] === 'in-effect' ? [{ seq: entry.seq, events: plainly(entry.events) }] : [],
  );
  const all = tracedIn(deeds, seat.value, source);
  const power = source.is === 'figure' ? source.power : leads(state, state.corps[source.id]?.nation ?? '');
  return (
    <Frame here="powers" id={id}>
      <Question>{headOf(state, source)}</Question>
      {record && !isWhole(record) && <p role="status">{t('journal-being-read')}</p>}
      {all.length === 0 ? (
        <Empty what={t('eia-lines-none')} todo={t('eia-lines-none-todo')} />
      ) : (
        <div class="book">
          <ol>
            {all.map((one, i) => (
              <Row
                key={i}
                source={source}
                one={one}
                open={open === i}
                onToggle={() => setOpen(open === i ? null : i)}
              />
            ))}
          </ol>
        </div>
      )}
      {power && (
        <Button href={to('campaign', id, 'power', power)}>{t('eia-seat-own', { power: nameIn(state, power) })}</Button>
      )}
    </Frame>
  );
}
