import type { AdPlan } from '../../shared/ads/ad-frames.ts';
import { fillAds } from './fill-ads.ts';

/**
 * From here on slots fit: the banner first (P9-056). What comes before the delay is the reader's; a window that grows later
 * has waited long enough.
 */
const WIDE = '(min-width: 768px)';

/** Fills the slots after the delay, by the width of the window (F4-22, F9-11), or once the window has grown. */
export function startAds(plan: AdPlan): void {
  const wide = matchMedia(WIDE);
  const fill = () => fillAds(plan);
  setTimeout(
    () => {
      if (wide.matches) fill();
      else wide.addEventListener('change', fill, { once: true });
    },
    wide.matches ? plan.delayMs.desktop : plan.delayMs.mobile,
  );
}
