/** A power's seat, under a cover that nobody else lifts: what it seals and opens, and the line of it for a chat. */
import { useEffect, useState } from 'preact/hooks';
import type { Campaign } from '../../../campaign/empires-in-arms/campaign.ts';
import { lineIn, lineOf } from '../../../campaign/empires-in-arms/chat-line.ts';
import { unopened, unsealed } from '../../../campaign/empires-in-arms/modules/sealing.ts';
import type { Round } from '../../../campaign/empires-in-arms/politics.ts';
import { isPowerSeat } from '../../../campaign/empires-in-arms/seats.ts';
import type { Power } from '../../../campaign/empires-in-arms/vocabulary.ts';
import type { Opening } from '../../../engine/sealed.ts';
import { t } from '../../../words/t.ts';
import { Act, Button, Cover, Empty, Field, More, Notice, Question, Screen } from '../../components/index.ts';
import { goBack, to } from '../../route.ts';
import { CampaignRail, MonthHead, nameIn, PowerMark } from './frame.tsx';
import { PowerDoor } from './later.ts';
import { wordsHere } from './lockbox.ts';
import { wordsUnderLock } from './seats.ts';
import { act, does, seat } from './session.ts';
import { type RoundProps, sealedWords, ToSeal } from './to-seal.tsx';
import { CampaignTroubles } from './troubles.tsx';

interface SeatProps {
  readonly id: string;
  readonly power: Power;
  readonly state: Campaign;
}

const cover = () => {
  seat.value = 'table';
};

/** The cover first; it falls again when the phone is put away. */
export function SeatPage(props: SeatProps) {
  const { id, power, state } = props;
  useEffect(() => {
    const away = () => document.visibilityState === 'hidden' && cover();
    document.addEventListener('visibilitychange', away);
    return () => document.removeEventListener('visibilitychange', away);
  }, []);
  if (seat.value === power) return <Seat {...props} />;
  if (state.locked) return <PowerDoor key={power} id={id} state={state} seat={power} />;
  return (
    <Cover
      to={state.powers[power]?.player || nameIn(state, power)}
      note={t('eia-seat-cover')}
      onLift={() => {
        seat.value = power;
      }}
      rail={<CampaignRail here="powers" id={id} />}
    />
  );
}

function Seat({ id, power, state }: SeatProps) {
  const rounds = Object.values(state.rounds).filter(({ over, asked }) => !over && asked.includes(power));
  // Whose step it is goes on in the month, with its own corps open.
  const moves = rounds.length === 0 && state.clock.acting.includes(power);
  const leave = () => {
    cover();
    goBack('campaign', id, 'month');
  };
  return (
    <Screen
      day={<MonthHead id={id} />}
      foot={
        <Act two>
          {moves && (
            <Button kind="primary" href={to('campaign', id, 'month')}>
              {t('eia-seat-to-month')}
            </Button>
          )}
          <Button kind={rounds.length > 0 || moves ? 'plain' : 'primary'} onClick={leave}>
            {t('eia-seat-leave')}
          </Button>
          <Button href={to('campaign', id, 'power', power)}>
            {t('eia-seat-own', { power: nameIn(state, power) })}
          </Button>
        </Act>
      }
    >
      <main class="campaign eia" tabIndex={-1}>
        <CampaignTroubles />
        <p class="side-name">
          <PowerMark state={state} nation={power} own /> {nameIn(state, power)}
        </p>
        {rounds.length === 0 && <Empty heads what={t('eia-seat-nothing')} todo={t('eia-seat-nothing-todo')} />}
        {rounds.map((round) =>
          unsealed(round).includes(power) ? (
            <ToSeal key={round.id} state={state} round={round} power={power} />
          ) : (
            <Sealed key={round.id} state={state} round={round} power={power} />
          ),
        )}
        <ByPost state={state} rounds={rounds} />
      </main>
    </Screen>
  );
}

type Entry = NonNullable<Round['entries'][Power]>;

