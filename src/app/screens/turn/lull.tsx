/** Lulls and the agreed end, within the turn: a line when there is something to say, never a question. */

import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { awaited } from '../../../battlefield/arrivals/reinforcements.ts';
import { type Battle, formationsOf, keepsBooks } from '../../../battlefield/battle.ts';
import { hasTroops } from '../../../battlefield/command/who-may-act.ts';
import { lullBrief, lullSays } from '../../../battlefield/lulls/lulls.ts';
import { lullPlays } from '../../../battlefield/modules/phases.ts';
import { endReminder } from '../../../battlefield/rules/after-battle/after-battle.ts';
import { SIDES, type SideId } from '../../../book/terms.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { Act, Button, Choice, Fact, Facts, Field, More, Notice } from '../../components/index.ts';
import { act, does } from '../../session/battle-session.ts';
import type { OfBattle } from '../of.ts';
import { BySides, isOneSeat, ownSides } from './sides.tsx';

/** The end, once its hour has come or a side has nobody left. */
function endOffered(battle: Battle) {
  const { end } = battle.scenario;
  if (battle.ended || battle.phase !== 9 || battle.action) return null;
  const over = endReminder(
    { ...(end?.at !== undefined && { until: end.at }), ...(end?.terms && { agreed: end.terms }) },
    battle.minutes,
  );
  if (over) return { what: speak(over), why: 'over-hour' } as const;
  const gone = SIDES.find((side) => isGone(battle, side));
  return gone ? ({ what: t('lull-side-gone', { side: battle.sides[gone].name }), why: 'over-agreed' } as const) : null;
}

interface EndActProps extends OfBattle {
  readonly two: 'beside' | false;
  readonly onward: (kind: 'plain' | 'primary') => VNode;
}

/** The large buttons at the end of a turn: the next one, unless it is time to end. */
export function EndAct({ battle, two, onward }: EndActProps) {
  const offer = endOffered(battle);
  if (!offer) return <Act two={two}>{onward('primary')}</Act>;
  return (
    <Act two>
      <Button kind="primary" note={t('sky-end-note')} {...does({ do: 'end', why: offer.why })}>
        {t('over-question')}
      </Button>
      {onward('plain')}
    </Act>
  );
}

/** What is in force, on the screens of all phases. */
export function InForce({ battle }: { readonly battle: Battle }) {
  const brief = lullBrief(battle);
  const offer = endOffered(battle);
  return (
    <>
      {brief && (
        <More label={speak(brief)}>
          {lullSays(battle)
            .map(speak)
            .map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          {!battle.ended && !isOneSeat(battle) && <WhoIsInIt battle={battle} />}
        </More>
      )}
      {offer && <Notice what={offer.what} todo={t('lull-hour-todo')} />}
    </>
  );
}

/** No unit of a side is left, and none comes. */
const isGone = (battle: Battle, side: SideId): boolean =>
  keepsBooks(battle, side) &&
  formationsOf(battle, side).every((formation) => !hasTroops(battle, formation)) &&
  awaited(battle).every((coming) => coming.side !== side);

const everybody = (battle: Battle): string[] => Object.keys(battle.formations);

interface CoveredProps extends OfBattle {
  readonly covers: readonly string[];
  readonly onChange: (covers: string[]) => void;
}

/** A switch for each formation on the table, by side. */
function Covered({ battle, covers, onChange }: CoveredProps) {
  return (
    <BySides battle={battle} sides={SIDES}>
      {(side) => (
        <Facts>
          {formationsOf(battle, side).map(({ id, name }) => (
            <Fact
              key={id}
              label={name}
              on={covers.includes(id)}
              onChange={(on) => onChange(everybody(battle).filter((one) => (one === id ? on : covers.includes(one))))}
            />
          ))}
        </Facts>
      )}
    </BySides>
  );
}

/** Sets by hand who is in the lull, or ends it. */
function WhoIsInIt({ battle }: { readonly battle: Battle }) {
  const { covers } = battle.lull!;
  const set = (now: 'all' | readonly string[]) => void act({ do: 'set', what: 'lull', covers: now });
  return (
    <>
      <h2>{t('lull-who-in')}</h2>
      <Covered battle={battle} covers={covers ?? everybody(battle)} onChange={set} />
      {covers && <Button onClick={() => set('all')}>{t('lull-all-in')}</Button>}
      <Button onClick={() => set([])}>{t('lull-over')}</Button>
    </>
  );
}

/** A lull is offered at the end of a turn and broken at the start of one. */
export function Lull({ battle }: { readonly battle: Battle }) {
  const [where, setWhere] = useState('');
  const [part, setPart] = useState<'all' | 'part'>('all');
  const [covers, setCovers] = useState<readonly string[]>(everybody(battle));
  const may = lullPlays(battle).filter((play) => play.do === 'lull-over' || ownSides(battle).includes(play.side));
  if (may.length === 0) return null;
  const offers = isOneSeat(battle) ? may.filter((play) => play.do === 'lull-restart') : may;
  const offered = part === 'all' ? { where: '' } : { where, covers };
  return (
    <More label={t(battle.lull ? 'lull-the' : 'lull-a')}>
      {offers.length < may.length && <p>{t('seats-together')}</p>}
      {!battle.lull && offers.length > 0 && (
        <Choice
          label={t('combat-where')}
          columns={2}
          options={[
            { value: 'all', label: t('lull-all') },
            { value: 'part', label: t('lull-part') },
          ]}
          value={part}
          onChange={setPart}
        />
      )}
      {!battle.lull && part === 'part' && (
        <>
          <Field label={t('lull-which-part')} hint={t('lull-which-hint')}>
            {(it) => <input {...it} value={where} maxLength={120} onInput={(e) => setWhere(e.currentTarget.value)} />}
          </Field>
          <Covered battle={battle} covers={covers} onChange={setCovers} />
        </>
      )}
      {offers.map((play) => (
        <Button
          key={JSON.stringify(play)}
          note={play.do === 'lull' ? t('lull-both-agree') : undefined}
          onClick={() => void act(play.do === 'lull' ? { ...play, ...offered } : play)}
        >
          {play.do === 'lull-over'
            ? t('lull-both-end')
            : t(play.do === 'lull' ? 'lull-offers' : 'lull-wants-fight', { side: battle.sides[play.side].name })}
        </Button>
      ))}
    </More>
  );
}
