import { logError } from '../../../api/log.ts';
import { whenReaderActs } from '../../../ui/loading/when-reader-acts.ts';
import type { PersonBrowserModel } from '../browser-model.ts';
import { MAP_BOX_ID } from '../place-ids.ts';

/** Loads the map once its box is visible and somebody uses the page, and draws it over its picture. Bots load none. */
export function startPersonMap({ map, isBot, tilesUrl }: Pick<PersonBrowserModel, 'map' | 'isBot' | 'tilesUrl'>): void {
  const box = document.getElementById(MAP_BOX_ID);
  if (isBot || map === null || box === null) return;
  const start = async () => {
    try {
      const { startMap } = await import('./start-map.ts');
      startMap(box, { ...map, tilesUrl });
    } catch (error) {
      // The picture stays. An offline browser cannot reach the log either.
      logError('map', error);
    }
  };
  whenReaderActs(() => whenSeen(box, start));
}

/** How long the page must stay still to count as being looked at, in milliseconds. */
const LOOK_MS = 300;

/**
 * Calls once, when the page has loaded, part of the target is in view and nobody is scrolling: what nobody looks at is
 * not loaded, and scrolling past it is not slowed down.
 */
function whenSeen(target: Element, onSeen: () => void): void {
  let isInView = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = new AbortController();
  const look = () => {
    clearTimeout(timer);
    if (!isInView) return;
    timer = setTimeout(() => {
      end();
      onSeen();
    }, LOOK_MS);
  };
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting === true;
    look();
  });
  const end = () => {
    clearTimeout(timer);
    stop.abort();
    observer.disconnect();
  };
  const observe = () => observer.observe(target);
  addEventListener('scroll', look, { passive: true, signal: stop.signal });
  if (document.readyState === 'complete') observe();
  else addEventListener('load', observe, { once: true, signal: stop.signal });
}
