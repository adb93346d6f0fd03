const ACTS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'wheel', 'touchstart'] as const;

/**
 * Calls once, at the first sign that somebody is at the page: what takes long to start does not stand between the reader
 * and the first things that they see.
 *
 * @returns stops waiting
 */
export function whenReaderActs(onAct: () => void): () => void {
  const waiting = new AbortController();
  const act = () => {
    waiting.abort();
    onAct();
  };
  // On its way down: nothing on the page can keep it from here.
  for (const name of ACTS) addEventListener(name, act, { capture: true, passive: true, signal: waiting.signal });
  return () => waiting.abort();
}

/** Does something once somebody looks at the page: at once, unless the browser prepares it ahead. */
export function whenShown(begin: () => void): void {
  if ('prerendering' in document && document.prerendering === true) {
    document.addEventListener('prerenderingchange', begin, { once: true });
  } else begin();
}
