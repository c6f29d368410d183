/** One unit: its possible actions, and every number and marker to set by hand. */

import { currentCP, hasCP, keepsBooks, onTable, type Unit, unitName } from '../../battlefield/battle.ts';
import type { UnitByHand as Change } from '../../battlefield/by-hand/by-hand.ts';
import { onWay } from '../../battlefield/ledger/driven-off.ts';
import { unitMenu } from '../../battlefield/menu.ts';
import { causeNow } from '../../battlefield/now.ts';
import type { Play } from '../../battlefield/plays.ts';
import { t } from '../../words/t.ts';
import { Act, Button, Figures, Icon, More, Sheet, type Sign, Tally, UnitLabel } from '../components/index.ts';
import { lazy } from '../lazy.tsx';
import { ofSky } from '../of-sky.tsx';
import { doneHere, goInstead } from '../route.ts';
import { act, openId, seen } from '../session/battle-session.ts';
import { labelRatings, signsOf } from '../words.ts';
import { Day, NoteOf, Troubles } from './frame.tsx';
import { MoveOf } from './turn/move.tsx';
import { UnitFights } from './unit-fights.tsx';

const UnitSpecial = ofSky((sky) => sky.UnitSpecial);
const HitForm = ofSky((sky) => sky.HitForm);
const Offers = ofSky((sky) => sky.Offers);
const Past = ofSky((sky) => sky.Past);

const UnitByHand = lazy(async () => (await import('../parts/by-hand.ts')).UnitByHand, 'beside');

/** Its states in words, each with its icon. */
const States = ({ signs }: { readonly signs: readonly Sign[] }) =>
  signs.length > 0 ? (
    <ul class="states">
      {signs.map(({ icon, name, danger }) => (
        <li key={name} class={danger ? 'is-danger' : undefined}>
          <Icon name={icon} size={20} />
          {name}
        </li>
      ))}
    </ul>
  ) : null;

export function UnitSheet({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const battle = seen.value?.battle;
  const unit = battle?.units[id];
  if (!battle || !unit) return null;
  const does = (play: Play) => void act(play);
  const hits = async (play: Play) => {
    if (await doneHere(act(play))) onClose();
  };
  /** Opens a check, which is asked on the turn's screen in place of this sheet. */
  const asks = async (play: Play) => {
    if (await doneHere(act(play))) goInstead('battle', openId.value!, 'turn');
  };
  const set = (change: Change) => does({ do: 'set', what: 'unit', id, set: change });
  const offers = unitMenu(battle, id);
  const cause = causeNow(battle);
  const fighting = !battle.ended && unit.fate === 'good' && onTable(unit) && keepsBooks(battle, unit.side);
  // What it most likely does now is the large button.
  const deeds = unit.fate === 'broken' ? ['move'] : ['charge', 'firefight', 'combat'];
  const acts = offers.some(({ do: name }) => deeds.includes(name));
  const checks = offers.filter((play) => play.do === 'check' || play.do === 'recover' || play.do === 'disorder');
  // Half over a bridge it goes on.
  const special = (
    <UnitSpecial battle={battle} unit={unit} offers={offers} onDo={does} onAsk={(play) => void asks(play)} />
  );
  return (
    <Sheet
      name={unitName(unit)}
      day={<Day slim />}
      label={<UnitLabel side={unit.side} name={unitName(unit)} ratings={labelRatings(unit)} />}
      onClose={onClose}
    >
      <Troubles />
      <div class="unit-state">
        {hasCP(unit) && (
          <>
            <b class="unit-state__cp">{t('loss-left', { cp: currentCP(unit) })}</b>
            <Tally left={currentCP(unit)} {...unit.lost} />
          </>
        )}
      </div>
      <States signs={signsOf(battle, unit)} />
      <Past unit={unit} />
      {onWay(unit) && special}
      {!battle.ended && <MoveOf battle={battle} unit={unit} onMove={() => void asks({ do: 'move', unit: id })} />}
      <UnitFights battle={battle} unit={unit} offers={offers} onAsk={(play) => void asks(play)} />
      {!onWay(unit) && special}
      {fighting && cause && (
        <HitForm key={id} battle={battle} unit={unit} cause={cause} onHits={(play) => void hits(play)} />
      )}
      {checks.length > 0 && (
        <div class="row-of-two">
          {checks.map((play) => (
            <Button key={play.do} onClick={() => void asks(play)}>
              {checkWords(play, unit)}
            </Button>
          ))}
        </div>
      )}
      <Offers battle={battle} unit={unit} offers={offers} onPlay={does} />
      {!battle.ended && hasCP(unit) && (
        <Figures
          label={t('combat-points')}
          unit={t('unit-by-hand')}
          value={currentCP(unit)}
          most={unit.startCP}
          onChange={(cp) => set({ cp })}
        />
      )}
      {!battle.ended && <More label={t('unit-set-by-hand')}>{() => <UnitByHand unit={id} />}</More>}
      {battle.keys && <NoteOf about={id} />}
      <Act label={t('shell-leave')}>
        <Button kind={acts ? 'plain' : 'primary'} onClick={onClose}>
          {t('shell-done')}
        </Button>
      </Act>
    </Sheet>
  );
}

function checkWords(play: Play, unit: Unit): string {
  if (play.do === 'recover') return t(unit.fate === 'broken' ? 'rally-card' : 'unit-recover');
  return t(play.do === 'check' ? 'quality-check' : 'disorder-check');
}
