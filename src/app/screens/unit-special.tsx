/** On a unit's sheet: bridges, areas, detachments, engineers and trains. Only shown if there are any. */

import { type Battle, commanderOf, orderOf, type Unit } from '../../battlefield/battle.ts';
import { onWay } from '../../battlefield/ledger/driven-off.ts';
import { crossingsOf } from '../../battlefield/movement/crossings.ts';
import type { Play } from '../../battlefield/plays.ts';
import { mayMarchByRoad } from '../../battlefield/rules/movement/bridges.ts';
import { visibilityNow } from '../../battlefield/rules/sky/visibility.ts';
import { bridgeProgress } from '../../battlefield/rules/special-troops/trains.ts';
import { engineersPlace } from '../../battlefield/special-troops/engineer-hosts.ts';
import { mayOpenGarrison, occupationOf } from '../../battlefield/special-troops/garrisoning.ts';
import { word } from '../../engine/message.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { Button, More, Reckoning } from '../components/index.ts';
import type { OfUnit } from './of.ts';

type Of<D extends Play['do']> = Extract<Play, { do: D }>;
const only = <D extends Play['do']>(offers: readonly Play[], name: D): Of<D>[] =>
  offers.filter((play): play is Of<D> => play.do === name);

const nameOf = (battle: Battle, id: string): string => battle.units[id]?.card.name ?? '';

interface SpecialProps extends OfUnit {
  readonly offers: readonly Play[];
  /** Done at once. */
  readonly onDo: (play: Play) => void;
  /** Opens a question on the turn's screen. */
  readonly onAsk: (play: Play) => void;
}

export function UnitSpecial({ battle, unit, offers, onDo, onAsk }: SpecialProps) {
  const crossings = only(offers, 'cross');
  const areas = only(offers, 'occupy');
  const sends = [...only(offers, 'detach'), ...only(offers, 'garrison')];
  const hosts = only(offers, 'engineers');
  const trains = only(offers, 'train');
  const builds = only(offers, 'build');
  const swaps = only(offers, 'swap');
  const order = orderOf(battle, unit);
  const { ground } = battle.sky;
  const byRoad = order && mayMarchByRoad({ order, ground, paved: false }).ok;
  const crosses = crossings.map((play) => (
    <Button key={`${play.over}${play.deed}`} onClick={() => (play.deed === 'try' ? onAsk : onDo)(play)}>
      {crossWords(battle, unit, play)}
    </Button>
  ));
  return (
    <>
      <StandsSo battle={battle} unit={unit} />
      {crossings.length > 0 && onWay(unit) && <div class="row-of-two">{crosses}</div>}
      {(sends.length > 0 || trains.length > 0) && (
        <div class="row-of-two">
          {sends.map((play) => (
            <Button key={play.do} onClick={() => onAsk(play)}>
              {t(`unit-${play.do}`)}
            </Button>
          ))}
          {trains.map((play) => (
            <Button key={play.do} note={t('unit-one-die')} onClick={() => onDo(play)}>
              {t(unit.kind === 'baggage' ? 'unit-baggage' : 'unit-train')}
            </Button>
          ))}
        </div>
      )}
      {crossings.length > 0 && !onWay(unit) && (
        <More label={t('unit-bridges')}>
          {byRoad && <p class="note">{t('unit-by-road')}</p>}
          {crosses}
        </More>
      )}
      {areas.length > 0 && (
        <More label={t(unit.area ? 'unit-area-leave' : 'unit-area-occupy')}>
          {areas.map((play) => (
            <Button key={play.area ?? 'none'} onClick={() => onDo(play)}>
              {t(play.area ? 'unit-area-into' : 'unit-area-out', {
                area: battle.scenario.areas.find(({ id }) => id === (play.area ?? unit.area))?.name ?? '',
              })}
            </Button>
          ))}
        </More>
      )}
      {unit.area && unit.kind !== 'garrison' && unit.card.arm === 'infantry' && (
        <>
          <Reckoning of={occupationOf(unit)} brief />
          {!sends.some((play) => play.do === 'garrison') && <NotYet battle={battle} unit={unit} />}
        </>
      )}
      {swaps.length > 0 && (
        <More label={t('unit-swap')}>
          {swaps.map((play) => (
            <Button key={play.with} onClick={() => onAsk(play)}>
              {nameOf(battle, play.with)}
            </Button>
          ))}
        </More>
      )}
      {hosts.length > 0 && (
        <More open label={t('unit-send')}>
          {hosts.map((play) => (
            <Button key={JSON.stringify(play.to)} note={farNote(battle, unit, play)} onClick={() => onDo(play)}>
              {hostWords(battle, play)}
            </Button>
          ))}
        </More>
      )}
      {builds.length > 0 && (
        <More label={t('unit-boats')}>
          {builds.map((play) => (
            <Button
              key={play.cm}
              note={play.cm > 0 && t('unit-boats-hours', { n: play.cm })}
              onClick={() => onDo(play)}
            >
              {play.cm > 0 ? t('unit-boats-begin', { cm: play.cm }) : t('unit-boats-give-up')}
            </Button>
          ))}
        </More>
      )}
    </>
  );
}

/** What the unit is doing, line by line. */
function StandsSo({ battle, unit }: OfUnit) {
  const stage = onWay(unit);
  const place = stage && crossingsOf(battle).find(({ id }) => id === stage.over);
  return (
    <>
      {stage && place && (
        <p>{t(stage.at === 'near' ? 'unit-at-bridge' : 'unit-across-bridge', { bridge: place.name })}</p>
      )}
      {unit.kind === 'engineers' && <p>{t('unit-engineers', { where: word(engineersPlace(battle, unit)) })}</p>}
      {unit.captured && <p>{t('unit-taken-by', { unit: nameOf(battle, unit.captured.by) })}</p>}
      {unit.looting && <p>{t('unit-loots')}</p>}
      {unit.building && <BridgeOf unit={unit} />}
    </>
  );
}

const NotYet = ({ battle, unit }: OfUnit) => {
  const legal = mayOpenGarrison(battle, unit);
  return legal.ok ? null : <p class="note">{speak(legal.why)}</p>;
};

function BridgeOf({ unit }: { readonly unit: Unit }) {
  const { cm, built, done } = unit.building!;
  const { need, built: sum, left } = bridgeProgress(cm, built);
  return (
    <>
      <p>{done ? t('unit-bridge-stands', { cm }) : t('unit-bridge-builds', { cm, built: sum.total, need, left })}</p>
      {built.length > 0 && <Reckoning of={sum} brief />}
    </>
  );
}

function crossWords(battle: Battle, unit: Unit, play: Of<'cross'>): string {
  const bridge = crossingsOf(battle).find(({ id }) => id === play.over)?.name ?? '';
  const off = onWay(unit)?.at === 'far' ? 'off' : 'back';
  return t('unit-crosses', { bridge, deed: play.deed === 'reach' || play.deed === 'try' ? play.deed : off });
}

/** NBC-ENG-04: the way to a commander from the park or another formation costs a die, and he must be in sight. */
const farNote = (battle: Battle, { formation }: Unit, { to }: Of<'engineers'>): string | undefined =>
  to.at === 'commander' && to.formation !== formation
    ? t('unit-send-seen', { cm: visibilityNow(battle).total })
    : undefined;

function hostWords(battle: Battle, { to }: Of<'engineers'>): string {
  if (to.at !== 'commander') return t('unit-send-to', { unit: nameOf(battle, to.unit) });
  const formation = battle.formations[to.formation]!;
  return t('unit-send-to-officer', { officer: commanderOf(battle, formation).name, formation: formation.name });
}
