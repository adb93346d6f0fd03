import type { NavigationTarget } from '../../../../shared/funnels/offer-destination.ts';

/** What scrolling rounds off, in pixels: a section that was scrolled to has to count as reached. */
const TOLERANCE_PX = 2;
/** The sticky header appears when the permanent one ends nearer than this to the window's top, in pixels (P9-031). */
const HEADER_LIMIT_PX = 157;

/** Where things are on the page, in pixels from its top; measured ahead, so that scrolling asks the page nothing. */
export interface Measures {
  /** the sections below the summary, in their order */
  readonly sections: readonly { readonly section: NavigationTarget; readonly top: number }[];
  /** how far above a section scrolling to it stops (P9-008) */
  readonly offset: number;
  /** the farthest that the page scrolls */
  readonly scrollMax: number;
  /** where the permanent header ends */
  readonly headerEnd: number;
}

/**
 * The section that the reader is in: the last one that has come up to where scrolling to it stops, and the last of all at
 * the page's end, whose sections may be too short to come that far (P2-092). Before the first it is the summary, also on
 * a page that does not scroll.
 */
export function decideActiveSection({ sections, offset, scrollMax }: Measures, scrollY: number): NavigationTarget {
  const last = sections.at(-1);
  if (scrollY > 0 && scrollY >= scrollMax - TOLERANCE_PX && last !== undefined) return last.section;
  const reached = sections.findLast(({ top }) => top <= scrollY + offset + TOLERANCE_PX);
  return reached?.section ?? 'summary';
}

/** Whether the permanent header was scrolled past (P2-148, P9-031). */
export function isPastHeader({ headerEnd }: Measures, scrollY: number): boolean {
  return headerEnd - scrollY < HEADER_LIMIT_PX;
}

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
