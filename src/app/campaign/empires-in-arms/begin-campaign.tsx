/** A new campaign: its name, which powers are in play and who plays them, from which month, whose dice, the switches. */
import { useState } from 'preact/hooks';
import type { Setup } from '../../../campaign/empires-in-arms/campaign.ts';
import {
  type Rulings as Chosen,
  chosenOnly,
  isOption,
  isRuling,
  OPTIONS,
  READINGS,
  type RulingKey,
  ruling,
  SETTINGS,
} from '../../../campaign/empires-in-arms/rulings.ts';
import { MONTHS, POWERS, type Power } from '../../../campaign/empires-in-arms/vocabulary.ts';
import { keysOf } from '../../../engine/keys.ts';
import type { BattleLine } from '../../../journal/store.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { Act, Button, Fact, Facts, Masthead, More, Notice, Question, Screen } from '../../components/index.ts';
import { goInstead, to } from '../../route.ts';
import { hasCiphers } from '../../session/seat-keys.ts';
import { useCampaignsOf, WhoseDice } from '../begins.tsx';
import { Line, OneOf } from '../inputs.tsx';
import { spell } from './frame.tsx';
import { ExampleButton } from './guide.tsx';
import { PinsOf } from './later.ts';
import { type Kept, newCampaign, sheetsOf } from './session.ts';
import '../campaign.css';
import './eia.css';

const NOTHING: Kept = { sheets: {}, slots: {} };
const FIRST = 1805;
const LAST = 1815;
const YEARS = Array.from({ length: LAST - FIRST + 1 }, (_, n) => String(FIRST + n));

interface SwitchesProps {
  readonly keys: readonly RulingKey[];
  readonly chosen: Chosen;
  readonly onChoose: (key: string, value: string) => void;
}
const valuesOf = (key: RulingKey): readonly string[] => ({ ...SETTINGS, ...READINGS, ...OPTIONS })[key].values;
const Switches = ({ keys, chosen, onChoose }: SwitchesProps) => (
  <div class="form">
    {keys.map((key) =>
      isOption(key) ? (
        <Fact
          key={key}
          label={spell(`eiaswitch-${key}`)}
          on={ruling(chosen, key) === 'on'}
          onChange={(on) => onChoose(key, on ? 'on' : 'off')}
        />
      ) : (
        <OneOf
          key={key}
          label={spell(`eiaswitch-${key}`)}
          value={ruling(chosen, key)}
          options={valuesOf(key).map((value) => ({ value, label: spell(`eiaswitch-${key}-${value}`) }))}
          set={(value) => onChoose(key, value)}
        />
      ),
    )}
  </div>
);

interface PowerFactsProps {
  readonly of: readonly Power[];
  readonly on: readonly Power[];
  readonly onChange: (on: readonly Power[]) => void;
}
const PowerFacts = ({ of, on, onChange }: PowerFactsProps) => (
  <Facts>
    {of.map((power) => (
      <Fact
        key={power}
        label={t(`eia-power-${power}`)}
        on={on.includes(power)}
        onChange={(is) => onChange(POWERS.filter((one) => (one === power ? is : on.includes(one))))}
      />
    ))}
  </Facts>
);

interface FirstMonthProps {
  readonly month: string;
  readonly year: number;
  readonly onMonth: (month: string) => void;
  readonly onYear: (year: number) => void;
}
const FirstMonth = ({ month, year, onMonth, onYear }: FirstMonthProps) => (
  <div class="form__two">
    <OneOf
      label={t('eiabegin-month')}
      value={month}
      options={MONTHS.map((m) => ({ value: String(m), label: t(`eiascreen-month-${m}`) }))}
      set={onMonth}
    />
    <OneOf
      label={t('eia-year')}
      value={String(year)}
      options={YEARS.map((y) => ({ value: y, label: y }))}
      set={(y) => onYear(Number(y))}
    />
  </div>
);

interface SheetsOfProps {
  readonly others: readonly BattleLine[];
  readonly from: string;
  readonly onChange: (from: string) => void;
}
const SheetsOf = ({ others, from, onChange }: SheetsOfProps) =>
  others.length === 0 ? null : (
    <OneOf
      label={t('eiabegin-sheets')}
      value={from}
      options={[
        { value: '', label: t('eiabegin-no-sheets') },
        ...others.map(({ id, header }) => ({ value: id, label: header?.title ?? id })),
      ]}
      set={onChange}
    />
  );

