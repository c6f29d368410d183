/** Poland and Bavaria go over whole, by conquest of their capital or by cession. EIA-250, EIA-253 */
import { say } from '../../../engine/message.ts';
import type { Campaign } from '../campaign.ts';
import { type Kingdom, RECIPES } from '../rules/combinations.ts';
import { landName } from '../rules/land-names.ts';
import { isPower, type Power } from '../vocabulary.ts';
import { addPoints, type Builder, log, setFlag, setPiece } from '../writing.ts';

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
  log(d, 'eiaopt-told-warsaw', {
    power: by,
    changes: [addPoints(d, by, 1, '11.1.5'), addPoints(d, owner, -1, '11.1.5')],
  });
}
/** By cession it goes on under another, with the loyalty of the Poles; under Austria Tyrol goes home. A point from whoever gives it. */
export function cedeWhole(d: Builder, which: Whole, from: Power, to: Power): void {
  provincesGo(d, which, to);
  if (which === 'bavaria' && !RECIPES.bavaria.by.includes(to)) dissolve(d, which);
  else setFlag(d, kingdomFlag(which), to);
  if (which === 'poland') setFlag(d, LOYALTY, to);
  log(d, say('eiaopt-told-whole', { kingdom: { code: `eiaopt-kingdom-${which}` } }), {
    power: to,
    changes: [addPoints(d, from, -1, which === 'poland' ? '11.1.5' : '11.4.5')],
  });
}
/** Once its conqueror and whoever the Poles are loyal to have made peace, they are loyal to nobody. EIA-250 */
export function endLoyalty(d: Builder, one: Power, other: Power): void {
  const loyal = d.state.flags[LOYALTY];
  if (kingdomOwner(d.state, 'poland') === null && (loyal === one || loyal === other)) setFlag(d, LOYALTY, null);
}
