/** What a browser is told to keep of ours, by what it says of itself. */
import { describe, expect, it } from 'vitest';
import { type Browser, type Device, deviceOf, type HowLong, howLong } from '../../../src/app/session/keeping.ts';

const AGENTS: Record<string, Browser & { readonly is: Device; readonly safari?: boolean }> = {
  'Safari on an iPhone': {
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
    fingers: 5,
    is: 'iphone',
    safari: true,
  },
  'Chrome on an iPhone': {
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/123.0.0 Mobile/15E148 Safari/604.1',
    fingers: 5,
    is: 'iphone',
    safari: true,
  },
  'an iPad, which says it is a Mac': {
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
    fingers: 5,
    is: 'iphone',
    safari: true,
  },
  'Safari on a Mac': {
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
    fingers: 0,
    is: 'computer',
    safari: true,
  },
  'Chrome on a Mac': {
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36',
    fingers: 0,
    is: 'computer',
  },
  'Chrome on Android': {
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Mobile Safari/537.36',
    fingers: 5,
    is: 'android',
  },
  'Firefox on Linux': {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:124.0) Gecko/20100101 Firefox/124.0',
    fingers: 0,
    is: 'computer',
  },
};

describe.each(Object.entries(AGENTS))('%s', (_, { is, safari = false, ...browser }) => {
  it('is known as what it is', () => expect(deviceOf(browser)).toBe(is));

  it.each<[boolean | undefined, boolean, HowLong]>([
    [true, true, 'promised'],
    [false, true, 'may-clear'],
    [undefined, true, 'unknown'],
    [true, false, safari ? 'seven-days' : 'promised'],
    [false, false, safari ? 'seven-days' : 'may-clear'],
    [undefined, false, safari ? 'seven-days' : 'unknown'],
  ])('that answers %s, installed: %s, keeps it: %s', (promised, installed, how) =>
    expect(howLong(browser, { promised, installed })).toBe(how),
  );
});
