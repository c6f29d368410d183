/** A battle before it goes to the table: who outflanks, who may come, what the ground does. The second of two taps lays it out. */
import { useState } from 'preact/hooks';
import type { Campaign } from '../../../../campaign/empires-in-arms/campaign.ts';
import { type Band, bandNation } from '../../../../campaign/empires-in-arms/combat/fight.ts';
import { areaName, areaOf, leads } from '../../../../campaign/empires-in-arms/ledger.ts';
import {
  comersTo,
  commandersOf,
  drawn,
  sallyable,
  sidesIn,
  withChit,
} from '../../../../campaign/empires-in-arms/modules/bridge-request.ts';
import { isRelief } from '../../../../campaign/empires-in-arms/modules/combat.ts';
import type { Corps } from '../../../../campaign/empires-in-arms/pieces.ts';
import type { OwnPlay } from '../../../../campaign/empires-in-arms/plays.ts';
import {
  ATTACKER_CHITS,
  BATTLE_SIDES,
  type BattleSide,
  DEFENDER_CHITS,
} from '../../../../campaign/empires-in-arms/vocabulary.ts';
import { t } from '../../../../words/t.ts';
import {
  Act,
  Button,
  Choice,
  Fact,
  Facts,
  Field,
  Flag,
  More,
  Notice,
  Question,
  Stepper,
} from '../../../components/index.ts';
import { doneHere, go, goInstead } from '../../../route.ts';
import { corpsIn, Frame, nameIn, namesIn, spell } from '../frame.tsx';
import { act, session } from '../session.ts';
import { layOut } from './lay-out.ts';

type ToTable = Extract<OwnPlay, { readonly do: 'to-table' }>;
type Side = ToTable['attacker'];

const CHITS = { attacker: ATTACKER_CHITS, defender: DEFENDER_CHITS } as const;
const MOST_DAYS = 9;
const MOST_NOTE = 20;

const corpsName = (state: Campaign, corps: Corps): string =>
  corps.name === '?'
    ? t('eiatable-a-corps', { corps: corpsIn(state, corps), area: areaName(state, areaOf(corps)) })
    : corps.name;
/** Who is inside the city: a corps by its name, the garrison by whose it is. EIA-181 */
function insideWords(state: Campaign, band: Band): string {
  const corps = band.of === 'corps' ? state.corps[band.id] : undefined;
  return corps ? corpsName(state, corps) : t('eiatable-garrison', { power: nameIn(state, bandNation(state, band)) });
}
const toggled = (all: readonly string[], id: string, on: boolean): readonly string[] =>
  on ? [...all, id] : all.filter((one) => one !== id);

interface SideProps {
  readonly state: Campaign;
  readonly of: BattleSide;
  readonly draft: ToTable;
  readonly onChange: (draft: ToTable) => void;
}

function DraftSide({ state, of, draft, onChange }: SideProps) {
  const side = draft[of];
  const set = (change: Partial<Side>) => onChange({ ...draft, [of]: { ...side, ...change } });
  const there = side.corps.flatMap((id) => state.corps[id] ?? []);
  const may = sidesIn(state, draft.area, draft.attacker.power, draft.defender.power);
  const near = comersTo(state, draft.area, may[of].nations, may[of === 'attacker' ? 'defender' : 'attacker'].nations);
  const open = commandersOf(state, side, draft.area);
  const { reinforce = [], sally = [] } = side;
  const inside =
    of === 'attacker' && draft.kind === 'limited'
      ? sallyable(state, draft.area, draft.attacker.power, may.defender.nations)
      : [];
  const bring = (id: string, on: boolean) =>
    set({ corps: toggled(side.corps, id, on), outflank: side.outflank.filter((one) => one !== id), leader: null });
  return (
    <section class={`bridge side-${of === 'attacker' ? 'a' : 'b'}`}>
      <h2 class="side-name">
        <Flag side={of === 'attacker' ? 'a' : 'b'} size={20} /> {namesIn(state, drawn(state, there, side.power).named)}
        <small>{t(`eiatable-${of}`, { n: there.length })}</small>
      </h2>
      {may[of].powers.length > 1 && (
        <Facts>
          {may[of].corps.map((one) => (
            <Fact
              key={one.id}
              label={corpsName(state, one)}
              effect={nameIn(state, leads(state, one.nation) ?? side.power)}
              on={side.corps.includes(one.id)}
              onChange={(on) => bring(one.id, on)}
            />
          ))}
        </Facts>
      )}
      {open.length > 1 && (
        <Choice
          label={t('eiatable-commands')}
          columns={2}
          options={open.map(({ id, name }) => ({ value: id, label: name }))}
          value={side.leader ?? open[0]?.id ?? ''}
          onChange={(leader) => set({ leader })}
        />
      )}
      {there.length > 1 && (
        <Facts>
          {there.map((one) => (
            <Fact
              key={one.id}
              label={corpsName(state, one)}
              effect={t('eiatable-outflanks')}
              on={side.outflank.includes(one.id)}
              onChange={(on) => set({ outflank: toggled(side.outflank, one.id, on) })}
            />
          ))}
        </Facts>
      )}
      {inside.length > 0 && (
        <Facts>
          {inside.map((band) => (
            <Fact
              key={band.id}
              label={insideWords(state, band)}
              effect={t('eiatable-sallies')}
              on={sally.includes(band.id)}
              onChange={(on) => set({ sally: toggled(sally, band.id, on) })}
            />
          ))}
        </Facts>
      )}
      {near.length > 0 && (
        <More label={t('eiatable-near', { n: reinforce.length })}>
          <Facts>
            {near.map((one) => (
              <Fact
                key={one.id}
                label={corpsName(state, one)}
                effect={state.areas[areaOf(one) ?? '']?.name ?? ''}
                on={reinforce.includes(one.id)}
                onChange={(on) => set({ reinforce: toggled(reinforce, one.id, on) })}
              />
            ))}
          </Facts>
        </More>
      )}
    </section>
  );
}

