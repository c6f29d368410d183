/** Sky and clock, the sides, the rulings in force, notes and the seal: everything of the day that is not in a turn. */

import { useState } from 'preact/hooks';
import { mayEndBattle } from '../../battlefield/after-battle/end-of-battle.ts';
import { arrivalName, awaited } from '../../battlefield/awaited.ts';
import { type Battle, HELPS, keepsBooks } from '../../battlefield/battle.ts';
import { holds } from '../../battlefield/facts.ts';
import { groundEffects } from '../../battlefield/movement/ground-effects.ts';
import { GROUND_MINUTES } from '../../battlefield/sky/ground.ts';
import { visibilityNow } from '../../battlefield/sky/visibility.ts';
import { weatherCode } from '../../battlefield/sky/weather.ts';
import { defaultRuling, RULING_KEYS, ruling } from '../../book/rulings.ts';
import { clock, GROUNDS, SIDES, WEATHERS } from '../../book/terms.ts';
import type { Seed } from '../../engine/chance.ts';
import { speak, spoken } from '../../words/speak.ts';
import {
  Act,
  Button,
  Choice,
  Fact,
  Facts,
  Hours,
  More,
  Question,
  Reckoning,
  Sheet,
  Stepper,
} from '../components/index.ts';
import { to } from '../route.ts';
import { act, battle as now, openId, seedShown, seen } from '../session/battle-session.ts';
import { checkedWords } from '../session/check-throws.ts';
import { fingerprint } from '../session/fingerprint.ts';
import { Day, Troubles } from './frame.tsx';

export function SkySheet({ onClose }: { readonly onClose: () => void }) {
  const view = seen.value;
  if (!view) return null;
  const { battle } = view;
  const { sky, scenario } = battle;
  const set = (change: Parameters<typeof bySky>[0]) => bySky(change);
  const chosen = RULING_KEYS.filter((key) => ruling(battle.rulings, key) !== defaultRuling(key));
  return (
    <Sheet name="Sky and clock" day={<Day slim />} onClose={onClose}>
      <Troubles />
      <Question>
        {clock(battle.minutes)}, {speak(weatherCode(sky)).toLowerCase()}
      </Question>
      <Hours
        from={scenario.start}
        to={Math.max(scenario.end?.at ?? scenario.start + 480, battle.minutes)}
        now={battle.minutes}
        arrivals={awaited(battle)
          .slice(0, 3)
          .map((coming) => ({ at: coming.at, side: coming.side, name: arrivalName(battle, coming) }))}
        ends={scenario.end?.at === undefined ? '' : 'end'}
      />
      <Reckoning of={visibilityNow(battle)} />
      <p>
        The ground is {speak(`ground-${sky.ground}`).toLowerCase()}.{' '}
        {sky.variable ? 'The weather may change.' : 'The weather will not change.'}
        {sky.wet > 0 && ` ${sky.wet} of ${GROUND_MINUTES} minutes of rain or snow.`}
        {sky.dry > 0 && sky.ground !== 'hard' && ` ${sky.dry} of ${GROUND_MINUTES} minutes of sun.`}
        {sky.fog && ` Fog: ${sky.fog.total} of ${sky.fog.target}.`}
      </p>
      {groundEffects(sky.ground)
        .map(speak)
        .map((effect) => (
          <p key={effect} class="note">
            {effect}
          </p>
        ))}
      <More label="Set by hand">
        <Choice
          label="Weather"
          columns={2}
          value={sky.weather}
          options={WEATHERS.map((value) => ({ value, label: speak(`weather-${value}`) }))}
          onChange={(weather) => set({ weather })}
        />
        <Choice
          label="How hard it falls"
          columns={2}
          value={sky.intensity}
          options={[
            { value: 'light', label: 'Light' },
            { value: 'heavy', label: 'Heavy' },
          ]}
          onChange={(intensity) => set({ intensity: intensity as 'light' })}
        />
        <Choice
          label="Ground"
          columns={3}
          value={sky.ground}
          options={GROUNDS.map((value) => ({ value, label: speak(`ground-${value}`) }))}
          onChange={(ground) => set({ ground })}
        />
        <Facts>
          <Fact label="The weather may change" on={sky.variable} onChange={(variable) => set({ variable })} />
          <Fact label="Freezing" on={sky.freezing} onChange={(freezing) => set({ freezing })} />
        </Facts>
        <Stepper
          label="Clock"
          note="forward only"
          value={battle.minutes}
          min={battle.minutes}
          max={battle.minutes + 60}
          step={5}
          shown={clock(battle.minutes)}
          onChange={(minutes) => void act({ do: 'set', what: 'clock', minutes })}
        />
        {SIDES.filter((side) => keepsBooks(battle, side)).map((side) => (
          <div key={side}>
            {view.rerolls[side] !== null && (
              <Stepper
                label={`${battle.sides[side].name} re-roll dice ready`}
                value={battle.sides[side].rerolls.ready}
                min={0}
                max={12}
                onChange={(ready) => void act({ do: 'set', what: 'side', id: side, set: { ready } })}
              />
            )}
            <Facts>
              <Fact
                label={`${battle.officers[battle.sides[side].commander]!.name} at his headquarters`}
                on={battle.sides[side].atHQ}
                onChange={(atHQ) => void act({ do: 'set', what: 'side', id: side, set: { atHQ } })}
              />
              <Fact
                label="On a vantage point"
                on={holds(battle.sides[side], 'vantage')}
                onChange={(vantage) => void act({ do: 'set', what: 'side', id: side, set: { vantage } })}
              />
            </Facts>
          </div>
        ))}
      </More>
      <More label={chosen.length === 0 ? 'Rulings: all at their defaults' : `Rulings: ${chosen.length} of your own`}>
        <Button href={to('battle', openId.value!, 'rulings')}>See and change the rulings</Button>
      </More>
      <Choice
        label="What the app does"
        value={battle.help}
        options={[...HELPS]
          .reverse()
          .map((value) => ({ value, label: speak(`help-${value}`), note: speak(`help-${value}-does`) }))}
        onChange={(help) => void act({ do: 'help', help })}
      />
      {battle.keeps === 'both' && (
        <Choice
          label="This phone"
          columns={2}
          value={battle.phone}
          options={[
            { value: 'open', label: 'Open table', note: 'all see all' },
            { value: 'passed', label: 'Passed round', note: 'secrets under a cover' },
          ]}
          onChange={(phone) => void act({ do: 'phone', phone: phone as 'open' })}
        />
      )}
      <More label="Papers: briefings, plans, the umpire">
        {SIDES.filter((side) => (battle.keeps === 'both' ? battle.phone === 'passed' : battle.keeps === side)).map(
          (side) => (
            <Button key={side} href={to('battle', openId.value!, 'papers', side)} note="briefing, plan, re-roll dice">
              {battle.sides[side].name} papers
            </Button>
          ),
        )}
        {battle.keeps === 'both' && (
          <Button href={to('battle', openId.value!, 'papers', 'umpire')} note="under a cover of their own">
            The umpire’s papers
          </Button>
        )}
        {battle.keeps === 'both' && battle.phone === 'open' && (
          <p class="note">Each side has papers of its own once the phone is passed round.</p>
        )}
      </More>
      <More label="Whose dice">
        <Choice
          label="Dice and cards"
          quiet
          columns={2}
          value={battle.dice}
          options={[
            { value: 'app', label: 'The app’s', note: 'your own at any throw' },
            { value: 'table', label: 'The table’s', note: 'the app’s at any throw' },
          ]}
          onChange={(dice) => void act({ do: 'dice', dice: dice as 'app' })}
        />
      </More>
      <More label="The seal of chance">
        <p class="seal">{battle.seal}</p>
        <p class="note">
          It was fixed before the first throw. When the battle is over the seed is shown here, and every throw can be
          checked against the seal.
        </p>
        <p>Fingerprint of the battle as it stands</p>
        <p class="seal" data-fingerprint>
          {fingerprint(now.value!)}
        </p>
        {seedShown() && (
          <>
            <p>Seed</p>
            <p class="seal">{seedShown()}</p>
            <CheckThrows seed={seedShown()!} />
          </>
        )}
      </More>
      {scenario.end?.terms && (
        <More label="How it is won">
          <p class="prose">{scenario.end.terms}</p>
        </More>
      )}
      {!battle.ended && <EndBattle battle={battle} />}
      <Act label="Leave">
        <Button kind="primary" onClick={onClose}>
          Done
        </Button>
      </Act>
    </Sheet>
  );
}

