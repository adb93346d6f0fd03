import type { NavigationTarget } from '../../../../shared/funnels/offer-destination.ts';
import { decideActiveSection, type Measures, TOLERANCE_PX } from './active-section.ts';

/**
 * Tells which section is active: as the page is scrolled (P2-092), and at once where one is chosen (P2-093). A chosen one
 * stays so until the scrolling to it has ended, and from there until the page moves again: it may be too near the page's
 * end to be scrolled to.
 */
export function createFollower() {
  let chosen: NavigationTarget | null = null;
  /** the scrolling to the chosen one has */
  let hasEnded = false;
  /** and here, as the first look after it found */
  let restsAt: number | null = null;
  return {
    choose(section: NavigationTarget): void {
      chosen = section;
      hasEnded = false;
      restsAt = null;
    },
    /** The reader scrolls by themselves. */
    release(): void {
      chosen = null;
    },
    /** Whatever scrolled has ended. */
    rest(): void {
      hasEnded = true;
    },
    decide(measures: Measures, scrollY: number): NavigationTarget {
      if (hasEnded) restsAt ??= scrollY;
      const hasMoved = restsAt !== null && Math.abs(scrollY - restsAt) > TOLERANCE_PX;
      if (chosen === null || hasMoved) {
        chosen = null;
        return decideActiveSection(measures, scrollY);
      }
      return chosen;
    },
  };
}
