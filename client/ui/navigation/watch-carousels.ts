import { track } from '../../analytics/track.ts';

/** A card and the gap after it, in px: a press scrolls this far for each card in view (F9-43). */
const STEP_PX = 359;
/** Browsers stop a fraction of a pixel short of the end. */
const TOLERANCE_PX = 2;

/**
 * Gives the carousels of the page their arrows (Carousel.tsx): no back arrow at the start (F4-16), no forward arrow at the
 * end (F4-17). A strip that was never on screen needs none.
 */
export function watchCarousels(): void {
  for (const strip of document.querySelectorAll<HTMLElement>('[data-carousel]')) {
    const watch = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) return;
      watch.disconnect();
      showArrows(strip);
    });
    watch.observe(strip);
  }
}

function showArrows(strip: HTMLElement): void {
  const arrows = [...(strip.parentElement?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? [])];
  const look = () => {
    const isAway = strip.scrollLeft > TOLERANCE_PX;
    const isLeft = strip.scrollLeft + strip.clientWidth < strip.scrollWidth - TOLERANCE_PX;
    for (const arrow of arrows) {
      const isHidden = !(arrow.dataset.move === 'on' ? isLeft : isAway);
      // The focus moves to the strip, where the arrow keys keep working.
      if (isHidden && document.activeElement === arrow) strip.focus({ preventScroll: true });
      arrow.hidden = isHidden;
    }
  };
  // Also reports the initial size.
  new ResizeObserver(look).observe(strip);
  strip.addEventListener('scroll', look, { passive: true });
  for (const arrow of arrows) {
    arrow.addEventListener('click', () => {
      const direction = arrow.dataset.move === 'on' ? 'on' : 'back';
      const inView = Math.max(1, Math.floor(strip.clientWidth / STEP_PX));
      strip.scrollBy({ left: (direction === 'on' ? 1 : -1) * inView * STEP_PX });
      track('carousel_moved', { direction });
    });
  }
}
