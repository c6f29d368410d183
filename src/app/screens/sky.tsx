/** Sky and clock, the sides, the rulings in force, notes and the seal: everything about the day outside the turn. */

import { useState } from 'preact/hooks';
import { armyCommander, type Battle, HELPS, keepsBooks, type Sky, serves } from '../../battlefield/battle.ts';
import type { SideByHand as Change, SkyByHand } from '../../battlefield/by-hand/by-hand.ts';
import { holds } from '../../battlefield/facts.ts';
import { mayEndBattle } from '../../battlefield/rules/after-battle/after-battle.ts';
import { groundEffects } from '../../battlefield/rules/movement/movement.ts';
import { visibilityNow } from '../../battlefield/rules/sky/visibility.ts';
import { falling, GROUND_MINUTES, weatherCode } from '../../battlefield/rules/sky/weather.ts';
import { defaultRuling, RULING_KEYS, ruling } from '../../book/rulings.ts';
import { clock, GROUNDS, SIDES, type SideId, WEATHERS } from '../../book/terms.ts';
import { type Message, say, word } from '../../engine/message.ts';
import { addedTo } from '../../journal/chance-seed.ts';
import { speak, spoken } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { Act, Button, Choice, Fact, Facts, More, Question, Reckoning, Sheet, Stepper } from '../components/index.ts';
import { doneHere, goInstead, to } from '../route.ts';
import { act, journal, battle as now, openId, seedShown, seen } from '../session/battle-session.ts';
import { fingerprint } from '../session/fingerprint.ts';
import type { Shown } from '../session/shown.ts';
import { wordsOf } from '../session/words-of.ts';
import { Day, Troubles } from './frame.tsx';
import { DayBar } from './turn/day.tsx';

export function SkySheet({ onClose }: { readonly onClose: () => void }) {
  const view = seen.value;
  if (!view) return null;
  const { battle } = view;
  const { sky, scenario } = battle;
  const chosen = RULING_KEYS.filter((key) => ruling(battle.rulings, key) !== defaultRuling(key));
  return (
    <Sheet name={t('sky-name')} day={<Day slim />} onClose={onClose}>
      <Troubles />
      <Question>{t('sky-now', { clock: clock(battle.minutes), weather: word(weatherCode(sky)) })}</Question>
      <DayBar battle={battle} />
      <Reckoning of={visibilityNow(battle)} />
      <p>{t('sentences', { all: told(sky) })}</p>
      {groundEffects(sky.ground)
        .map(speak)
        .map((effect) => (
          <p key={effect} class="note">
            {effect}
          </p>
        ))}
      {!battle.ended && <ByHand view={view} />}
      <More label={t('sky-rulings', { n: chosen.length })}>
        <Button href={to('battle', openId.value!, 'rulings')}>{t('sky-see-rulings')}</Button>
      </More>
      {!battle.ended && <HowPlayed battle={battle} />}
      {!battle.keys && <Papers battle={battle} />}
      <SealOf battle={battle} />
      {scenario.end?.terms && (
        <More label={t('sky-won')}>
          <p class="prose">{scenario.end.terms}</p>
        </More>
      )}
      {!battle.ended && <EndBattle battle={battle} />}
      <Act label={t('shell-leave')}>
        <Button kind="primary" onClick={onClose}>
          {t('shell-done')}
        </Button>
      </Act>
    </Sheet>
  );
}

/** What the app does, who looks at the phone, whose dice: nobody changes them once the battle is over. */
function HowPlayed({ battle }: { readonly battle: Battle }) {
  return (
    <>
      <Choice
        label={t('sky-app')}
        value={battle.help}
        options={[...HELPS]
          .reverse()
          .map((value) => ({ value, label: speak(`help-${value}`), note: speak(`help-${value}-does`) }))}
        onChange={(help) => void act({ do: 'help', help })}
      />
      {battle.keeps === 'both' && !battle.keys && (
        <Choice
          label={t('sky-phone')}
          columns={2}
          value={battle.phone}
          options={(['open', 'passed'] as const).map((value) => ({
            value,
            label: t(`sky-phone-${value}`),
            note: t(`sky-phone-${value}-note`),
          }))}
          onChange={(phone) => void act({ do: 'phone', phone })}
        />
      )}
      <More label={t('sky-whose-dice')}>
        <Choice
          label={t('sky-dice')}
          quiet
          columns={2}
          value={battle.dice}
          options={(['app', 'table'] as const).map((value) => ({
            value,
            label: t(`sky-dice-${value}`),
            note: t(`sky-dice-${value}-note`),
          }))}
          onChange={(dice) => void act({ do: 'dice', dice })}
        />
      </More>
    </>
  );
}

/** Weather, ground, clock and the sides' stocks, set by hand. */
function ByHand({ view }: { readonly view: Shown }) {
  const { battle } = view;
  const { sky } = battle;
  return (
    <More label={t('formation-by-hand')}>
      <Choice
        label={t('phase-9')}
        columns={2}
        value={sky.weather}
        options={WEATHERS.map((value) => ({ value, label: speak(`weather-${value}`) }))}
        onChange={(weather) => bySky({ weather })}
      />
      {falling(sky.weather) && (
        <Choice
          label={t('sky-intensity')}
          columns={2}
          value={sky.intensity}
          options={(['light', 'heavy'] as const).map((value) => ({ value, label: t(`intensity-${value}`) }))}
          onChange={(intensity) => bySky({ intensity })}
        />
      )}
      <Choice
        label={t('sky-the-ground')}
        columns={3}
        value={sky.ground}
        options={GROUNDS.map((value) => ({ value, label: speak(`ground-${value}`) }))}
        onChange={(ground) => bySky({ ground })}
      />
      <Facts>
        <Fact label={t('sky-may')} on={sky.variable} onChange={(variable) => bySky({ variable })} />
        <Fact label={t('sky-freezes')} on={sky.freezing} onChange={(freezing) => bySky({ freezing })} />
      </Facts>
      <Stepper
        label={t('sky-clock')}
        note={t('sky-clock-note')}
        value={battle.minutes}
        min={battle.minutes}
        max={battle.minutes + 60}
        step={5}
        shown={clock(battle.minutes)}
        onChange={(minutes) => void act({ do: 'set', what: 'clock', minutes })}
      />
      {SIDES.filter((side) => keepsBooks(battle, side)).map((side) => (
        <SideByHand key={side} view={view} side={side} />
      ))}
    </More>
  );
}

