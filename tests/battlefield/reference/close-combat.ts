/**
 * The close combat told a second time: slowly, in one long walk with the dice in hand, and with nothing taken from the
 * resolver but the shapes of its facts. It pulls dice and cards as it needs them, where the resolver reads what it is given.
 */
import type { Attacker, Combat, Fighter } from '../../../src/battlefield/rules/close-combat/facts.ts';
import type { Rulings } from '../../../src/book/rulings.ts';
import type { Result } from '../../../src/cards/results.ts';

export interface Supply {
  readonly die: (key: string) => number;
  readonly card: (key: string) => Result;
  readonly choice: (key: string) => string;
  /** Adjusted rating, needed only where a group compares it. */
  readonly rating: (unit: string, losses: number) => number;
}

export interface Told {
  ending: string;
  loser: 'attacker' | 'defender' | null;
  step: number | null;
  ground: string | null;
  next: string | null;
  units: Record<string, ToldUnit>;
}

interface ToldUnit {
  cp: number;
  fate: string;
  disordered: boolean;
  exhaustion: number;
  back: string;
  restored: boolean;
  engineersLost: boolean;
  officerInjured: boolean | null;
  followsUp: boolean;
  staysInContact: boolean;
  pursuitHits: number | null;
}

interface Man extends ToldUnit {
  f: Attacker;
  id: string;
  attacking: boolean;
  cav: boolean;
  bty: boolean;
  disorderedBefore: boolean;
  exhaustionBefore: number;
  startCp: number;
  hitsTaken: number;
  lost: number;
  broken: boolean;
  gone: boolean;
  result: Result | null;
  again: boolean;
  gotDisorder: boolean;
  leader: boolean;
  cm: number;
  way: '' | 'back' | 'recoil' | 'stall';
  move: string;
}

const INF_BACK: Record<Result, number> = { VH: 6, H: 8, N: 8, L: 10, VL: 15 };
const CAV_BACK: Record<Result, number> = { VH: 10, H: 12, N: 12, L: 15, VL: 20 };
// Rows: Cavalry, Infantry, Disordered Cavalry, Disordered Infantry. Columns: Cav Inf Art DisCav DisInf DisArt.
const NUMBERS = ['665444', '654554', '666554', '665665'];

