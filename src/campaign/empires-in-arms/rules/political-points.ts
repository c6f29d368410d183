/** The political points of each political action, with their rule. Section 1.M of the contract */

export interface Row {
  readonly by: number;
  readonly rule: string;
}
export const POINTS = {
  war: { by: -3, rule: '4.2.1.1' },
  /** In addition to the war: the target was an ally. */
  warOnAlly: { by: -2, rule: '4.2.1.1' },
  /** For each district. */
  warOnMinor: { by: -1, rule: '4.2.1.2' },
  /** Once in total, for any number of wars. */
  forcedWars: { by: -3, rule: '4.6.4.2' },
  backingWars: { by: -3, rule: '4.6.5.1' },
  /** For each alliance that such a war breaks. */
  forcedOnAlly: { by: -2, rule: '4.6.4.2' },
  backingOnAlly: { by: -2, rule: '4.6.5.1' },
  breaking: { by: -2, rule: '4.7' },
  refusedCall: { by: -2, rule: '4.3.1.3' },
  separatePeace: { by: -2, rule: '4.4.7' },
  tookConditional: { by: 3, rule: '4.4.2.3' },
  tookUnconditional: { by: 5, rule: '4.4.2.3' },
  surrendered: { by: -5, rule: '4.4.5' },
  surrenderedUnconditionally: { by: -8, rule: '4.4.5' },
  /** For each district. */
  runsMinor: { by: 1, rule: '4.6.3.1' },
  /** A fixed amount, and no power loses any. */
  receivesMinor: { by: 1, rule: '10.5.2.4' },
  /** For each district. */
  conquers: { by: 1, rule: '10.2.1.2' },
  losesMinor: { by: -1, rule: '10.2.1.2' },
} as const satisfies Readonly<Record<string, Row>>;
export type PointsKey = keyof typeof POINTS;
