/** The register of facts: what is known besides the state, and what ends it. `docs/FACTS.md` is made from it. */
import * as z from 'zod/mini';
import { ASPECTS, COVERS, EXHAUSTION, MOBILITIES, ORDERS, RANGE_BANDS, REACTION_KEYS } from '../book/terms.ts';

export const ENDS = [
  /** The question the fact waits for is answered. */
  'question',
  'action',
  'phase',
  'turn',
  /** The unit moves, or its formation has moved and may have taken it along. */
  'unit-moves',
  /** The unit is known to have left its place. */
  'place-left',
  /** A lull begins or ends where the unit is, which changes the depth of the Contact Zone (NBC-LUL-03). */
  'zone-changes',
  /** Visibility has changed (NBC-VIS-05). */
  'sight-changes',
  /** The officer that the fact depends on moves, falls or is replaced. */
  'officer-changes',
  'order',
  /** The unit enters the table, or is put there by hand (NBC-RNF-03). */
  'entry',
  'never',
] as const;
export type End = (typeof ENDS)[number];

/** Other pieces whose move ends a fact: the formation's commander, the army commander, or the enemy the unit faced. */
export type Depends = 'formation' | 'army' | 'enemy';

export interface Ending {
  readonly ends: readonly End[];
  readonly on: readonly Depends[];
}

const endings = z.registry<Ending>();

/** Registers a fact of a type with what ends it, and whose move does. */
const fact = <T extends z.ZodMiniType>(type: T, ends: readonly End[], ...on: readonly Depends[]): T => {
  endings.add(type, { ends, on });
  return type;
};
const flag = (ends: readonly End[], ...on: readonly Depends[]) => fact(z.boolean(), ends, ...on);
const unitId = (...ends: readonly End[]) => fact(z.string(), ends);

const MOVES = ['unit-moves'] as const;
const PLACE = ['unit-moves', 'place-left'] as const;
const CONTACT = ['question', 'place-left'] as const;

