/** Quick access to units from the turn: a check is one tap away, for acting and recently used units first. */
import { asked, type Battle, currentCP, hasCP, keepsBooks, onTable, type Unit } from '../../../battlefield/battle.ts';
import { fights } from '../../../battlefield/handling.ts';
import { t } from '../../../words/t.ts';
import { Flag } from '../../components/index.ts';
import { to } from '../../route.ts';
import { act, openId, seen } from '../../session/battle-session.ts';
import type { Shown } from '../../session/shown.ts';
import { ownSides } from './sides.tsx';

/** As many as a thumb will look through; the rest are on the Army page. */
const AT_HAND = 8;

/** How many journal entries are searched for recently used units. */
const LOOK_BACK = 40;

/** Units the last deeds changed, newest first. */
function usedLast(entries: Shown['journal']['entries']): string[] {
  const used: string[] = [];
  for (const entry of entries.slice(-LOOK_BACK).reverse())
    if (entry.kind === 'deed')
      for (const event of entry.events) if (event.type === 'unit' && !used.includes(event.unit)) used.push(event.unit);
  return used;
}

function unitsAtHand(battle: Battle, entries: Shown['journal']['entries']): Unit[] {
  const sides = ownSides(battle);
  const used = usedLast(entries);
  const rank = (unit: Unit): number => {
    if (unit.formation !== null && unit.formation === battle.action?.formation) return 0;
    const last = used.indexOf(unit.id);
    return last < 0 ? LOOK_BACK + 1 : 1 + last;
  };
  return Object.values(battle.units)
    .filter((unit) => unit.fate === 'good' && onTable(unit) && !unit.host && sides.includes(unit.side))
    .filter((unit) => keepsBooks(battle, unit.side) && fights(unit))
    .sort((a, b) => rank(a) - rank(b));
}

export function CheckStrip({ battle }: { readonly battle: Battle }) {
  const entries = seen.value?.journal.entries ?? [];
  if (asked(battle) || battle.ended || battle.help === 'ledger') return null;
  const all = unitsAtHand(battle, entries);
  if (all.length === 0) return null;
  const units = all.length > AT_HAND + 1 ? all.slice(0, AT_HAND) : all;
  return (
    <section class="strip" aria-label={t('turn-check-of')}>
      <h2 class="note">{t('turn-check-of')}</h2>
      <ul>
        {units.map((unit) => (
          <li key={unit.id}>
            <button type="button" onClick={() => void act({ do: 'check', unit: unit.id })}>
              <Flag side={unit.side} size={18} />
              <b>{unit.card.name}</b>
              {hasCP(unit) && <small>{t('loss-left', { cp: currentCP(unit) })}</small>}
            </button>
          </li>
        ))}
        {units.length < all.length && (
          <li>
            <a href={to('battle', openId.value!, 'army')}>{t('turn-another-unit')}</a>
          </li>
        )}
      </ul>
    </section>
  );
}
