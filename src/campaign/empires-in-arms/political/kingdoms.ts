/** Poland and Bavaria go over whole, by conquest of their capital or by cession. EIA-250, EIA-253 */
import { say } from '../../../engine/message.ts';
import type { Campaign } from '../campaign.ts';
import { freshId, totalOf } from '../ledger.ts';
import type { Minor } from '../pieces.ts';
import { type Kingdom, RECIPES } from '../rules/combinations.ts';
import { landName } from '../rules/land-names.ts';
import { isPower, type Power } from '../vocabulary.ts';
import { addPoints, type Builder, log, putPiece, setFlag, setPiece } from '../writing.ts';
import { removeForces } from './forces.ts';

export const kingdomFlag = (of: Kingdom): string => `kingdom-${of}`;
export const partFlag = (sheet: string): string => `part-of-${sheet}`;
export const LOYALTY = 'polish-loyalty';
export const kingdomOwner = (state: Campaign, of: Kingdom): Power | null => {
  const owner = state.flags[kingdomFlag(of)];
  return typeof owner === 'string' && isPower(owner) ? owner : null;
};

const WHOLE = ['poland', 'bavaria'] as const satisfies readonly Kingdom[];
type Whole = (typeof WHOLE)[number];
/** By which land each is taken. */
const SEAT: Readonly<Record<Whole, string>> = { poland: 'Masovia', bavaria: 'Bavaria' };
/** The kingdom that goes with a land, where it cannot go alone. */
export const wholeOf = (state: Campaign, land: string): Whole | undefined =>
  WHOLE.find((one) => RECIPES[one].whole && state.flags[partFlag(land)] === one && kingdomOwner(state, one) !== null);
/** Whether taking a land takes the kingdom. */
export function takenBy(state: Campaign, land: string): Whole | undefined {
  const which = wholeOf(state, land);
  const name = (state.provinces[land] ?? state.minors[land])?.name;
  return which && name !== undefined && landName(name) === SEAT[which] ? which : undefined;
}

// ---- the Polish state ------------------------------------------------------------------------------------------------

/** Poland itself: a free state that has the purse and the forces of its provinces. */
export const isPoland = ({ name }: Pick<Minor, 'name'>): boolean => landName(name) === 'Poland';
const polandOf = (state: Campaign): Minor | undefined => Object.values(state.minors).find(isPoland);
/** Its sheet is put there where nobody has typed one. */
export function foundPoland(d: Builder, of: Power): void {
  const there = polandOf(d.state);
  const id = there?.id ?? freshId('poland', d.state.minors);
  if (there) setPiece(d, 'minors', id, { state: 'free', controller: of, occupied: null });
  else
    putPiece(d, 'minors', {
      ...{
        id,
        name: 'Poland',
        districts: 1,
        major: null,
        capital: null,
        tax: 0,
        manpower: 0,
        hasCorps: true,
        ships: 0,
      },
      ...{ state: 'free', controller: of, occupied: null, money: 0, men: 0 },
    });
  setFlag(d, partFlag(id), 'poland');
}
const polishFactors = (state: Campaign, nation: string): number =>
  [...Object.values(state.corps), ...Object.values(state.garrisons)]
    .filter((one) => one.nation === nation)
    .reduce((n, { factors }) => n + totalOf(factors), 0);
function endPoland(d: Builder): void {
  const poland = polandOf(d.state);
  if (!poland) return;
  removeForces(d, poland.id);
  setPiece(d, 'minors', poland.id, { state: 'neutral', controller: null, money: 0, men: 0 });
}
/** Conquered, it has its forces until they are lost, and with them the loyalty of the Poles. EIA-250 */
export function polesLeft(d: Builder): void {
  const poland = polandOf(d.state);
  if (!poland || kingdomOwner(d.state, 'poland') !== null || polishFactors(d.state, poland.id) > 0) return;
  if (poland.controller !== null) endPoland(d);
  if (d.state.flags[LOYALTY] !== undefined) setFlag(d, LOYALTY, null);
}

/** Its provinces with whoever has it now; home again where they are his own. */
function provincesGo(d: Builder, which: Whole, to: Power): void {
  for (const { id, home } of Object.values(d.state.provinces))
    if (d.state.flags[partFlag(id)] === which)
      setPiece(d, 'provinces', id, { holder: home === to ? null : to, occupied: null });
}
function dissolve(d: Builder, which: Whole): void {
  for (const [flag, of] of Object.entries(d.state.flags))
    if (of === which && flag.startsWith(partFlag(''))) setFlag(d, flag, null);
  setFlag(d, kingdomFlag(which), null);
  log(d, say('eiaopt-told-falls', { kingdom: { code: `eiaopt-kingdom-${which}` } }));
}

/** By arms it is no kingdom any more. Poland is a point to its taker and from its holder; Bavaria is paid for as a country. */
export function conquerWhole(d: Builder, which: Whole, by: Power): void {
  const owner = kingdomOwner(d.state, which);
  provincesGo(d, which, by);
  dissolve(d, which);
  if (which !== 'poland' || owner === null) return;
  polesLeft(d);
  log(d, 'eiaopt-told-warsaw', {
    power: by,
    changes: [addPoints(d, by, 1, '11.1.5'), addPoints(d, owner, -1, '11.1.5')],
  });
}
/** A kingdom whose new holder wants none of it: its lands are conquered ones, its forces are gone. EIA-037, EIA-250 */
export function unmakeWhole(d: Builder, which: Whole): void {
  for (const { id, state } of Object.values(d.state.minors))
    if (which !== 'poland' && state === 'free' && d.state.flags[partFlag(id)] === which) {
      removeForces(d, id);
      setPiece(d, 'minors', id, { state: 'conquered' });
    }
  dissolve(d, which);
  if (which !== 'poland') return;
  // With its forces the loyalty of the Poles is gone: there is no Poland to be loyal to. EIA-250
  endPoland(d);
  setFlag(d, LOYALTY, null);
}
/** By cession it goes on under another, with the loyalty of the Poles; under Austria Tyrol goes home. A point from whoever gives it. */
export function cedeWhole(
  d: Builder,
  which: Whole,
  { from, to, keeps }: { readonly from: Power; readonly to: Power; readonly keeps: boolean },
): void {
  provincesGo(d, which, to);
  for (const { id, controller } of Object.values(d.state.minors))
    if (controller === from && d.state.flags[partFlag(id)] === which)
      setPiece(d, 'minors', id, { controller: to, occupied: null });
  if (which === 'poland') setFlag(d, LOYALTY, to);
  if (!keeps || (which === 'bavaria' && !RECIPES.bavaria.by.includes(to))) unmakeWhole(d, which);
  else setFlag(d, kingdomFlag(which), to);
  log(d, say('eiaopt-told-whole', { kingdom: { code: `eiaopt-kingdom-${which}` } }), {
    power: to,
    changes: [addPoints(d, from, -1, which === 'poland' ? '11.1.5' : '11.4.5')],
  });
}
/** Once its conqueror and whoever the Poles are loyal to have made peace, they are loyal to nobody. EIA-250 */
export function endLoyalty(d: Builder, one: Power, other: Power): void {
  const loyal = d.state.flags[LOYALTY];
  if (kingdomOwner(d.state, 'poland') === null && (loyal === one || loyal === other)) {
    setFlag(d, LOYALTY, null);
    endPoland(d);
  }
}
