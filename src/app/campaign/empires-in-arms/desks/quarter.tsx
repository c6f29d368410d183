/** The quarter desk: what a power buys, with its price as it is put together; loans, recalls, debts, each where its step is. */
import { useState } from 'preact/hooks';
import type { Campaign } from '../../../../campaign/empires-in-arms/campaign.ts';
import { alliesOf, countryOf, freeStates } from '../../../../campaign/empires-in-arms/ledger.ts';
import { corpsForSale, fleetsForSale, priced, purseOf } from '../../../../campaign/empires-in-arms/quarter/buying.ts';
import { onMapOf } from '../../../../campaign/empires-in-arms/quarter/upkeep.ts';
import { mayBuy, type Order, priceOf, upkeep, WARES } from '../../../../campaign/empires-in-arms/rules/spending.ts';
import type { Nation, Power } from '../../../../campaign/empires-in-arms/vocabulary.ts';
import { spoken } from '../../../../words/speak.ts';
import { t } from '../../../../words/t.ts';
import { Act, Button, Choice, Fact, Facts, Question, Reckoning, Stepper } from '../../../components/index.ts';
import { to } from '../../../route.ts';
import { Frame, monthName, nameIn } from '../frame.tsx';
import { Conversions } from '../later.ts';
import { moneyWords } from '../powers.tsx';
import { act, does } from '../session.ts';

/** The most of one kind that a stepper goes to. */
const MOST = 99;

interface PageProps {
  readonly id: string;
  readonly state: Campaign;
  readonly power: Power;
}

const Purse = ({ state, power, nation }: Omit<PageProps, 'id'> & { readonly nation: Nation }) => {
  const { money, men } = purseOf(state, power, nation);
  return (
    <dl class="eia-purse eia-purse--two">
      <div>
        <dt>{t('eia-money')}</dt>
        <dd>{moneyWords(money)}</dd>
      </div>
      <div>
        <dt>{t('eia-manpower')}</dt>
        <dd>{men}</dd>
      </div>
    </dl>
  );
};

interface Basket {
  readonly order: Order;
  readonly counters: readonly string[];
}
const NOTHING: Basket = { order: {}, counters: [] };

function Wares({
  id,
  state,
  nation,
  basket,
  onChange,
}: Omit<PageProps, 'power'> & {
  readonly nation: Nation;
  readonly basket: Basket;
  readonly onChange: (basket: Basket) => void;
}) {
  const sold = WARES.filter((ware) => mayBuy(nation, ware).ok);
  const open = sold.filter((ware) => priceOf(state.slots, ware) === undefined);
  const counters = [...corpsForSale(state, nation), ...fleetsForSale(state, nation)];
  return (
    <>
      {sold
        .filter((ware) => !open.includes(ware))
        .map((ware) => {
          const price = priceOf(state.slots, ware);
          return (
            <Stepper
              key={ware}
              label={t(`eiaqtr-buy-${ware}`)}
              note={price && t('eiaqtr-price', { money: price.money, men: price.manpower, months: price.months })}
              value={basket.order[ware] ?? 0}
              min={0}
              max={MOST}
              onChange={(n) => onChange({ ...basket, order: { ...basket.order, [ware]: n } })}
            />
          );
        })}
      {open.length > 0 && (
        <Button href={to('campaign', id, 'chart', 'CH-15')} note={t('eiaqtr-open-prices', { n: open.length })}>
          {t('eiaqtr-type-prices')}
        </Button>
      )}
      {counters.length > 0 && (
        <>
          <h2 class="eia-heading">{t('eiaqtr-buy-counters')}</h2>
          <Facts>
            {counters.map((one) => (
              <Fact
                key={one.id}
                label={one.name}
                effect={moneyWords(2)}
                on={basket.counters.includes(one.id)}
                onChange={(on) =>
                  onChange({
                    ...basket,
                    counters: on ? [...basket.counters, one.id] : basket.counters.filter((key) => key !== one.id),
                  })
                }
              />
            ))}
          </Facts>
        </>
      )}
    </>
  );
}

