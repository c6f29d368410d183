/** A battle that never was: two armies with all that an order of battle may tell of them. */
import type { Chance } from './chance.ts';
import { HORSE, type Nation, type Troops } from './tongue.ts';

export interface Unit {
  readonly troops: Troops;
  readonly n: number;
  /** Called by a place or a man where it has no number. */
  readonly called?: string;
  /** Men or horses; of a battery its gunners. */
  readonly strength: number;
  readonly parts: number;
  readonly guns: number;
  readonly pounds: number;
  readonly arrives?: string;
}

export interface Formation {
  readonly level: 'corps' | 'division' | 'brigade';
  readonly n: number;
  readonly leader: string;
  readonly horse: boolean;
  readonly below: readonly Formation[];
  readonly units: readonly Unit[];
}

export interface Army {
  readonly nation: Nation;
  readonly leader: string;
  readonly formations: readonly Formation[];
}

export interface Battle {
  readonly place: string;
  readonly year: number;
  readonly armies: readonly Army[];
}

/** What an army's levels are. */
export type Depth = 'corps' | 'division' | 'brigade' | 'flat-divisions';

const SURNAMES: { readonly [N in Nation]: readonly string[] } = {
  France:
    'Morand Friant Gudin Saint-Hilaire Legrand Vandamme Suchet Gazan Dupont Drouet Heudelet Desjardin Marchand Bisson Verdier Lamarque Broussier Durutte Pacthod Grenier Maucune Foy Taupin Darmagnac Villatte Maransin Conroux Fririon Reynier Loison Clauzel Simon Ferey Graindorge Sarrut Arnaud'.split(
      ' ',
    ),
  Britain:
    'Hill Picton Leith Cole Campbell Hope Spencer Stewart Lightburne Mackinnon Colville Pakenham Kempt Anson Byng Walker Barnes Inglis Ross Hay Hulse Bingham Hinde Stirling Pringle Cameron Howard Fane Slade Ponsonby Vandeleur Grant'.split(
      ' ',
    ),
  Austria:
    'Hiller Kollowrat Rosenberg Hohenzollern Bellegarde Lusignan Ulm Vukassovich Reinwald Mayer Buresch Wacquant Hessen Neustädter Riese Hammer Kottulinsky Vécsey Schneller Klebelsberg Rottermund Bieber Stutterheim Wartensleben Frehlich Moritz Radivojevich Weissenwolf'.split(
      ' ',
    ),
  Prussia:
    'Steinmetz Pirch Jagow Henckel Tippelskirch Krafft Brause Langen Borcke Kemphen Luck Stülpnagel Hake Losthin Hiller Röder Treskow Schwerin Sydow Hobe Marwitz Lottum Hünerbein Horn Katzler Jürgass Warburg Klüx'.split(
      ' ',
    ),
  Russia:
    'Tuchkov Konovnitsyn Bakhmetev Kaptsevich Likhachev Paskevich Rayevski Borozdin Stroganov Laptev Zagryazhski Emme Choglokov Protasov Budberg Fok Glebov Roslavlev Rusanov Vilkinson Lisanevich Dokhturov Sievers Pantchulidzev Chernysh Korff Dorokhov Kreutz'.split(
      ' ',
    ),
  Spain:
    'Zayas Lardizabal Ballesteros Morillo Losada Giron Barcena Porlier Cuesta Vigodet Lacy Copons Giron Zerain Echavarri Loy Penne Cagigal Virues Polo Menacho Carvajal Miranda Senra Balanzat Tilly'.split(
      ' ',
    ),
  Portugal:
    'Pamplona Fonseca Campos Lecor Rezende Palmeirim Machado Ribeiro Azeredo Madden Doyle Costa Silveira Rego Oliveira Almeida Buchan Ashworth Sousa Noronha Vasconcelos Brito Barbosa Pereira'.split(
      ' ',
    ),
};

const OWNERS: { readonly [N in Nation]?: readonly string[] } = {
  Austria:
    'Manfredini Kerpen Lindenau Stuart Froon Zach Beaulieu Simbschen Esterhazy Duka Wenkheim Reisky Czartoryski Vukassovich Colloredo Würzburg Strauch Benjowski Jellacic Hiller'.split(
      ' ',
    ),
  Russia:
    'Pskov Libau Sofia Vilna Simbirsk Polotsk Odessa Tarnopol Murom Kexholm Tobolsk Volhynia Minsk Wilmanstrand Brest Ryazan Orlov Nizov Poltava Ladoga'.split(
      ' ',
    ),
  Spain:
    'Zamora Murcia Sevilla Burgos Cantabria Toledo Valencia Cuenca Jaen Ronda Sigüenza Badajoz Plasencia Trujillo Osuna Guadix Lorca Ecija Baza Soria'.split(
      ' ',
    ),
};

const FOES: readonly Nation[] = ['Britain', 'Austria', 'Prussia', 'Russia', 'Spain', 'Portugal'];
const PLACES = ['Hohenau', 'Valdoro', 'Monteverde', 'Ostrovka', 'Grünfeld', 'Rocamora', 'Belleville', 'Zavodskoe'];