const bySky = (change: {
  weather?: (typeof WEATHERS)[number];
  intensity?: 'light' | 'heavy';
  ground?: (typeof GROUNDS)[number];
  variable?: boolean;
  freezing?: boolean;
}) => void act({ do: 'set', what: 'sky', set: change });

function CheckThrows({ seed }: { readonly seed: Seed }) {
  const [words, say] = useState('');
  const check = () => say(checkedWords(seed));
  return (
    <>
      <Button icon="check" onClick={check}>
        Check every throw
      </Button>
      <p role="status">{words}</p>
    </>
  );
}

/** NBC-END-01: both sides say so, or one gives it up. */
function EndBattle({ battle }: { readonly battle: Battle }) {
  const [agree, say] = useState({ a: false, b: false });
  const [concedes, concede] = useState(false);
  const said = { agree, concedes };
  const legal = mayEndBattle(said);
  return (
    <More label="End the battle">
      <Facts>
        {SIDES.map((side) => (
          <Fact
            key={side}
            label={`${battle.sides[side].name}: it is over`}
            on={agree[side]}
            onChange={(on) => say({ ...agree, [side]: on })}
          />
        ))}
        <Fact label="One side gives it up" on={concedes} onChange={concede} />
      </Facts>
      <Button
        kind="danger"
        note="it can be opened again"
        reason={spoken(!legal.ok && legal.why)}
        onClick={() => void act({ do: 'end', why: concedes ? 'one side gives it up' : 'by agreement', said })}
      >
        The battle is over
      </Button>
    </More>
  );
}
