/** Before a battle under lock: each seat enters a four-digit PIN twice. */
import { useState } from 'preact/hooks';
import { openPart } from '../../battlefield/under-lock/kept-back.ts';
import { SIDES } from '../../book/terms.ts';
import type { Scenario } from '../../scenarios/schema.ts';
import { t } from '../../words/t.ts';
import { Act, Button, Fact, Facts, Masthead, Question, Screen } from '../components/index.ts';
import { useChosen } from '../seats/chosen-pins.ts';
import { Figures } from '../seats/figures.tsx';
import type { Pins } from '../session/new-locks.ts';

interface Seated {
  readonly seat: string;
  readonly who: string;
}

/** The umpire, then each side with its seated commanders. */
function seatsFor(scenario: Scenario, umpired: boolean, commanders: readonly string[]): readonly Seated[] {
  return [
    ...(umpired ? [{ seat: 'umpire', who: t('cover-umpire') }] : []),
    ...SIDES.flatMap((side) => {
      const { name, formations } = scenario.sides[side];
      const own = formations.map(({ commander }) => ({ seat: `${side}.${commander.id}`, who: commander.name }));
      return [
        { seat: side, who: t('cover-player', { side: name }) },
        ...own.filter(({ seat }) => commanders.includes(seat)),
      ];
    }),
  ];
}

export interface PinsProps {
  readonly scenario: Scenario;
  /** Why it did not begin. */
  readonly wrong: string | null;
  readonly onPins: (pins: Pins) => void;
  readonly onLeave: () => void;
}

/** Asks who is at the table, then for each PIN. */
export function PinsPage({ scenario: whole, wrong, onPins, onLeave }: PinsProps) {
  // A secret arrival has no seat, since its name in the record would give it away.
  const [scenario] = useState(() => openPart(whole));
  const [umpired, umpire] = useState(true);
  const [commanders, sit] = useState<readonly string[]>([]);
  const [seated, sat] = useState(false);
  const chosen = useChosen();
  const seats = seatsFor(scenario, umpired, commanders);
  const next = seats[chosen.n];
  if (!next)
    return (
      <Screen>
        <main>
          <Masthead aside={t('set-up-aside')} />
          <p class="note" role="status">
            {wrong ?? t('seats-locking')}
          </p>
          {wrong && <Button onClick={onLeave}>{t('seats-not-now')}</Button>}
        </main>
      </Screen>
    );
  if (seated) {
    const enter = (pin: string) => {
      chosen.add(next.seat, pin);
      if (next === seats.at(-1)) onPins(chosen.take());
    };
    return <Figures aside={t('set-up-aside')} key={next.seat} who={next.who} onPin={enter} onLeave={onLeave} />;
  }
  const toggle = (seat: string) => (on: boolean) =>
    sit(on ? [...commanders, seat] : commanders.filter((each) => each !== seat));
  return (
    <Screen
      foot={
        <Act two>
          <Button kind="primary" onClick={() => sat(true)}>
            {t('seats-to-figures')}
          </Button>
          <Button onClick={onLeave}>{t('seats-not-now')}</Button>
        </Act>
      }
    >
      <main>
        <Masthead aside={t('set-up-aside')} />
        <Question>{t('seats-who-sits')}</Question>
        <p class="note">{t('seats-holds-against')}</p>
        <Facts>
          <Fact label={t('seats-an-umpire')} effect={t('seats-an-umpire-does')} on={umpired} onChange={umpire} />
        </Facts>
        {SIDES.map((side) => (
          <section class="sits" key={side} aria-label={scenario.sides[side].name}>
            <h2>{t('seats-commanders', { side: scenario.sides[side].name })}</h2>
            <Facts>
              {scenario.sides[side].formations.map(({ commander, name }) => {
                const seat = `${side}.${commander.id}`;
                return (
                  <Fact
                    key={seat}
                    label={commander.name}
                    effect={name}
                    on={commanders.includes(seat)}
                    onChange={toggle(seat)}
                  />
                );
              })}
            </Facts>
          </section>
        ))}
      </main>
    </Screen>
  );
}
