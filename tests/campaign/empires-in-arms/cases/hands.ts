/** Hands for the worked cases: a table with its own dice, and the same table as it is read back from what was stored. */
import { expect } from 'vitest';
import type { Campaign, Setup } from '../../../../src/campaign/empires-in-arms/campaign.ts';
import { procedureOf } from '../../../../src/campaign/empires-in-arms/desks.ts';
import { type Event, eventSchema } from '../../../../src/campaign/empires-in-arms/events.ts';
import { empiresInArms } from '../../../../src/campaign/empires-in-arms/game.ts';
import { flaws } from '../../../../src/campaign/empires-in-arms/invariants.ts';
import { sealedText } from '../../../../src/campaign/empires-in-arms/modules/sealing.ts';
import type { Minor, Port, Province } from '../../../../src/campaign/empires-in-arms/pieces.ts';
import type { Play } from '../../../../src/campaign/empires-in-arms/plays.ts';
import type { Power } from '../../../../src/campaign/empires-in-arms/vocabulary.ts';
import type { Face } from '../../../../src/dice/faces.ts';
import { asked } from '../../../../src/engine/question.ts';
import { saltOf, sealFor } from '../../../../src/engine/sealed.ts';
import { begun, Table } from '../fixtures.ts';

/** A case: its own setup, so that what was played can be read back into the same. */
export class Case extends Table {
  private readonly setup: Partial<Setup>;
  constructor(setup: Partial<Setup>) {
    super(begun(setup));
    this.setup = setup;
  }
  get kind(): string | undefined {
    return asked(this.state)?.kind;
  }
  get task(): string {
    return asked(this.state)?.id ?? '';
  }
  dice(faces: Readonly<Record<string, Face>>): this {
    for (const [slot, die] of Object.entries(faces)) this.does({ do: 'enter', task: this.task, slot, thing: { die } });
    return this;
  }
  says(facts: Readonly<Record<string, string | number | boolean>>): this {
    return this.does({ do: 'answer', task: this.task, facts });
  }
  ok(): this {
    return this.does({ do: 'accept', task: this.task });
  }
  /** So many money points in the purse, which is kept in half-points. */
  money(power: Power, points: number): this {
    const now = this.state.powers[power]?.money ?? 0;
    return this.does({ do: 'figure', power, of: 'money', by: 2 * points - now, note: 'case' });
  }
  /** All seal, and all open. */
  seals(
    of: 'targets' | 'chit' | 'dayEnd' | 'guard' | 'cession' | 'backDown',
    entries: Readonly<Partial<Record<Power, string | number | boolean | object | readonly string[]>>>,
  ): this {
    const round = Object.values(this.state.rounds).find(({ over }) => !over);
    const all = (round?.asked ?? []).map((power, i) => ({
      power,
      opening: {
        salt: saltOf(new Uint8Array(16).fill(i + 1)),
        text: sealedText(of, (entries[power] ?? (of === 'cession' ? null : [])) as never),
      },
    }));
    for (const { power, opening } of all)
      this.does({ do: 'seal', round: round?.id ?? '', power, seal: sealFor(opening) });
    for (const { power, opening } of all) this.does({ do: 'unseal', round: round?.id ?? '', power, ...opening });
    return this;
  }
  /** What was stored says the same when it is read. */
  readBack(): this {
    const stored: unknown = JSON.parse(JSON.stringify(this.events));
    const events = (stored as readonly unknown[]).map((one): Event => {
      const read = eventSchema.safeParse(one);
      if (!read.success) throw new Error(`Not read: ${JSON.stringify(one)}`);
      return read.data;
    });
    const again = events.reduce<Campaign | undefined>(empiresInArms.apply, begun(this.setup));
    expect(again).toEqual(this.state);
    return this;
  }
}
export type Said = (
  kind: string,
  side: string | null,
) => Readonly<Record<string, string | number | boolean | undefined>>;

