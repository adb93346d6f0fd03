import { PERSON_HEADER_ID } from '../place-ids.ts';
import type { Measures } from './active-section.ts';
import type { Stop } from './way.ts';

/** Measures the page, which is for free only where its layout is known: see watchLayout. */
export function measurePage(stops: readonly Stop[]): Measures {
  const root = document.documentElement;
  const header = document.getElementById(PERSON_HEADER_ID);
  const topOf = (element: Element) => element.getBoundingClientRect().top + scrollY;
  return {
    sections: stops
      .filter(({ section }) => section !== 'summary')
      .map(({ section, target }) => ({ section, top: topOf(target) })),
    // The style sheet knows it, because links work without a script (P2-094).
    offset: Number.parseFloat(getComputedStyle(root).scrollPaddingBlockStart) || 0,
    scrollMax: root.scrollHeight - innerHeight,
    headerEnd: header === null ? 0 : topOf(header) + header.offsetHeight,
  };
}

/** How far the strip of the journey bar has to be scrolled to show each entry in its middle, in pixels. */
export function measureStrip(stops: readonly Stop[]): ReadonlyMap<Stop, number> {
  const list = stops[0]?.link.closest('ol');
  if (list == null || list.scrollWidth <= list.clientWidth) return new Map();
  const start = list.getBoundingClientRect().left - list.scrollLeft;
  return new Map(
    stops.map((stop) => {
      const { left, width } = stop.link.getBoundingClientRect();
      return [stop, left - start - (list.clientWidth - width) / 2];
    }),
  );
}

/**
 * Calls back whenever something on the page has got another size, or the window has: right after the browser has laid it
 * out, when measuring costs nothing. The first time at once.
 */
export function watchLayout(stops: readonly Stop[], measure: () => void): void {
  const observer = new ResizeObserver(measure);
  const boxes = stops.flatMap(({ link, target }) => [link, target.closest('section') ?? target]);
  for (const box of [document.body, document.getElementById(PERSON_HEADER_ID), ...boxes]) {
    if (box !== null) observer.observe(box);
  }
  // The window alone may change its height.
  addEventListener('resize', () => afterLayout(measure));
}

/**
 * Runs in the frame that is due, as soon as the page is laid out: measuring it and scrolling a part of it then make
 * nothing be laid out once more.
 */
export function afterLayout(run: () => void): void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    run();
  });
  observer.observe(document.documentElement);
}
