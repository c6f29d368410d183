/** The turn: one question, one large button. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import {
  asked,
  type Battle,
  commanderOf,
  currentCP,
  type Formation,
  hasCP,
  keepsBooks,
  onTable,
  type Task,
  type Unit,
  unitsOf,
} from '../../battlefield/battle.ts';
import {
  choicesOf,
  command,
  commandReading,
  contest,
  contestOf,
  laidBy,
  stillToAct,
} from '../../battlefield/command-cards.ts';
import { mayDeploy, mayRest, mostStands, skirmishRatingOf } from '../../battlefield/command-phase.ts';
import { mayMoveHQ } from '../../battlefield/commanders.ts';
import { causeNow } from '../../battlefield/menu.ts';
import { OBLIGATIONS } from '../../battlefield/order-obligations.ts';
import { mayChangeOrder, mayStayBehind, orderCost, ordersToGive } from '../../battlefield/orders.ts';
import { procedureFor } from '../../battlefield/procedures.ts';
import { rallyable, recoverable } from '../../battlefield/recovery.ts';
import { awaited, nextArrivalWords } from '../../battlefield/reinforcements.ts';
import { needOf } from '../../battlefield/tasks.ts';
import { potIn } from '../../battlefield/throws.ts';
import { cannotGoOn, STEP_NAMES } from '../../battlefield/turn.ts';
import { armyRadius } from '../../battlefield/visibility.ts';
import { enemyOf, SIDES, type SideId } from '../../book/terms.ts';
import {
  Act,
  Button,
  Choice,
  CommandCard,
  count,
  Fact,
  Facts,
  Flag,
  Hours,
  Marked,
  More,
  Question,
  Screen,
  UnitRow,
} from '../components/index.ts';
import { act, openId, seen, viewer } from '../desk/desk.ts';
import { go, to } from '../route.ts';
import {
  armIcon,
  officerRatings,
  orderText,
  PHASE_BUTTONS,
  PHASE_QUESTIONS,
  STEP_BUTTONS,
  signsOf,
  unitRatings,
} from '../words.ts';
import { Army } from './army.tsx';
import { BattleRail, Day, Troubles } from './battle.tsx';
import { AskFacts, againWords, Enter, TaskSheet, throwWords } from './task.tsx';

export function Turn({ id }: { readonly id: string }) {
  const view = seen.value;
  if (!view) return null;
  const { battle } = view;
  const task = asked(battle);
  const onSheet = task && task.kind !== 'contest';
  if (onSheet)
    return (
      <Screen day={<Day slim />}>
        <Troubles />
        <TaskSheet battle={battle} task={task} />
      </Screen>
    );
  return (
    <Room id={id} battle={battle}>
      {task ? <Contest battle={battle} task={task} /> : <Phase battle={battle} id={id} />}
    </Room>
  );
}

/** The turn's frame; on a wide screen the army stands beside it. */
function Room({
  id,
  battle,
  children,
}: {
  readonly id: string;
  readonly battle: Battle;
  readonly children: ComponentChildren;
}) {
  return (
    <Screen
      wide
      day={<Day />}
      foot={
        <>
          <TurnAct battle={battle} />
          <BattleRail here="Turn" id={id} />
        </>
      }
    >
      <div class="columns">
        <main class="turn" tabIndex={-1}>
          <Troubles />
          <Aside battle={battle} />
          {children}
        </main>
        <aside class="only-wide" aria-label="Army">
          <Army id={id} />
        </aside>
      </div>
    </Screen>
  );
}

/** Questions that were set aside wait here. */
function Aside({ battle }: { readonly battle: Battle }) {
  const waiting = battle.agenda.filter((task) => task.aside);
  if (waiting.length === 0 || asked(battle)) return null;
  return (
    <section aria-label="Set aside">
      {waiting.map((task) => (
        <Button key={task.id} note="set aside" icon="card" onClick={() => void act({ do: 'resume', task: task.id })}>
          {procedureFor(task.kind).question(battle, task)}
        </Button>
      ))}
    </section>
  );
}

// ---- the large button ----------------------------------------------------------------------------------------------