function SideByHand({ view, side: id }: { readonly view: Shown; readonly side: SideId }) {
  const side = view.battle.sides[id];
  const chief = armyCommander(view.battle, id);
  const set = (change: Change) => void act({ do: 'set', what: 'side', id, set: change });
  return (
    <div>
      {view.rerolls[id] !== null && (
        <Stepper
          label={t('sky-dice-ready', { side: side.name })}
          value={side.rerolls.ready}
          min={0}
          max={12}
          onChange={(ready) => set({ ready })}
        />
      )}
      {serves(chief) && (
        <Facts>
          <Fact label={t('sky-at-hq', { officer: chief.name })} on={side.atHQ} onChange={(atHQ) => set({ atHQ })} />
          <Fact label={t('on-vantage-point')} on={holds(side, 'vantage')} onChange={(vantage) => set({ vantage })} />
        </Facts>
      )}
    </div>
  );
}

/** The papers of each seat. With seats under lock each has its door on these pages. */
const Papers = ({ battle }: { readonly battle: Battle }) => (
  <More label={t('sky-papers')}>
    {SIDES.filter((side) => (battle.keeps === 'both' ? battle.phone === 'passed' : battle.keeps === side)).map(
      (side) => (
        <Button key={side} href={to('battle', openId.value!, 'papers', side)} note={t('sky-papers-of-note')}>
          {t('papers-of', { side: battle.sides[side].name })}
        </Button>
      ),
    )}
    {battle.keeps === 'both' && (
      <Button href={to('battle', openId.value!, 'papers', 'umpire')} note={t('sky-papers-umpire-note')}>
        {t('papers-of-umpire')}
      </Button>
    )}
    {battle.keeps === 'both' && battle.phone === 'open' && <p class="note">{t('sky-papers-passed')}</p>}
  </More>
);

/** The seal of the seed, the words of both sides, and the proof. */
function SealOf({ battle }: { readonly battle: Battle }) {
  const added = addedTo(journal.value?.header ?? {}).filter((words) => words !== '');
  return (
    <More label={t('sky-seal')} open={battle.ended !== null}>
      <p class="seal">{battle.seal}</p>
      <p class="note">{t('sky-seal-words', { words: wordsOf(battle.seal) })}</p>
      {added.length > 0 && <p class="note">{t('sky-added', { added: added.join(', ') })}</p>}
      <p class="note">
        {t('sky-seal-note')} {t('seal-limits')}
      </p>
      <p>{t('sky-fingerprint')}</p>
      <p class="seal" data-fingerprint>
        {fingerprint(now.value!)}
      </p>
      {battle.ended && !battle.revealed && (
        <Button kind="danger" note={t('sky-reveal-note')} onClick={() => void act({ do: 'reveal' })}>
          {t('sky-reveal')}
        </Button>
      )}
      {seedShown() && (
        <>
          <p>{t('sky-seed')}</p>
          <p class="seal">{seedShown()}</p>
          <Button icon="check" note={t('sky-check-note')} href={to('battle', openId.value!, 'proof')}>
            {t('sky-check')}
          </Button>
        </>
      )}
    </More>
  );
}

/** Ground, weather and fog, one sentence each. */
const told = (sky: Sky): readonly Message[] => [
  say('sky-ground-is', { ground: word(`ground-${sky.ground}`) }),
  word(sky.variable ? 'sky-weather-may' : 'sky-weather-stays'),
  ...(sky.wet > 0 ? [say('sky-wet', { n: sky.wet, of: GROUND_MINUTES })] : []),
  ...(sky.dry > 0 && sky.ground !== 'hard' ? [say('sky-dry', { n: sky.dry, of: GROUND_MINUTES })] : []),
  ...(sky.fog ? [say('sky-fog-is', sky.fog)] : []),
];

const bySky = (change: SkyByHand) => void act({ do: 'set', what: 'sky', set: change });

/** NBC-END-01: both sides agree, or one concedes. */
function EndBattle({ battle }: { readonly battle: Battle }) {
  const [agree, say] = useState({ a: false, b: false });
  const [concedes, concede] = useState(false);
  const said = { agree, concedes };
  const legal = mayEndBattle(said);
  const end = async () => {
    if (await doneHere(act({ do: 'end', why: concedes ? 'over-given-up' : 'over-agreed', said })))
      goInstead('battle', openId.value!, 'turn');
  };
  return (
    <More label={t('sky-end')}>
      <Facts>
        {SIDES.map((side) => (
          <Fact
            key={side}
            label={t('sky-end-side', { side: battle.sides[side].name })}
            on={agree[side]}
            onChange={(on) => say({ ...agree, [side]: on })}
          />
        ))}
        <Fact label={t('sky-end-given-up')} on={concedes} onChange={concede} />
      </Facts>
      <Button kind="danger" note={t('sky-end-note')} reason={spoken(!legal.ok && legal.why)} onClick={() => void end()}>
        {t('over-question')}
      </Button>
    </More>
  );
}
