/** What may be done now. Screens offer it, and the bot of the tests draws from it; the referee accepts all of it. */
import { taskPlays } from '../../engine/agenda.ts';
import { asked } from '../../engine/question.ts';
import type { Campaign } from './campaign.ts';
import type { Play } from './plays.ts';
import { AGENDA } from './referee.ts';
import { type CampaignSeat, mayPlay } from './seats.ts';
import { cannotGoOn, cannotWinter, mayAttack, mayIntercept, mayMove, mayWithdraw } from './turn.ts';

/** Every play that is legal now for a seat, but what is typed or set by hand, which always is. */
export function menu(state: Campaign, seat: CampaignSeat): readonly Play[] {
  const question = asked(state);
  const plays: Play[] = question
    ? taskPlays(AGENDA, state, question)
    : [
        ...mayWithdraw(state).map(({ id }): Play => ({ do: 'withdraw', army: id })),
        ...mayIntercept(state).map(({ id }): Play => ({ do: 'intercept', army: id })),
        ...mayAttack(state).map(({ army, enemy }): Play => ({ do: 'attack', army: army.id, enemy: enemy.id })),
        ...mayMove(state).map(({ id }): Play => ({ do: 'move', army: id })),
        ...(cannotWinter(state) === undefined ? [{ do: 'winter' } as const] : []),
        ...(cannotGoOn(state) === undefined
          ? ([{ do: 'round', winter: false }, { do: 'round', winter: true }, { do: 'phase' }] as const)
          : []),
      ];
  const put = state.agenda.filter(({ deferred }) => deferred).map(({ id }): Play => ({ do: 'resume', task: id }));
  return [...plays, ...put].filter((play) => mayPlay(state, seat, play));
}