/** Boxes in which nothing moves: no drift, no points, no loss. */
export const STILL: Setup['slots'] = {
  'CH-04': {
    'display/boxes': 60,
    ...Object.fromEntries(
      Array.from({ length: 60 }, (_, n) => [
        [`${n}/psa`, 0],
        [`${n}/vp`, 0],
        [`${n}/zone`, 2],
        [`${n}/loss`, 0],
      ]).flat(),
    ),
  },
};
/** A case of a whole quarter: questions answered by their kind and side, dice by their slot, what no chart says nought. */
export class Quarter extends Case {
  settles(said: Said = () => ({}), dice: Readonly<Record<string, 1 | 2 | 3 | 4 | 5 | 6>> = {}): this {
    for (let n = 0; n < 80 && this.state.agenda.length > 0; n += 1) {
      const { id } = this.state.agenda.at(-1)!;
      const facts = () => {
        for (let k = 0; k < 30; k += 1) {
          const task = this.state.agenda.find((one) => one.id === id);
          if (!task) return;
          const wanted = said(task.kind, task.side);
          const open = (procedureOf(task.kind).facts?.(this.state, task) ?? []).find(
            ({ key }) => task.facts[key] === undefined && (wanted[key] !== undefined || key.startsWith('cell ')),
          );
          if (!open) return;
          this.does({ do: 'answer', task: id, facts: { [open.key]: wanted[open.key] ?? 0 } });
        }
      };
      facts();
      for (let k = 0; k < 9; k += 1) {
        const task = this.state.agenda.find((one) => one.id === id);
        const need = task && procedureOf(task.kind).needs(this.state, task)[0];
        const die = need && dice[need.slot];
        if (!need) break;
        if (die) this.does({ do: 'enter', task: id, slot: need.slot, thing: { die } });
        else this.does({ do: 'throw', task: id });
        facts();
      }
      this.does({ do: 'accept', task: id });
      expect(flaws(this.state)).toEqual([]);
    }
    return this;
  }
  comes(step: Campaign['clock']['step'], said?: Said, dice?: Readonly<Record<string, 1 | 2 | 3 | 4 | 5 | 6>>): this {
    for (let n = 0; n < 300 && !(this.state.clock.started && this.state.clock.step === step); n += 1) {
      this.settles(said, dice).feedsByHand();
      const [slot] = empiresInArms.menu(this.state, 'table').filter((one) => one.do === 'take-slot');
      this.does(slot ?? { do: this.state.clock.started ? 'next' : 'start' });
    }
    return this;
  }
  /** Money points of a power, or of a free state. */
  purse(of: string): number {
    return (this.state.powers[of as Power]?.money ?? this.state.minors[of]?.money ?? Number.NaN) / 2;
  }
  pp(of: Power): number {
    return (this.state.powers[of]?.marker ?? 0) - 20;
  }
}
export const war = (a: string, b: string, order = 1): Play => ({
  ...{ do: 'add-piece', ledger: 'wars' },
  piece: { id: [a, b].sort().join('-'), a, b, since: { y: 1806, m: 1 }, order },
});
export const ally = (a: Power, b: Power): Play => ({
  ...{ do: 'add-piece', ledger: 'alliances' },
  piece: { id: [a, b].sort().join('-'), a, b, since: { y: 1806, m: 1 } },
});
export const points = (power: Power, by: number): Play => ({ do: 'figure', power, of: 'pp', by, note: 'case' });
export const garrison = (id: string, nation: string, city: string, factors: object): Play => ({
  ...{ do: 'add-piece', ledger: 'garrisons' },
  piece: { id, nation, in: { city }, factors },
});
export const depot = (id: string, owner: Power, at: string): Play => ({
  ...{ do: 'add-piece', ledger: 'depots' },
  piece: { id, owner, at: { area: at }, source: true, valid: true, since: { y: 1806, m: 1 } },
});
export const province = (id: string, home: string, more: Partial<Province> = {}): Province => ({
  ...{ id, name: id, home, holder: null, capital: null, tax: 1, manpower: 1, guerilla: null, cossack: false },
  ...{ polish: false, occupied: null },
  ...more,
});
export const minor = (id: string, more: Partial<Minor> = {}): Minor => ({
  ...{ id, name: id, districts: 1, major: null, capital: null, tax: null, manpower: null, hasCorps: true, ships: 0 },
  ...{ state: 'neutral', controller: null, occupied: null, money: 0, men: 0 },
  ...more,
});
export const port = (id: string, more: Partial<Port> = {}): Port => ({
  ...{ id, name: id, area: id, first: 4, second: 2, guns: null, seas: [], icebound: false, blackSea: false },
  ...more,
});
export const march = (corps: string, to: readonly string[], more: object = {}): Play => ({
  ...{ do: 'march', corps, forced: false, landed: false, inCity: false, forages: false },
  steps: to.map((area) => ({ area, river: false, arrow: false, enemyFleet: false })),
  ...more,
});
export const powers = (...ids: readonly Power[]) => ids.map((id) => ({ id, player: id, french: id === 'FR' }));
