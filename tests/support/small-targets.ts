import type { Page } from '@playwright/test';

/** The least width and height of what is pressed, in pixels. */
const TARGET_MIN_PX = 32;

/**
 * What can be pressed on the page and is smaller than that, as 'text 40x20'; links inside a sentence excepted, and those
 * that the page also has at full size.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const CONTROLS = 'a[href], button, summary, select, textarea, input:not([type=hidden])';
    /** A radio or a checkbox is pressed by its label. */
    const pressedBy = (control: Element) =>
      (control instanceof HTMLInputElement && /radio|checkbox/.test(control.type) && control.labels?.[0]) || control;
    const isShown = (control: Element) =>
      control.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
      control.getClientRects().length > 0 &&
      control.getBoundingClientRect().right > 0 &&
      control.getBoundingClientRect().bottom + scrollY > 0;
    /** Other words stand on the same line, in the same block. */
    const isInSentence = (control: Element) => {
      if (!control.matches('a, button') || !/^inline(-block)?$/.test(getComputedStyle(control).display)) return false;
      let block = control.parentElement;
      while (block !== null && getComputedStyle(block).display === 'inline') block = block.parentElement;
      const own = control.textContent.trim();
      return (block?.textContent ?? '').replace(own, '').replace(/[\s·,;|]/g, '') !== '';
    };
    /** How far the target reaches from its middle, which may be further than its box. */
    const reach = (control: Element) => {
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isHit = (dx: number, dy: number) => {
        const hit = document.elementFromPoint(x + dx, y + dy);
        return hit !== null && (control.contains(hit) || hit === control.closest('label'));
      };
      const half = least / 2 - 1;
      return [
        [half, 0],
        [-half, 0],
        [0, half],
        [0, -half],
      ].every(([dx = 0, dy = 0]) => isHit(dx, dy));
    };
    const isLarge = (target: Element) => {
      const { width, height } = target.getBoundingClientRect();
      return width >= least && height >= least;
    };
    /** A place in a drawing is also in a list: on the page of a person, the addresses that the stretches lead to. */
    const isElsewhere = (control: Element) =>
      control instanceof HTMLAnchorElement &&
      (control.closest('li[data-pin]') !== null ||
        [...document.links].some((other) => other !== control && other.href === control.href && isLarge(other)));
    const found: string[] = [];
    for (const control of document.querySelectorAll(CONTROLS)) {
      const target = pressedBy(control);
      if (!isShown(target) || isInSentence(control)) continue;
      if (isLarge(target) || isElsewhere(control) || reach(target)) continue;
      const { width, height } = target.getBoundingClientRect();
      const name = control.getAttribute('aria-label') ?? control.textContent.trim().replace(/\s+/g, ' ').slice(0, 40);
      found.push(`${name || control.outerHTML.slice(0, 80)} ${Math.round(width)}x${Math.round(height)}`);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return found;
  }, TARGET_MIN_PX);
}
