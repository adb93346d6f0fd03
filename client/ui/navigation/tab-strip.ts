/** The back control shows when more than this is hidden before the strip, in pixels (P9-030). */
export const BACK_FROM_PX = 20;
/** The forward control shows when more than this is hidden after the strip, in pixels (P9-030). */
export const ON_FROM_PX = 10;
/** A press on a control moves the strip by at least this, in pixels (P9-029). */
export const STEP_MIN_PX = 250;
/** Room for a control beside a tab that is scrolled into view, in pixels. */
const CONTROL_PX = 52;

/** Which controls a strip has. */
export interface StripControls {
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
}

/**
 * Which controls a strip of tabs shows: back if more than 20 px are hidden before it, forward if more than 10 px are
 * hidden after it (P9-030). All in pixels.
 */
export function decideControls(strip: {
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly scrollWidth: number;
}): StripControls {
  const behind = strip.scrollWidth - strip.clientWidth - strip.scrollLeft;
  return { canGoBack: strip.scrollLeft > BACK_FROM_PX, canGoOn: behind > ON_FROM_PX };
}

/** How far a control moves a strip of this width: half of it, but at least 250 px (P9-029). */
export function decideStep(width: number): number {
  return Math.max(width / 2, STEP_MIN_PX);
}

/** Reports which controls a strip needs, now and on each change, not on every scroll event; returns a stop function. */
export function watchStrip(strip: Element, tell: (controls: StripControls) => void): () => void {
  let told: StripControls | null = null;
  const look = () => {
    const now = decideControls(strip);
    if (told?.canGoBack === now.canGoBack && told.canGoOn === now.canGoOn) return;
    told = now;
    tell(now);
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(strip);
  strip.addEventListener('scroll', look, { passive: true });
  return () => {
    sizes.disconnect();
    strip.removeEventListener('scroll', look);
  };
}

/** Moves the strip one step back (-1) or forward (1). */
export function scrollStrip(strip: Element, direction: -1 | 1): void {
  strip.scrollBy({ left: direction * decideStep(strip.clientWidth), behavior: behavior() });
}

/**
 * Scrolls only the strip, until the tab is clear of the controls. `glides` scrolls smoothly, which is too slow for keys: a
 * strip that is still gliding to the previous tab may stop there.
 */
export function showTab(strip: HTMLElement, tab: HTMLElement, glides: boolean): void {
  const start = tab.offsetLeft - CONTROL_PX;
  const end = tab.offsetLeft + tab.offsetWidth + CONTROL_PX - strip.clientWidth;
  const left = strip.scrollLeft > start ? start : Math.max(end, strip.scrollLeft);
  if (left !== strip.scrollLeft) strip.scrollTo({ left, behavior: glides ? behavior() : 'instant' });
}

function behavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}
