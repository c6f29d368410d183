/** What is told of the touched entry beside what it is: who leads it, its nation, and when it comes on. */
import { clock } from '../../../book/terms.ts';
import { called } from '../../../orders-of-battle/tree.ts';
import { arrivalMinutes } from '../../../scenarios/arrivals.ts';
import { NATION_NAMES } from '../../../scenarios/nations.ts';
import { t } from '../../../words/t.ts';
import { Button, Field } from '../../components/index.ts';
import { arrives, lead, ofNation } from './deeds.ts';
import type { OfEntry } from './verbs.tsx';

interface Typing extends OfEntry {
  readonly typed: string | undefined;
  readonly onType: (text: string) => void;
}

/** The nearest leaders below it take one tap; any other is typed. */
export function Leader({ laid, entry, onDone, typed, onType }: Typing) {
  const { commander = '', leaders } = entry;
  const name = typed ?? commander;
  const by = (who: string) => {
    lead(laid, entry, who);
    onDone();
  };
  return (
    <>
      <Field label={t('reader-menu-name')}>
        {(it) => <input {...it} value={name} onInput={({ currentTarget: { value } }) => onType(value)} />}
      </Field>
      <Button
        kind="primary"
        reason={(name.trim() === '' || name.trim() === commander) && t('reader-menu-same-line')}
        onClick={() => by(name)}
      >
        {t('reader-menu-name-set')}
      </Button>
      {leaders.map((each) => (
        <Button key={each.of.id} note={t('reader-menu-name-of', { of: called(each.of) })} onClick={() => by(each.name)}>
          {each.name}
        </Button>
      ))}
      {commander !== '' && <Button onClick={() => by('')}>{t('reader-menu-name-none')}</Button>}
    </>
  );
}

export function Nation({ laid, entry, onDone }: OfEntry) {
  const { nation = '' } = entry;
  const names = nation === '' || NATION_NAMES.includes(nation) ? NATION_NAMES : [nation, ...NATION_NAMES];
  return (
    <Field label={t('reader-menu-nation')}>
      {(it) => (
        <select
          {...it}
          value={nation}
          onChange={({ currentTarget: { value } }) => {
            ofNation(laid, entry, value);
            onDone();
          }}
        >
          <option value="">{t('reader-menu-as-above')}</option>
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
    </Field>
  );
}

export function Arrival({ laid, entry, onDone, typed, onType }: Typing) {
  const { arrival } = entry;
  const read = arrival === undefined ? undefined : arrivalMinutes(arrival, 0);
  const time = typed ?? (read === undefined ? '' : clock(read));
  const at = (when: string) => {
    arrives(laid, entry, when);
    onDone();
  };
  return (
    <>
      <Field label={t('reader-menu-time')}>
        {(it) => <input {...it} type="time" value={time} onInput={({ currentTarget: { value } }) => onType(value)} />}
      </Field>
      <Button
        kind="primary"
        reason={(time === '' || time === arrival) && t('reader-menu-same-line')}
        onClick={() => at(time)}
      >
        {t('reader-menu-time-set')}
      </Button>
      {arrival !== undefined && <Button onClick={() => at('')}>{t('reader-menu-time-none')}</Button>}
    </>
  );
}
