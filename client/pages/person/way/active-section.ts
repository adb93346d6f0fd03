import type { NavigationTarget } from '../../../../shared/funnels/offer-destination.ts';

/** Rounding error of scrolling, in pixels: a section that was scrolled to must count as reached. */
const TOLERANCE_PX = 2;
/**
 * The sticky header appears when the permanent one ends nearer than this to the top of the window, in pixels (P9-031).
 */
const HEADER_LIMIT_PX = 157;

/** Positions in pixels from the top of the page; measured ahead, so that scrolling measures nothing. */
export interface Measures {
  /** the sections below the summary, in order */
  readonly sections: readonly { readonly section: NavigationTarget; readonly top: number }[];
  /** how far above a section scrolling stops (P9-008) */
  readonly offset: number;
  /** the farthest the page scrolls */
  readonly scrollMax: number;
  /** where the permanent header ends */
  readonly headerEnd: number;
}

/**
 * The section the visitor is in: the last one that has reached its scrolling position, or the very last one at the end
 * of the page, where sections may be too short to get that far (P2-092). Above the first, and on a page that does not
 * scroll, it is the summary.
 */
export function decideActiveSection({ sections, offset, scrollMax }: Measures, scrollY: number): NavigationTarget {
  const last = sections.at(-1);
  if (scrollY > 0 && scrollY >= scrollMax - TOLERANCE_PX && last !== undefined) return last.section;
  const reached = sections.findLast(({ top }) => top <= scrollY + offset + TOLERANCE_PX);
  return reached?.section ?? 'summary';
}

/** Whether the permanent header has scrolled past (P2-148, P9-031). */
export function isPastHeader({ headerEnd }: Measures, scrollY: number): boolean {
  return headerEnd - scrollY < HEADER_LIMIT_PX;
}

/**
 * Decides which section is active: as the page scrolls (P2-092), and at once when one is chosen (P2-093). A chosen
 * section stays active until the scrolling to it has ended and the page moves again: it may be too close to the page's
 * end to be reached.
 */
export function createFollower() {
  /** an object per choice: the same section may be chosen twice */
  let chosen: { readonly section: NavigationTarget } | null = null;
  /** where the scrolling to the chosen section ended; null while it continues */
  let restsAt: number | null = null;
  return {
    choose(section: NavigationTarget): void {
      chosen = { section };
      restsAt = null;
    },
    /** The visitor scrolls themselves. */
    release(): void {
      chosen = null;
    },
    /**
     * Scrolling has ended; pass the position to the function returned, which ignores it if another section was chosen
     * meanwhile.
     */
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