function TurnAct({ battle }: { readonly battle: Battle }) {
  const task = asked(battle);
  if (task) return task.kind === 'contest' ? <ContestAct battle={battle} task={task} /> : null;
  if (battle.ended)
    return (
      <Act>
        <Button kind="primary" onClick={() => void act({ do: 'reopen' })}>
          Open the battle again
        </Button>
      </Act>
    );
  const why = cannotGoOn(battle);
  const hurt = Object.values(battle.units).some((unit) => unit.hurt);
  if (battle.action) {
    const { step } = battle.action;
    return (
      <Act two={step === 'orders'}>
        <Button kind="primary" reason={why} onClick={() => void act({ do: 'next' })}>
          {hurt ? 'Settle the hits' : STEP_BUTTONS[step]}
        </Button>
        {step === 'orders' && (
          <Button onClick={() => go('battle', openId.value!, 'formation', battle.action!.formation)}>
            Change the order
          </Button>
        )}
        {step !== 'administration' && <Button onClick={() => void act({ do: 'finish' })}>Nothing more to do</Button>}
      </Act>
    );
  }
  if (battle.phase === 6 && why) return null;
  return (
    <Act>
      <Button kind="primary" reason={why} onClick={() => void act({ do: 'next' })}>
        {hurt ? 'Settle the hits' : PHASE_BUTTONS[battle.phase]}
      </Button>
    </Act>
  );
}

// ---- the phases ----------------------------------------------------------------------------------------------------

function Phase({ battle, id }: { readonly battle: Battle; readonly id: string }) {
  if (battle.ended)
    return (
      <>
        <Question>The battle is over.</Question>
        <p>{battle.ended.why}</p>
        <p class="note">
          The journal tells it from the beginning; in Settings of the battle the seed is shown, and with it every throw
          can be checked.
        </p>
      </>
    );
  if (battle.action) return <ActionStepScreen battle={battle} id={id} />;
  switch (battle.phase) {
    case 1:
      return <CommandPhase battle={battle} />;
    case 2:
      return <Arrivals battle={battle} />;
    case 3:
    case 4:
      return <Hits battle={battle} question={PHASE_QUESTIONS[battle.phase]} id={id} />;
    case 5:
      return <Commanders battle={battle} id={id} />;
    case 6:
      return <ChooseCards battle={battle} />;
    case 7:
      return <Recovery battle={battle} />;
    default:
      return (
        <>
          <Question>{PHASE_QUESTIONS[battle.phase]}</Question>
          <DayBar battle={battle} />
        </>
      );
  }
}

function DayBar({ battle }: { readonly battle: Battle }) {
  const { start, end } = battle.scenario;
  return (
    <Hours
      from={start}
      to={Math.max(end?.at ?? start + 480, battle.minutes)}
      now={battle.minutes}
      arrivals={awaited(battle)
        .slice(0, 3)
        .map(({ at, side, formation }) => ({
          at,
          side,
          name: commanderOf(battle, battle.formations[formation]!).name,
        }))}
      ends={end?.at === undefined ? '' : 'end'}
    />
  );
}

/** The sides this phone speaks for. */
const ownSides = (battle: Battle): SideId[] =>
  SIDES.filter(
    (side) =>
      keepsBooks(battle, side) && (viewer.value === side || viewer.value === 'both' || viewer.value === 'umpire'),
  );

function BySides({
  battle,
  of,
  children,
}: {
  readonly battle: Battle;
  readonly of: (side: SideId) => number;
  readonly children: (side: SideId) => ComponentChildren;
}) {
  const sides = ownSides(battle).filter((side) => of(side) > 0);
  return (
    <>
      {sides.map((side) => (
        <section key={side} class={`side-${side} by-side`} aria-label={battle.sides[side].name}>
          <h2 class="side-name">
            <Flag side={side} size={20} />
            {battle.sides[side].name}
          </h2>
          {children(side)}
        </section>
      ))}
    </>
  );
}

