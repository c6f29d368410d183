/** "Any time": whatever was forgotten, for any unit at any point of the turn, and what was set aside. */

import { useState } from 'preact/hooks';
import { asked, type Battle, currentCP, onTable, serves, type Unit } from '../../battlefield/battle.ts';
import { menu, officerMenu, unitMenu } from '../../battlefield/menu.ts';
import type { FightStep } from '../../battlefield/now.ts';
import type { Play } from '../../battlefield/plays.ts';
import { procedureFor } from '../../battlefield/procedures.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { Button, Field, Notice, Question, Sheet } from '../components/index.ts';
import { doneHere, goInstead, to } from '../route.ts';
import { act, openId, seen } from '../session/battle-session.ts';
import { Troubles } from './frame.tsx';
import { strikeWords } from './struck.tsx';
import { chooseFighter } from './turn/fights.tsx';
import { UnitsBySides } from './turn/rows.tsx';
import { BySides } from './turn/sides.tsx';

const WHAT = ['shot', 'check', 'firefight', 'fight', 'loss', 'officer', 'order', 'note'] as const;
type What = (typeof WHAT)[number];

/** The battle as it is once whatever is open has been set aside. */
const free = (battle: Battle): Battle =>
  asked(battle) ? { ...battle, agenda: battle.agenda.map((task) => ({ ...task, deferred: true })) } : battle;

/** Sets aside whatever is open, with all that has been answered. */
async function setAside(): Promise<boolean> {
  for (let now = seen.value?.battle; now; now = seen.value?.battle) {
    const open = asked(now);
    if (!open) return true;
    if (!(await act({ do: 'defer', task: open.id }))) return false;
  }
  return false;
}

/** Makes the play and goes to the turn, where a question is asked. What is open waits under it, or is set aside. */
async function ask(play: Play, aside = false): Promise<void> {
  if (aside && !(await doneHere(setAside()))) return;
  if (await doneHere(act(play))) goInstead('battle', openId.value!, 'turn');
}

export function AnyTime({ what, onClose }: { readonly what?: string | undefined; readonly onClose: () => void }) {
  const battle = seen.value?.battle;
  const id = openId.value;
  if (!battle || !id) return null;
  // What is left to say once it is over.
  const chosen = battle.ended ? 'note' : WHAT.find((each) => each === what);
  return (
    <Sheet name={t('any-title')} label={<b>{t('any-title')}</b>} onClose={onClose}>
      <Troubles />
      {battle.revealed ? (
        <Notice what={t('over-question')} />
      ) : chosen ? (
        <Which battle={battle} id={id} what={chosen} />
      ) : (
        <First battle={battle} id={id} />
      )}
    </Sheet>
  );
}

function First({ battle, id }: { readonly battle: Battle; readonly id: string }) {
  const aside = battle.agenda.filter(({ deferred }) => deferred);
  return (
    <>
      {aside.length > 0 && (
        <section class="due" aria-label={t('any-aside')}>
          <h2 class="note">{t('any-aside')}</h2>
          {aside.map((task) => (
            <Button key={task.id} onClick={() => void ask({ do: 'resume', task: task.id })}>
              {speak(procedureFor(task.kind).question(battle, task))}
            </Button>
          ))}
        </section>
      )}
      <Question>{t('any-what')}</Question>
      <div class="picks picks--two">
        {WHAT.map((what) => (
          <Button
            key={what}
            onClick={() => {
              goInstead('battle', id, 'any', what);
            }}
          >
            {t(`any-${what}`)}
          </Button>
        ))}
      </div>
    </>
  );
}

interface OfKind {
  readonly battle: Battle;
  readonly id: string;
}

function Which({ battle, id, what }: OfKind & { readonly what: What }) {
  switch (what) {
    case 'note':
      return <Note id={id} />;
    case 'order':
      return <Orders battle={battle} id={id} />;
    case 'officer':
      return <Officers battle={battle} />;
    default:
      return <Units battle={battle} id={id} what={what} />;
  }
}

