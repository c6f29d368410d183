/** A firefight worked out the long way: each side's dice one by one, then markers, recoil and stands. */
import type { FirefightRole, FirefightView, Musketeers } from '../../../src/battlefield/rules/fire/firefight.ts';
import type { Rulings } from '../../../src/book/rulings.ts';
import type { Face } from '../../../src/dice/faces.ts';

function countDice(unit: Musketeers, role: FirefightRole, rulings: Rulings): number {
  let points = unit.cp;
  for (let stand = 0; stand < unit.stands; stand++) points -= 1;
  let quality: number = unit.quality;
  if (unit.fresh) quality += 1;
  let dice = 0;
  const price = quality === 1 || quality === 2 || quality === 3 ? 3 : 2;
  for (let left = points; left >= price; left -= price) dice += 1;
  if (dice === 0 && points > 0 && rulings.ffMinOne === 'yes') dice = 1;
  if (unit.battery) {
    let shoots = true;
    if (role === 'attacker' && unit.battery.mobility === 'foot' && rulings.ffAttackArt === 'horseOnly') shoots = false;
    if (unit.battery.firedThisTurn && rulings.artDoubleUse === 'no') shoots = false;
    if (role === 'defender' && unit.inBuiltUpArea && rulings.artBuaDice !== 'yes') shoots = false;
    if (shoots) dice += 2;
  }
  return dice;
}

export interface SideByHand {
  hits: number;
  thrown: number;
}

export function sideByHand(
  unit: Musketeers,
  target: Musketeers,
  role: FirefightRole,
  view: FirefightView,
  next: () => Face,
  rulings: Rulings,
): SideByHand {
  let thrown = 0;
  const roll = (): number => {
    thrown++;
    return next();
  };
  const hitsOn = (face: number) => {
    let shown = face;
    if (unit.exhaustion === 1) shown -= 1;
    if (unit.exhaustion === 2) shown -= 2;
    return unit.disordered ? shown === 6 : shown === 5 || shown === 6;
  };
  let hits = 0;
  let misses = 0;
  const dice = countDice(unit, role, rulings);
  for (let die = 0; die < dice; die++) {
    if (hitsOn(roll())) hits++;
    else misses++;
  }
  let best = 0;
  if (target.kind !== 'garrison' && (view.strikes === 'flank' || view.strikes === 'rear')) {
    best = (misses - (misses % 2)) / 2;
  }
  if (unit.commanderNear) {
    const two = misses < 2 ? misses : 2;
    if (two > best) best = two;
  }
  for (let die = 0; die < best; die++) if (hitsOn(roll())) hits++;

  const confirm = (dice: number) => {
    let lost = 0;
    for (let die = 0; die < dice; die++) if (roll() < 4) lost++;
    hits -= lost;
  };
  if (target.cover === 'hard') confirm(hits);
  if (target.onStrongPoint) confirm((hits - (hits % 2)) / 2);
  if (unit.order === 'redeploy') confirm(hits);
  return { hits, thrown };
}
