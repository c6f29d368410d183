/** A volley worked out the long way: battery by battery, die by die, from the tables as they are printed. */
import type { Shot } from '../../../src/battlefield/rules/fire/artillery.ts';
import type { Rulings } from '../../../src/book/rulings.ts';
import type { Face } from '../../../src/dice/faces.ts';

function diceOf(shot: Shot, rulings: Rulings): number {
  const { battery, target, distanceCm: cm } = shot;
  if (battery.pieces === 'rockets') {
    if (cm > 30 || target.arm === 'artillery') return 0;
    return target.arm === 'cavalry' ? 2 : 1;
  }
  if (battery.pieces === 'howitzers') {
    if (cm > 30) return 0;
    return battery.quality >= 5 && rulings.howitzerQ5 !== 'no' ? 3 : 2;
  }
  let dice = 0;
  let at = '';
  if (battery.weight === 'heavy') {
    if (cm <= 10) [dice, at] = [4, 'short'];
    else if (cm <= 20) [dice, at] = [3, 'medium'];
    else if (cm <= 30) [dice, at] = [2, 'long'];
  } else if (battery.weight === 'medium') {
    if (cm <= 8) [dice, at] = [4, 'short'];
    else if (cm <= 17) [dice, at] = [3, 'medium'];
    else if (cm <= 25) [dice, at] = [1, 'long'];
  } else {
    if (cm <= 7) [dice, at] = [rulings.lightShort === '4' ? 4 : rulings.lightShort === '3' ? 3 : 5, 'short'];
    else if (cm <= 13) [dice, at] = [2, 'medium'];
    else if (cm <= 20) [dice, at] = [1, 'long'];
  }
  if (at === '') return 0;
  if (battery.quality === 5 || battery.quality === 6) dice += 1;
  const plunging = shot.differentLevel && (at === 'medium' || at === 'long');
  const screened = target.stands > 0 && (at === 'short' || at === 'medium');
  if (plunging || screened) dice -= 1;
  if (dice === 0 && rulings.artMinDice === '1') dice = 1;
  if (dice > 5 && rulings.cap5 === 'on') dice = 5;
  return dice;
}

export interface BatteryByHand {
  hits: number;
  first: Face[];
  thrown: number;
}

/** Throws the dice of one battery; `next` gives face after face. */
export function batteryByHand(shot: Shot, next: () => Face, rulings: Rulings): BatteryByHand {
  const { battery, target } = shot;
  let thrown = 0;
  const roll = () => {
    thrown += 1;
    return next();
  };
  const disordered = battery.disordered || battery.conversion === 'donor';
  const weary = [0, 1, 2][battery.exhaustion]!;
  const isHit = (face: number) => (disordered ? face - weary >= 6 : face - weary >= 5);

  const first: Face[] = [];
  for (let die = 0; die < diceOf(shot, rulings); die++) first.push(roll());
  let hits = 0;
  let misses = 0;
  for (const face of first) {
    if (isHit(face)) hits++;
    else misses++;
  }

  let bonus = false;
  if (battery.pieces !== 'rockets') {
    if (target.kind !== 'garrison') {
      if (shot.aspect === 'flank') bonus = true;
      if (shot.aspect === 'rear' && rulings.artRearBonus !== 'no') bonus = true;
      if (target.threatenedByCavalry && (target.arm === 'infantry' || target.arm === 'mixed')) bonus = true;
    }
    if (target.order === 'redeploy' || target.order === 'strategic') bonus = true;
  }

  let penalties = 0;
  if (target.cover === 'hard' || target.kind === 'garrison') penalties++;
  if (battery.pieces === 'howitzers' && shot.ground === 'mud') penalties++;
  if (battery.pieces === 'guns' && shot.ground !== 'hard') {
    const short = { heavy: 10, medium: 8, light: 7 }[battery.weight];
    if (shot.distanceCm > short) penalties++;
  }
  if (rulings.artPenaltyStack !== 'each') penalties = Math.min(penalties, 1);

  const rethrowMisses = () => {
    if (!bonus) return;
    for (let die = 0; die < misses; die++) if (isHit(roll())) hits++;
  };
  const confirm = () => {
    for (let time = 0; time < penalties; time++) {
      let left = 0;
      for (let die = 0; die < hits; die++) {
        const face = roll();
        if ((rulings.confirmModified === 'yes' ? face - weary : face) >= 4) left++;
      }
      hits = left;
    }
  };
  if (rulings.reThrowOrder === 'penaltyFirst') {
    confirm();
    rethrowMisses();
  } else {
    rethrowMisses();
    confirm();
  }
  return { hits, first, thrown };
}

export interface BatteryThrown {
  shot: Shot;
  hits: number;
  red: Face;
}

/** An unattached battery under fire, pot by pot. */
export function batteryUnderFire(disordered: boolean, pots: BatteryThrown[], rulings: Rulings): string {
  let state = disordered ? 'disordered' : 'good';
  const disorder = () => {
    state = state === 'good' ? 'disordered' : 'eliminated';
  };
  const confirms = (pot: BatteryThrown) => pot.red === 6 || (pot.red === 5 && pot.shot.battery.pieces === 'howitzers');
  const counting = pots.filter((pot) => pot.shot.battery.pieces !== 'rockets');
  if (rulings.cbAccumulate === 'perTarget') {
    const hits = counting.reduce((sum, pot) => sum + pot.hits, 0);
    if (hits >= 2 && counting.some((pot) => pot.hits > 0 && confirms(pot))) return 'eliminated';
    if (hits > 0) disorder();
    return state;
  }
  for (const pot of counting) {
    if (state === 'eliminated') break;
    if (pot.hits >= 2 && confirms(pot)) state = 'eliminated';
    else if (pot.hits > 0) disorder();
  }
  return state;
}