/** What a power, or one of its free states, buys; the sum grows as it is put together. */
function Buying({ id, state, power }: PageProps) {
  const nations: readonly Nation[] = [
    power,
    ...freeStates(state, power).flatMap(({ id: one }) => (countryOf(state, one) === one ? [one] : [])),
  ];
  const [nation, choose] = useState<Nation>(power);
  const [basket, fill] = useState<Basket>(NOTHING);
  const fleets = new Set(fleetsForSale(state, nation).map((one) => one.id));
  const wanted = {
    ...{ power, nation, order: basket.order },
    corps: basket.counters.filter((key) => !fleets.has(key)),
    fleets: basket.counters.filter((key) => fleets.has(key)),
  };
  const { why, cost } = priced(state, wanted);
  return (
    <Frame
      here="month"
      id={id}
      act={
        <Act>
          <Button
            kind="primary"
            reason={spoken(why)}
            note={cost && t('eiaqtr-buy-sum', { money: cost.money.total, men: cost.manpower.total })}
            onClick={() => void act({ do: 'buy', ...wanted }).then((done) => done && fill(NOTHING))}
          >
            {t('eiaqtr-buy')}
          </Button>
        </Act>
      }
    >
      <Question>{t('eiaqtr-buy-question', { power: nameIn(state, power) })}</Question>
      {nations.length > 1 && (
        <Choice
          label={t('eiaqtr-for-whom')}
          columns={2}
          options={nations.map((one) => ({ value: one, label: nameIn(state, one) }))}
          value={nation}
          onChange={(one) => {
            choose(one);
            fill(NOTHING);
          }}
        />
      )}
      <Purse state={state} power={power} nation={nation} />
      <Wares id={id} state={state} nation={nation} basket={basket} onChange={fill} />
      {cost && cost.money.terms.length > 0 && <Reckoning of={cost.money} cited />}
      {cost && cost.manpower.terms.length > 0 && <Reckoning of={cost.manpower} cited />}
      <Coming state={state} nation={nation} />
      <Debts state={state} power={power} />
      <Conversions id={id} state={state} power={power} />
    </Frame>
  );
}

/** What is on order already. */
function Coming({ state, nation }: { readonly state: Campaign; readonly nation: Nation }) {
  const queued = Object.values(state.queue).filter(({ owner }) => owner === nation);
  if (queued.length === 0) return null;
  return (
    <>
      <h2 class="eia-heading">{t('eiaqtr-coming')}</h2>
      <ol class="agenda">
        {queued.map(({ id, what, due }) => (
          <li key={id}>
            <span aria-hidden="true">
              {what.is === 'factors' ? Object.values(what.factors).reduce((n, one) => n + one, 0) : 1}
            </span>
            <span>{t(`eia-due-${what.is}`)}</span>
            <b>{monthName(due)}</b>
          </li>
        ))}
      </ol>
    </>
  );
}

function Debts({ state, power }: Omit<PageProps, 'id'>) {
  const owed = Object.values(state.debts).filter(({ from, money }) => from === power && money > 0);
  if (owed.length === 0) return null;
  return (
    <>
      <h2 class="eia-heading">{t('eiaqtr-debts')}</h2>
      <div class="picks">
        {owed.map(({ id, to: creditor, money }) => (
          <Button key={id} note={moneyWords(money)} {...does({ do: 'pay-debt', power, debt: id, halves: money })}>
            {t('eiaqtr-pay', { power: nameIn(state, creditor) })}
          </Button>
        ))}
      </div>
    </>
  );
}

/** A loan or a gift to an ally or an own free state. */
function Lending({ id, state, power }: PageProps) {
  const takers: readonly Nation[] = [
    ...alliesOf(state, power),
    ...freeStates(state, power).flatMap(({ id: one }) => (countryOf(state, one) === one ? [one] : [])),
  ];
  const [taker, choose] = useState<Nation | undefined>(takers[0]);
  const [points, step] = useState(0);
  const most = Math.floor((state.powers[power]?.money ?? 0) / 2);
  const reason = takers.length === 0 ? t('eiaqtr-nobody-to-lend') : points === 0 && t('eiaqtr-lend-how-much');
  return (
    <Frame
      here="month"
      id={id}
      act={
        <Act>
          <Button
            kind="primary"
            reason={reason}
            onClick={() =>
              void (taker && act({ do: 'lend', power, to: taker, points }).then((done) => done && step(0)))
            }
          >
            {t('eiaqtr-lend')}
          </Button>
        </Act>
      }
    >
      <Question>{t('eiaqtr-lend-question', { power: nameIn(state, power) })}</Question>
      <Purse state={state} power={power} nation={power} />
      {takers.length > 0 && (
        <div class="form">
          <Choice
            label={t('eiaqtr-lend-to')}
            columns={2}
            options={takers.map((one) => ({ value: one, label: nameIn(state, one) }))}
            value={taker}
            onChange={choose}
          />
          <Stepper label={t('eia-money')} value={points} min={0} max={most} onChange={step} />
        </div>
      )}
    </Frame>
  );
}

export function QuarterPage(props: PageProps) {
  const { id, state, power } = props;
  if (state.clock.step === 'spending') return <Buying {...props} />;
  if (state.clock.step === 'lending') return <Lending {...props} />;
  return (
    <Frame here="month" id={id}>
      <Question>{t('eiaqtr-later', { power: nameIn(state, power) })}</Question>
      <p class="note">{t('eiaqtr-later-note')}</p>
      <Purse state={state} power={power} nation={power} />
      <Reckoning of={upkeep(onMapOf(state, power))} cited />
      <Button href={to('campaign', id, 'month')}>{t('eiatable-to-month')}</Button>
    </Frame>
  );
}
