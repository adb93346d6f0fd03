const ACTS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'wheel', 'touchstart'] as const;

/**
 * Calls once, at the first sign that somebody is using the page, so that slow work does not delay what the reader sees
 * first.
 *
 * @returns stops waiting
 */
export function whenReaderActs(onAct: () => void): () => void {
  const waiting = new AbortController();
  const act = () => {
    waiting.abort();
    onAct();
  };
  // In the capture phase, so nothing on the page can stop it first.
  for (const name of ACTS) addEventListener(name, act, { capture: true, passive: true, signal: waiting.signal });
  return () => waiting.abort();
}

/** Runs after what the reader has just done is on the screen, so that starting something does not delay it. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/** Runs once somebody looks at the page: right away, unless the browser is prerendering it. */
export function whenShown(begin: () => void): void {
  if ('prerendering' in document && document.prerendering === true) {
    document.addEventListener('prerenderingchange', begin, { once: true });
  } else begin();
}
