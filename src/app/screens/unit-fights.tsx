/** On a unit's sheet: the fights it can be in now, the most likely one tap away. Shown only in their steps. */

import type { Battle, Unit } from '../../battlefield/battle.ts';
import { known } from '../../battlefield/facts.ts';
import type { Who } from '../../battlefield/fights/parties.ts';
import type { FightPlay } from '../../battlefield/fights/plays.ts';
import type { Play } from '../../battlefield/plays.ts';
import { word } from '../../engine/message.ts';
import { t } from '../../words/t.ts';
import { Button, classes, More } from '../components/index.ts';
import type { OfUnit } from './of.ts';

const isFight = (play: Play): play is FightPlay =>
  play.do === 'charge' || play.do === 'firefight' || play.do === 'combat';

const attackersOf = (play: FightPlay): readonly Who[] => (play.do === 'combat' ? play.attackers : [play.unit]);

/** How many fights are in sight, plus guns that may be attacked; the rest are folded up. */
const IN_SIGHT = 3;

/** The fights in sight, most likely first, and those folded up. */
export function fightsInSight(battle: Battle, unit: Unit, fights: readonly FightPlay[]) {
  const strangers = fights.filter((play) => !opponentOf(battle, unit, play));
  const inBook = fights.filter((play) => opponentOf(battle, unit, play));
  const touching = known(unit, 'contact') !== undefined && fights[0] === strangers[0];
  const [near, far] = [inBook.slice(0, IN_SIGHT), inBook.slice(IN_SIGHT)];
  const [fourth] = near.some((play) => isAtGuns(battle, unit, play))
    ? far
    : [...far.filter((play) => isAtGuns(battle, unit, play)), ...far];
  const first = [...near, ...(fourth ? [fourth] : [])];
  const shown = touching ? [...strangers, ...first] : first.length > 0 ? first : strangers;
  return { shown, later: [...far, ...strangers].filter((play) => !shown.includes(play)) };
}

const isAtGuns = (battle: Battle, unit: Unit, play: FightPlay): boolean =>
  play.do !== 'firefight' && play.target !== unit.id && opponentOf(battle, unit, play)?.card.arm === 'artillery';

interface UnitFightsProps extends OfUnit {
  readonly offers: readonly Play[];
  readonly onAsk: (play: Play) => void;
}

export function UnitFights({ battle, unit, offers, onAsk }: UnitFightsProps) {
  const fights = offers.filter(isFight);
  if (fights.length === 0) return null;
  const { shown, later } = fightsInSight(battle, unit, fights);
  const row = (plays: readonly FightPlay[], likeliest = false) => (
    <div class={classes('row-of-two', likeliest && 'row-of-two--first')}>
      {plays.map((play, n) => {
        const note = noteOf(battle, unit, play);
        return (
          <Button
            key={JSON.stringify(play)}
            kind={likeliest && n === 0 ? 'primary' : 'plain'}
            {...(note && { note })}
            onClick={() => onAsk(play)}
          >
            {wordsOf(battle, unit, play)}
          </Button>
        );
      })}
    </div>
  );
  return (
    <section aria-label={t('unit-fights')}>
      {row(shown, true)}
      {later.length > 0 && <More label={t('unit-more')}>{row(later)}</More>}
    </section>
  );
}

/** Whom the unit would fight; undefined for an enemy not in the book. */
function opponentOf(battle: Battle, unit: Unit, play: FightPlay): Unit | undefined {
  const who = play.target === unit.id ? (attackersOf(play)[0] ?? null) : play.target;
  return who === null ? undefined : battle.units[who];
}

function wordsOf(battle: Battle, unit: Unit, play: FightPlay): string {
  const name = opponentOf(battle, unit, play)?.card.name;
  const other = { unit: name ?? word('enemy-not-in-book') };
  if (play.target === unit.id) return t(`unit-${play.do}-by`, other);
  if (isAtGuns(battle, unit, play)) return t('unit-attack-guns', other);
  return t(`unit-${play.do}`, other);
}

/** Why it ranks so high. */
function noteOf(battle: Battle, unit: Unit, play: FightPlay): string | undefined {
  const helpers = attackersOf(play).filter((who) => who !== unit.id && who !== opponentOf(battle, unit, play)?.id);
  const helper = helpers[0] ? battle.units[helpers[0]] : undefined;
  if (helper) return t('unit-together', { unit: helper.card.name });
  const other = opponentOf(battle, unit, play);
  const contact = known(unit, 'contact');
  if (!other) return contact !== undefined && !battle.units[contact] ? t('move-contact') : undefined;
  if (contact === other.id || known(other, 'contact') === unit.id) return t('move-contact');
  return known(unit, 'met') === other.id ? t('unit-met-last') : undefined;
}
