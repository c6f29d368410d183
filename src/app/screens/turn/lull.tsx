/** Lulls and the agreed hour, where the turn is run: a line when there is something to say, and never a question. */
import { useState } from 'preact/hooks';
import type { Battle } from '../../../battlefield/battle.ts';
import { endReminder } from '../../../battlefield/end-of-battle.ts';
import { lullWords } from '../../../battlefield/lull-agreed.ts';
import { lullPlays } from '../../../battlefield/menu.ts';
import { Button, Field, More, Notice } from '../../components/index.ts';
import { act } from '../../desk/desk.ts';
import { ownSides } from './rows.tsx';

/** What is in force, on the screens of every phase. */
export function InForce({ battle }: { readonly battle: Battle }) {
  const lull = lullWords(battle);
  const { end } = battle.scenario;
  const over = endReminder(
    { ...(end?.at !== undefined && { until: end.at }), ...(end?.terms && { agreed: end.terms }) },
    battle.minutes,
  );
  return (
    <>
      {lull && <p class="note">{lull}</p>}
      {over && !battle.ended && battle.phase === 9 && !battle.action && (
        <Notice what={over} todo="It ends when both sides say so.">
          <Button onClick={() => void act({ do: 'end', why: 'the agreed hour has come' })}>The battle is over</Button>
        </Notice>
      )}
    </>
  );
}

/** At the end of a turn it is offered, at the start of one it is broken. */
export function Lull({ battle }: { readonly battle: Battle }) {
  const [where, setWhere] = useState('');
  const offers = lullPlays(battle).filter((play) => play.do === 'lull-over' || ownSides(battle).includes(play.side));
  if (offers.length === 0) return null;
  return (
    <More label={battle.lull ? 'The lull' : 'A lull in the fighting'}>
      {!battle.lull && (
        <Field label="Where" hint="Left empty: all of the field.">
          {(it) => <input {...it} value={where} maxLength={120} onInput={(e) => setWhere(e.currentTarget.value)} />}
        </Field>
      )}
      {offers.map((play) => (
        <Button
          key={JSON.stringify(play)}
          note={play.do === 'lull' ? 'both agree; they move first' : undefined}
          onClick={() => void act(play.do === 'lull' ? { ...play, where } : play)}
        >
          {play.do === 'lull'
            ? `${battle.sides[play.side].name} offer a lull`
            : play.do === 'lull-restart'
              ? `${battle.sides[play.side].name} want to fight`
              : 'Both end the lull'}
        </Button>
      ))}
    </More>
  );
}