function CommandPhase({ battle }: { readonly battle: Battle }) {
  const units = Object.values(battle.units).filter(onTable);
  const skirmishers = (side: SideId) =>
    units.filter(
      (unit) =>
        unit.side === side &&
        (unit.stands > 0 || mayDeploy(battle, unit, 1).ok) &&
        mostStands(skirmishRatingOf(unit)) > 0,
    );
  const tired = (side: SideId) =>
    units.filter((unit) => unit.side === side && (unit.resting || mayRest(battle, unit).ok));
  return (
    <>
      <Question>{PHASE_QUESTIONS[1]}</Question>
      <BySides battle={battle} of={(side) => skirmishers(side).length + tired(side).length}>
        {(side) => (
          <>
            <Facts>
              {tired(side).map((unit) => (
                <Fact
                  key={`rest-${unit.id}`}
                  label={`${unit.card.name} rests`}
                  effect="no enemy within 25 cm"
                  on={unit.resting}
                  onChange={(resting) => void act({ do: 'rest', unit: unit.id, resting })}
                />
              ))}
              {skirmishers(side).map((unit) => {
                const most = mostStands(skirmishRatingOf(unit));
                return (
                  <Fact
                    key={unit.id}
                    label={unit.card.name}
                    effect={
                      unit.stands === 0
                        ? `S${skirmishRatingOf(unit)}${most > 1 ? ', two stands' : ''}`
                        : `${unit.stands} out, −${unit.stands} die`
                    }
                    on={unit.stands > 0}
                    onChange={(on) =>
                      void act({
                        do: 'skirmishers',
                        unit: unit.id,
                        stands: on ? (mayDeploy(battle, unit, most).ok ? most : 1) : 0,
                      })
                    }
                  />
                );
              })}
            </Facts>
          </>
        )}
      </BySides>
      <Button kind="quiet" onClick={() => void act({ do: 'first' })}>
        Throw for who acts first
      </Button>
    </>
  );
}

function Arrivals({ battle }: { readonly battle: Battle }) {
  return (
    <>
      <Question>{awaited(battle).length === 0 ? 'Nobody else is coming.' : 'Arrivals'}</Question>
      <p>{nextArrivalWords(battle)}</p>
      <DayBar battle={battle} />
    </>
  );
}

/** Rows of units to choose from. */
export function UnitRows({
  battle,
  units,
  onPick,
}: {
  readonly battle: Battle;
  readonly units: readonly Unit[];
  readonly onPick: (unit: Unit) => void;
}) {
  return (
    <div class="rows">
      {units.map((unit) => (
        <UnitRow
          key={unit.id}
          side={unit.side}
          arm={armIcon(unit)}
          designation={unit.card.ref}
          name={unit.card.name}
          ratings={unitRatings(unit)}
          tally={hasCP(unit) ? { left: currentCP(unit), ...unit.lost } : null}
          signs={signsOf(battle, unit)}
          onClick={() => onPick(unit)}
        />
      ))}
    </div>
  );
}

/** The outcome of a fight that the table resolved: whom it hit. */
function Hits({ battle, question, id }: { readonly battle: Battle; readonly question: string; readonly id: string }) {
  const cause = causeNow(battle);
  const able = (side: SideId) =>
    Object.values(battle.units).filter(
      (unit) =>
        unit.side === side &&
        unit.fate === 'good' &&
        unit.present &&
        (cause !== 'skirmish' || unit.card.arm !== 'cavalry') &&
        !(unit.card.arm === 'artillery' && unit.host),
    );
  return (
    <>
      <Question>{question}</Question>
      <BySides battle={battle} of={(side) => able(side).length}>
        {(side) => <UnitRows battle={battle} units={able(side)} onPick={(unit) => go('battle', id, 'unit', unit.id)} />}
      </BySides>
    </>
  );
}

function Commanders({ battle, id }: { readonly battle: Battle; readonly id: string }) {
  const fallen = Object.values(battle.officers).filter((officer) => officer.fate !== 'fit');
  return (
    <>
      <Question>{PHASE_QUESTIONS[5]}</Question>
      {fallen.length > 0 && (
        <p>{fallen.map(({ name, fate }) => `${name} (${fate})`).join(', ')}: replaced at the end of this phase.</p>
      )}
      <BySides battle={battle} of={() => 1}>
        {(side) => {
          const { atHQ, commander } = battle.sides[side];
          const { name } = battle.officers[commander]!;
          const move = mayMoveHQ(battle, side);
          return (
            <>
              <Facts>
                <Fact
                  label={`${name} away from his headquarters`}
                  effect={`moves up to ${armyRadius(battle, side).total} cm`}
                  on={!atHQ}
                  onChange={(away) => void act({ do: 'commander', side, atHQ: !away })}
                />
                <Button
                  note="uses all re-roll dice"
                  reason={!move.ok && move.why}
                  onClick={() => void act({ do: 'headquarters', side })}
                >
                  Move the headquarters
                </Button>
              </Facts>
              <More label="Officers who join a unit">
                {stillPresent(battle, side).map((formation) => (
                  <Button
                    key={formation.id}
                    href={to('battle', id, 'formation', formation.id)}
                    note={officerPlace(battle, formation)}
                  >
                    {commanderOf(battle, formation).name}
                  </Button>
                ))}
              </More>
            </>
          );
        }}
      </BySides>
    </>
  );
}

