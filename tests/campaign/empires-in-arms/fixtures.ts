/** A small campaign for the tests: three powers, three areas; nothing of it is off a real map or counter. */
import type { Campaign, Setup } from '../../../src/campaign/empires-in-arms/campaign.ts';
import { offersOf } from '../../../src/campaign/empires-in-arms/desks.ts';
import type { Event, Line } from '../../../src/campaign/empires-in-arms/events.ts';
import { empiresInArms } from '../../../src/campaign/empires-in-arms/game.ts';
import { foesIn } from '../../../src/campaign/empires-in-arms/modules/bridge-request.ts';
import type { Area, Corps, Leader } from '../../../src/campaign/empires-in-arms/pieces.ts';
import type { Play } from '../../../src/campaign/empires-in-arms/plays.ts';
import { actorOf } from '../../../src/campaign/empires-in-arms/seats.ts';
import { besiegedCities, hungry } from '../../../src/campaign/empires-in-arms/supply/fed.ts';
import { chanceOf, type Seed, sealOf, seedOf } from '../../../src/engine/chance.ts';
import { judge } from '../../../src/engine/game.ts';
import { codeOf, type Said } from '../../../src/engine/message.ts';
import { asked } from '../../../src/engine/question.ts';

export const seed = (n: number): Seed => seedOf(new Uint8Array(32).fill(n));

export const area = (id: string, more: Partial<Area> = {}): Area => ({
  ...{ id, name: id, terrain: 'clear', forage: 4, city: true, spires: 2, fleches: 0, port: null, province: null },
  ...{ owner: null, winter: true, capitalOf: null },
  ...more,
});
export const corps = (id: string, nation: string, at: string, more: Partial<Corps> = {}): Corps => ({
  ...{ id, name: id, nation, kind: 'infantry', boxes: { line: 20, cavalry: 4, guard: 4 } },
  ...{ infantry: 30, cavalry: 40, s: 2, t: 2, moves: 3, bracketed: false, symbol: false, province: null },
  ...{ factors: { regular: 10, cavalry: 2 }, place: { at: 'area', area: at }, besieged: false, revealed: false },
  ...more,
});
export const leader = (id: string, power: Leader['power'], more: Partial<Leader> = {}): Leader => ({
  ...{ id, name: id, power, s: 3, t: 3, max: 3, seniority: 'B', cavalry: false, special: null, entry: null },
  ...{ status: { is: 'pool' } },
  ...more,
});

export const SETUP: Setup = {
  title: 'A year',
  powers: [
    { id: 'AU', player: 'Anna', french: false },
    { id: 'FR', player: 'Ben', french: true },
    { id: 'RU', player: 'Cleo', french: false },
  ],
  date: { y: 1806, m: 2 },
  rulings: {},
  dice: 'app',
  sheets: {
    areas: [area('ulm', { owner: 'AU' }), area('metz', { owner: 'FR' }), area('kiev', { owner: 'RU' })],
    corps: [corps('au1', 'AU', 'ulm'), corps('fr1', 'FR', 'metz'), corps('ru1', 'RU', 'kiev')],
    leaders: [leader('charles', 'AU', { status: { is: 'corps', corps: 'au1' } })],
  },
  slots: {},
};

export function begun(more: Partial<Setup> = {}, n = 1): Campaign {
  const events = empiresInArms.beginning(
    [{ type: 'begun', setup: { ...SETUP, ...more }, seal: sealOf(seed(n)) }],
    (topic) => chanceOf(seed(n), topic),
  );
  const state = (events ?? []).reduce<Campaign | undefined>(empiresInArms.apply, undefined);
  if (!state) throw new Error('It does not begin.');
  return state;
}

/** A campaign that is played on, play by play; whoever owns a play makes it. */
export class Table {
  events: Event[] = [];
  constructor(
    public state: Campaign,
    private readonly n = 1,
  ) {}
  /** Why it is refused, or nothing. */
  tries(play: Play, actor: string = actorOf(this.state, play)): Said | undefined {
    const ruled = judge(empiresInArms, this.state, { actor, play }, (topic) => chanceOf(seed(this.n), topic));
    if (!ruled.ok) return ruled.why;
    this.state = ruled.state;
    this.events.push(...ruled.events);
    return undefined;
  }
  does(...plays: readonly Play[]): this {
    for (const play of plays) {
      const why = this.tries(play);
      if (why !== undefined) throw new Error(`${JSON.stringify(play)}: ${JSON.stringify(why)}`);
    }
    return this;
  }
  get lines(): readonly Line[] {
    return this.events.flatMap((event) => (event.type === 'told' ? [event.line] : []));
  }
  get codes(): readonly string[] {
    return this.lines.map(({ text }) => codeOf(text));
  }
  /** The table says that whoever is hungry has eaten: nobody goes on unfed. */
  feedsByHand(): this {
    if (this.state.clock.step !== 'supply') return this;
    for (const power of this.state.clock.acting) {
      for (const { id: corps } of hungry(this.state, power)) this.does({ do: 'forage', corps }).fed();
      for (const area of besiegedCities(this.state, power)) this.does({ do: 'feed-city', area }).fed();
    }
    return this;
  }
  /** Past fights of whoever acts that the case is not about: who would be attacked is out of sight for that moment. */
  private goesOn(play: Play): this {
    const why = this.tries(play);
    if (code(why) !== 'eiacombat-attack-first') return why === undefined ? this : this.does(play);
    const { flags, corps: all } = this.state;
    const hide = (id: string, besieged: boolean) =>
      this.does({ do: 'set-piece', ledger: 'corps', id, set: { besieged } });
    const foes = offersOf(this.state, 'attack').flatMap(({ area, power }) => foesIn(this.state, area, power));
    const open = Object.values(all).filter((one) => foes.includes(one));
    for (const { id } of open) hide(id, true);
    this.does(play);
    for (const { id } of open) hide(id, false);
    for (const [name, value] of Object.entries(flags))
      if (name.startsWith('siege ') && this.state.flags[name] === undefined) this.does({ do: 'flag', name, value });
    return this;
  }
  private fed(): this {
    return this.does({ do: 'decide', task: asked(this.state)?.id ?? '', choice: 'fed' });
  }
  /** The same, with every question left for later. */
  goPast(step: Campaign['clock']['step'], acting?: string): this {
    for (let n = 0; n < 400; n += 1) {
      for (let open = asked(this.state); open; open = asked(this.state)) this.does({ do: 'defer', task: open.id });
      const { clock } = this.feedsByHand().state;
      if (clock.started && clock.step === step && (!acting || clock.acting.some((one) => one === acting))) return this;
      const [slot] = empiresInArms.menu(this.state, 'table').filter((one) => one.do === 'take-slot');
      this.goesOn(slot ?? { do: clock.started ? 'next' : 'start' });
    }
    throw new Error(`No ${step}.`);
  }
  /** Goes on until the month stands at a step. */
  goTo(step: Campaign['clock']['step'], acting?: string): this {
    for (let n = 0; n < 400; n += 1) {
      const { clock } = this.state;
      if (clock.started && clock.step === step && (!acting || clock.acting.some((one) => one === acting))) return this;
      this.feedsByHand();
      const [slot] = empiresInArms.menu(this.state, 'table').filter((one) => one.do === 'take-slot');
      this.goesOn(slot ?? { do: clock.started ? 'next' : 'start' });
    }
    throw new Error(`No ${step}.`);
  }
}
export const table = (more: Partial<Setup> = {}, n = 1): Table => new Table(begun(more, n), n);
export const code = (why: Said | undefined): string | undefined => (why === undefined ? undefined : codeOf(why));
