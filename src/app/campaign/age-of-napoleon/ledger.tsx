/** The ledger: every area with who stands there, then the boxes; a touch sets any of it by hand. */
import {
  type Area,
  type Army,
  type Box,
  type Campaign,
  type Corps,
  SIDES,
} from '../../../campaign/age-of-napoleon/campaign.ts';
import { allAreas, allCorps, isBoxed, isIn } from '../../../campaign/age-of-napoleon/ledger.ts';
import { t } from '../../../words/t.ts';
import { Act, Button, classes, Empty, Flag, Icon } from '../../components/index.ts';
import { to } from '../../route.ts';

interface OfCampaign {
  readonly id: string;
  readonly state: Campaign;
}

const CorpsRow = ({ id, corps, state }: OfCampaign & { readonly corps: Corps }) => (
  <a
    class={classes('corps-row', 'corps-row--corps', `side-${corps.side}`)}
    href={to('campaign', id, 'corps', corps.id)}
  >
    <Flag side={corps.side} size={20} />
    <span>
      <b>{corps.name}</b>
      <small>
        {[corps.nation, corps.army && state.armies[corps.army]?.name].filter(Boolean).join(', ') || t('aon-alone')}
      </small>
    </span>
    <span class="corps-row__state">{t(corps.spent ? 'aon-new-spent' : 'aon-new-fresh')}</span>
    <output>{corps.rating}</output>
  </a>
);

const ArmyLine = ({ id, army }: { readonly id: string; readonly army: Army }) => (
  <a class={classes('corps-row', 'corps-row--army', `side-${army.side}`)} href={to('campaign', id, 'army', army.id)}>
    <Icon name="commander" size={20} />
    <span>
      <b>{army.name}</b>
    </span>
    <output>{t('aon-ratings', { mr: army.mr, sr: army.sr, rating: army.rating })}</output>
  </a>
);

/** What an area is, as far as it matters. */
export function areaNote(state: Campaign, area: Area): string {
  return [
    area.terrain !== 'open' && t(area.terrain === 'mountain' ? 'aon-terrain-mountain' : 'aon-terrain-marsh'),
    area.friend && t('aon-new-friend', { to: state.sides[area.friend].name }),
    area.capital && t('aon-new-capital'),
    area.barren && t('aon-new-barren'),
    area.insurgent && t('aon-new-insurgent'),
    area.home !== '' && t('aon-new-home', { to: area.home }),
  ]
    .filter(Boolean)
    .join(', ');
}

function AreaBlock({ id, state, area }: OfCampaign & { readonly area: Area }) {
  const corps = allCorps(state).filter((one) => isIn(one, area.id));
  const armies = Object.values(state.armies).filter((army) => army.area === area.id);
  return (
    <section class="area-block">
      <a class="pane__head" href={to('campaign', id, 'area', area.id)}>
        <h2>{area.name}</h2>
        <span>{areaNote(state, area)}</span>
      </a>
      {armies.map((army) => (
        <ArmyLine key={army.id} id={id} army={army} />
      ))}
      {SIDES.flatMap((side) => corps.filter((one) => one.side === side)).map((one) => (
        <CorpsRow key={one.id} id={id} state={state} corps={one} />
      ))}
    </section>
  );
}

const BOXES: readonly Box[] = ['battle', 'reserve', 'prisoners', 'out'];

function BoxBlock({ id, state, box }: OfCampaign & { readonly box: Box }) {
  const corps = allCorps(state).filter((one) => isBoxed(one, box));
  if (corps.length === 0) return null;
  return (
    <section class="area-block">
      <div class="pane__head">
        <h2>{t(`aon-box-${box}`)}</h2>
        <span>{t('aon-corps-n', { n: corps.length })}</span>
      </div>
      {corps.map((one) => (
        <CorpsRow key={one.id} id={id} state={state} corps={one} />
      ))}
    </section>
  );
}

/** Both sides in figures: cards in hand, and what they have on the map and have lost for good. */
function Purse({ id, state }: OfCampaign) {
  return (
    <div class="purse purse--two">
      {SIDES.map((side) => {
        const { name, hand } = state.sides[side];
        const own = allCorps(state).filter((corps) => corps.side === side);
        const out = own.filter((corps) => isBoxed(corps, 'out')).length;
        return (
          <a key={side} class={`side-${side}`} href={to('campaign', id, 'side', side)}>
            <span class="purse__of">
              <Flag side={side} size={20} /> {name}
            </span>
            <span class="purse__figure">
              {own.length - out}
              <small>
                {t('aon-purse-lost', { n: out })}
                <br />
                {hand === null ? t('aon-new-no-hand') : t('aon-new-hand', { n: hand })}
              </small>
            </span>
          </a>
        );
      })}
    </div>
  );
}

export function Ledger({ id, state }: OfCampaign) {
  const off = Object.values(state.armies).filter(({ area }) => area === null);
  return (
    <>
      <h1 class="out-of-sight">{t('aon-room-ledger')}</h1>
      <Purse id={id} state={state} />
      {allAreas(state).length === 0 && <Empty what={t('aon-empty')} todo={t('aon-empty-todo')} />}
      {allAreas(state).map((area) => (
        <AreaBlock key={area.id} id={id} state={state} area={area} />
      ))}
      {off.length > 0 && (
        <section class="area-block">
          <div class="pane__head">
            <h2>{t('aon-place-off-map')}</h2>
          </div>
          {off.map((army) => (
            <ArmyLine key={army.id} id={id} army={army} />
          ))}
        </section>
      )}
      {BOXES.map((box) => (
        <BoxBlock key={box} id={id} state={state} box={box} />
      ))}
    </>
  );
}

export const LedgerAct = ({ id, state }: OfCampaign) => (
  <Act>
    <div class="three">
      <Button icon="more" href={to('campaign', id, 'new-area')}>
        {t('aon-add-area')}
      </Button>
      <Button icon="more" href={to('campaign', id, 'new-army')}>
        {t('aon-add-army')}
      </Button>
      <Button
        icon="more"
        reason={allAreas(state).length === 0 && t('aon-needs-area')}
        href={to('campaign', id, 'new-corps')}
      >
        {t('aon-add-corps')}
      </Button>
    </div>
  </Act>
);
