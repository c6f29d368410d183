/** Minors at the political desk: their forces set up, a runner that stands by one, free states. */
import { useState } from 'preact/hooks';
import type { Campaign } from '../../../../campaign/empires-in-arms/campaign.ts';
import { ownerOf } from '../../../../campaign/empires-in-arms/ledger.ts';
import { waiting } from '../../../../campaign/empires-in-arms/political/affairs.ts';
import { backable } from '../../../../campaign/empires-in-arms/political/running.ts';
import type { Power } from '../../../../campaign/empires-in-arms/vocabulary.ts';
import { t } from '../../../../words/t.ts';
import { Button, Fact, Stepper } from '../../../components/index.ts';
import { OneOf } from '../../inputs.tsx';
import { nameIn } from '../frame.tsx';
import { does } from '../session.ts';
import { players, Several, type StepProps } from './political-parts.tsx';

const areasOf = (state: Campaign, minor: string) =>
  Object.values(state.areas).filter(({ id }) => ownerOf(state, id) === minor);

/** Factors of a free state go to a corps in an area of it, or into a city. */
function Muster({ state, minor }: { readonly state: Campaign; readonly minor: string }) {
  const [item] = waiting(state, minor);
  const held = item?.what.is === 'factors' ? item.what.factors : {};
  const { regular = 0, cavalry = 0 } = held;
  const areas = areasOf(state, minor);
  const places = [
    ...Object.values(state.corps)
      .filter(({ nation, place }) => nation === minor && (place.at === 'pool' || place.at === 'area'))
      .flatMap((corps) =>
        areas
          .filter(({ id }) => corps.place.at !== 'area' || corps.place.area === id)
          .map(({ id, name }) => ({
            value: `${corps.id}>${id}`,
            label: t('eiapol-corps-at', { corps: corps.name, area: name }),
          })),
      ),
    ...areas
      .filter(({ city }) => city)
      .map(({ id, name }) => ({ value: `>${id}`, label: t('eiapol-garrison-at', { area: name }) })),
  ];
  const [where, go] = useState('');
  const [foot, setFoot] = useState(regular);
  const [horse, setHorse] = useState(cavalry);
  const at = places.find(({ value }) => value === where)?.value ?? places[0]?.value;
  if (!item) return null;
  const [corps = '', area = ''] = (at ?? '').split('>');
  const [f, h] = [Math.min(foot, regular), Math.min(horse, cavalry)];
  const factors = { ...(f > 0 && { regular: f }), ...(h > 0 && { cavalry: h }) };
  return (
    <section class="form">
      <p class="side-name">{t('eiapol-due-muster', { minor: nameIn(state, minor) })}</p>
      {at === undefined ? (
        <p class="note">{t('eiapol-muster-nowhere')}</p>
      ) : (
        <>
          <OneOf label={t('eiapol-muster-where')} value={at} options={places} set={go} />
          {regular > 0 && (
            <Stepper label={t('eiapol-strength-infantry')} value={f} min={0} max={regular} onChange={setFoot} />
          )}
          {cavalry > 0 && (
            <Stepper label={t('eiapol-strength-cavalry')} value={h} min={0} max={cavalry} onChange={setHorse} />
          )}
          <Button
            reason={f + h === 0 && t('eiapol-muster-none')}
            {...does({ do: 'muster', minor, to: corps === '' ? { city: area } : { corps, area }, factors })}
          >
            {t('eiapol-do-muster')}
          </Button>
        </>
      )}
    </section>
  );
}

/** Its fleet, in a port of it or a sea beside one. */
function Fleets({ state }: { readonly state: Campaign }) {
  const fleets = Object.values(state.fleets).filter(
    ({ nation, place }) =>
      place.at === 'pool' && state.minors[nation]?.state === 'free' && (state.minors[nation]?.ships ?? 0) > 0,
  );
  if (fleets.length === 0) return null;
  return (
    <div class="form">
      {fleets.flatMap((fleet) => {
        const ports = Object.values(state.ports).filter(({ area }) => ownerOf(state, area) === fleet.nation);
        const seas = [...new Set(ports.flatMap((port) => port.seas))];
        return [
          ...ports.map(({ id, name }) => (
            <Button
              key={`${fleet.id}${id}`}
              {...does({ do: 'muster-fleet', fleet: fleet.id, place: { at: 'port', port: id } })}
            >
              {t('eiapol-fleet-to', { fleet: fleet.name, place: name })}
            </Button>
          )),
          ...seas.map((sea) => (
            <Button
              key={`${fleet.id}${sea}`}
              {...does({ do: 'muster-fleet', fleet: fleet.id, place: { at: 'sea', sea } })}
            >
              {t('eiapol-fleet-to', { fleet: fleet.name, place: state.seas[sea]?.name ?? sea })}
            </Button>
          )),
        ];
      })}
    </div>
  );
}

export function Mustering({ state }: StepProps) {
  return (
    <>
      {Object.keys(state.minors).map((minor) =>
        waiting(state, minor).length > 0 ? <Muster key={minor} state={state} minor={minor} /> : null,
      )}
      <Fleets state={state} />
    </>
  );
}

/** A runner declares war on some who attack its minor: once, for three points in all. */
function Back({
  state,
  power,
  minor,
  against,
}: {
  readonly state: Campaign;
  readonly power: Power;
  readonly minor: string;
  readonly against: readonly Power[];
}) {
  const [chosen, choose] = useState<readonly Power[]>([]);
  const [inside, see] = useState(false);
  return (
    <section class="form">
      <p class="side-name">{t('eiapol-may-back', { power: nameIn(state, power), minor: nameIn(state, minor) })}</p>
      <Several state={state} among={against} chosen={chosen} onChange={choose} />
      <Fact label={t('eiapol-barred-inside')} on={inside} onChange={see} />
      <Button
        reason={chosen.length === 0 && t('eiapol-back-choose')}
        note={t('eiapol-costs-three')}
        {...does({ do: 'back-minor', power, minor, against: chosen, ...(inside && { inside }) })}
      >
        {t('eiapol-do-back')}
      </Button>
    </section>
  );
}
export const Backing = ({ state }: StepProps) => (
  <>
    {players(state).flatMap((power) =>
      backable(state, power).map(({ minor, against }) => (
        <Back key={`${power}${minor}`} state={state} power={power} minor={minor} against={against} />
      )),
    )}
  </>
);

export function FreeStates({ state }: StepProps) {
  const able = Object.values(state.minors).filter(
    ({ state: how, hasCorps, major }) => how === 'conquered' && hasCorps && major === null,
  );
  if (able.length === 0) return <p class="note">{t('eiapol-no-free')}</p>;
  return (
    <div class="form">
      {able.map(({ id, name, controller }) => (
        <Button
          key={id}
          note={controller ? nameIn(state, controller) : undefined}
          {...does({ do: 'free-state', minor: id })}
        >
          {t('eiapol-do-free', { minor: name })}
        </Button>
      ))}
    </div>
  );
}