export const FACTS = {
  unit: {
    /** NBC-RNF-03: the unit has arrived and waits beside the table until its formation acts. */
    entering: flag(['entry']),
    /** NBC-ORD-16: the unit has entered in this action, and started beside the table. */
    enteredNow: flag(['action']),

    // The unit's place.
    ooc: flag(['unit-moves', 'officer-changes'], 'formation'),
    nearAC: flag(['unit-moves', 'officer-changes'], 'army'),
    town: flag(PLACE),
    works: flag(PLACE),
    strongPoint: flag(PLACE),
    cover: fact(z.literal(COVERS), PLACE),
    inCZ: flag(['unit-moves', 'zone-changes'], 'enemy'),
    /** NBC-REC-04: an enemy is too near for rest. */
    close: flag(MOVES, 'enemy'),
    range: fact(z.literal(RANGE_BANDS), MOVES),
    /** NBC-EVD-03: guns that evaded show their rear until they move or turn. */
    facingAway: flag(MOVES),
    /** NBC-ART-24: the battery is behind its neighbours in a narrow gap, until it moves. */
    sheltered: flag(['place-left']),
    /** NBC-EVD-05: the crews have abandoned the guns. */
    abandoned: flag(MOVES),

    // The unit's move this turn (NBC-MOV-01, -16, -22).
    moved: flag(['turn']),
    movedCm: fact(z.int(), ['action']),
    /** The unit has charged, which it may do once in a move (NBC-MTC-01). */
    charged: flag(['turn']),
    /** The unit's move began in the Contact Zone (NBC-MOV-15). */
    startedInCZ: flag(['turn']),
    moveChecked: flag(['turn']),
    mustAttack: flag(['turn', 'question']),
    noAttack: flag(['turn']),
    /** The unit has caught a Broken unit, which was the attack a 6 compels (AMB-175). */
    caught: flag(['turn']),
    /** NBC-MTC-02: how far before the enemy it met its charge stopped, in cm. */
    stopsCm: fact(z.int(), ['action', 'unit-moves']),
    /** The dice of the unit's charge, while its move is not over: barred, or a Broken unit caught (NBC-MOV-15, -16). */
    moveDice: fact(z.readonly(z.array(z.literal([1, 2, 3, 4, 5, 6]))), ['action']),

    // The unit's fights.
    /** The attackers that the battery has evaded (NBC-EVD-04). */
    evaded: fact(z.readonly(z.array(z.string())), ['turn']),
    /** NBC-GAR-02: the unit was attacked in its area this turn. */
    attackedHere: flag(['turn']),
    /** The unit's order when each charge at it was declared, by attacker (AMB-32). */
    declared: fact(z.readonly(z.record(z.string(), z.literal(ORDERS))), ['turn']),
    /** The enemy in contact, since which turn, the aspect hit, and whether a first round was fought (NBC-CC-31). */
    contact: unitId(...CONTACT),
    contactIn: fact(z.int(), CONTACT),
    strikes: fact(z.literal(ASPECTS), CONTACT),
    holds: flag(CONTACT),
    /** The unit's last opponent, which is the most likely one next time. */
    met: unitId('never'),
    /** The other side's statement about the unit, when it keeps its own records; until it makes another. */
    told: fact(
      z.partial(
        z.strictObject({
          cp: z.int(),
          stands: z.literal([0, 1, 2]),
          disordered: z.boolean(),
          fresh: z.boolean(),
          shaken: z.boolean(),
          looting: z.boolean(),
          exhaustion: z.literal(EXHAUSTION),
          guns: z.literal(['none', ...MOBILITIES]),
        }),
      ),
      ['never'],
    ),
    /** The unit has fired; the formations whose fire it returned (AMB-109), or in older records only that it did. */
    fired: flag(['turn']),
    replied: fact(z.union([z.boolean(), z.readonly(z.array(z.string()))]), ['turn']),
    /** The unit has been fired at in a volley this turn (NBC-ART-05). */
    volleyed: flag(['turn']),
    /** The enemy these guns must fire at (NBC-ART-02). */
    boundTo: unitId('phase'),

    /** The unit was kept from looting the baggage it stands at, and is asked no more while it stays (NBC-BAG-03). */
    restrained: flag(PLACE),
    /** The looting check was asked in this administration step (NBC-BAG-03). */
    looted: flag(['turn']),
  },
  officer: {
    /** The officer has been in danger, for the ruling that asks once a turn (AMB-59). */
    risked: flag(['turn']),
    /** The officer has moved this turn (NBC-MOV-23). */
    rode: flag(['turn']),
  },
  formation: {
    /** The commander is out of sight of the army commander, or of headquarters (AMB-45). */
    far: flag(['turn', 'unit-moves', 'officer-changes', 'sight-changes'], 'formation', 'army'),
    farFromHQ: flag(['turn', 'unit-moves', 'officer-changes', 'sight-changes'], 'formation'),
    /** NBC-UC-04: Cossacks harass the commander. */
    harassed: flag(['action', 'officer-changes'], 'formation', 'army'),
    /** The order that returns when a shifted stance ends (AMB-22). */
    before: fact(z.literal(ORDERS), ['turn', 'order']),
    /** Set when units of the formation enter the table: the enemies that gave ground to them (NBC-RNF-04). */
    gaveGround: fact(z.readonly(z.array(z.string())), ['unit-moves', 'turn']),
    /** NBC-SIM-03: the formation's reaction in the simplified game. */
    reaction: fact(z.literal(REACTION_KEYS), ['turn']),
    /** How many papers were sealed when it was last attacked; an order among them that waits for that is due. */
    struck: fact(z.int(), ['never']),
  },
  place: {
    /** A garrison fell here: its works remain for the next occupier (NBC-GAR-07). */
    fortified: flag(['never']),
    /** The last turn in which any unit threw to cross here, whatever the result (NBC-BRG-03). */
    triedIn: fact(z.int(), ['turn']),
  },
  side: {
    /** The army commander is on a vantage point (NBC-VIS-03). */
    vantage: flag(['officer-changes'], 'army'),
    /** The side has thrown to end the lull (NBC-LUL-02). */
    lullThrown: flag(['turn']),
  },
} as const;

export type Owner = keyof typeof FACTS;

export const unitFacts = z.partial(z.strictObject(FACTS.unit));
export const officerFacts = z.partial(z.strictObject(FACTS.officer));
export const formationFacts = z.partial(z.strictObject(FACTS.formation));
export const placeFacts = z.partial(z.strictObject(FACTS.place));
export const sideFacts = z.partial(z.strictObject(FACTS.side));

type All = {
  readonly [O in Owner]: { [K in keyof (typeof FACTS)[O]]?: z.infer<(typeof FACTS)[O][K]> | undefined };
};
export type FactsOf<O extends Owner> = Readonly<All[O]>;
export type FactKey<O extends Owner> = keyof All[O] & string;

type FlagsIn<F> = { [K in keyof F]-?: true extends F[K] ? K : never }[keyof F];
/** The keys of facts that are only true or unknown. */
export type FlagKey<O extends Owner> = FlagsIn<All[O]>;

const NO_ENDING: Ending = { ends: [], on: [] };

export const endingOf = (owner: Owner, key: string): Ending => ENDINGS.get(FACTS[owner])?.get(key) ?? NO_ENDING;

const ENDINGS = new Map<object, ReadonlyMap<string, Ending>>(
  Object.values(FACTS).map((facts) => [
    facts,
    new Map(Object.entries<z.ZodMiniType>(facts).map(([key, type]) => [key, endings.get(type) ?? NO_ENDING])),
  ]),
);

type Owning<F> = { readonly facts?: F | undefined } | null | undefined;

/** The value of a fact; undefined if it is unknown or there is no owner. */
export const known = <F extends object, K extends keyof F>(owner: Owning<F>, key: K): F[K] | undefined =>
  owner?.facts?.[key];

export const holds = <F extends object>(owner: Owning<F>, key: FlagsIn<F>): boolean => owner?.facts?.[key] === true;
