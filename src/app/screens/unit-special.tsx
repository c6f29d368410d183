/** On a unit's sheet: bridges, areas, what it sends out, engineers and trains. Shown only where there is something. */

import { type Battle, orderOf, type Unit } from '../../battlefield/battle.ts';
import { crossingsOf } from '../../battlefield/movement/crossings.ts';
import { onWay } from '../../battlefield/movement/on-the-way.ts';
import { skipsBridge } from '../../battlefield/movement/road-column.ts';
import type { Play } from '../../battlefield/plays.ts';
import { engineersPlace } from '../../battlefield/special-troops/engineer-hosts.ts';
import { mayOpenGarrison, occupationOf } from '../../battlefield/special-troops/garrisoning.ts';
import { bridgeProgress } from '../../battlefield/special-troops/pontoons.ts';
import { speak } from '../../words/speak.ts';
import { Button, count, More, Reckoning } from '../components/index.ts';

type Of<D extends Play['do']> = Extract<Play, { do: D }>;
const only = <D extends Play['do']>(offers: readonly Play[], name: D): Of<D>[] =>
  offers.filter((play): play is Of<D> => play.do === name);

export interface SpecialProps {
  readonly battle: Battle;
  readonly unit: Unit;
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
  const takes = only(offers, 'capture');
  const swaps = only(offers, 'swap');
  const order = orderOf(battle, unit);
  const { ground } = battle.sky;
  const byRoad = order && skipsBridge({ order, ground, paved: false, wholeWay: true, rearClear: true });
  const stage = onWay(unit);
  const place = stage && crossingsOf(battle).find(({ id }) => id === stage.over);
  return (
    <>
      {stage && place && (
        <p>
          {stage.at === 'near' ? `At the entrance of ${place.name}.` : `Across ${place.name}; it moves off next turn.`}
        </p>
      )}
      {unit.kind === 'engineers' && <p>They are {speak(engineersPlace(battle, unit))}.</p>}
      {unit.captured && <p>Taken by {battle.units[unit.captured.by]?.card.name}.</p>}
      {unit.looting && <p>It loots the baggage: it stays, disordered, and harms nobody.</p>}
      {unit.building && <BridgeOf unit={unit} />}
      {(sends.length > 0 || trains.length > 0 || takes.length > 0) && (
        <div class="row-of-two">
          {sends.map((play) => (
            <Button key={play.do} onClick={() => onAsk(play)}>
              {play.do === 'detach' ? 'Send out a detachment' : 'Leave a garrison'}
            </Button>
          ))}
          {trains.map((play) => (
            <Button key={play.do} note="one re-roll die" onClick={() => onDo(play)}>
              {unit.kind === 'baggage' ? 'Set all the baggage in motion' : 'Set it in motion'}
            </Button>
          ))}
          {takes.map((play) => (
            <Button key={play.baggage} note="it stops there" onClick={() => onDo(play)}>
              Take {battle.units[play.baggage]!.card.name}
            </Button>
          ))}
        </div>
      )}
      {crossings.length > 0 && (
        <More label="Bridges and ditches">
          {byRoad && <p class="note">Wholly by road it crosses bridges without these steps.</p>}
          {crossings.map((play) => (
            <Button key={`${play.over}${play.deed}`} onClick={() => (play.deed === 'try' ? onAsk : onDo)(play)}>
              {crossWords(battle, unit, play)}
            </Button>
          ))}
        </More>
      )}
      {areas.length > 0 && (
        <More label={unit.area ? 'Leave the area' : 'Occupy an area'}>
          {areas.map((play) => (
            <Button key={play.area ?? 'none'} onClick={() => onDo(play)}>
              {play.area
                ? `Into ${battle.scenario.areas.find(({ id }) => id === play.area)?.name}`
                : `Out of ${battle.scenario.areas.find(({ id }) => id === unit.area)?.name}`}
            </Button>
          ))}
        </More>
      )}
      {unit.area && unit.kind !== 'garrison' && unit.card.arm === 'infantry' && (
        <>
          <Reckoning of={occupationOf(unit)} brief />
          {battle.action?.step === 'administration' && sends.length === 0 && <NotYet battle={battle} unit={unit} />}
        </>
      )}
      {swaps.length > 0 && (
        <More label="Change places, in the lull">
          {swaps.map((play) => (
            <Button key={play.with} onClick={() => onAsk(play)}>
              With {battle.units[play.with]!.card.name}
            </Button>
          ))}
        </More>
      )}
      {hosts.length > 0 && (
        <More label="Send them">
          {hosts.map((play) => (
            <Button key={JSON.stringify(play.to)} onClick={() => onDo(play)}>
              {hostWords(battle, play)}
            </Button>
          ))}
        </More>
      )}
      {builds.length > 0 && (
        <More label="Bridge of boats">
          {builds.map((play) => (
            <Button
              key={play.cm}
              note={play.cm > 0 ? `${count(play.cm, 'hour')} of work` : ''}
              onClick={() => onDo(play)}
            >
              {play.cm > 0 ? `Begin one of ${play.cm} cm` : 'Give the bridge up'}
            </Button>
          ))}
        </More>
      )}
    </>
  );
}

const NotYet = ({ battle, unit }: { readonly battle: Battle; readonly unit: Unit }) => {
  const legal = mayOpenGarrison(battle, unit);
  return legal.ok ? null : <p class="note">{speak(legal.why)}</p>;
};

function BridgeOf({ unit }: { readonly unit: Unit }) {
  const { cm, built, done } = unit.building!;
  const { need, built: sum, left } = bridgeProgress(cm, built);
  return (
    <>
      <p>
        {done
          ? `Its bridge of ${cm} cm stands.`
          : `It builds a bridge of ${cm} cm: ${sum.total} of ${need} minutes, ${left} left.`}
      </p>
      {built.length > 0 && <Reckoning of={sum} brief />}
    </>
  );
}

function crossWords(battle: Battle, unit: Unit, play: Of<'cross'>): string {
  const { name } = crossingsOf(battle).find(({ id }) => id === play.over)!;
  if (play.deed === 'reach') return `Reaches ${name} and stops`;
  if (play.deed === 'try') return `Tries to cross ${name}`;
  return onWay(unit)?.at === 'far' ? `Moves off ${name}` : `Turns back from ${name}`;
}

function hostWords(battle: Battle, { to }: Of<'engineers'>): string {
  if (to.at !== 'commander') return `To ${battle.units[to.unit]!.card.name}`;
  const formation = battle.formations[to.formation]!;
  return `To ${battle.officers[formation.commander]!.name}, ${formation.name}`;
}