const stillPresent = (battle: Battle, side: SideId): Formation[] =>
  Object.values(battle.formations).filter((f) => f.side === side && f.present);

function officerPlace(battle: Battle, formation: Formation): string {
  const { host } = commanderOf(battle, formation);
  return host ? `with ${battle.units[host]!.card.name}` : `${formation.name}, with no unit`;
}

// ---- choosing the next formation -----------------------------------------------------------------------------------

function ChooseCards({ battle }: { readonly battle: Battle }) {
  const waiting = SIDES.filter((side) => laidBy(battle, side) === undefined);
  const [side] = waiting;
  if (!side)
    return (
      <>
        <Question>
          {SIDES.every((s) => stillToAct(battle, s).length === 0)
            ? 'Every formation has acted.'
            : 'Which formation acts next?'}
        </Question>
        <LeftCards battle={battle} />
      </>
    );
  const other = enemyOf(side);
  return (
    <>
      <Question>Which {battle.sides[side].name} formation?</Question>
      <LeftCards battle={battle} />
      <Choice
        label="Command cards"
        quiet
        value={undefined}
        options={choicesOf(battle, side).map((card) => {
          if (card === 'bye') return { value: 'bye', label: 'Bye', note: `${battle.sides[other].name} must act` };
          const formation = battle.formations[card.formation]!;
          const officer = commanderOf(battle, formation);
          return {
            value: formation.id,
            label: `${formation.name}, ${officer.name}`,
            note: `${orderText(formation.order)} · ${officerRatings(officer)}`,
          };
        })}
        onChange={(card) => void chooseAndThrow(battle, side, card === 'bye' ? 'bye' : { formation: card })}
      />
      <More label="Pass">
        {stillToAct(battle, side).map((formation) => (
          <Button key={formation.id} onClick={() => void act({ do: 'pass', formation: formation.id })}>
            {formation.name} does nothing this turn
          </Button>
        ))}
      </More>
    </>
  );
}

/** With the app's dice the second card is followed by the pots at once. */
async function chooseAndThrow(battle: Battle, side: SideId, card: { formation: string } | 'bye'): Promise<void> {
  if (!(await act({ do: 'choose', side, card }))) return;
  const now = seen.value && asked(seen.value.battle);
  if (now && battle.dice === 'app' && (now.kind === 'contest' || (now.kind === 'command' && now.lies.length === 0)))
    await act({ do: 'throw', task: now.id });
}

/** A card that was left on the table is played again by itself; a Bye may still go before it. */
function LeftCards({ battle }: { readonly battle: Battle }) {
  return (
    <>
      {SIDES.map((side) => {
        const laid = laidBy(battle, side);
        if (!laid || laid === 'bye') return null;
        const formation = battle.formations[laid.formation]!;
        const officer = commanderOf(battle, formation);
        const bye = formation.card === 'losing' && choicesOf(battle, side).includes('bye');
        return (
          <CommandCard
            key={side}
            side={side}
            sideName={battle.sides[side].name}
            name={`${formation.name}, ${officer.name}`}
            ratings={officerRatings(officer)}
            why={
              formation.card === 'losing'
                ? 'Left on the table: his red die counts.'
                : 'Played, face down until both have chosen.'
            }
          >
            {bye && <Button onClick={() => void act({ do: 'choose', side, card: 'bye' })}>Play the Bye instead</Button>}
          </CommandCard>
        );
      })}
    </>
  );
}

