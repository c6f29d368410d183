/** Chooses a fight: one tap for who, one for against whom, and the question opens. */

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type ActionStep, type Battle, keepsBooks, type Unit } from '../../../battlefield/battle.ts';
import { known } from '../../../battlefield/facts.ts';
import type { Who } from '../../../battlefield/fights/parties.ts';
import {
  actingSide,
  attackersNow,
  cannotFight,
  type FightPlay,
  fightKind,
  likeliest,
  pairsOf,
  targetsNow,
} from '../../../battlefield/fights/plays.ts';
import { hasToFight, inContact } from '../../../battlefield/ledger/contact.ts';
import { stepsAhead } from '../../../battlefield/passing.ts';
import { FIREFIGHT_CM } from '../../../battlefield/rules/fire/firefight.ts';
import { enemyOf } from '../../../book/terms.ts';
import { t } from '../../../words/t.ts';
import { Button } from '../../components/index.ts';
import { act } from '../../session/battle-session.ts';
import { useTop } from '../../top.ts';
import { UnitRows } from './rows.tsx';

/** The unit chosen to fight, in one step of one action only. */
interface Chosen {
  readonly formation: string;
  readonly step: ActionStep;
  readonly unit: string;
  /** The second attacker of two on one. */
  readonly with: string | null;
}
const chosen = signal<Chosen | null>(null);

const chosenNow = ({ action }: Battle): Chosen | null => {
  const now = chosen.value;
  return now && action && now.formation === action.formation && now.step === action.step ? now : null;
};

/** Chosen on another page; the next step asks whom it fights. */
export const chooseFighter = ({ id, formation }: Unit, step: ActionStep, also: string | null = null): void => {
  if (formation !== null) chosen.value = { formation, step, unit: id, with: also };
};

/** The unit that has been chosen to fight. */
export const fighter = (battle: Battle): Unit | undefined => battle.units[chosenNow(battle)?.unit ?? ''];

export const fightQuestion = (battle: Battle): string => {
  const kind = fightKind(battle);
  const side = actingSide(battle);
  if (!kind || !side) return '';
  const chosen = fighter(battle);
  if (!chosen) return t(keepsBooks(battle, side) ? `fights-who-${kind}` : 'fights-which-of-yours');
  const also = battle.units[chosenNow(battle)?.with ?? ''];
  const units = [chosen, ...(also ? [also] : [])].map(({ card }) => card.name);
  return t(chosen.side === side ? `fights-whom-${kind}` : 'fights-who-at', { units });
};

const leave = (): void => {
  chosen.value = null;
};

function playOf(kind: FightPlay['do'], unit: Who, target: Who, also: string | null): FightPlay {
  if (kind !== 'combat') return { do: kind, unit, target };
  return { do: 'combat', attackers: also === null ? [unit] : [unit, also], target };
}

export function FightChooser({ battle }: { readonly battle: Battle }) {
  const kind = fightKind(battle);
  const { formation, step } = battle.action!;
  const unit = fighter(battle);
  const second = chosenNow(battle)?.with ?? null;
  useEffect(() => leave, []);
  useTop(unit?.id, step === 'move');
  if (!kind) return null;
  const side = actingSide(battle)!;
  const ours = keepsBooks(battle, side);
  const attacking = ours || unit?.side === side;
  const fight = async (play: FightPlay) => {
    if (await act(play)) leave();
  };
  if (!unit) {
    const from = ours
      ? attackersNow(battle).filter((each) => able(battle, kind, each))
      : targetsNow(battle).filter((each) => keepsBooks(battle, each.side));
    return (
      <>
        {fightsInContact(battle)
          .slice(1)
          .map(({ play, name }) => (
            <Button key={name} note={t('move-contact')} onClick={() => void fight(play)}>
              {name}
            </Button>
          ))}
        <UnitRows
          battle={battle}
          units={from}
          onPick={(each) => {
            chosen.value = { formation, step, unit: each.id, with: null };
          }}
        />
        {from.length === 0 && <p>{t('fights-none')}</p>}
        {kind === 'combat' && ours && <Pairs battle={battle} pairs={pairsOf(from)} />}
        {kind === 'firefight' && <HandToHand battle={battle} />}
      </>
    );
  }
  const play = (other: Who) => (attacking ? playOf(kind, unit.id, other, second) : playOf(kind, other, unit.id, null));
  const others = likeliest(unit, attacking ? targetsNow(battle) : attackersNow(battle)).filter(
    (each) => cannotFight(battle, play(each.id)) === undefined,
  );
  return (
    <>
      {kind === 'firefight' && <p class="duty">{t('fights-closest', { cm: FIREFIGHT_CM })}</p>}
      <UnitRows battle={battle} units={others} onPick={(each) => void fight(play(each.id))} />
      {attacking && kind === 'combat' && second === null && (
        <Pairs battle={battle} pairs={attackersNow(battle).map((each) => [unit, each])} />
      )}
      <div class="row-of-two">
        <Button onClick={() => void fight(play(null))}>{t('unit-stranger-is')}</Button>
        <Button kind="quiet" onClick={leave}>
          {t('turn-another-unit')}
        </Button>
      </div>
    </>
  );
}

