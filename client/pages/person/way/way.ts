import type { NavigationTarget } from '../../../../shared/funnels/offer-destination.ts';
import type { Cell } from '../header/toggle-store.ts';
import { SECTION_IDS } from '../person-sections.ts';

/** An entry of the journey bar and the section it leads to. */
export interface Stop {
  readonly section: NavigationTarget;
  readonly title: string;
  /** of the journey bar */
  readonly link: HTMLAnchorElement;
  /** what the link leads to: the heading of the section */
  readonly target: HTMLElement;
}

/** Where the reader is on the page. */
export interface Way {
  readonly stops: readonly Stop[];
  readonly active: Cell<NavigationTarget>;
  /** the permanent header was scrolled past */
  readonly isPastHeader: Cell<boolean>;
}

const SECTIONS = Object.keys(SECTION_IDS) as NavigationTarget[];

/** The section that a link of this page leads to; null for any other link. */
export function sectionOfLink(link: HTMLAnchorElement): NavigationTarget | null {
  const href = link.getAttribute('href');
  return SECTIONS.find((section) => href === `#${SECTION_IDS[section]}`) ?? null;
}

/** The entries of the journey bar, as the server wrote them; none on a page without sections. */
export function readStops(): Stop[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('nav[aria-labelledby="journey"] a');
  return [...links].flatMap((link) => {
    const section = sectionOfLink(link);
    const target = section === null ? null : document.getElementById(SECTION_IDS[section]);
    const title = link.querySelector<HTMLElement>('[data-title]')?.dataset.title;
    return section === null || target === null || title === undefined ? [] : [{ section, title, link, target }];
  });
}
