/** What the political steps compose: declarations, calls, peaces, alliances, minors. One step, one form. */
import { useState } from 'preact/hooks';
import { cannotAlly } from '../../../../campaign/empires-in-arms/political/affairs.ts';
import { callsNow, hasDeclared } from '../../../../campaign/empires-in-arms/political/calling.ts';
import { originOf, powersAtWarWith } from '../../../../campaign/empires-in-arms/political/ties.ts';
import type { Power } from '../../../../campaign/empires-in-arms/vocabulary.ts';
import { spoken } from '../../../../words/speak.ts';
import { t } from '../../../../words/t.ts';
import { Button } from '../../../components/index.ts';
import { nameIn } from '../frame.tsx';
import { Backing, FreeStates, Mustering, Peace } from '../later.ts';
import { does } from '../session.ts';
import { players, Several, type StepProps } from './political-parts.tsx';

// ---- declarations and calls ------------------------------------------------------------------------------------------

function Declarations({ state }: StepProps) {
  return hasDeclared(state) ? null : (
    <div class="form">
      <Button icon="lock" note={t('eiapol-seal-note')} {...does({ do: 'ask-declarations' })}>
        {t('eiapol-seal-them')}
      </Button>
    </div>
  );
}

function Calls({ state }: StepProps) {
  const calls = callsNow(state);
  const defenders = players(state).filter((one) =>
    powersAtWarWith(state, one).some((other) => originOf(state, one, other) === other),
  );
  return (
    <div class="form">
      {defenders.length > 1 && (
        <Button icon="dice" {...does({ do: 'call-order', powers: defenders })}>
          {t('eiapol-roll-order')}
        </Button>
      )}
      {calls.map((call) => (
        <Button key={JSON.stringify(call)} {...does(call)}>
          {t('eiapol-do-call', {
            power: nameIn(state, call.power),
            ally: nameIn(state, call.ally),
            other: nameIn(state, call.against),
          })}
        </Button>
      ))}
      {calls.length === 0 && <p class="note">{t('eiapol-no-calls')}</p>}
    </div>
  );
}

// ---- alliances -------------------------------------------------------------------------------------------------------

function Allying({ state }: StepProps) {
  const [pair, choose] = useState<readonly Power[]>([]);
  const [a, b] = pair;
  const why = pair.length !== 2 || !a || !b ? t('eiapol-two-powers') : spoken(cannotAlly(state, a, b));
  return (
    <div class="form">
      <Several state={state} among={players(state)} chosen={pair} onChange={choose} />
      <Button reason={why} {...does({ do: 'make-alliance', a: a ?? 'FR', b: b ?? 'FR' })}>
        {t('eiapol-do-ally')}
      </Button>
    </div>
  );
}

function Breaking({ state }: StepProps) {
  const ties = Object.values(state.alliances);
  if (ties.length === 0) return <p class="note">{t('eiapol-no-alliances')}</p>;
  return (
    <div class="form">
      {ties
        .flatMap(({ a, b }) => [[a, b] as const, [b, a] as const])
        .map(([a, b]) => (
          <Button key={`${a}${b}`} note={t('eiapol-costs-two')} {...does({ do: 'break-alliance', power: a, with: b })}>
            {t('eiapol-do-break', { power: nameIn(state, a), other: nameIn(state, b) })}
          </Button>
        ))}
    </div>
  );
}

/** The form of the step the month stands at. */
export function PoliticalStep(props: StepProps) {
  switch (props.state.clock.step) {
    case 'declarations':
      return <Declarations {...props} />;
    case 'calls':
      return <Calls {...props} />;
    case 'peace':
      return <Peace {...props} />;
    case 'alliances':
      return <Allying {...props} />;
    case 'minorControl':
      return (
        <>
          <Mustering {...props} />
          <Backing {...props} />
        </>
      );
    case 'breaking':
      return <Breaking {...props} />;
    case 'freeStates':
      return (
        <>
          <FreeStates {...props} />
          <Mustering {...props} />
        </>
      );
    default:
      return null;
  }
}
