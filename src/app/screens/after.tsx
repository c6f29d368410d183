/** The evening: what the day cost both armies, who is hurt, which guns come back, and the army of tomorrow. */

import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import {
  allReckoned,
  batteryReforms,
  countedUnits,
  type Fallen,
  fallenOfficers,
  fateOf,
  lostBatteries,
  reformsOn,
  sideLosses,
  unitLosses,
} from '../../battlefield/after-battle/aftermath.ts';
import { nextDay } from '../../battlefield/after-battle/next-day.ts';
import {
  chancesOf,
  daysInBed,
  daysPassed,
  fateCode,
  fateToday,
  mayPassDay,
  wounded,
} from '../../battlefield/after-battle/wounded.ts';
import { type Battle, unitName } from '../../battlefield/battle.ts';
import { throwsFate } from '../../battlefield/command/officers.ts';
import { thousands } from '../../book/figures.ts';
import { SIDES, type SideId } from '../../book/terms.ts';
import { lossRowName } from '../../scenarios/after-battle.ts';
import { speak } from '../../words/speak.ts';
import {
  Act,
  Button,
  count,
  Empty,
  Flag,
  More,
  Notice,
  percent,
  Question,
  Reckoning,
  Sheet,
} from '../components/index.ts';
import { putBeside } from '../editor/shelf.ts';
import { go } from '../route.ts';
import { act, battle as now, seen } from '../session/battle-session.ts';
import { problemsSaid } from '../spoken.ts';
import { OwnDay, OwnFate, OwnLosses, OwnReforming } from './after-own.tsx';
import { Day, Troubles } from './frame.tsx';
import { ownSides } from './turn/sides.tsx';

export function AfterSheet({ onClose }: { readonly onClose: () => void }) {
  const battle = seen.value?.battle;
  if (!battle) return null;
  return (
    <Sheet
      name="After the battle"
      day={<Day slim />}
      onClose={onClose}
      act={
        <Act>
          {battle.ended && !allReckoned(battle) ? (
            <Button
              kind="primary"
              note="dice for every unit, officer and lost gun"
              onClick={() => void act({ do: 'losses' })}
            >
              Reckon the losses
            </Button>
          ) : (
            <Button kind="primary" onClick={onClose}>
              Done
            </Button>
          )}
        </Act>
      }
    >
      <Troubles />
      {battle.ended ? (
        <>
          <Question>What the day cost</Question>
          {SIDES.map((side) => (
            <SideAfter key={side} battle={battle} side={side} />
          ))}
          <NextMorning battle={battle} />
          <Tomorrow battle={battle} />
        </>
      ) : (
        <Empty what="The battle goes on." todo="Losses are reckoned when it is over." />
      )}
    </Sheet>
  );
}

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
            {thousands(sum.gone)} of {thousands(sum.men)} men are gone; {thousands(sum.left)} are in the ranks tomorrow.
          </caption>
          <tbody>
            {ROWS.map(([key, name]) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>{thousands(sum[key])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {fallen.map((one) => (
        <FallenOfficer key={one.key} battle={battle} fallen={one} mine={mine} />
      ))}
      {guns.map((battery) => {
        const reforms = batteryReforms(battle, battery);
        return (
          <Fragment key={battery.id}>
            <p>
              <b>{unitName(battery)}</b>:{' '}
              {reforms
                ? reforms.reformed
                  ? 'comes together again'
                  : 'is lost'
                : `lost today; ${reformsOn(battle, battery)} % that it comes together again`}
              .
            </p>
            {reforms && <Reckoning of={reforms.need} brief />}
            {mine && <OwnReforming battery={battery} thrown={battle.after.batteries[battery.id]} />}
          </Fragment>
        );
      })}
      <More label={`${count(units.length, 'unit')}, one by one`}>
        {units.map((unit) => {
          const losses = unitLosses(battle, unit);
          return (
            <More
              key={unit.id}
              label={`${unitName(unit)}: ${losses ? `${thousands(losses.parts.reduce((n, { gone }) => n + gone, 0))} men` : 'not reckoned'}`}
            >
              {losses && (
                <>
                  <p>
                    {speak(lossRowName(losses.row))}
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
              {mine && <OwnLosses battle={battle} unit={unit} roll={battle.after.units[unit.id]} />}
            </More>
          );
        })}
      </More>
    </section>
  );
}

/** What is known of him, how he has been since, and the table's own dice for either. */
function FallenOfficer({
  battle,
  fallen,
  mine,
}: {
  readonly battle: Battle;
  readonly fallen: Fallen;
  readonly mine: boolean;
}) {
  const evening = fateOf(battle, fallen);
  const days = daysInBed(battle, fallen);
  const today = fateToday(battle, fallen);
  const next = days.length;
  const chances = throwsFate(fallen.how, battle.rulings) ? chancesOf(battle, fallen) : [];
  return (
    <>
      <p>
        <b>{fallen.name}</b>, {fallen.how}: {today ? speak(fateCode(today)) : 'his fate is not known yet'}.
      </p>
      {chances.length > 0 && (
        <p class="note">
          {`${today ? 'By tomorrow' : 'Chances'}: ${chances.map(({ fate, n, of }) => `${speak(fateCode(fate))} ${percent(n, of)}`).join(', ')}.`}
        </p>
      )}
      {days.length > 0 && (
        <More label={`${fallen.name}, day by day`}>
          <ol class="days">
            <li>The evening: {speak(fateCode(evening!))}</li>
            {days.map(({ roll, fate }, i) => (
              <li key={i}>
                Day {i + 1}, {roll.dice.join(' and ')}
                {roll.third ? `, then ${roll.third}` : ''}: {speak(fateCode(fate))}
              </li>
            ))}
          </ol>
        </More>
      )}
      {mine && throwsFate(fallen.how, battle.rulings) && days.length === 0 && (
        <OwnFate fallen={fallen} thrown={battle.after.officers[fallen.key]} />
      )}
      {mine && wounded(battle, fallen.officer.side).some(({ key }) => key === fallen.key) && (
        <OwnDay key={next} fallen={fallen} day={next} />
      )}
    </>
  );
}

/** A day of the campaign, for everybody whom a wound keeps in bed. */
function NextMorning({ battle }: { readonly battle: Battle }) {
  if (!allReckoned(battle) || !mayPassDay(battle)) return null;
  const inBed = SIDES.flatMap((side) => wounded(battle, side)).length;
  return (
    <Button
      note={`two dice for ${count(inBed, 'wounded officer')}; a pair may change it`}
      onClick={() => void act({ do: 'wounds' })}
    >
      A day passes for the wounded
    </Button>
  );
}

/** The army as a scenario of its own, put on the shelf. */
function Tomorrow({ battle }: { readonly battle: Battle }) {
  const [said, say] = useState<string | null>(null);
  if (!allReckoned(battle)) return null;
  const make = async () => {
    // Of the whole battle, for it is over: what a viewer sees lacks the briefings of the others.
    const read = nextDay(now.value!);
    if (!read.ok) {
      say(problemsSaid(read.problems));
      return;
    }
    const put = await putBeside(read.scenario);
    if (put.ok) go('scenario', put.value);
    else say(put.sentence);
  };
  return (
    <>
      {said && <Notice what={said} safe="The battle is not touched by it." />}
      <Button note="a scenario with the men who are left" onClick={() => void make()}>
        {daysPassed(battle) === 0 ? 'The armies of the next day' : `The armies ${daysPassed(battle) + 1} days after`}
      </Button>
    </>
  );
}
