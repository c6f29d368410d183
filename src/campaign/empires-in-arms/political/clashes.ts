/** Areas where several powers meet: which attack, which may join, which stand aside. EIA-120 */
import { say } from '../../../engine/message.ts';
import type { Campaign } from '../campaign.ts';
import type { Due } from '../desk.ts';
import { areAllied, areAtWar, leads, nationName } from '../ledger.ts';
import { type Drawn, whoFights } from '../rules/war.ts';

interface Meeting extends Drawn {
  readonly area: string;
}
/** Returns the areas where the moving powers meet others in the field and more than two powers are present. */
export function meetings(state: Campaign): readonly Meeting[] {
  const { step, acting } = state.clock;
  if (step !== 'landMove' && step !== 'landCombat') return [];
  return Object.values(state.areas).flatMap(({ id, name }): Meeting[] => {
    const here = new Set(
      Object.values(state.corps).flatMap(({ place, nation, besieged }) =>
        place.at === 'area' && place.area === id && !besieged ? (leads(state, nation) ?? []) : [],
      ),
    );
    const there = [...here].filter((one) => !acting.includes(one));
    if (here.size < 3 || there.length === 0) return [];
    const drawn = whoFights({
      movers: acting.filter((one) => here.has(one)),
      ...{ there, joined: [] },
      atWar: (one, other) => areAtWar(state, one, other),
      allied: (one, other) => areAllied(state, one, other),
    });
    return drawn.attackers.length > 0 ? [{ ...drawn, area: name }] : [];
  });
}

/** Returns what that means for each power, as lines below the month's question. */
export const meetingRows = (state: Campaign): readonly Due[] =>
  meetings(state).flatMap(({ area, attackers, defenders, mayJoin, aside, kept }): Due[] => [
    {
      power: null,
      text: say('eiapol-due-clash', {
        area,
        powers: attackers.map((one) => nationName(state, one)),
        others: defenders.map((one) => nationName(state, one)),
      }),
    },
    ...aside.map((one): Due => {
      const [against] = attackers;
      const joins = mayJoin.includes(one) && against !== undefined;
      return {
        power: one,
        text: say(joins ? 'eiapol-due-join' : 'eiapol-due-aside', { area }),
        ...(joins && { play: { do: 'declare-off', power: one, against, why: 'defence' } }),
      };
    }),
    ...kept.map((one): Due => ({ power: one, text: say('eiapol-due-kept', { area }) })),
  ]);
