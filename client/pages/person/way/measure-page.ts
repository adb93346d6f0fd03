import { PERSON_HEADER_ID } from '../place-ids.ts';
import type { Measures } from './active-section.ts';
import type { Stop } from './way.ts';

/** Measures the page, which costs nothing only right after layout: see watchLayout. */
export function measurePage(stops: readonly Stop[]): Measures {
  const root = document.documentElement;
  const header = document.getElementById(PERSON_HEADER_ID);
  const topOf = (element: Element) => element.getBoundingClientRect().top + scrollY;
  return {
    sections: stops
      .filter(({ section }) => section !== 'summary')
      .map(({ section, target }) => ({ section, top: topOf(target) })),
    // The style sheet sets it, because links work without JavaScript (P2-094).
    offset: Number.parseFloat(getComputedStyle(root).scrollPaddingBlockStart) || 0,
    scrollMax: root.scrollHeight - innerHeight,
    headerEnd: header === null ? 0 : topOf(header) + header.offsetHeight,
  };
}

/** How far the strip of the journey bar must scroll to center each entry, in pixels. */
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
 * Calls back whenever something on the page, or the window, changes size: right after layout, when measuring costs
 * nothing. Calls once at the start.
 */
export function watchLayout(stops: readonly Stop[], measure: () => void): void {
  const observer = new ResizeObserver(measure);
  const boxes = stops.flatMap(({ link, target }) => [link, target.closest('section') ?? target]);
  for (const box of [document.body, document.getElementById(PERSON_HEADER_ID), ...boxes]) {
    if (box !== null) observer.observe(box);
  }
  // The window's height may change alone.
  addEventListener('resize', () => afterLayout(measure));
}

/**
 * Runs in the next frame, right after layout: measuring the page or scrolling a part of it then forces no second
 * layout.
 */
export function afterLayout(run: () => void): void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    run();
  });
  observer.observe(document.documentElement);
}