export function BeginCampaign() {
  const others = useCampaignsOf('eia');
  const [title, setTitle] = useState('');
  const [powers, setPowers] = useState<readonly Power[]>(['AU', 'FR', 'RU']);
  const [players, setPlayers] = useState<Partial<Record<Power, string>>>({});
  const [french, setFrench] = useState<readonly Power[]>(['FR']);
  const [year, setYear] = useState(FIRST);
  const [month, setMonth] = useState<string>('1');
  const [dice, setDice] = useState<Setup['dice']>('app');
  const [rulings, setRulings] = useState<Chosen>({});
  const [from, setFrom] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [lock, setLock] = useState(false);
  const [locking, setLocking] = useState<Setup | null>(null);
  const choose = (key: string, value: string) => isRuling(key, value) && setRulings({ ...rulings, [key]: value });
  const land = ruling(rulings, 'mode') === 'land';

  const begin = async () => {
    if (busy) return;
    setBusy(true);
    const kept = from === '' ? NOTHING : await sheetsOf(from);
    const setup: Setup | null = kept && {
      title: title.trim(),
      powers: powers.map((id) => ({ id, player: (players[id] ?? '').trim(), french: french.includes(id) })),
      date: { y: year, m: MONTHS.find((one) => String(one) === month) ?? 1 },
      rulings: chosenOnly(rulings),
      dice,
      ...kept,
    };
    if (setup && lock) setLocking(setup);
    const begun = setup ? !lock && (await newCampaign(setup)) : ({ ok: false, said: 'eia-no-sheets' } as const);
    setBusy(false);
    if (!begun) return;
    if (begun.ok) goInstead('campaign', begun.id);
    else setWrong(speak(begun.said));
  };
  const reason = title.trim() === '' ? t('eiabegin-name-it') : powers.length === 0 && t('eia-no-powers');

  if (locking) return <PinsOf setup={locking} onLeave={() => setLocking(null)} />;
  return (
    <Screen
      foot={
        <Act>
          <Button kind="primary" reason={reason} onClick={() => void begin()}>
            {t('eia-begin')}
          </Button>
        </Act>
      }
    >
      <main class="campaign eia">
        <Masthead aside={t('campaign-masthead')} />
        {wrong && <Notice what={wrong} safe={t('campaign-others-safe')} />}
        <Question>{t('eiabegin-question')}</Question>
        <ExampleButton />
        <div class="form">
          <Line label={t('eiabegin-title')} value={title} set={setTitle} />
          <PowerFacts of={POWERS} on={powers} onChange={setPowers} />
          <FirstMonth month={month} year={year} onMonth={setMonth} onYear={setYear} />
          <More label={t('eiabegin-players')}>
            <div class="form">
              {powers.map((power) => (
                <Line
                  key={power}
                  label={t(`eia-power-${power}`)}
                  value={players[power] ?? ''}
                  set={(name) => setPlayers({ ...players, [power]: name })}
                />
              ))}
            </div>
          </More>
          <Switches keys={keysOf(SETTINGS)} chosen={rulings} onChoose={choose} />
          {land && (
            <>
              <p class="note">{t('eiabegin-french')}</p>
              <PowerFacts of={powers} on={french} onChange={setFrench} />
            </>
          )}
          <WhoseDice value={dice} onChange={setDice} />
          {hasCiphers() && (
            <Facts>
              <Fact label={t('eiabegin-lock')} effect={t('eiabegin-lock-effect')} on={lock} onChange={setLock} />
            </Facts>
          )}
          <SheetsOf others={others} from={from} onChange={setFrom} />
          <More label={t('eiabegin-options')}>
            <Switches keys={keysOf(OPTIONS)} chosen={rulings} onChoose={choose} />
          </More>
          <More label={t('eiabegin-readings')}>
            <Switches keys={keysOf(READINGS)} chosen={rulings} onChoose={choose} />
          </More>
          <p class="note">{t('eiabegin-honest')}</p>
          <Button kind="quiet" href={to('campaigns')}>
            {t('campaign-to-list')}
          </Button>
        </div>
      </main>
    </Screen>
  );
}
