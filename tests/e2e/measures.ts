/** What a screen does to its reader on a small phone, laid down or with large letters: by its measures, as it stands. */
import type { CDPSession, Page } from '@playwright/test';

export interface Hold {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Letters of twice the size. */
  readonly large?: boolean;
}

export const HOLDS: readonly Hold[] = [
  { name: 'phone', width: 360, height: 640 },
  { name: 'small phone', width: 320, height: 568 },
  { name: 'laid down', width: 640, height: 360 },
  { name: 'large letters', width: 360, height: 640, large: true },
  { name: 'large, laid down', width: 640, height: 360, large: true },
];

export async function take(page: Page, cdp: CDPSession, { width, height, large }: Hold): Promise<void> {
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: large ? 32 : 16, fixed: large ? 26 : 13 } });
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await still(page);
}

/** A sheet that still slides in lies a pixel or more below its place: nothing is measured before it stands. */
export const still = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ effect, timeline }) =>
            timeline === document.timeline && effect?.getComputedTiming().iterations !== Infinity,
        )
        .map(({ finished }) => finished),
    ).then(() => undefined),
  );

/** What is wider than the screen, cut, too small for a finger, under another thing, or out of sight though it decides. */
export const measured = (page: Page, large = false): Promise<string[]> =>
  page.evaluate((letters) => {
    const found: string[] = [];
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const scroller = top === document.body ? document.documentElement : top;
    scroller.scrollTop = 0;
    const box = (el: Element) => el.getBoundingClientRect();
    const name = (el: Element) =>
      `${el.localName}.${el.getAttribute('class') ?? ''} "${(el.textContent ?? '').trim().slice(0, 40)}"`;
    const seen = [...top.querySelectorAll<HTMLElement>('*')].filter(
      (el) => el.checkVisibility({ visibilityProperty: true }) && !el.closest('.out-of-sight, svg *'),
    );
    /** A strip that is moved sideways by itself may be longer than the phone. */
    const inStrip = (el: Element): boolean => {
      for (let at = el.parentElement; at && at !== top; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true;
      return false;
    };
    if (scroller.scrollWidth > scroller.clientWidth) found.push(`scrolls sideways, ${scroller.scrollWidth} px`);
    for (const el of seen) {
      if (inStrip(el)) continue;
      const { left, right } = box(el);
      if (right > innerWidth + 0.5 || left < -0.5) found.push(`beyond the edge: ${name(el)}`);
      const { overflowX, overflowY } = getComputedStyle(el);
      if (overflowX === 'hidden' && el.scrollWidth > el.clientWidth + 1) found.push(`cut in width: ${name(el)}`);
      if (overflowY === 'hidden' && el.scrollHeight > el.clientHeight + 1) found.push(`cut in height: ${name(el)}`);
    }

    const targets = seen.filter(
      (el) =>
        el.matches('a, button, summary, label.fact, label.btn, select, input:not([type=radio])') &&
        getComputedStyle(el).pointerEvents !== 'none' &&
        getComputedStyle(el).display !== 'inline',
    );
    for (const el of targets) {
      const { width, height } = box(el);
      if (width < 43.5 || height < 43.5) found.push(`small: ${name(el)} ${Math.round(width)}×${Math.round(height)}`);
    }

    // Letters over letters: a line of text lies on another's.
    const lines: { rect: DOMRect; of: Element; stays: Element | null }[] = [];
    const walk = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const of = node.parentElement;
      if (
        !of?.checkVisibility({ visibilityProperty: true }) ||
        of.closest('.out-of-sight') ||
        !node.textContent?.trim()
      )
        continue;
      const range = document.createRange();
      for (const word of (node.textContent ?? '').matchAll(/[^\s\u00ad\u200b–—/-]{2,}/g)) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 1);
        if (parts.length > 1 && parts.at(-1)!.top > parts[0]!.top + 4)
          found.push(`broken word: ${word[0]} in ${name(of)}`);
      }
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width < 2) continue;
        lines.push({ rect, of, stays: of.closest('.state, .foot, .act') });
        const cut = of.closest('.btn, .fact, .label, .unit, .command, .notice, .rail > *');
        if (
          cut &&
          (rect.right > box(cut).right + 1 || rect.left < box(cut).left - 1 || rect.bottom > box(cut).bottom + 3)
        )
          found.push(`out of its box: ${name(of)}`);
      }
    }
    lines.forEach((one, i) => {
      for (const other of lines.slice(i + 1)) {
        if (one.stays !== other.stays || one.of === other.of) continue;
        const wide = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const high = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        if (wide > 2 && high > Math.min(one.rect.height, other.rect.height) * 0.45)
          found.push(`over another: ${name(one.of)} and ${name(other.of)}`);
      }
    });

    const free = (el: Element): boolean => {
      const { left, top: high, width, height } = box(el);
      const there = document.elementFromPoint(left + width / 2, high + height / 2);
      return there !== null && (el === there || el.contains(there));
    };
    const command = [...top.querySelectorAll('.btn--primary')].at(-1);
    if (command) {
      if (letters) command.scrollIntoView({ block: 'nearest' });
      const { top: from, bottom } = box(command);
      if (from < 0 || bottom > innerHeight + 0.5)
        found.push(`below the edge: ${name(command)} at ${Math.round(bottom)}`);
      else if (!free(command)) found.push(`covered: ${name(command)}`);
      scroller.scrollTop = 0;
    }
    // What stays in sight leaves the page at least this much of the height.
    const stay = [...top.querySelectorAll(':scope .state, :scope .foot, :scope .act')].filter(
      (el) => /sticky|fixed/.test(getComputedStyle(el).position) && box(el).width > innerWidth * 0.6,
    );
    const rest =
      innerHeight - stay.reduce((sum, el) => sum + Math.max(0, Math.min(innerHeight, box(el).bottom) - box(el).top), 0);
    if (rest < innerHeight * 0.4) found.push(`a slit of ${Math.round(rest)} px is left`);
    // What was scrolled to its end lies under nothing.
    scroller.scrollTop = scroller.scrollHeight;
    for (const el of targets) {
      const { top: high, bottom } = box(el);
      if (high < 0 || bottom > innerHeight || inStrip(el) || free(el)) continue;
      if (!el.closest('.state, .foot, .act') && high < innerHeight / 2) continue;
      found.push(`lies under another thing: ${name(el)}`);
    }
    scroller.scrollTop = 0;
    return [...new Set(found)];
  }, large);
