/** How even a spread of throws is, compared with fair dice and cards. */

/** A count, and its expected share if everything is fair; shares add up to 1. */
export interface Counted {
  readonly n: number;
  readonly share: number;
}

/** The logarithm of the gamma function (Lanczos), exact to ten digits. */
function logGamma(x: number): number {
  const terms = [676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905];
  const more = [-0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7];
  const at = x - 1;
  const sum = [...terms, ...more].reduce((all, term, i) => all + term / (at + i + 1), 0.9999999999998099);
  const t = at + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (at + 0.5) * Math.log(t) - t + Math.log(sum);
}

/** The part of the gamma distribution of order `a` above `x`: by series below the peak, by continued fraction above. */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const scale = Math.exp(-x + a * Math.log(x) - logGamma(a));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = 1; n < 1000 && term > sum * 1e-12; n += 1) {
      term *= x / (a + n);
      sum += term;
    }
    return 1 - sum * scale;
  }
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let value = d;
  for (let n = 1; n < 1000; n += 1) {
    const by = -n * (n - a);
    b += 2;
    d = 1 / (by * d + b);
    c = b + by / c;
    value *= d * c;
    if (Math.abs(d * c - 1) < 1e-12) break;
  }
  return value * scale;
}

/** The share of fair spreads that stray at least this far (Pearson's chi-square), 0 to 1. */
export function strayingFurther(spread: readonly Counted[]): number {
  const all = spread.reduce((sum, { n }) => sum + n, 0);
  const square = spread.reduce((sum, { n, share }) => sum + (n - all * share) ** 2 / (all * share), 0);
  return Math.min(1, Math.max(0, upperGamma((spread.length - 1) / 2, square / 2)));
}

/** Whether the test is meaningful: at least five of each kind are expected. */
export const tells = (spread: readonly Counted[]): boolean => {
  const all = spread.reduce((sum, { n }) => sum + n, 0);
  return spread.length > 1 && spread.every(({ share }) => all * share >= 5);
};

/** The range that 95 of 100 fair counts fall into. */
export function fairRange(all: number, share: number): readonly [number, number] {
  let below = 0;
  let low = 0;
  for (let n = 0; n <= all; n += 1) {
    const log = logGamma(all + 1) - logGamma(n + 1) - logGamma(all - n + 1);
    below += Math.exp(log + n * Math.log(share) + (all - n) * Math.log(1 - share));
    if (below < 0.025) low = n + 1;
    if (below >= 0.975) return [low, n];
  }
  return [low, all];
}
