/** The evening: what the day cost both armies, who is hurt, which guns come back, and the army of tomorrow. */
import { useState } from 'preact/hooks';
import {
  allReckoned,
  batteryReforms,
  countedUnits,
  type Fallen,
  fallenOfficers,
  fateOf,
  lostBatteries,
  sideLosses,
  unitLosses,
} from '../../battlefield/aftermath.ts';
import type { LossRoll } from '../../battlefield/aftermath-rolls.ts';
import { type Battle, unitName } from '../../battlefield/battle.ts';
import { nextDay } from '../../battlefield/next-day.ts';
import { SIDES, type SideId } from '../../book/terms.ts';
import { LOSS_ROW_NAMES } from '../../scenarios/after-battle.ts';
import { Button, count, Empty, Flag, More, Notice, Question, Reckoning, Sheet, Stepper } from '../components/index.ts';
import { act, seen } from '../desk/desk.ts';
import { store } from '../desk/store.ts';
import { go } from '../route.ts';
import { Day, Troubles } from './battle.tsx';
import { ownSides } from './turn/rows.tsx';

export function AfterSheet({ onClose }: { readonly onClose: () => void }) {
  const battle = seen.value?.battle;
  if (!battle) return null;
  return (
    <Sheet name="After the battle" day={<Day slim />} onClose={onClose}>
      <Troubles />
      {battle.ended ? (
        <>
          <Question>What the day cost</Question>
          {!allReckoned(battle) && (
            <Button
              kind="primary"
              note="dice for every unit, officer and lost gun"
              onClick={() => void act({ do: 'losses' })}
            >
              Reckon the losses
            </Button>
          )}
          {SIDES.map((side) => (
            <SideAfter key={side} battle={battle} side={side} />
          ))}
          <Tomorrow battle={battle} />
        </>
      ) : (
        <Empty what="The battle goes on." todo="Losses are reckoned when it is over." />
      )}
    </Sheet>
  );
}

const men = (n: number): string => n.toLocaleString('en-GB');

const ROWS = [
  ['temporarilyMissing', 'Back by morning'],
  ['wounded', 'Wounded'],
  ['killed', 'Killed'],
  ['deserted', 'Deserted'],
  ['missing', 'Missing, and back'],
] as const;

function SideAfter({ battle, side }: { readonly battle: Battle; readonly side: SideId }) {
  const sum = sideLosses(battle, side);
  const units = countedUnits(battle, side);
  const fallen = fallenOfficers(battle, side);
  const guns = lostBatteries(battle, side);
  const mine = ownSides(battle).includes(side);
  return (
    <section class={`side-${side} by-side`} aria-label={battle.sides[side].name}>
      <h2 class="side-name">
        <Flag side={side} size={20} />
        {battle.sides[side].name}
      </h2>
      {sum.men > 0 && (
        <table class="losses">
          <caption>
            {men(sum.gone)} of {men(sum.men)} men are gone; {men(sum.left)} are in the ranks tomorrow.
          </caption>
          <tbody>
            {ROWS.map(([key, name]) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>{men(sum[key])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {fallen.map((one) => (
        <p key={one.key}>
          <b>{one.name}</b>, {one.how}: {fateWords(battle, one)}.
        </p>
      ))}
      {guns.map((battery) => {
        const reforms = batteryReforms(battle, battery);
        return (
          <p key={battery.id}>
            <b>{unitName(battery)}</b>:{' '}
            {reforms ? (reforms.reformed ? 'comes together again' : 'is lost') : 'lost today'}.
          </p>
        );
      })}
      <More label={`${count(units.length, 'unit')}, one by one`}>
        {units.map((unit) => {
          const losses = unitLosses(battle, unit);
          return (
            <More
              key={unit.id}
              label={`${unitName(unit)}: ${losses ? `${men(losses.parts.reduce((n, { gone }) => n + gone, 0))} men` : 'not reckoned'}`}
            >
              {losses && (
                <>
                  <p>
                    {LOSS_ROW_NAMES[losses.row]}
                    {losses.gunsSurvive === null
                      ? ''
                      : losses.gunsSurvive
                        ? '; its guns survive'
                        : '; its guns are lost'}
                    .
                  </p>
                  <Reckoning of={losses.level} brief />
                  <Reckoning of={losses.nextDay} brief />
                </>
              )}
              {mine && <OwnDice id={unit.id} roll={battle.after.units[unit.id]} />}
            </More>
          );
        })}
      </More>
    </section>
  );
}

const FATES = {
  dead: 'dead',
  incapacitated: 'will not serve again',
  critical: 'critically wounded',
  serious: 'seriously wounded',
  light: 'lightly wounded',
  recovered: 'recovered, and back tomorrow',
  prisoner: 'a prisoner',
} as const;

const fateWords = (battle: Battle, fallen: Fallen): string => {
  const fate = fateOf(battle, fallen);
  return fate ? FATES[fate] : 'his fate is not known yet';
};

const FRESH: LossRoll = { die: 3, guns: 3, temporarilyMissing: 50, wounded: 50, killed: 50, deserted: 50 };
const DICE = [
  ['die', 'Die for the men', 1, 6, 1],
  ['guns', 'Die for its guns', 1, 6, 1],
  ['temporarilyMissing', 'Back by morning, %', 10, 90, 1],
  ['wounded', 'Wounded, %', 10, 90, 1],
  ['killed', 'Killed, %', 10, 90, 1],
  ['deserted', 'Deserted, %', 10, 90, 1],
] as const;

/** The table's own dice for a unit. */
function OwnDice({ id, roll }: { readonly id: string; readonly roll: LossRoll | undefined }) {
  const [own, setOwn] = useState<LossRoll>(roll ?? FRESH);
  return (
    <More label="We threw our own">
      {DICE.map(([key, label, min, max]) => (
        <Stepper
          key={key}
          label={label}
          min={min}
          max={max}
          value={own[key]}
          onChange={(value) => setOwn({ ...own, [key]: value })}
        />
      ))}
      <Button onClick={() => void act({ do: 'losses', own: { of: 'unit', id, roll: own } })}>
        That is what lay there
      </Button>
    </More>
  );
}

/** The army as a scenario of its own, put on the shelf. */
function Tomorrow({ battle }: { readonly battle: Battle }) {
  const [said, say] = useState<string | null>(null);
  if (!allReckoned(battle)) return null;
  const make = async () => {
    const read = nextDay(battle);
    if (!read.ok) {
      say(read.problems.join(' '));
      return;
    }
    const put = await store.putScenario({ id: read.scenario.id, updated: Date.now(), data: read.scenario });
    if (put.ok) go('scenarios');
    else say(put.sentence);
  };
  return (
    <>
      {said && <Notice what={said} safe="The battle is not touched by it." />}
      <Button note="a scenario with the men who are left" onClick={() => void make()}>
        The armies of the next day
      </Button>
    </>
  );
}