async function wordsOf(state: Campaign, entry: Entry): Promise<Opening | null> {
  if (!entry.box || !state.locked) return wordsHere(entry.seal);
  return wordsUnderLock(entry);
}
/** Undefined while they are being looked for. */
function useWords(state: Campaign, entry: Entry | undefined): Opening | null | undefined {
  const [words, lay] = useState<Opening | null | undefined>(undefined);
  useEffect(() => {
    if (entry) void wordsOf(state, entry).then(lay);
  }, [entry?.seal]);
  return words;
}

const CopyLine = ({ line }: { readonly line: string }) => {
  const [done, copied] = useState(false);
  return (
    <div class="eia-line">
      <code>{line}</code>
      <Button icon="link" onClick={() => void navigator.clipboard?.writeText(line).then(() => copied(true))}>
        {t(done ? 'eia-line-copied' : 'eia-line-copy')}
      </Button>
    </div>
  );
};

/** It lies sealed; once all have sealed it is opened with its words. */
function Sealed({ round, power, state }: RoundProps) {
  const entry = round.entries[power];
  const words = useWords(state, entry);
  if (!entry) return null;
  const left = unsealed(round);
  const may = left.length === 0 && unopened(round).includes(power);
  return (
    <section class="eia-sealing">
      <Question>{t('eia-seal-lies', { what: sealedWords(state, round) })}</Question>
      <p class="note">
        {left.length > 0
          ? t('eia-seal-waits', { powers: left.map((one) => nameIn(state, one)), n: left.length })
          : t('eia-seal-all-in')}
      </p>
      {may && words ? (
        <>
          <Button
            kind="primary"
            icon="open"
            onClick={() => void act({ do: 'unseal', round: round.id, power, ...words })}
          >
            {t('eia-seal-open')}
          </Button>
          <CopyLine line={lineOf({ is: 'open', round: round.id, power, ...words })} />
        </>
      ) : (
        <CopyLine line={lineOf({ is: 'seal', round: round.id, power, seal: entry.seal })} />
      )}
      {words === null && <p class="note">{t('eia-seal-elsewhere')}</p>}
    </section>
  );
}

/** A line that came by chat is laid in here, and held against its seal. */
export function ByPost({ state, rounds }: { readonly state: Campaign; readonly rounds: readonly Round[] }) {
  const [pasted, paste] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  if (rounds.length === 0) return null;
  const take = () => {
    const line = lineIn(pasted);
    if (!line) return setWrong(t('eia-line-none'));
    void act(
      line.is === 'seal'
        ? { do: 'seal', round: line.round, power: line.power, seal: line.seal }
        : { do: 'unseal', round: line.round, power: line.power, salt: line.salt, text: line.text },
    ).then((done) => {
      setWrong(null);
      if (done) paste('');
    });
  };
  return (
    <div class="form">
      {wrong && <Notice what={wrong} />}
      <Field label={t('eia-line-paste')}>
        {(control) => (
          <textarea
            {...control}
            maxLength={2000}
            value={pasted}
            onInput={(event) => paste(event.currentTarget.value)}
          />
        )}
      </Field>
      <Button reason={pasted.trim() === '' && t('eia-line-first')} onClick={take}>
        {t('eia-line-take')}
      </Button>
      {!isPowerSeat(seat.value) && <Defaults state={state} rounds={rounds} />}
    </div>
  );
}
/** Whoever does not seal, or does not open by the day that was agreed, has the default that was named. */
const Defaults = ({ state, rounds }: { readonly state: Campaign; readonly rounds: readonly Round[] }) => (
  <More label={t('eia-seal-defaults')}>
    <div class="picks">
      {rounds.flatMap((round) =>
        (unsealed(round).length > 0 ? unsealed(round) : unopened(round)).map((power) => (
          <Button
            key={`${round.id} ${power}`}
            note={sealedWords(state, round)}
            {...does({ do: 'unseal-default', round: round.id, power })}
          >
            {t('eia-seal-default-do', { power: nameIn(state, power) })}
          </Button>
        )),
      )}
    </div>
  </More>
);