function Contest({ battle, task }: { readonly battle: Battle; readonly task: Task }) {
  const { formations, totals, winner } = contestOf(battle, task);
  const [entering, enter] = useState<SideId | null>(null);
  const red = (task.data as { red: { a: boolean; b: boolean } }).red;
  const need = entering && needOf(battle, task, contest, entering);
  if (need)
    return (
      <Enter
        key={entering}
        battle={battle}
        need={need}
        onLeave={() => enter(null)}
        onThing={(thing) => {
          enter(null);
          void act({ do: 'enter', task: task.id, slot: need.slot, thing });
        }}
      />
    );
  const again = winner && winner !== 'again' ? (contest.again?.(battle, task) ?? []) : [];
  const facts = contest.facts?.(battle, task) ?? [];
  return (
    <div class="sink">
      <Question>{winner === 'again' ? 'A tie: both throw again.' : 'Which formation acts next?'}</Question>
      {SIDES.map((side) => {
        const formation = formations[side];
        const officer = commanderOf(battle, formation);
        const wins = winner && winner !== 'again' ? winner === side : undefined;
        const offer = again.find((a) => a.side === side);
        return (
          <CommandCard
            key={side}
            side={side}
            sideName={battle.sides[side].name}
            name={`${formation.name}, ${officer.name}`}
            ratings={officerRatings(officer)}
            pot={potIn(task, side)}
            counted={red[side] ? ['white', 'red'] : ['white']}
            {...(totals && { total: totals[side].total })}
            wins={wins}
            why={<Marked text={cardWhy(battle, task, formation, side, wins, red[side])} />}
            rethrow={
              offer && {
                label: `Throw again, ${againWords(offer)}`,
                reason: offer.refused ?? false,
                onClick: () => void act({ do: 'again', task: task.id, slot: side, side }),
              }
            }
          />
        );
      })}
      {(!winner || winner === 'again') &&
        SIDES.map((side) => (
          <Button key={side} kind="quiet" icon="dice" onClick={() => enter(side)}>
            {`${formations[side].name}: we threw our own`}
          </Button>
        ))}
      {winner && winner !== 'again' && (
        <More label="The losing card, the headquarters, our own dice">
          <AskFacts task={task} facts={facts} />
          {SIDES.map((side) => (
            <Button key={side} kind="quiet" icon="dice" onClick={() => enter(side)}>
              {`${formations[side].name}: we threw our own`}
            </Button>
          ))}
        </More>
      )}
    </div>
  );
}

function cardWhy(
  battle: Battle,
  task: Task,
  formation: Formation,
  side: SideId,
  wins: boolean | undefined,
  red: boolean,
): string {
  if (wins) {
    const lie = task.lies.find((l) => l.slot === side)!;
    const trial: Task = {
      id: 'trial',
      kind: 'command',
      side,
      formation: formation.id,
      facts: {},
      data: {},
      lies: [{ ...lie, slot: 'pot' }],
      aside: false,
    };
    const read = commandReading(battle, trial);
    const [sum] = read.sums;
    return `**${command.reading(battle, trial).word}:** ${sum!.terms.map((t) => t.value).join(' + ')} = ${sum!.total}, ${sum!.note ?? ''}`;
  }
  return red ? 'Lost the throw before, so his red die counts.' : '';
}

function ContestAct({ battle, task }: { readonly battle: Battle; readonly task: Task }) {
  const needs = contest.needs(battle, task);
  const { formations, winner } = contestOf(battle, task);
  if (needs.length > 0)
    return (
      <Act>
        <Button kind="primary" onClick={() => void act({ do: 'throw', task: task.id })}>
          {throwWords(needs)}
        </Button>
      </Act>
    );
  return (
    <Act>
      <Button kind="primary" onClick={() => void act({ do: 'accept', task: task.id })}>
        {formations[winner as SideId].name} acts
      </Button>
    </Act>
  );
}

// ---- a formation's action ------------------------------------------------------------------------------------------