function ChartNotes({ state, draft, onChange }: Omit<SideProps, 'of'>) {
  const { area, attacker, defender } = draft;
  const relief = isRelief(state, { area, power: attacker.power, defender: defender.power });
  return (
    <More label={t('eiatable-more')}>
      <div class="form">
        <Choice
          label={t('eiatable-kind')}
          columns={2}
          options={(['field', 'limited'] as const)
            .filter((one) => one === 'field' || relief)
            .map((value) => ({ value, label: t(`eiatable-kind-${value}`) }))}
          value={draft.kind === 'limited' ? 'limited' : 'field'}
          onChange={(kind) => onChange({ ...draft, kind, attacker: { ...draft.attacker, sally: [] } })}
        />
        <Stepper
          label={t('eiatable-day')}
          value={draft.day}
          min={1}
          max={MOST_DAYS}
          onChange={(day) => onChange({ ...draft, day })}
        />
        {BATTLE_SIDES.map((of) => (
          <Field key={of} label={t('eiatable-chit', { power: nameIn(state, draft[of].power) })}>
            {(control) => (
              <select
                {...control}
                value={draft[of].chit ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  onChange(withChit(state, draft, of, value === '' ? null : value))
                }
              >
                <option value="">{t('eia-none')}</option>
                {CHITS[of].map((chit) => (
                  <option key={chit} value={chit}>
                    {spell(`eia-chit-${chit}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
        {BATTLE_SIDES.map((of) => (
          <Stepper
            key={of}
            label={t('eiatable-note', { power: nameIn(state, draft[of].power) })}
            value={draft[of].note}
            shown={(draft[of].note / 10).toFixed(1)}
            min={-MOST_NOTE}
            max={MOST_NOTE}
            onChange={(note) => onChange({ ...draft, [of]: { ...draft[of], note } })}
          />
        ))}
      </div>
    </More>
  );
}

export function Draft({ id, state, from }: { readonly id: string; readonly state: Campaign; readonly from: ToTable }) {
  const [draft, change] = useState(from);
  const [wrong, setWrong] = useState<string | null>(null);
  const send = async () => {
    if (!(await doneHere(act(draft)))) return;
    const now = session.state.value;
    const sent =
      now && Object.values(now.combats).find(({ over, via, area }) => !over && via === 'table' && area === draft.area);
    if (!now || !sent?.request) return;
    // The way back from the battle leads to the battle's page.
    goInstead('campaign', id, 'table', sent.id);
    const laid = await layOut(now, sent.request);
    if ('wrong' in laid) setWrong(laid.wrong);
    else go('new', laid.id);
  };
  const area = state.areas[draft.area];
  return (
    <Frame
      here="month"
      id={id}
      act={
        <Act>
          <Button kind="primary" note={t('eiatable-send-note')} onClick={() => void send()}>
            {t('eiatable-send')}
          </Button>
        </Act>
      }
    >
      {wrong && <Notice what={wrong} />}
      <Question>{t('eiatable-question', { area: area?.name ?? draft.area })}</Question>
      {BATTLE_SIDES.map((of) => (
        <DraftSide key={of} state={state} of={of} draft={draft} onChange={change} />
      ))}
      <Facts>
        <Fact
          label={t('eiatable-river-crossed')}
          effect={t('eiatable-river-effect')}
          on={draft.river}
          onChange={(river) => change({ ...draft, river })}
        />
      </Facts>
      <ChartNotes state={state} draft={draft} onChange={change} />
    </Frame>
  );
}
