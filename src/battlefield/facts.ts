/**
 * The register of facts: what is known of a unit, a formation or a side besides its state, whose it is, what it may be,
 * and what ends it. A key is used once in the register, whoever owns it.
 */
import * as z from 'zod/mini';
import { ASPECTS, COVERS, ORDERS, RANGE_BANDS, REACTION_KEYS } from '../book/terms.ts';

/** What can end a fact. */
export const ENDS = [
  'question',
  'action',
  'phase',
  'turn',
  'unit-moves',
  'place-left',
  'officer-changes',
  'order',
  'never',
] as const;
export type End = (typeof ENDS)[number];

const ends = z.registry<{ readonly ends: readonly End[] }>();

/** A fact of a type, and what ends it. */
const fact = <T extends z.ZodMiniType>(type: T, ...all: readonly End[]): T => {
  ends.add(type, { ends: all });
  return type;
};
const yes = (...all: readonly End[]) => fact(z.boolean(), ...all);
const turn = (...all: readonly End[]) => fact(z.int(), ...all);
const id = (...all: readonly End[]) => fact(z.string(), ...all);

export const FACTS = {
  unit: {
    // Of the place where it stands.
    ooc: yes('unit-moves'),
    nearAC: yes('unit-moves'),
    town: yes('unit-moves', 'place-left'),
    inCZ: yes('unit-moves'),
    /** NBC-REC-04: an enemy so near that nobody rests. */
    close: yes('unit-moves'),
    works: yes('unit-moves'),
    cover: fact(z.literal(COVERS), 'unit-moves', 'place-left'),
    range: fact(z.literal(RANGE_BANDS), 'unit-moves'),
    /** NBC-EVD-03: guns that have evaded show their rear until they turn. */
    facingAway: yes('unit-moves'),
    /** NBC-ART-24: behind its neighbours in a narrow gap; its own move ends it, not that of its formation. */
    sheltered: yes('never'),
    /** NBC-EVD-06: its crews have left the guns. */
    abandoned: yes('unit-moves'),

    // Of its move in this turn (NBC-MOV-01, -16, -22).
    moved: yes('turn'),
    movedCm: turn('unit-moves'),
    moveChecked: turn('turn'),
    mustAttack: yes('turn'),
    noAttack: yes('turn'),

    // Of its fights.
    /** The attackers it has run from (NBC-EVD-04). */
    evaded: id('turn'),
    /** NBC-GAR-02 */
    attackedHere: yes('turn'),
    /** The enemy it touches, since when, from where it struck, and whether a first round has been fought (NBC-CC-31). */
    contact: id('place-left'),
    contactIn: turn('place-left'),
    holds: yes('place-left'),
    strikes: fact(z.literal(ASPECTS), 'place-left'),
    met: id('never'),
    /** The action in which it fired in a firefight, and replied to one (AMB-109). */
    fired: id('unit-moves'),
    replied: id('unit-moves'),
    /** The enemy that guns must fire at, and the turn in which that was said (NBC-ART-02). */
    boundTo: id('unit-moves'),
    boundIn: turn('unit-moves'),

    /** The turn in which it looked for loot (NBC-BAG-04). */
    lootedIn: turn('turn'),
  },
  formation: {
    /** Its commander is beyond visibility of the army commander, or of the headquarters (AMB-45). */
    far: yes('never'),
    farFromHQ: yes('never'),
    /** NBC-UC-04 */
    harassed: yes('never'),
    /** The order that comes back when a shifted stance ends (AMB-22). */
    before: fact(z.literal(ORDERS), 'turn', 'order'),
    /** NBC-SIM-03 */
    reaction: fact(z.literal(REACTION_KEYS), 'turn'),
    /** The turn in which its commander was last in danger (NBC-OFF-04). */
    riskedIn: turn('never'),
  },
  side: {
    vantage: yes('never'),
    /** The turn in which it threw for a lull (NBC-LUL-02). */
    lullIn: turn('never'),
  },
} as const;

export type Owner = keyof typeof FACTS;
export type FactKey<O extends Owner> = keyof (typeof FACTS)[O] & string;

export const unitFacts = z.partial(z.strictObject(FACTS.unit));
export const formationFacts = z.partial(z.strictObject(FACTS.formation));
export const sideFacts = z.partial(z.strictObject(FACTS.side));

interface All {
  readonly unit: z.infer<typeof unitFacts>;
  readonly formation: z.infer<typeof formationFacts>;
  readonly side: z.infer<typeof sideFacts>;
}
/** What is known of one owner. */
export type FactsOf<O extends Owner> = Readonly<All[O]>;

/** The keys of facts that are known or not, and no more. */
export type FlagKey<O extends Owner> = FlagsIn<All[O]>;
type FlagsIn<F> = { [K in keyof F]-?: true extends F[K] ? K : never }[keyof F];

const typeOf = (owner: Owner, key: string): z.ZodMiniType | undefined =>
  Object.entries(FACTS[owner]).find(([name]) => name === key)?.[1];

/** What ends a fact; an unknown one ends with nothing. */
export const endsOf = (owner: Owner, key: string): readonly End[] => {
  const type = typeOf(owner, key);
  return (type && ends.get(type)?.ends) ?? [];
};

type Owning<F> = { readonly facts: F } | null | undefined;

/** What is known; undefined when it is not, or when nobody is there. */
export const known = <F extends object, K extends keyof F>(owner: Owning<F>, key: K): F[K] | undefined =>
  owner?.facts[key];

/** Whether it is known to hold. */
export const holds = <F extends object>(owner: Owning<F>, key: FlagsIn<F>): boolean => owner?.facts[key] === true;
