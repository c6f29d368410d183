/** The choices before a battle, and the set-up they give. */
import type { Help, OwnPacks, Phone, Setup } from '../../battlefield/battle.ts';
import { startingWeather } from '../../battlefield/rules/sky/weather.ts';
import { maySimplify, type Simplification } from '../../battlefield/simplified.ts';
import { canBeginOpen } from '../../battlefield/under-lock/kept-back.ts';
import { chosenOnly, type Rulings } from '../../book/rulings.ts';
import { SIDES } from '../../book/terms.ts';
import type { Face } from '../../dice/faces.ts';
import type { Scenario } from '../../scenarios/schema.ts';
import { spoken } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { hasCiphers } from '../session/seat-keys.ts';

export interface Choices {
  readonly keeps: Setup['keeps'];
  readonly phone: Phone;
  readonly help: Help;
  readonly dice: Setup['dice'];
  readonly rulings: Rulings;
  /** The two dice of random weather, and whether the table threw them. */
  readonly weather: readonly (Face | undefined)[];
  readonly ownWeather: boolean;
  /** The words both sides add to the seed. */
  readonly added: readonly string[];
  readonly packs: OwnPacks;
  readonly simpler: readonly Simplification[];
  /** All players agree to the simplifications. */
  readonly agreed: boolean;
  /** Seats with a PIN each. */
  readonly locked: boolean;
}

/** The default choices: who opens a player's copy plays his side. */
export const usual = ({ id, rulings }: Pick<Scenario, 'id' | 'rulings'>): Choices => ({
  keeps: SIDES.find((side) => id.endsWith(`-for-${side}`)) ?? 'both',
  phone: 'open',
  help: 'resolve',
  dice: 'app',
  rulings,
  weather: [undefined, undefined],
  ownWeather: true,
  added: ['', ''],
  packs: {},
  simpler: [],
  agreed: false,
  locked: false,
});

export const hasRandomSky = ({ sky }: Scenario): boolean => sky.weather === 'random';

/** The two weather dice; null until both are there. */
export function thrownFor({ weather: [one, two] }: Choices): [Face, Face] | null {
  return one && two ? [one, two] : null;
}

/** The weather these dice give; null before they are thrown. */
export function skyOf(scenario: Scenario, choices: Choices) {
  const thrown = thrownFor(choices);
  const month = Number(scenario.date.slice(5, 7));
  return thrown && startingWeather(thrown, month, scenario.sky.mediterranean, choices.rulings);
}

/** Why this scenario cannot be put under PINs here; null if it can. */
export const whyNoLocks = (scenario: Scenario): string | null =>
  (!hasCiphers() && t('set-up-no-ciphers')) || (!canBeginOpen(scenario) && t('set-up-all-secret')) || null;

/** Whether each seat gets a PIN. */
export const underLocks = ({ keeps, locked }: Choices): boolean => keeps === 'both' && locked;

/** Why the battle cannot begin yet; null if it can. */
export function notYet(scenario: Scenario, choices: Choices): string | null {
  const consent = maySimplify(choices.simpler.length === 0 || choices.agreed);
  return (
    (hasRandomSky(scenario) && !thrownFor(choices) && t('set-up-weather-first')) ||
    spoken(!consent.ok && consent.why) ||
    (underLocks(choices) && whyNoLocks(scenario)) ||
    null
  );
}

export function setupOf(scenario: Scenario, choices: Choices): Setup {
  const { keeps, phone, help, dice, rulings, packs, simpler, ownWeather } = choices;
  const thrown = thrownFor(choices);
  return {
    keeps,
    dice,
    ...(keeps === 'both' && phone !== 'open' && { phone }),
    ...(help !== 'resolve' && { help }),
    rulings: chosenOnly({ ...rulings, ...(packs.time && { timeDeck: 'custom' as const }) }),
    ...((packs.quality || packs.time) && { packs }),
    ...(simpler.length > 0 && { simplified: simpler }),
    ...(hasRandomSky(scenario) && thrown && { startingWeather: { dice: thrown, own: ownWeather } }),
    names: { engineers: t('set-up-engineers'), pontoon: t('set-up-pontoon'), baggage: t('set-up-baggage') },
  };
}