export function tell(combat: Combat, supply: Supply, r: Rulings = {}): Told {
  const forArea = combat.area?.fight === 'for' ? combat.area : null;
  const makeMan = (f: Fighter, attacking: boolean): Man => {
    const disordered = Boolean(f.disordered || f.looting || (!attacking && combat.abandoned));
    const cp = f.troop === 'artillery' ? 0 : f.troop === 'pontoon' ? (f.engineer ? 2 : 1) : f.cp;
    return {
      f: f as Attacker,
      id: f.id,
      attacking,
      cav: f.troop === 'cavalry' && !f.onFoot,
      bty: f.troop === 'artillery',
      disorderedBefore: disordered,
      exhaustionBefore: f.exhaustion ?? 0,
      startCp: cp,
      hitsTaken: 0,
      lost: 0,
      broken: false,
      gone: false,
      result: null,
      again: false,
      gotDisorder: false,
      leader: true,
      cm: 0,
      way: '',
      move: '',
      cp,
      fate: 'good',
      disordered,
      exhaustion: f.exhaustion ?? 0,
      back: 'stays',
      restored: false,
      engineersLost: false,
      officerInjured: null,
      followsUp: false,
      staysInContact: false,
      pursuitHits: null,
    };
  };
  const attackers = combat.attackers.map((f) => makeMan(f, true));
  const d = makeMan(combat.defender, false);

  // Who is the Major Unit?
  let major = attackers[0]!;
  let minor: Man | undefined;
  if (attackers.length === 2) {
    const [x, y] = attackers as [Man, Man];
    let xIsMajor: boolean;
    if (x.f.cp !== y.f.cp) xIsMajor = x.f.cp > y.f.cp;
    else if (x.f.q !== y.f.q) xIsMajor = x.f.q > y.f.q;
    else xIsMajor = supply.die('major') < 4;
    major = xIsMajor ? x : y;
    minor = xIsMajor ? y : x;
    minor.leader = false;
  }
  const men = minor ? [major, minor, d] : [major, d];
  const square = !d.cav && !d.bty && d.f.troop !== 'garrison' && attackers.some((a) => a.cav);
  const noFlanks = square || d.f.troop === 'garrison';

  const result = (
    ending: string,
    loser: Told['loser'],
    step: number | null,
    ground: string | null,
    next: string | null,
  ): Told => {
    for (const m of men) {
      if (m.cm > 0) m.back = `${m.move} ${m.cm}`;
    }
    return { ending, loser, step, ground, next, units: Object.fromEntries(men.map((m) => [m.id, m])) };
  };
  const officers = () => {
    for (const m of men) {
      if (!m.f.officer) continue;
      if (m.f.officerTested && r.attachedInjury === 'oncePerTurn') continue;
      m.officerInjured = supply.die(`officer:${m.id}`) + supply.die(`officer:${m.id}`) === 12;
    }
  };

  if (combat.abandoned && r.abandoned !== 'disorderedAndFixed') {
    d.fate = 'eliminated';
    d.disordered = true;
    return result('abandoned-guns', 'defender', null, major.id, null);
  }

  // ---- the throws
  const column = (m: Man) => (m.cav ? 0 : m.bty ? 2 : 1) + (m.disorderedBefore ? 3 : 0);
  const numberFor = (m: Man, at: Man) => Number(NUMBERS[(m.cav ? 0 : 1) + (m.disorderedBefore ? 2 : 0)]![column(at)]);
  const weight = { heavy: 3, medium: 2, light: 1, skirmish: 0 };
  const plus = (m: Man, at: Man) => {
    let n = -m.exhaustionBefore;
    if (m.cav && at.cav && m.f.horse && at.f.horse && weight[m.f.horse] - weight[at.f.horse] >= 2) n++;
    return n;
  };
  const heavySky =
    (combat.weather === 'rain' && combat.intensity === 'heavy') ||
    (combat.weather === 'snow' &&
      (r.snowBonus === 'heavyRainAnySnow' || (r.snowBonus !== 'heavyRainOnly' && combat.intensity === 'heavy')));
  let pool = 0;
  if (minor && major.cav !== minor.cav && !major.bty && !minor.bty)
    pool = Math.max(0, minor.startCp - (minor.f.stands ?? 0));

  const volley = (m: Man, at: Man, share: number): { hits: number; sharedUsed: number } => {
    if (m.bty || m.f.looting) return { hits: 0, sharedUsed: 0 };
    let own = m.startCp - (m.f.stands ?? 0);
    if (m.f.engineer && !m.cav && m.f.troop !== 'pontoon') own += 1;
    let gunDice = 0;
    if (m.f.battery) {
      if (m.attacking) gunDice = m.f.battery === 'horse' ? 2 : 0;
      else gunDice = forArea && r.artBuaDice !== 'yes' ? 0 : 2;
      if (m.f.batteryFired && r.artDoubleUse === 'no') gunDice = 0;
    }
    const all = Math.max(0, own + gunDice);
    if (all === 0) return { hits: 0, sharedUsed: 0 };
    const apart = r.ccArtDice === 'fixed5' ? gunDice : 0;
    const serves = m.attacking || r.ccAttacking !== 'mover';
    const closed = (m.cav && !at.cav && !at.bty) || (at === d && noFlanks);

    // bonuses, as [number of misses again for n misses, is it the shared one]
    const gains: { n: (misses: number) => number; kind: 'all' | 'half' | number; shared?: true }[] = [];
    if (serves && !closed && at.f.flanked)
      gains.push({ n: (x) => Math.min(x, Math.max(2, Math.floor(x / 2))), kind: 'half' });
    if (m.attacking && !closed && (m.f.strikes === 'flank' || m.f.strikes === 'rear'))
      gains.push({ n: (x) => x, kind: 'all' });
    if (serves && m.cav && !at.cav && !at.bty && heavySky) gains.push({ n: (x) => Math.floor(x / 2), kind: 'half' });
    if (m.f.nearArmyCommander) gains.push({ n: (x) => Math.min(2, x), kind: 2 });
    if (combat.hilly && !m.attacking && at.f.height === 'below')
      gains.push({ n: (x) => Math.floor(x / 2), kind: 'half' });
    if (combat.hilly && m.attacking && m.f.height === 'above' && r.uphill === 'eitherHigher')
      gains.push({ n: (x) => Math.floor(x / 2), kind: 'half' });
    if (m.f.troop === 'mixed' && (!combat.area || (!forArea && !m.attacking)))
      gains.push({ n: (x) => Math.min(1, x), kind: 1 });
    if (share > 0) gains.push({ n: (x) => Math.min(share, x), kind: share, shared: true });
    // penalties, as fractions
    const order = r.autoDefendTiming === 'before' && !m.attacking ? 'defend' : m.f.order;
    const proofs: ('all' | 'half')[] = [];
    if (m.f.outOfCommand) proofs.push('all');
    if (order === 'redeploy' || order === 'strategic') proofs.push('all');
    let covered = serves && (at.f.hardCover || at.f.troop === 'garrison');
    if (forArea && m.attacking) covered = true;
    if (forArea && forArea.round === 2) covered = true;
    if (covered && !(m.f.engineer && !m.cav)) proofs.push('all');
    if (serves && at.f.strongPoint) proofs.push('half');

    let need = numberFor(m, at);
    let add = plus(m, at);
    if (!m.attacking && r.defToHit === 'worst')
      for (const a of attackers)
        if (numberFor(m, a) - plus(m, a) > need - add) {
          need = numberFor(m, a);
          add = plus(m, a);
        }

    const throwThem = (key: string, dice: number, need: number, add: number, again: (misses: number) => number) => {
      let hits = 0;
      let misses = 0;
      for (let i = 0; i < dice; i++) {
        if (supply.die(key) + add >= need) hits++;
        else misses++;
      }
      const rethrow = Math.min(misses, again(misses));
      const bonus = () => {
        for (let i = 0; i < rethrow; i++) if (supply.die(key) + add >= need) hits++;
      };
      const prove = () => {
        for (const proof of proofs) {
          const tested = proof === 'all' ? hits : Math.floor(hits / 2);
          for (let i = 0; i < tested; i++) if (supply.die(key) < 4) hits--;
        }
      };
      bonus();
      prove();
      return { hits, misses };
    };
    const choose = (misses: number) => {
      let chosen: (typeof gains)[number] | null = null;
      let most = 0;
      for (const gain of gains)
        if (Math.min(misses, gain.n(misses)) > most) {
          most = Math.min(misses, gain.n(misses));
          chosen = gain;
        }
      return { chosen, most };
    };
    const first = throwThem(`throw:${m.id}`, all - apart, need, add, (misses) => choose(misses).most);
    const { chosen, most } = choose(first.misses);
    let hits = first.hits;
    if (apart > 0) {
      const spare = typeof chosen?.kind === 'number' ? chosen.kind - most : 0;
      const again = (misses: number) => {
        if (!chosen) return 0;
        if (chosen.kind === 'all') return misses;
        return chosen.kind === 'half' ? Math.floor(misses / 2) : spare;
      };
      hits += throwThem(`guns:${m.id}`, apart, m.f.disordered ? 6 : 5, -m.exhaustionBefore, again).hits;
    }
    return { hits, sharedUsed: chosen?.shared ? most : 0 };
  };

  const one = volley(major, d, pool);
  let byAttackers = one.hits;
  if (minor) {
    const left = r.infCav === 'majorOnly' ? 0 : r.infCav === 'eachN' ? pool : pool - one.sharedUsed;
    byAttackers += volley(minor, d, left).hits;
  }
  const byDefender = volley(d, major, 0).hits;

  // ---- a battery
  const drawFor = (m: Man) => {
    m.result = supply.card(`check:${m.id}`);
    const res = m.result;
    m.gotDisorder = res === 'N' || res === 'L' || res === 'VL' || (res === 'H' && m.cav);
    m.again = m.disorderedBefore && m.gotDisorder;
    if (res === 'VH') m.disordered = false;
    if (m.gotDisorder) m.disordered = true;
    const tires = res === 'VL' || (res === 'L' && m.disorderedBefore);
    if (tires && !(m.broken && r.brokenEffect === 'distanceOnly')) m.exhaustion = Math.min(2, m.exhaustion + 1);
    if (m.broken) m.disordered = false;
  };
  if (d.bty) {
    if (byAttackers >= 2 || (byAttackers === 1 && d.disorderedBefore)) {
      d.fate = 'eliminated';
      d.disordered = true;
      drawFor(major);
      officers();
      return result('battery', 'defender', null, major.id, null);
    }
    if (byAttackers === 1) d.disordered = true;
    for (const a of attackers) {
      if (combat.abandoned) a.staysInContact = true;
      else {
        a.move = 'fall-back';
        a.cm = 5;
      }
    }
    officers();
    return result('battery', null, null, null, null);
  }
  if (byAttackers === 0 && byDefender === 0) {
    for (const a of attackers) {
      a.move = 'withdraw';
      a.cm = 2;
    }
    return result('no-combat', null, null, null, null);
  }

  // ---- losses, one hit at a time
  for (let i = 1; i <= byDefender; i++) (minor && i % 3 === 0 ? minor : major).hitsTaken++;
  d.hitsTaken = byAttackers;
  const neverBroken = (m: Man) => m.f.detachment || m.f.troop === 'garrison' || m.f.troop === 'pontoon';
  for (const m of men) {
    let hurt = m.hitsTaken;
    if (m.f.engineer && !m.cav && m.f.troop !== 'pontoon' && hurt > 0 && hurt <= m.startCp)
      if (supply.die(`engineers:${m.id}`) + supply.die(`engineers:${m.id}`) >= 10) {
        hurt--;
        m.engineersLost = true;
      }
    m.lost = Math.min(hurt, m.startCp);
    m.cp = m.startCp - m.lost;
    if (m.cp === 0) {
      m.broken = true;
      if (m.f.engineer) m.engineersLost = true;
    }
  }
  let winnerByGrace: Man | null = null;
  if (major.broken && d.broken) {
    const fallen = men.filter((m) => m.broken);
    const top = Math.max(...fallen.map((m) => m.f.q));
    const equals = fallen.filter((m) => m.f.q === top);
    winnerByGrace = equals[0]!;
    if (equals.length === 2) winnerByGrace = equals[supply.die('restored') <= 3 ? 0 : 1]!;
    if (equals.length === 3) winnerByGrace = equals[Math.ceil(supply.die('restored') / 2) - 1]!;
    winnerByGrace.broken = false;
    winnerByGrace.restored = true;
    winnerByGrace.cp = 1;
    winnerByGrace.lost--;
    if (winnerByGrace === minor) {
      minor.leader = true;
      major.leader = false;
    }
  }
  const lead = minor?.leader ? minor : major;
  for (const m of men)
    if (m.broken) {
      m.gone = Boolean(neverBroken(m));
      m.fate = m.gone ? 'eliminated' : 'broken';
      m.disordered = false;
    }

  // ---- checks
  for (const m of men) {
    if (m.gone) continue;
    const beat = m === lead ? d.broken && !m.broken : m === d ? lead.broken && !m.broken : false;
    if (m.lost > 0 || beat) drawFor(m);
  }

  // ---- the loser
  let loser: 'attacker' | 'defender' | null = null;
  let step: number | null = null;
  if (winnerByGrace) loser = winnerByGrace.attacking ? 'defender' : 'attacker';
  else {
    const quality = (m: Man) => (r.loserQ === 'adjusted' ? supply.rating(m.id, m.lost) : m.f.q);
    const twice = (m: Man) => m.again;
    const questions: [boolean, boolean][] = [
      [lead.broken && !d.broken, d.broken && !lead.broken],
      [lead.exhaustion > d.exhaustion, d.exhaustion > lead.exhaustion],
      [twice(lead) && !twice(d), twice(d) && !twice(lead)],
      [lead.disordered && !d.disordered, d.disordered && !lead.disordered],
      [byAttackers < byDefender, byDefender < byAttackers],
      [quality(lead) < quality(d), quality(d) < quality(lead)],
      [true, false],
    ];
    for (let i = 0; i < 7 && !loser; i++) {
      if (questions[i]![0]) loser = 'attacker';
      else if (questions[i]![1]) loser = 'defender';
      if (loser) step = i + 1;
    }
  }

  // ---- who goes back
  const openArea = forArea && !forArea.garrisoned && d.f.troop !== 'garrison';
  const walled = d.f.troop === 'garrison' ? !d.broken : Boolean(forArea?.garrisoned);
  let staying = false;
  let next: string | null = null;
  if (openArea && forArea.round === 1 && loser === 'attacker' && !lead.broken && !lead.gotDisorder && !d.again) {
    staying = supply.choice('stay') === 'stay';
    if (staying) next = 'second-round';
  }
  const distances: Record<string, Result> = {};
  const goByRowOf = (m: Man, from: Man) => {
    let row: Result = 'VH';
    if (from.result) row = from.result;
    else if (r.noCheckLoser === 'noMove') return;
    else if (r.noCheckLoser === 'drawForDistance') {
      distances[from.id] ??= supply.card(`distance:${from.id}`);
      row = distances[from.id]!;
    }
    m.way = 'back';
    m.move = row === 'L' || row === 'VL' ? 'retreat' : 'fall-back';
    m.cm = (m.cav ? CAV_BACK : INF_BACK)[row] * (m.broken ? 2 : 1);
  };
  const squareHolds = square && loser === 'defender' && !d.broken && !d.again;
  const mustGo: Man[] = [];
  if (loser === 'attacker') {
    for (const a of minor ? [major, minor] : [major]) {
      if (staying && !a.broken && !a.gotDisorder) {
        a.staysInContact = true;
        continue;
      }
      if (a.gone) continue;
      goByRowOf(a, lead);
      mustGo.push(a);
    }
    if (openArea && d.again && !d.broken) goByRowOf(d, d);
  } else {
    if (!d.gone && d.f.troop !== 'garrison' && !squareHolds) {
      goByRowOf(d, d);
      mustGo.push(d);
    }
    const goesOn = walled && d.f.troop !== 'garrison' && r.garrisonFollowUp === 'sameAction';
    if (goesOn) next = 'garrison';
    for (const a of minor ? [major, minor] : [major]) {
      if (a.gone) continue;
      if (a.broken) {
        goByRowOf(a, a);
        mustGo.push(a);
      } else if (squareHolds) {
        a.way = 'recoil';
        a.move = 'fall-back';
        a.cm = 5;
      } else if (walled) {
        if (goesOn) a.staysInContact = true;
        else goByRowOf(a, lead);
      } else if (openArea && a.again) goByRowOf(a, a);
    }
  }

  // ---- blocked ways
  const sappersTake = (m: Man, why: string, points: number): boolean => {
    if (!m.f.engineer || m.engineersLost || m.cav || m.f.troop === 'pontoon' || points > m.cp) return false;
    const key = `engineers-${why}:${m.id}`;
    if (supply.die(key) + supply.die(key) < 10) return false;
    m.engineersLost = true;
    return true;
  };
  const before = new Map(men.map((m) => [m, m.gone ? 0 : m.cp]));
  for (const m of mustGo) {
    if (m.cm === 0) continue;
    const enemies = men.filter((x) => x.attacking !== m.attacking).reduce((sum, x) => sum + before.get(x)!, 0);
    if (supply.choice(`path:${m.id}`) === 'blocked') {
      const had = m.cp;
      if (m.cp > 0 && !sappersTake(m, 'blocked', 1)) m.cp--;
      if (!m.disordered) m.disordered = true;
      else m.exhaustion = Math.min(2, m.exhaustion + 1);
      if (m.cp === 0) m.disordered = false;
      m.cm = 0;
      const base = r.vanquishBase === 'beforeLoss' ? had : m.cp;
      if (m.cp === 0 || enemies * 2 >= base * 3) {
        m.fate = 'vanquished';
        if (m.f.engineer) m.engineersLost = true;
      }
    } else if (supply.choice(`friends:${m.id}`) === 'in-the-way' && !m.broken) m.disordered = true;
  }

  // ---- pursuit
  const isGone = (m: Man) => m.fate === 'eliminated' || m.fate === 'vanquished';
  const beaten = loser === 'attacker' ? lead : d;
  const victor = loser === 'attacker' ? d : lead;
  const drives = r.pursuit === 'winner' ? victor.result : beaten.result;
  const prey = men.filter((m) => m.attacking === beaten.attacking && m.cm > 0 && m.cp > 0 && !isGone(m));
  if (drives && drives !== 'VH' && prey.includes(beaten)) {
    let hits = 0;
    for (const m of men) {
      // NBC-BAG-04: a looter hurts nobody and stays with the baggage.
      if (m.attacking === beaten.attacking || !m.cav || m.f.looting || m.fate !== 'good' || m.cm > 0) continue;
      if (r.pursuitPair === 'majorOnly' && !m.leader) continue;
      const key = `pursuit:${m.id}`;
      m.pursuitHits = 0;
      if (supply.choice(key) === 'no') continue;
      const dice = Math.floor(m.cp / 2);
      const strikes = () => supply.die(key) - m.exhaustion >= (m.disordered ? 6 : 5);
      let misses = 0;
      for (let i = 0; i < dice; i++) {
        if (strikes()) m.pursuitHits++;
        else misses++;
      }
      const again = drives === 'VL' ? misses : drives === 'L' ? Math.floor(misses / 2) : 0;
      for (let i = 0; i < again; i++) if (strikes()) m.pursuitHits++;
      hits += m.pursuitHits;
      if (m.pursuitHits > 0 && m.f.impetuous) m.followsUp = true;
    }
    const shares = new Map<Man, number>();
    const second = prey.find((m) => m !== beaten);
    for (let i = 1; i <= hits; i++) {
      const who = second && i % 3 === 0 ? second : beaten;
      shares.set(who, (shares.get(who) ?? 0) + 1);
    }
    for (const [m, n] of shares) {
      m.cp = Math.max(0, m.cp - (sappersTake(m, 'ridden', n) ? n - 1 : n));
      if (m.cp > 0) continue;
      m.broken = true;
      m.disordered = false;
      if (m.f.engineer) m.engineersLost = true;
      m.fate = neverBroken(m) ? 'eliminated' : 'broken';
      m.cm = neverBroken(m) ? 0 : m.cm * 2;
    }
    if ((shares.get(beaten) ?? 0) > 0 && beaten.cp === 0 && !victor.result) drawFor(victor);
  }

  // ---- the ground
  let ground: string | null = null;
  const left = beaten.cm > 0 || isGone(beaten);
  const goes = (victor.attacking || victor.cav) && !victor.f.looting;
  if (left && victor.fate === 'good' && victor.cm === 0 && !victor.staysInContact && goes) ground = victor.id;
  officers();
  return result('fought', loser, step, ground, next);
}