function ActionStepScreen({ battle, id }: { readonly battle: Battle; readonly id: string }) {
  const { formation: formationId, step } = battle.action!;
  const formation = battle.formations[formationId]!;
  const officer = commanderOf(battle, formation);
  const units = unitsOf(battle, formationId).filter(onTable);
  const broken = units.filter((unit) => unit.fate === 'broken');
  const duty = OBLIGATIONS[formation.order];
  return (
    <>
      <p class={`side-${formation.side} step-line`}>
        <span class="side-name">{formation.name}</span> {STEP_NAMES[step]}
      </p>
      <Question>{stepQuestion(battle, formation)}</Question>
      {(step === 'orders' || step === 'move') && <p class="duty">{duty.says}</p>}
      {step === 'orders' && (
        <>
          <p class="note">
            {officer.name} is {formation.command === 'not' ? 'not under command: the order stands' : 'under command'}.{' '}
            {ordersNote(battle, formation)}
          </p>
          <StayBehind battle={battle} units={units} />
        </>
      )}
      {step === 'move' && (
        <>
          {broken.length > 0 && (
            <p>
              <b>Broken units first, moved by the opponent:</b> {broken.map((unit) => unit.card.name).join(', ')}; 20 cm
              if an enemy is within 20 cm, else 10.
            </p>
          )}
          <UnitRows battle={battle} units={units} onPick={(unit) => go('battle', id, 'unit', unit.id)} />
        </>
      )}
      {(step === 'firefights' || step === 'combats') && <FightRows battle={battle} formation={formation} id={id} />}
      {step === 'administration' && (
        <>
          <p>{ordersNote(battle, formation)}</p>
          <Button href={to('battle', id, 'formation', formationId)}>Give another order</Button>
          <UnitRows battle={battle} units={units} onPick={(unit) => go('battle', id, 'unit', unit.id)} />
        </>
      )}
    </>
  );
}

function stepQuestion(battle: Battle, formation: Formation): string {
  switch (battle.action!.step) {
    case 'orders':
      return `${formation.name} carries out ${orderText(formation.order)}`;
    case 'move':
      return 'Move its units one by one';
    case 'firefights':
      return 'Whom do the firefights hit?';
    case 'combats':
      return 'Whom do the close combats hit?';
    case 'administration':
      return 'Anything to put in order?';
  }
}

function ordersNote(battle: Battle, formation: Formation): string {
  const far = formation.said.far === true;
  const first = ordersToGive(formation.order, battle.rulings)[0];
  const legal = first && mayChangeOrder(battle, formation, first, far);
  if (!legal) return '';
  if (!legal.ok) return legal.why;
  const { total } = orderCost(battle, formation, far);
  return total === 0 ? 'A new order is free now.' : `A new order costs ${count(total, 're-roll die', 're-roll dice')}.`;
}

function StayBehind({ battle, units }: { readonly battle: Battle; readonly units: readonly Unit[] }) {
  const able = units.filter((unit) => unit.ownOrder !== null || mayStayBehind(battle, unit).ok);
  if (able.length === 0) return null;
  return (
    <Facts>
      {able.map((unit) => (
        <Fact
          key={unit.id}
          label={`${unit.card.name} stays behind`}
          effect="own order Defend"
          on={unit.ownOrder !== null}
          onChange={(stays) => void act({ do: 'stay', unit: unit.id, stays })}
        />
      ))}
    </Facts>
  );
}

/** The units of both sides that a fight may hit, the acting formation's enemies first. */
function FightRows({
  battle,
  formation,
  id,
}: {
  readonly battle: Battle;
  readonly formation: Formation;
  readonly id: string;
}) {
  const foes = Object.values(battle.units).filter(
    (unit) => unit.side !== formation.side && onTable(unit) && unit.fate === 'good' && keepsBooks(battle, unit.side),
  );
  const own = unitsOf(battle, formation.id).filter(
    (unit) => unit.fate === 'good' && onTable(unit) && keepsBooks(battle, unit.side),
  );
  const pick = (unit: Unit) => go('battle', id, 'unit', unit.id);
  return (
    <>
      <h2 class="side-name">{formation.name}</h2>
      <UnitRows battle={battle} units={own} onPick={pick} />
      {foes.length > 0 && <h2 class="side-name">{battle.sides[enemyOf(formation.side)].name}</h2>}
      <UnitRows battle={battle} units={foes} onPick={pick} />
    </>
  );
}

// ---- recovery ------------------------------------------------------------------------------------------------------

function Recovery({ battle }: { readonly battle: Battle }) {
  const able = [...recoverable(battle), ...rallyable(battle)];
  return (
    <>
      <Question>{able.length === 0 ? 'Nobody has anything to recover.' : PHASE_QUESTIONS[7]}</Question>
      <BySides battle={battle} of={(side) => able.filter((unit) => unit.side === side).length}>
        {(side) => (
          <UnitRows
            battle={battle}
            units={able.filter((unit) => unit.side === side)}
            onPick={(unit) => void act({ do: 'recover', unit: unit.id })}
          />
        )}
      </BySides>
    </>
  );
}
