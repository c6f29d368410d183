/** Chance that a number begins and that falls the same each time. */
export class Chance {
  private state: number;

  constructor(seed: number) {
    this.state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  }

  /** From 0 up to 1. */
  private next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number from the least to the most, both among them. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  one<T>(of: readonly T[]): T {
    return of[Math.floor(this.next() * of.length)]!;
  }

  /** Some of a list, none twice. */
  some<T>(of: readonly T[], n: number): T[] {
    const left = [...of];
    return Array.from({ length: Math.min(n, left.length) }, () => left.splice(this.between(0, left.length - 1), 1)[0]!);
  }

  happens(inTen: number): boolean {
    return this.next() * 10 < inTen;
  }
}
