/** A campaign begins: its name, who plays whom, whose dice, the switches, and the pieces of another where there is one. */
import { useState } from 'preact/hooks';
import { freshSide } from '../../../campaign/age-of-napoleon/begin.ts';
import { type Setup, SIDES, type SideId } from '../../../campaign/age-of-napoleon/campaign.ts';
import { type Rulings as Chosen, chosenOnly, isRuling, ruling } from '../../../campaign/age-of-napoleon/rulings.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { Act, Button, Choice, Flag, Masthead, More, Notice, Question, Screen } from '../../components/index.ts';
import { goInstead, to } from '../../route.ts';
import { useCampaignsOf, WhoseDice } from '../begins.tsx';
import { Line, OneOf } from '../inputs.tsx';
import { Rulings } from './calendar.tsx';
import { newCampaign, piecesOf } from './session.ts';

const NOTHING: Pick<Setup, 'areas' | 'armies' | 'corps'> = { areas: [], armies: [], corps: [] };

interface PlayerProps {
  readonly side: SideId;
  readonly name: string;
  /** What the side is called where nobody names it. */
  readonly otherwise: string;
  readonly player: string;
  readonly onName: (name: string) => void;
  readonly onPlayer: (player: string) => void;
}

const Player = ({ side, name, otherwise, player, onName, onPlayer }: PlayerProps) => (
  <div class={`form__side side-${side}`}>
    <Flag side={side} size={20} />
    <div class="form__two">
      <Line
        label={t('aon-form-side')}
        value={name}
        hint={name === '' ? t('aon-begin-otherwise', { name: otherwise }) : ''}
        set={onName}
      />
      <Line label={t('aon-form-player')} value={player} set={onPlayer} />
    </div>
  </div>
);

export function BeginCampaign() {
  const others = useCampaignsOf('aon');
  const [title, setTitle] = useState('');
  const [names, setNames] = useState<Record<SideId, string>>({ a: '', b: '' });
  const [players, setPlayers] = useState<Record<SideId, string>>({ a: '', b: '' });
  const [french, setFrench] = useState<SideId | 'none'>('a');
  const [dice, setDice] = useState<Setup['dice']>('app');
  const [rulings, setRulings] = useState<Chosen>({});
  const [from, setFrom] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const nameOf = (side: SideId) => names[side].trim() || t(side === 'a' ? 'aon-side-a' : 'aon-side-b');

  const begin = async () => {
    if (busy) return;
    setBusy(true);
    const pieces = from === '' ? NOTHING : await piecesOf(from);
    const begun = pieces
      ? await newCampaign({
          title: title.trim(),
          sides: {
            a: freshSide(nameOf('a'), players.a.trim(), french === 'a'),
            b: freshSide(nameOf('b'), players.b.trim(), french === 'b'),
          },
          label: '',
          dice,
          rulings: chosenOnly(rulings),
          ...pieces,
        })
      : ({ ok: false, said: 'aon-no-pieces' } as const);
    setBusy(false);
    if (begun.ok) goInstead('campaign', begun.id);
    else setWrong(speak(begun.said));
  };

  return (
    <Screen
      foot={
        <Act>
          <Button kind="primary" reason={title.trim() === '' && t('aon-begin-name-it')} onClick={() => void begin()}>
            {t('aon-begin')}
          </Button>
        </Act>
      }
    >
      <main class="campaign">
        <Masthead aside={t('campaign-masthead')} />
        {wrong && <Notice what={wrong} safe={t('campaign-others-safe')} />}
        <Question>{t('aon-begin-question')}</Question>
        <div class="form">
          <Line label={t('aon-begin-title')} value={title} set={setTitle} />
          {SIDES.map((side) => (
            <Player
              key={side}
              side={side}
              name={names[side]}
              otherwise={nameOf(side)}
              player={players[side]}
              onName={(name) => setNames({ ...names, [side]: name })}
              onPlayer={(player) => setPlayers({ ...players, [side]: player })}
            />
          ))}
          <Choice
            label={t('aon-begin-french')}
            columns={3}
            options={[
              ...SIDES.map((side) => ({ value: side, label: nameOf(side) })),
              { value: 'none' as const, label: t('aon-form-neither') },
            ]}
            value={french}
            onChange={setFrench}
          />
          <WhoseDice value={dice} onChange={setDice} />
          {others.length > 0 && (
            <OneOf
              label={t('aon-begin-pieces')}
              value={from}
              options={[
                { value: '', label: t('aon-begin-no-pieces') },
                ...others.map(({ id, header }) => ({ value: id, label: header?.title ?? id })),
              ]}
              set={setFrom}
            />
          )}
          <More label={t('aon-rulings')}>
            <Rulings
              chosen={(key) => ruling(rulings, key)}
              onChoose={(key, value) => isRuling(key, value) && setRulings({ ...rulings, [key]: value })}
            />
          </More>
          <p class="note">{t('aon-begin-honest')}</p>
          <Button kind="quiet" href={to('campaigns')}>
            {t('campaign-to-list')}
          </Button>
        </div>
      </main>
    </Screen>
  );
}
