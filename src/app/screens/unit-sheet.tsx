/** One unit: what can be done with it now, and every number and marker of it, to be set by hand. */

import { useState } from 'preact/hooks';
import {
  type Battle,
  currentCP,
  fightsAs,
  type Hurt,
  hasCP,
  keepsBooks,
  onTable,
  type Unit,
  unitName,
} from '../../battlefield/battle.ts';
import type { UnitByHand } from '../../battlefield/by-hand/by-hand.ts';
import { holds } from '../../battlefield/facts.ts';
import { causeSaid } from '../../battlefield/ledger/losses.ts';
import { unitMenu } from '../../battlefield/menu.ts';
import { causeNow } from '../../battlefield/now.ts';
import type { Play } from '../../battlefield/plays.ts';
import { isSheltered } from '../../battlefield/rules/fire/artillery-moves.ts';
import { mostStands, skirmishRatingOf } from '../../battlefield/troops.ts';
import { ASPECTS, type Aspect } from '../../book/terms.ts';
import { word } from '../../engine/message.ts';
import { startCP } from '../../scenarios/combat-points.ts';
import { t } from '../../words/t.ts';
import {
  Act,
  Button,
  Choice,
  Fact,
  Facts,
  Figures,
  More,
  Reckoning,
  Sheet,
  Signs,
  Stepper,
  Tally,
  UnitLabel,
} from '../components/index.ts';
import { doneHere, goInstead } from '../route.ts';
import { act, openId, seen } from '../session/battle-session.ts';
import { labelRatings, signsOf } from '../words.ts';
import { Day, Troubles } from './frame.tsx';
import { MoveOf } from './turn/move.tsx';
import { UnitFights } from './unit-fights.tsx';
import { UnitSpecial } from './unit-special.tsx';

