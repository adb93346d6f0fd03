import type { NavigationTarget } from '../../../../shared/funnels/offer-destination.ts';
import { PERSON_SECTIONS } from '../../../../shared/people/person-sections.ts';
import type { Cell } from '../header/toggle-store.ts';

/** An entry of the journey bar and the section it leads to. */
export interface Stop {
  readonly section: NavigationTarget;
  readonly title: string;
  /** in the journey bar */
  readonly link: HTMLAnchorElement;
  /** the target of the link: the section's heading */
  readonly target: HTMLElement;
}

/** Where the visitor is on the page. */
export interface Way {
  readonly stops: readonly Stop[];
  readonly active: Cell<NavigationTarget>;
  /** the permanent header has scrolled past */
  readonly isPastHeader: Cell<boolean>;
}

/** The section that a link on this page leads to; null for any other link. */
export function sectionOfLink(link: HTMLAnchorElement): NavigationTarget | null {
  const href = link.getAttribute('href');
  return Object.values(PERSON_SECTIONS).find(({ anchor }) => href === `#${anchor}`)?.name ?? null;
}

/** The entries of the journey bar, as the server wrote them; none on a page without sections. */
export function readStops(): Stop[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('nav[aria-labelledby="journey"] a');
  return [...links].flatMap((link) => {
    const section = sectionOfLink(link);
    const target = section === null ? null : document.getElementById(PERSON_SECTIONS[section].anchor);
    const title = link.querySelector<HTMLElement>('[data-title]')?.dataset.title;
    return section === null || target === null || title === undefined ? [] : [{ section, title, link, target }];
  });
}
