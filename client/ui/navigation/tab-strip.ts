/** Hidden before the start of the strip, in pixels, from which the control to go back shows (P9-030). */
export const BACK_FROM_PX = 20;
/** Hidden behind the end of the strip, in pixels, from which the control to go on shows (P9-030). */
export const ON_FROM_PX = 10;
/** A press on a control moves the strip by at least this, in pixels (P9-029). */
export const STEP_MIN_PX = 250;
/** Room for a control beside a tab that is scrolled into view, in pixels. */
const CONTROL_PX = 52;

/** Which controls there are, and how far they go. */
export interface StripControls {
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
}

/**
 * Which controls a strip of tabs shows: back where more than 20 px are hidden before it, on where more than 10 px are
 * hidden behind it (P9-030). All in pixels.
 */
export function decideControls(strip: {
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly scrollWidth: number;
}): StripControls {
  const behind = strip.scrollWidth - strip.clientWidth - strip.scrollLeft;
  return { canGoBack: strip.scrollLeft > BACK_FROM_PX, canGoOn: behind > ON_FROM_PX };
}

/** How far a control moves a strip of that width: half of it, but at least 250 px (P9-029). */
export function decideStep(width: number): number {
  return Math.max(width / 2, STEP_MIN_PX);
}

/** Tells which controls a strip needs, now and whenever that changes, not at every step of a scroll; returns how to stop. */
export function watchStrip(strip: HTMLElement, tell: (controls: StripControls) => void): () => void {
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

/** Moves the strip a step back (-1) or on (1). */
export function scrollStrip(strip: HTMLElement, direction: -1 | 1): void {
  strip.scrollBy({ left: direction * decideStep(strip.clientWidth), behavior: behavior() });
}

/**
 * Moves the strip, and nothing but the strip, until the tab stands clear of its controls. `glides` where it may take its
 * time: keys come faster, and a strip that still glides to the tab before may end there.
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