export function UnitSheet({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const battle = seen.value?.battle;
  const unit = battle?.units[id];
  if (!battle || !unit) return null;
  const does = (play: Play) => void act(play);
  const hits = async (play: Play) => {
    if (await doneHere(act(play))) onClose();
  };
  /** A check is asked on the turn's screen: go there, in the place of this sheet. */
  const asks = async (play: Play) => {
    if (await doneHere(act(play))) goInstead('battle', openId.value!, 'turn');
  };
  const set = (change: UnitByHand) => does({ do: 'set', what: 'unit', id, set: change });
  const offers = unitMenu(battle, id);
  const cause = causeNow(battle);
  const fighting = unit.fate === 'good' && onTable(unit) && keepsBooks(battle, unit.side);
  const checks = offers.filter((play) => play.do === 'check' || play.do === 'recover' || play.do === 'disorder');
  return (
    <Sheet
      name={unitName(unit)}
      day={<Day slim />}
      label={<UnitLabel side={unit.side} name={unitName(unit)} ratings={labelRatings(unit)} />}
      onClose={onClose}
    >
      <Troubles />
      <div class="unit-state">
        {hasCP(unit) && <Tally left={currentCP(unit)} {...unit.lost} />}
        <Signs signs={signsOf(battle, unit)} />
      </div>
      <MoveOf battle={battle} unit={unit} onMove={() => void asks({ do: 'move', unit: id })} />
      <UnitFights battle={battle} unit={unit} offers={offers} onAsk={(play) => void asks(play)} />
      {fighting && cause && <HitForm unit={unit} cause={cause} onHits={(play) => void hits(play)} />}
      {checks.length > 0 && (
        <div class="row-of-two">
          {checks.map((play) => (
            <Button key={play.do} onClick={() => void asks(play)}>
              {checkWords(play, unit)}
            </Button>
          ))}
        </div>
      )}
      <Offers battle={battle} offers={offers} onPlay={does} />
      <UnitSpecial battle={battle} unit={unit} offers={offers} onDo={does} onAsk={(play) => void asks(play)} />
      {hasCP(unit) && (
        <Figures
          label={t('combat-points')}
          unit={t('unit-by-hand')}
          value={currentCP(unit)}
          most={unit.startCP}
          onChange={(cp) => set({ cp })}
        />
      )}
      <Facts>
        <Fact label={t('state-disordered')} on={unit.disordered} onChange={(disordered) => set({ disordered })} />
        <Fact label={t('state-out-of-command')} on={holds(unit, 'ooc')} onChange={(ooc) => set({ ooc })} />
        <Fact
          label={t('state-shaken')}
          effect={t('unit-shaken-note')}
          on={unit.shaken}
          onChange={(shaken) => set({ shaken })}
        />
        <Fact label={t('unit-resting')} on={unit.resting} onChange={(resting) => set({ resting })} />
        {holds(unit, 'fired') && (
          <Fact label={t('unit-fired')} effect={t('unit-fired-action')} on onChange={(fired) => set({ fired })} />
        )}
        {unit.card.arm === 'artillery' && (
          <Fact
            label={t('unit-fired')}
            effect={t('unit-this-turn')}
            on={unit.firedIn === battle.turn}
            onChange={(fired) => set({ fired })}
          />
        )}
        {unit.card.arm === 'artillery' && (
          <Fact
            label={t('unit-away')}
            effect={t('unit-away-note')}
            on={holds(unit, 'facingAway')}
            onChange={(facingAway) => set({ facingAway })}
          />
        )}
        {unit.card.arm === 'artillery' && unit.host === null && (
          <Fact
            label={t('unit-sheltered')}
            effect={t('unit-sheltered-note')}
            on={isSheltered(unit)}
            onChange={(sheltered) => set({ sheltered })}
          />
        )}
        {unit.card.arm === 'cavalry' && (unit.area !== null || unit.onFoot) && (
          <Fact
            label={t('on-foot')}
            effect={t('unit-on-foot-note')}
            on={unit.onFoot === true}
            onChange={(onFoot) => set({ onFoot })}
          />
        )}
        {unit.kind === 'unit' && (
          <Fact
            label={t('unit-own-defend')}
            effect={t('unit-own-defend-note')}
            on={unit.ownOrder !== null}
            onChange={(on) => set({ ownOrder: on ? 'defend' : null })}
          />
        )}
      </Facts>
      <Choice
        label={t('unit-exhaustion')}
        columns={3}
        value={unit.exhaustion}
        options={([0, 1, 2] as const).map((value) => ({ value, label: t(`exhaustion-${value}`) }))}
        onChange={(exhaustion) => set({ exhaustion })}
      />
      {mostStands(skirmishRatingOf(unit)) > 0 && (
        <Stepper
          label={t('combat-dice-stands')}
          value={unit.stands}
          min={0}
          max={mostStands(skirmishRatingOf(unit))}
          onChange={(stands) => set({ stands: stands as 0 | 1 | 2 })}
        />
      )}
      <Choice
        label={t('unit-fate')}
        columns={2}
        value={unit.fate}
        options={(['good', 'broken', 'eliminated', 'vanquished', 'off-table'] as const).map((value) => ({
          value,
          label: t(value === 'good' || value === 'off-table' ? `unit-fate-${value}` : `loss-row-${value}`),
        }))}
        onChange={(fate) => set({ fate })}
      />
      <More label={t('unit-books')}>
        {(['white', 'red', 'blue'] as const).map((book) => (
          <Stepper
            key={book}
            label={t(`unit-book-${book}`)}
            value={unit.lost[book]}
            min={0}
            max={unit.lost[book] + currentCP(unit)}
            unit="CP"
            onChange={(n) => set({ [book]: n })}
          />
        ))}
      </More>
      {battle.scenario.areas.length > 0 && (
        <More label={unit.area ? t('unit-in-area', { area: areaName(battle, unit.area) }) : t('unit-in-no-area')}>
          <Choice
            label={t('unit-where')}
            quiet
            value={unit.area ?? 'none'}
            options={[
              { value: 'none', label: t('combat-in-open') },
              ...battle.scenario.areas.map((area) => ({ value: area.id, label: area.name })),
            ]}
            onChange={(area) => set({ area: area === 'none' ? null : area })}
          />
        </More>
      )}
      {'parts' in unit.card && unit.kind === 'unit' && (
        <More label={t('unit-reckoned')}>
          <Reckoning of={startCP(unit.card.parts, unit.card.artilleryPoints)} />
          {unit.card.note && <p class="note">{unit.card.note}</p>}
        </More>
      )}
      {!('parts' in unit.card) && unit.card.note && <p class="note">{unit.card.note}</p>}
      <Act label={t('shell-leave')}>
        <Button kind="primary" onClick={onClose}>
          {t('shell-done')}
        </Button>
      </Act>
    </Sheet>
  );
}

const areaName = (battle: Battle, area: string): string =>
  battle.scenario.areas.find(({ id }) => id === area)?.name ?? '';

function checkWords(play: Play, unit: Unit): string {
  if (play.do === 'recover') return t(unit.fate === 'broken' ? 'rally-card' : 'unit-recover');
  return t(play.do === 'check' ? 'quality-check' : 'unit-disorder');
}

/** What the phase offers for this unit beside hits and checks. */
function Offers({
  battle,
  offers,
  onPlay,
}: {
  readonly battle: Battle;
  readonly offers: readonly Play[];
  readonly onPlay: (play: Play) => void;
}) {
  const shown = offers.filter(({ do: name }) => ['rest', 'stay', 'battery', 'convert'].includes(name));
  if (shown.length === 0) return null;
  return (
    <div class="row-of-two">
      {shown.map((play) => (
        <Button key={JSON.stringify(play)} onClick={() => onPlay(play)}>
          {offerWords(battle, play)}
        </Button>
      ))}
    </div>
  );
}

function offerWords(battle: Battle, play: Play): string {
  if (play.do === 'rest') return t(play.resting ? 'unit-rests' : 'unit-rests-not');
  if (play.do === 'stay') return t(play.stays ? 'unit-stays' : 'unit-comes');
  if (play.do === 'convert') return t('unit-howitzers');
  if (play.do === 'battery')
    return play.host ? t('unit-attach', { unit: battle.units[play.host]?.card.name ?? '' }) : t('unit-unattach');
  return '';
}

interface HitFormProps {
  readonly unit: Unit;
  readonly cause: Hurt['cause'];
  readonly onHits: (play: Play) => void;
}

/** Hits the table threw: how many, from where, and what the skirmishers do. */
function HitForm({ unit, cause, onHits }: HitFormProps) {
  const [aspect, setAspect] = useState<Aspect>('front');
  const [stand, setStand] = useState<'absorb' | 'keep'>('absorb');
  const most = hasCP(unit) ? fightsAs(unit).cp : 2;
  const skirmishers = cause === 'skirmish' && unit.stands > 0;
  return (
    <section class="hits" aria-label={t('sum-hits')}>
      <h2>{t('unit-hits-by', { cause: word(causeSaid(cause)) })}</h2>
      {cause !== 'skirmish' && (
        <Choice
          label={t('unit-hits-from')}
          quiet
          columns={3}
          value={aspect}
          options={ASPECTS.map((value) => ({ value, label: t(`aspect-${value}`) }))}
          onChange={setAspect}
        />
      )}
      {skirmishers && (
        <Choice
          label={t('stand-label')}
          quiet
          columns={2}
          value={stand}
          options={[
            { value: 'absorb', label: t('stand-absorb'), note: t('unit-stand-absorb-note') },
            { value: 'keep', label: t('stand-keep'), note: t('unit-stand-keep-note') },
          ]}
          onChange={setStand}
        />
      )}
      <div class="hit-buttons">
        {Array.from({ length: Math.min(most, 8) }, (_, i) => i + 1).map((hits) => (
          <Button
            key={hits}
            onClick={() => onHits({ do: 'hits', unit: unit.id, hits, cause, aspect, ...(skirmishers && { stand }) })}
          >
            {t('unit-hits-n', { n: hits })}
          </Button>
        ))}
      </div>
    </section>
  );
}
