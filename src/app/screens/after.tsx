/** After the battle: the losses of both armies, the wounded, the guns that come back, and tomorrow's army. */

import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import {
  allReckoned,
  batteryReforms,
  chancesOf,
  countedUnits,
  daysInBed,
  daysPassed,
  type Fallen,
  fallenOfficers,
  fateCode,
  fateOf,
  fateToday,
  lostBatteries,
  mayPassDay,
  reformsOn,
  sideLosses,
  unitLosses,
  wounded,
} from '../../battlefield/after-battle/aftermath.ts';
import { nextDay } from '../../battlefield/after-battle/next-day.ts';
import { unitNamed } from '../../battlefield/named.ts';
import type { WoundRoll } from '../../battlefield/rules/after-battle/after-battle.ts';
import { type OfficerFate, throwsFate } from '../../battlefield/rules/command/officers.ts';
import { SIDES, type SideId } from '../../book/terms.ts';
import { type Message, say, word } from '../../engine/message.ts';
import { lossRowName } from '../../scenarios/after-battle.ts';
import { loadWords } from '../../words/load.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import {
  Act,
  Button,
  Empty,
  figure,
  Marked,
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
import type { OfBattle } from './of.ts';
import { BySides, ownSides } from './turn/sides.tsx';

export function AfterSheet({ onClose }: { readonly onClose: () => void }) {
  const battle = seen.value?.battle;
  if (!battle) return null;
  return (
    <Sheet
      name={t('after-name')}
      day={<Day slim />}
      onClose={onClose}
      act={
        <Act>
          {battle.ended && !allReckoned(battle) ? (
            <Button kind="primary" note={t('after-reckon-note')} onClick={() => void act({ do: 'losses' })}>
              {t('after-reckon')}
            </Button>
          ) : (
            <Button kind="primary" onClick={onClose}>
              {t('shell-done')}
            </Button>
          )}
        </Act>
      }
    >
      <Troubles />
      {battle.ended ? (
        <>
          <Question>{t('shell-page', { room: 'after' })}</Question>
          {SIDES.map((side) => (
            <SideAfter key={side} battle={battle} side={side} />
          ))}
          <NextMorning battle={battle} />
          <Tomorrow battle={battle} />
        </>
      ) : (
        <Empty what={t('after-goes-on')} todo={t('losses-when-over')} />
      )}
    </Sheet>
  );
}

const ROWS = ['temporarilyMissing', 'wounded', 'killed', 'deserted', 'missing'] as const;

function SideAfter({ battle, side }: OfBattle & { readonly side: SideId }) {
  const sum = sideLosses(battle, side);
  const units = countedUnits(battle, side);
  const fallen = fallenOfficers(battle, side);
  const guns = lostBatteries(battle, side);
  const mine = ownSides(battle).includes(side);
  return (
    <BySides battle={battle} sides={[side]}>
      {() => (
        <>
          {sum.men > 0 && (
            <table class="losses">
              <caption>{t('after-men', { gone: sum.gone, men: sum.men, left: sum.left })}</caption>
              <tbody>
                {ROWS.map((key) => (
                  <tr key={key}>
                    <th scope="row">{t(`after-${key}`)}</th>
                    <td>{figure(sum[key])}</td>
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
                  <Marked
                    text={t('after-battery', {
                      battery: unitNamed(battery),
                      fate: reforms ? (reforms.reformed ? 'reformed' : 'lost') : 'open',
                      percent: reformsOn(battle, battery),
                    })}
                  />
                </p>
                {reforms && <Reckoning of={reforms.need} brief />}
                {mine && <OwnReforming battery={battery} thrown={battle.after.batteries[battery.id]} />}
              </Fragment>
            );
          })}
          <More label={t('after-units', { n: units.length })}>
            {units.map((unit) => {
              const losses = unitLosses(battle, unit);
              return (
                <More
                  key={unit.id}
                  label={
                    losses
                      ? t('after-unit', {
                          unit: unitNamed(unit),
                          men: losses.parts.reduce((n, { gone }) => n + gone, 0),
                        })
                      : t('after-unit-open', { unit: unitNamed(unit) })
                  }
                >
                  {losses && (
                    <>
                      <p>
                        {t('after-loss', {
                          row: lossRowName(losses.row),
                          guns: losses.gunsSurvive === null ? 'none' : losses.gunsSurvive ? 'survive' : 'lost',
                        })}
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
        </>
      )}
    </BySides>
  );
}

function dayOf(day: number, { dice, third }: WoundRoll, fate: OfficerFate): Message {
  const thrown = { day, dice, fate: word(fateCode(fate)) };
  return third ? say('after-day-third', { ...thrown, third }) : say('after-day', thrown);
}

/** What is known of him, his recovery, and the table's own dice for either. */
function FallenOfficer({ battle, fallen, mine }: OfBattle & { readonly fallen: Fallen; readonly mine: boolean }) {
  const evening = fateOf(battle, fallen);
  const days = daysInBed(battle, fallen);
  const today = fateToday(battle, fallen);
  const next = days.length;
  const chances = throwsFate(fallen.how, battle.rulings) ? chancesOf(battle, fallen) : [];
  return (
    <>
      <p>
        <Marked
          text={t('after-fallen', {
            officer: fallen.name,
            how: fallen.how,
            fate: word(today ? fateCode(today) : 'fate-unknown'),
          })}
        />
      </p>
      {chances.length > 0 && (
        <p class="note">
          {t('after-chances', {
            when: today ? 'tomorrow' : 'now',
            chances: chances.map(({ fate, n, of }) =>
              say('odds-percent', { what: word(fateCode(fate)), percent: percent(n, of) }),
            ),
          })}
        </p>
      )}
      {evening && days.length > 0 && (
        <More label={t('after-days', { officer: fallen.name })}>
          <ol class="days">
            <li>{t('after-evening', { fate: word(fateCode(evening)) })}</li>
            {days.map(({ roll, fate }, i) => (
              <li key={i}>{speak(dayOf(i + 1, roll, fate))}</li>
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

/** The next campaign day, for all who are in bed with a wound. */
function NextMorning({ battle }: OfBattle) {
  if (!allReckoned(battle) || !mayPassDay(battle)) return null;
  const inBed = SIDES.flatMap((side) => wounded(battle, side)).length;
  return (
    <Button note={t('after-day-passes-note', { n: inBed })} onClick={() => void act({ do: 'wounds' })}>
      {t('after-day-passes')}
    </Button>
  );
}

/** The army as a new scenario on the shelf. */
function Tomorrow({ battle }: OfBattle) {
  const [said, say] = useState<string | null>(null);
  if (!allReckoned(battle)) return null;
  const make = async () => {
    // The whole battle, since it is over: a viewer's version lacks the other briefings.
    const whole = now.value ?? battle;
    const title = t('after-next-day', { title: whole.scenario.title, days: daysPassed(whole) + 1 });
    const read = nextDay(whole, { title, successorOf: (officer) => t('after-successor', { officer }) });
    if (!read.ok) {
      await loadWords('scenarios').catch(() => undefined);
      say(problemsSaid(read.problems));
      return;
    }
    const put = await putBeside(read.scenario);
    if (put.ok) go('scenario', put.value);
    else say(put.sentence);
  };
  return (
    <>
      {said && <Notice what={said} safe={t('after-untouched')} />}
      <Button note={t('after-army-note')} onClick={() => void make()}>
        {t('after-army', { days: daysPassed(battle) + 1 })}
      </Button>
    </>
  );
}
