/**
 * A field with everything the rules know on it, for the bot: guns of every weight, rockets, howitzers to be made,
 * engineers, pontoons, baggage, garrisons, a bridge, a ditch, a ford, fog over variable weather, and arrivals. And what a
 * table does beside the menu: sets by hand, notes, its own dice, an end and a day after.
 */
import { armyCommander, asked, type Battle, serves, type Unit } from '../../src/battlefield/battle.ts';
import { menu, unitMenu } from '../../src/battlefield/menu.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import { type Scenario, type ScenarioSource, scenario } from '../../src/scenarios/schema.ts';
import { pick } from './bot.ts';
import { battery, cavalry, infantry, SMALL, type UnitSource } from './fixtures.ts';

type Army = ScenarioSource['sides']['a'];

const guns = (id: string, special: Parameters<typeof battery>[3] = {}): UnitSource =>
  battery(id, `${id}/a`, `Battery ${id}`, { weight: 'medium', ...special });

const army = (special: Partial<Army> & Pick<Army, 'name' | 'armyType' | 'commander' | 'formations'>): Army => ({
  engineers: 2,
  pontoons: 1,
  baggage: 1,
  ...special,
});

const EVERYTHING: ScenarioSource = {
  ...SMALL,
  id: 'everything',
  title: 'Everything on One Field',
  sky: { weather: 'bright', variable: true, fog: { target: 30 } },
  hills: 'hilly',
  vantagePoints: ['the mill'],
  sides: {
    a: army({
      name: 'French',
      armyType: 'Napoleonic',
      commander: { id: 'ac-a', name: 'Ney', A: 5, L: 6, T: 6 },
      formations: [
        {
          id: 'ii',
          name: 'II Corps',
          commander: { id: 'reille', name: 'Reille', A: 4, L: 4, T: 3 },
          order: 'attack',
          units: [
            { ...infantry('husson', 'II/5/1', 'Husson'), artilleryPoints: 1 } as UnitSource,
            infantry('campi', 'II/5/2', 'Campi', 4000, 4, 3),
            guns('howitzers-to-be'),
            guns('donors'),
            guns('more-donors'),
            guns('twelves', { weight: 'heavy' }),
          ],
        },
        {
          id: 'cav',
          name: 'Cavalry Corps',
          commander: { id: 'kellermann', name: 'Kellermann', A: 5, L: 5, T: 2 },
          order: 'pursue',
          units: [
            { ...cavalry('pire', 'II/2c', 'Piré'), horse: 'skirmish', cossack: true } as UnitSource,
            { ...cavalry('lheritier', 'III/11', "L'Héritier"), horse: 'heavy', impetuous: true } as UnitSource,
            guns('horse', { weight: 'light', mobility: 'horse' }),
          ],
        },
        {
          id: 'iii',
          name: 'III Corps',
          commander: { id: 'vandamme', name: 'Vandamme', A: 3, L: 4, T: 6 },
          order: 'redeploy',
          units: [infantry('lefol', 'III/8/1', 'Lefol'), infantry('billard', 'III/8/2', 'Billard', 2500)],
        },
      ],
      garrisons: [{ area: 'farm', unit: infantry('hougoumont', 'G', 'Garrison', 1200, 4, 0) }],
    }),
    b: army({
      name: 'Allied',
      armyType: 'Traditional',
      commander: { id: 'ac-b', name: 'Wellington', A: 5, L: 4, T: 3 },
      formations: [
        {
          id: 'picton',
          name: '5th Division',
          commander: { id: 'c-picton', name: 'Picton', A: 4, L: 5, T: 5 },
          awkward: { extra: 1 },
          order: 'defend',
          units: [
            { ...infantry('kempt', '5/8', 'Kempt', 2500, 5), rifles: true } as UnitSource,
            {
              arm: 'mixed',
              id: 'pack',
              ref: '5/9',
              name: 'Pack',
              quality: 4,
              sk: 2,
              parts: [
                { arm: 'infantry', quality: 4, men: 2200 },
                { arm: 'cavalry', quality: 3, men: 400 },
              ],
            },
            guns('rogers', { weight: 'heavy' }),
            guns('whinyates', { pieces: 'rockets', weight: 'light', mobility: 'horse' }),
          ],
        },
        {
          id: 'uxbridge',
          name: 'Cavalry',
          commander: { id: 'c-uxbridge', name: 'Uxbridge', A: 4, L: 4, T: 2 },
          order: 'defend-keen',
          units: [cavalry('vandeleur', 'C/4', 'Vandeleur'), guns('mercer', { weight: 'light', mobility: 'horse' })],
        },
        {
          id: 'guards',
          name: '1st Division',
          commander: { id: 'cooke', name: 'Cooke', A: 3, L: 4, T: 3 },
          order: 'attack',
          units: [infantry('maitland', '1/1', 'Maitland', 2000, 5), infantry('byng', '1/2', 'Byng', 2000, 5)],
        },
      ],
    }),
  },
  reinforcements: [{ id: 'r-guards', side: 'b', formation: 'guards', at: 600, where: 'the Nivelles road' }],
  areas: [
    { id: 'farm', name: 'the farm', kind: 'built-up' },
    { id: 'village', name: 'the village', kind: 'built-up', limit: 12 },
    { id: 'redoubt', name: 'the redoubt', kind: 'works' },
  ],
  crossings: [
    { id: 'bridge', name: 'the bridge', kind: 'bridge' },
    { id: 'ditch', name: 'the ditch', kind: 'ditch', bonus: 1 },
    { id: 'ford', name: 'the ford', kind: 'ford' },
  ],
  terrain: [
    { name: 'Wood', shifts: 1, disorderTest: true, cover: 'soft' },
    { name: 'Marsh', shifts: 2, disorderTest: true },
  ],
};

