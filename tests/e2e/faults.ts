/** What is wrong with a screen by its measures alone. */
import type { Page } from '@playwright/test';

/** What is wider than the phone, cut off, too small to touch or too near to its neighbour. */
export const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const seen = [...top.querySelectorAll<HTMLElement>('*')].filter(
      (el) => el.checkVisibility({ visibilityProperty: true }) && !el.closest('.out-of-sight'),
    );
    const box = (el: Element) => el.getBoundingClientRect();
    const name = (el: Element) =>
      `${el.tagName.toLowerCase()}.${el.getAttribute('class') ?? ''} "${(el.textContent ?? '').trim().slice(0, 40)}"`;
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
    /** A strip that is moved sideways by itself may be longer than the phone. */
    const inStrip = (el: Element): boolean => {
      for (let at = el.parentElement; at && at !== top; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true;
      return false;
    };
    for (const el of seen) {
      const { right, left } = box(el);
      if (inStrip(el)) continue;
      if (right > innerWidth + 0.5 || left < -0.5) found.push(`too wide: ${name(el)}`);
      if (el.clientWidth > 0 && el.scrollWidth > el.clientWidth + 1 && getComputedStyle(el).overflowX === 'hidden')
        found.push(`cut off: ${name(el)}`);
    }
    const targets = seen.filter(
      (el) =>
        el.matches('a, button, summary, label.fact, label.btn, select, input:not([type=radio])') &&
        // A link of the paper alone takes no finger on the screen.
        getComputedStyle(el).pointerEvents !== 'none',
    );
    for (const el of targets) {
      const { width, height } = box(el);
      // A link in a line of text is as high as the line.
      if ((width < 47.5 || height < 47.5) && getComputedStyle(el).display !== 'inline')
        found.push(`small: ${name(el)} ${Math.round(width)}×${Math.round(height)}`);
    }
    /** What stays in sight lies over what is scrolled, and is no neighbour of it. */
    const layer = (el: Element) => el.closest('.foot, .state, .act, .builder__act');
    const touching =
      '.rows, .corps-list, .area-block, .purse, .eia-purse, .rail, .ways-in, .chart-near, .group, .entry, li, .more, .sheet__tools, table, .state';
    for (const [i, el] of targets.entries())
      for (const other of targets.slice(i + 1)) {
        if (layer(el) !== layer(other) || el.contains(other)) continue;
        if (el.closest(touching) || other.closest(touching)) continue;
        const [a, b] = [box(el), box(other)];
        const apart = Math.max(b.left - a.right, a.left - b.right, b.top - a.bottom, a.top - b.bottom);
        if (apart < 7.5) found.push(`near: ${name(el)} and ${name(other)}, ${Math.round(apart)} px`);
      }
    return found;
  });