/** NBC-CC-26: two attackers in one tap. */
function Pairs({ battle, pairs }: { readonly battle: Battle; readonly pairs: readonly (readonly [Unit, Unit])[] }) {
  const may = pairs.filter(([one, two]) => !cannotFight(battle, playOf('combat', one.id, null, two.id)));
  return may.length === 0 ? null : (
    <>
      <h2 class="note">{t('fights-second')}</h2>
      <div class="picks picks--two">
        {may.map(([one, two]) => (
          <Button key={one.id + two.id} onClick={() => chooseFighter(one, 'combats', two.id)}>
            {t('fights-two', { units: [one.card.name, two.card.name] })}
          </Button>
        ))}
      </div>
    </>
  );
}

const able = (battle: Battle, kind: FightPlay['do'], unit: Unit): boolean =>
  cannotFight(battle, playOf(kind, unit.id, null, null)) === undefined ||
  targetsNow(battle).some((target) => cannotFight(battle, playOf(kind, unit.id, target.id, null)) === undefined);

const inStep = (battle: Battle, step: ActionStep): Battle =>
  battle.action ? { ...battle, action: { ...battle.action, step } } : battle;

/** From its moves the acting formation goes straight to close combat: by its records nobody may open a firefight. */
export function skipsFire(battle: Battle): boolean {
  if (battle.action?.step !== 'move' || !stepsAhead(battle).includes('combats')) return false;
  const at = inStep(battle, 'firefights');
  const side = actingSide(at);
  return side !== undefined && keepsBooks(at, side) && !attackersNow(at).some((unit) => able(at, 'firefight', unit));
}

/** NBC-FF-01: who is in contact opens no fire. */
function HandToHand({ battle }: { readonly battle: Battle }) {
  const held = attackersNow(battle).filter((unit) => inContact(battle, unit));
  return held.length === 0 ? null : (
    <p class="note">{t('fights-hand-to-hand', { units: held.map((unit) => unit.card.name) })}</p>
  );
}

/** The large button: the first fight that charges have left, now or in the step that is next. */
export const fightInContact = (battle: Battle) =>
  fightsInContact(battle.action?.step === 'firefights' || skipsFire(battle) ? inStep(battle, 'combats') : battle)[0];

/** The fights that charges have left. */
function fightsInContact(battle: Battle): { readonly play: FightPlay; readonly name: string }[] {
  if (fightKind(battle) !== 'combat') return [];
  const touching = attackersNow(battle).filter((unit) => hasToFight(battle, unit));
  const targets = [...new Set(touching.flatMap((unit) => known(unit, 'contact') ?? []))];
  return targets.flatMap((target) => {
    const [first, also] = touching.filter((unit) => known(unit, 'contact') === target);
    if (!first) return [];
    const play = playOf('combat', first.id, battle.units[target] ? target : null, also?.id ?? null);
    if (cannotFight(battle, play)) return [];
    const attackers = [first, ...(also ? [also] : [])].map((unit) => unit.card.name);
    const defender = battle.units[target]?.card.name ?? battle.sides[enemyOf(first.side)].name;
    return [{ play, name: t('combat-question', { attackers, defender }) }];
  });
}