export const everything = (): Scenario => scenario(EVERYTHING);

const oneOf = <T>(list: readonly T[], random: (n: number) => number): T | undefined =>
  list.length > 0 ? list[random(list.length)] : undefined;

/** What a table does of its own accord. */
function meddle(battle: Battle, random: (n: number) => number): Play | undefined {
  const unit = oneOf(Object.values(battle.units), random)!;
  const officer = oneOf(
    Object.values(battle.officers).filter(({ role, fate }) => role === 'formation' && fate === 'fit'),
    random,
  );
  const served = Object.values(battle.units).find(
    ({ kind, host, formation }) => kind === 'engineers' && !host && formation,
  );
  const chief = served && battle.officers[battle.formations[served.formation!]!.commander];
  const side = random(2) === 0 ? 'a' : 'b';
  const plays: (Play | false | undefined)[] = [
    unit.fate === 'good' && { do: 'set', what: 'unit', id: unit.id, set: { disordered: true } },
    officer && { do: 'set', what: 'officer', id: officer.id, set: { fate: random(2) === 0 ? 'injured' : 'captured' } },
    chief?.fate === 'fit' && { do: 'set', what: 'officer', id: chief.id, set: { fate: 'injured' } },
    serves(armyCommander(battle, side)) && { do: 'set', what: 'side', id: side, set: { vantage: random(2) === 0 } },
    { do: 'set', what: 'sky', set: { ground: random(2) === 0 ? 'soft' : 'hard' } },
    { do: 'set', what: 'clock', minutes: battle.minutes + 1 },
    battle.lull !== null && { do: 'set', what: 'lull', covers: oneOf([['ii', 'picton'], ['cav'], []], random)! },
    { do: 'ruling', key: 'cap5', value: random(2) === 0 ? 'on' : 'off' },
    { do: 'dice', dice: random(4) === 0 ? 'table' : 'app' },
    { do: 'phone', phone: battle.phone === 'open' ? 'passed' : 'open' },
    random(4) === 0 && { do: 'help', help: battle.help === 'resolve' ? 'remind' : 'resolve' },
    { do: 'note', of: side, text: 'Hold the farm.' },
    { do: 'remark', text: 'A dog runs over the field.' },
    random(8) === 0 && { do: 'end', why: 'over-hour' },
  ];
  return oneOf(
    plays.filter((play): play is Play => Boolean(play)),
    random,
  );
}

/** Out of the village or the works it holds, on foot or by another village. */
const leavesItsPlace = ({ area }: Unit, play: Play): boolean =>
  area !== null && (play.do === 'occupy' || play.do === 'move');

/** Plays by the menu, with now and then a word of the table; an ended battle is counted, and goes on. */
export function playAll(battle: Battle, random: (n: number) => number): Play {
  const task = asked(battle);
  const own = !battle.ended && random(40) === 0 ? meddle(battle, random) : undefined;
  if (own) return own;
  if (battle.ended) {
    const evening = menu(battle).filter((play) => play.do !== 'reopen');
    const deed = random(4) > 0 ? oneOf(evening, random) : undefined;
    return deed ?? { do: 'reopen' };
  }
  // Skirmishers are out on both sides, or no stand would ever be hit.
  if (!task && battle.phase === 1 && random(2) === 0) {
    const out = Object.values(battle.units).flatMap((unit) =>
      unitMenu(battle, unit.id).filter((play) => play.do === 'skirmishers' && play.stands > unit.stands),
    );
    const deploys = oneOf(out, random);
    if (deploys) return deploys;
  }
  if (!task && battle.phase === 3 && random(2) === 0) {
    const shots = menu(battle).filter(
      (play) => play.do === 'skirmish' && play.on && 'unit' in play.on && battle.units[play.on.unit]!.stands > 0,
    );
    const shot = oneOf(shots, random);
    if (shot) return shot;
  }
  // Four batteries near each other, and whole, are rare once the fighting has begun.
  if (!task && battle.phase === 5) {
    const howitzers = menu(battle).find((play) => play.do === 'convert');
    if (howitzers) return howitzers;
  }
  if (!task && battle.phase === 9 && random(3) === 0) {
    const lull = menu(battle).find((play) => play.do === 'lull');
    if (lull) return lull;
  }
  if (!task && !battle.ended && random(2) === 0) {
    const acting = Object.values(battle.units).filter(
      (unit) => battle.action && unit.formation === battle.action.formation,
    );
    const unit = oneOf(acting.length > 0 && random(4) > 0 ? acting : Object.values(battle.units), random)!;
    // Hits told by the table would end the armies before they have done anything else.
    // Who holds a place stays in it long enough to leave a garrison.
    const offers = unitMenu(battle, unit.id).filter(
      (play) => (play.do !== 'hits' && !leavesItsPlace(unit, play)) || random(30) === 0,
    );
    const garrison = offers.find((play) => play.do === 'garrison');
    if (garrison) return garrison;
    // Lulls are short, and few have a neighbour to change places with.
    const swap = offers.find((play) => play.do === 'swap');
    if (swap && random(2) === 0) return swap;
    const serve = offers.find((play) => play.do === 'engineers' && play.to.at === 'commander');
    if (serve && random(2) === 0) return serve;
    const play = oneOf(offers, random);
    if (play) return play;
  }
  return pick(battle, random);
}
