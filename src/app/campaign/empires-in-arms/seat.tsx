/** A power's seat, under a cover that nobody else lifts: what it seals and opens, and the line of it for a chat. */
import { useEffect, useState } from 'preact/hooks';
import type { Campaign } from '../../../campaign/empires-in-arms/campaign.ts';
import { lineIn, lineOf } from '../../../campaign/empires-in-arms/chat-line.ts';
import { chitText } from '../../../campaign/empires-in-arms/combat/coming-and-going.ts';
import { at, ownChits, speaker } from '../../../campaign/empires-in-arms/combat/fight.ts';
import { sealedText, unopened, unsealed } from '../../../campaign/empires-in-arms/modules/sealing.ts';
import type { Round } from '../../../campaign/empires-in-arms/politics.ts';
import { attackerChits, defenderChits } from '../../../campaign/empires-in-arms/rules/combat-charts.ts';
import { BATTLE_SIDES, POWERS, type Power } from '../../../campaign/empires-in-arms/vocabulary.ts';
import type { Opening } from '../../../engine/sealed.ts';
import { t } from '../../../words/t.ts';
import {
  Act,
  Button,
  Choice,
  Cover,
  Empty,
  Fact,
  Facts,
  Field,
  Notice,
  Question,
  Screen,
} from '../../components/index.ts';
import { goBack, to } from '../../route.ts';
import { CampaignRail, MonthHead, nameIn, PowerMark, spell } from './frame.tsx';
import { Line, OneOf } from './inputs.tsx';
import { PowerDoor } from './later.ts';
import { sealHere, wordsHere } from './lockbox.ts';
import { sealUnderLock, wordsUnderLock } from './seats.ts';
import { act, seat } from './session.ts';
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
        <ByPost rounds={rounds} />
      </main>
    </Screen>
  );
}

type Entry = NonNullable<Round['entries'][Power]>;

interface RoundProps {
  readonly state: Campaign;
  readonly round: Round;
  readonly power: Power;
}

/** The chits of its side of the fight, and who of it could go round the flank. EIA-142, EIA-143 */
function chitsOf(state: Campaign, round: Round, power: Power) {
  const there = at(state, round.about);
  const side = there && BATTLE_SIDES.find((one) => speaker(state, there.fight, one) === power);
  const own = ownChits(state);
  return {
    chits: side === 'defender' ? defenderChits(own) : attackerChits(own),
    corps:
      there && side
        ? there.fight.sides[side].bands.flatMap(({ id, of }) => (of === 'corps' && state.corps[id]) || [])
        : [],
  };
}
/** A chit the group added says its own name. */
const chitWord = (chit: string): string => {
  const code = `eia-chit-${chit}`;
  const said = spell(code);
  return said === code ? chit : said;
};

/** What a power seals, by what is asked. */
function ToSeal({ state, round, power }: RoundProps) {
  const [targets, aim] = useState<readonly string[]>([]);
  const [yes, say] = useState(false);
  const [chit, lay] = useState('');
  const [flankers, send] = useState<readonly string[]>([]);
  const [to, cede] = useState('');
  const [what, name] = useState('');
  const { chits, corps } = chitsOf(state, round, power);
  const laid = chits.includes(chit) ? chit : (chits[0] ?? '');
  const receiver = POWERS.find((one) => one === to);
  const text = (): string => {
    switch (round.kind) {
      case 'targets':
        return sealedText('targets', targets);
      case 'chit':
        return sealedText('chit', laid === 'outflank' ? chitText(laid, flankers) : laid);
      case 'dayEnd':
        return sealedText('dayEnd', yes ? 'withdraw' : 'fight');
      case 'cession':
        return sealedText('cession', receiver ? { to: receiver, what } : null);
      default:
        return sealedText(round.kind, yes);
    }
  };
  return (
    <section class="eia-sealing">
      <Question>{t(`eia-seal-question-${round.kind}`)}</Question>
      {round.deadline && <p class="note">{t('eia-seal-until', { when: round.deadline })}</p>}
      <div class="form">
        {round.kind === 'targets' && (
          <Facts>
            {[...POWERS.filter((one) => one !== power && state.powers[one]), ...Object.keys(state.minors)].map(
              (one) => (
                <Fact
                  key={one}
                  label={nameIn(state, one)}
                  on={targets.includes(one)}
                  onChange={(on) => aim(on ? [...targets, one] : targets.filter((each) => each !== one))}
                />
              ),
            )}
          </Facts>
        )}
        {round.kind === 'chit' && (
          <>
            <OneOf
              label={t('eia-chit')}
              value={laid}
              options={chits.map((one) => ({ value: one, label: chitWord(one) }))}
              set={lay}
            />
            {laid === 'outflank' && (
              <>
                <p class="note">{t('eia-chit-round')}</p>
                <Facts>
                  {corps.map(({ id, name: called }) => (
                    <Fact
                      key={id}
                      label={called}
                      on={flankers.includes(id)}
                      onChange={(on) => send(on ? [...flankers, id] : flankers.filter((one) => one !== id))}
                    />
                  ))}
                </Facts>
              </>
            )}
          </>
        )}
        {(round.kind === 'backDown' || round.kind === 'dayEnd' || round.kind === 'guard') && (
          <Choice
            label={t(`eia-seal-question-${round.kind}`)}
            columns={2}
            options={[
              { value: 'no' as const, label: t(round.kind === 'dayEnd' ? 'eia-fight' : 'eia-no') },
              { value: 'yes' as const, label: t(round.kind === 'dayEnd' ? 'eia-withdraw' : 'eia-yes') },
            ]}
            value={yes ? 'yes' : 'no'}
            onChange={(said) => say(said === 'yes')}
          />
        )}
        {round.kind === 'cession' && (
          <>
            <OneOf
              label={t('eia-cede-to')}
              value={to}
              options={[
                { value: '', label: t('eia-none') },
                ...POWERS.filter((one) => one !== power && state.powers[one]).map((one) => ({
                  value: one,
                  label: nameIn(state, one),
                })),
              ]}
              set={cede}
            />
            <Line label={t('eia-cede-what')} value={what} set={name} />
          </>
        )}
        <Button
          kind="primary"
          icon="lock"
          onClick={() =>
            void sealed(state, power, text()).then((one) => act({ do: 'seal', round: round.id, power, ...one }))
          }
        >
          {t('eia-seal-it')}
        </Button>
      </div>
    </section>
  );
}

/** Under lock its words go with the seal, for its own figures alone; else they stay on this device. */
async function sealed(state: Campaign, power: Power, text: string) {
  if (!state.locked) return { seal: sealHere(text) };
  return sealUnderLock(state, power, text);
}
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
      <Question>{t('eia-seal-lies')}</Question>
      <p class="note">
        {left.length > 0
          ? t('eia-seal-waits', { powers: left.map((one) => nameIn(state, one)).join(', ') })
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
export function ByPost({ rounds }: { readonly rounds: readonly Round[] }) {
  const [pasted, paste] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  if (rounds.length === 0) return null;
  const take = () => {
    const line = lineIn(pasted);
    if (!line) return setWrong(t('eia-line-none'));
    const { is: _, ...rest } = line;
    void act(
      line.is === 'seal'
        ? { do: 'seal', round: line.round, power: line.power, seal: line.seal }
        : { do: 'unseal', ...(rest as { round: string; power: Power; salt: string; text: string }) },
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
    </div>
  );
}
