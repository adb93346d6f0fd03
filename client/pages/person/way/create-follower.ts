import type { NavigationTarget } from '../../../../shared/funnels/offer-destination.ts';
import { decideActiveSection, type Measures, TOLERANCE_PX } from './active-section.ts';

/**
 * Tells which section is active: as the page is scrolled (P2-092), and at once where one is chosen (P2-093). A chosen one
 * stays so until the scrolling to it has ended, and from there until the page moves again: it may be too near the page's
 * end to be scrolled to.
 */
export function createFollower() {
  /** an object for each choice: the same section may be chosen twice */
  let chosen: { readonly section: NavigationTarget } | null = null;
  /** where the scrolling to the chosen one ended; null while it goes on */
  let restsAt: number | null = null;
  return {
    choose(section: NavigationTarget): void {
      chosen = { section };
      restsAt = null;
    },
    /** The reader scrolls by themselves. */
    release(): void {
      chosen = null;
    },
    /** Whatever scrolled has ended; what this gives back is told where, and listens unless another one is chosen by then. */
    rest(): (scrollY: number) => void {
      const ended = chosen;
      return (scrollY) => {
        if (chosen === ended) restsAt = scrollY;
      };
    },
    decide(measures: Measures, scrollY: number): NavigationTarget {
      const hasMoved = restsAt !== null && Math.abs(scrollY - restsAt) > TOLERANCE_PX;
      if (chosen === null || hasMoved) {
        chosen = null;
        return decideActiveSection(measures, scrollY);
      }
      return chosen.section;
    },
  };
}