/** What a tap on this unit does, if it is possible. */
function deedOf(battle: Battle, id: string, what: Exclude<What, 'note' | 'order' | 'officer'>, unit: Unit) {
  if (what === 'loss') return () => goInstead('battle', id, 'unit', unit.id);
  if (what === 'firefight' || what === 'fight') {
    const step: FightStep = what === 'fight' ? 'combats' : 'firefights';
    const runs = battle.action?.formation === unit.formation && battle.action?.step === step;
    const up = unitMenu(free(battle), unit.id).find((play) => play.do === 'take-up' && play.step === step);
    // Guns alone neither attack nor open a firefight.
    if ((!runs && !up) || unit.card.arm === 'artillery') return undefined;
    return async () => {
      if (!(await doneHere(setAside()))) return;
      if (up && !runs && !(await doneHere(act(up)))) return;
      chooseFighter(unit, step);
      goInstead('battle', id, 'turn');
    };
  }
  const playAt = (at: Battle) =>
    what === 'shot'
      ? shotsAt(at, unit).find(({ do: name }) => name === 'fire')
      : unitMenu(at, unit.id).find(({ do: name }) => name === 'check');
  const now = playAt(battle);
  const play = now ?? playAt(free(battle));
  return play && (() => ask(play, !now));
}

/** In its own phase this is a normal shot. */
const shotsAt = (battle: Battle, { id }: Unit): readonly Play[] =>
  battle.phase === 4
    ? menu(battle).filter((play) => play.do === 'fire' && play.on !== null && 'unit' in play.on && play.on.unit === id)
    : unitMenu(battle, id);

function Units({ battle, id, what }: OfKind & { readonly what: Exclude<What, 'note' | 'order' | 'officer'> }) {
  const able = Object.values(battle.units)
    .filter((unit) => onTable(unit))
    .flatMap((unit) => {
      const deed = deedOf(battle, id, what, unit);
      return deed ? [{ unit, deed }] : [];
    })
    .sort((one, other) => currentCP(other.unit) - currentCP(one.unit));
  return (
    <>
      <Question>{t(`any-which-${what}`)}</Question>
      {able.length === 0 && (
        <Notice what={t(what === 'fight' || what === 'firefight' ? 'any-no-fight' : 'any-nobody')} />
      )}
      <UnitsBySides
        battle={battle}
        units={able.map(({ unit }) => unit)}
        onPick={(picked) => void able.find(({ unit }) => unit.id === picked.id)?.deed()}
      />
    </>
  );
}

function Orders({ battle, id }: OfKind) {
  const formations = Object.values(battle.formations).filter(({ present }) => present);
  return (
    <>
      <Question>{t('any-order-of')}</Question>
      <BySides battle={battle} all={formations}>
        {(_, its) =>
          its.map((each) => (
            <Button key={each.id} note={t(`order-${each.order}`)} href={to('battle', id, 'formation', each.id)}>
              {each.name}
            </Button>
          ))
        }
      </BySides>
    </>
  );
}

function Officers({ battle }: { readonly battle: Battle }) {
  const risks = Object.values(battle.officers)
    .filter(serves)
    .map(({ id, name, side }) => ({ id, name, side, offers: officerMenu(battle, id) }))
    .filter(({ offers }) => offers.length > 0);
  return (
    <>
      <Question>{t('any-officer-who')}</Question>
      {risks.length === 0 && <Notice what={t('any-nobody')} />}
      <BySides battle={battle} all={risks}>
        {(_, its) =>
          its.map(({ id, name, offers }) => (
            <div key={id} class="row-of-two">
              {offers.map((play) => (
                <Button key={JSON.stringify(play)} note={strikeWords(play)} onClick={() => void ask(play)}>
                  {name}
                </Button>
              ))}
            </div>
          ))
        }
      </BySides>
    </>
  );
}

function Note({ id }: { readonly id: string }) {
  const [text, write] = useState('');
  const keep = async () => {
    if (await doneHere(act({ do: 'remark', text }))) goInstead('battle', id, 'turn');
  };
  return (
    <>
      <Question>{t('any-note')}</Question>
      <Field label={t('any-note-label')}>
        {(it) => <textarea {...it} rows={3} value={text} onInput={({ currentTarget }) => write(currentTarget.value)} />}
      </Field>
      <Button kind="primary" onClick={() => void keep()}>
        {t('any-note-write')}
      </Button>
    </>
  );
}
