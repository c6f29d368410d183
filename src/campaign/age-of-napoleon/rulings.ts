/** Unclear places of the sheet that a group may decide otherwise; the first value is the default. */
export const AON_RULINGS = {
  maFloor: { cites: 'RB1', values: ['cannotMove', 'min1'] },
  causeCount: { cites: 'RB2', values: ['perKind', 'perEntry'] },
  tieLoserExtra: { cites: 'RB5', values: ['no', 'yes'] },
  unspendScope: { cites: 'RB19', values: ['wholeArmy', 'engagedOnly'] },
} as const;

export type AonRulingKey = keyof typeof AON_RULINGS;
export type AonRulings = { readonly [K in AonRulingKey]?: (typeof AON_RULINGS)[K]['values'][number] };
export const aonRuling = <K extends AonRulingKey>(
  rulings: AonRulings,
  key: K,
): (typeof AON_RULINGS)[K]['values'][number] => rulings[key] ?? AON_RULINGS[key].values[0];