const FOOT: readonly Troops[] = ['line', 'line', 'line', 'line', 'light', 'grenadier', 'militia'];

function unitOf(chance: Chance, nation: Nation, horse: boolean, taken: Set<string>): Unit {
  const of = horse ? HORSE.filter((each) => nation !== 'Spain' || each !== 'cuirassier') : FOOT;
  const owners = OWNERS[nation];
  const squadrons = chance.between(2, 6);
  const battalions = chance.between(1, 4);
  for (let tries = 0; ; tries += 1) {
    const guard = !horse && tries === 0 && chance.happens(0.6);
    const told = guard ? 'guard' : chance.one(of);
    const troops = told === 'militia' && nation === 'France' ? 'line' : told;
    const n = chance.between(1, guard ? 4 : horse ? 28 : 112) + (tries > 9 ? tries : 0);
    const named = owners && tries < 5 && !guard && chance.happens(8);
    const called = named ? chance.one(owners) : undefined;
    const key = `${troops} ${called ?? n}`;
    if (taken.has(key)) continue;
    taken.add(key);
    return {
      troops,
      n,
      ...(called !== undefined && { called }),
      strength: horse ? squadrons * chance.between(88, 172) : battalions * chance.between(402, 811),
      parts: horse ? squadrons : battalions,
      guns: 0,
      pounds: 0,
    };
  }
}

const batteryOf = (chance: Chance, nation: Nation, horse: boolean, taken: Set<string>): Unit => {
  const troops = horse ? 'horse battery' : 'foot battery';
  let n = chance.between(1, 24);
  while (taken.has(`${troops} ${n}`)) n += 1;
  taken.add(`${troops} ${n}`);
  return {
    troops,
    n,
    strength: chance.between(84, 178),
    parts: 1,
    guns: nation === 'Russia' ? 12 : horse ? 6 : 8,
    pounds: chance.one(horse ? [4, 6] : [6, 8, 9, 12]),
  };
};

/** An army of so many levels. */
function armyOf(chance: Chance, nation: Nation, depth: Depth): Army {
  const men = chance.some([...new Set(SURNAMES[nation])], 40);
  const taken = new Set<string>();
  const man = (): string => men.pop() ?? 'Muster';
  const numbers = new Map<string, number>();
  const next = (key: string): number => {
    const n = (numbers.get(key) ?? 0) + 1;
    numbers.set(key, n);
    return n;
  };
  const unitsFor = (horse: boolean, least: number, most: number): Unit[] =>
    Array.from({ length: chance.between(least, most) }, () => unitOf(chance, nation, horse, taken));
  const brigade = (n: number, horse: boolean): Formation => ({
    level: 'brigade',
    n,
    leader: man(),
    horse,
    below: [],
    units: unitsFor(horse, 2, horse ? 3 : 4),
  });
  const division = (horse: boolean): Formation => {
    const flat = depth === 'flat-divisions';
    return {
      level: 'division',
      n: next(horse ? 'horse' : 'division'),
      leader: man(),
      horse,
      below: flat ? [] : Array.from({ length: 2 }, (_, i) => brigade(i + 1, horse)),
      units: [...(flat ? unitsFor(horse, 3, 5) : []), batteryOf(chance, nation, horse, taken)],
    };
  };
  const corps = (): Formation => ({
    level: 'corps',
    n: next('corps'),
    leader: man(),
    horse: false,
    below: [...Array.from({ length: chance.between(1, 2) }, () => division(false)), division(true)],
    units: [],
  });
  const formations =
    depth === 'corps'
      ? Array.from({ length: 2 }, corps)
      : depth === 'brigade'
        ? [...Array.from({ length: chance.between(2, 3) }, (_, i) => brigade(i + 1, false)), brigade(4, true)]
        : [...Array.from({ length: chance.between(2, 3) }, () => division(false)), division(true)];
  return { nation, leader: man(), formations };
}

export function battleOf(chance: Chance, depth: Depth, sides: 1 | 2): Battle {
  const nations: readonly Nation[] = chance.happens(5) ? [chance.one(FOES), 'France'] : ['France', chance.one(FOES)];
  return {
    place: chance.one(PLACES),
    year: chance.between(1796, 1815),
    armies: nations.slice(0, sides).map((nation) => armyOf(chance, nation, depth)),
  };
}

export const isGuns = ({ troops }: Unit): boolean => troops === 'foot battery' || troops === 'horse battery';

export interface Strength {
  readonly foot: number;
  readonly horse: number;
  readonly guns: number;
}

export const strengthOfUnit = (unit: Unit): Strength => ({
  foot: isGuns(unit) || HORSE.includes(unit.troops) ? 0 : unit.strength,
  horse: HORSE.includes(unit.troops) ? unit.strength : 0,
  guns: unit.guns,
});

export const added = (all: readonly Strength[]): Strength =>
  all.reduce((a, b) => ({ foot: a.foot + b.foot, horse: a.horse + b.horse, guns: a.guns + b.guns }), {
    foot: 0,
    horse: 0,
    guns: 0,
  });

export const strengthOf = ({ below, units }: Formation): Strength =>
  added([...below.map(strengthOf), ...units.map(strengthOfUnit)]);
