import { whenShown } from '../ui/loading/when-reader-acts.ts';

/** Longest wait for the page to load, and then for an idle moment, in milliseconds. */
const WAIT_MAX_MS = 2_000;
/** Wait in browsers that know no idle moments, in milliseconds. */
const IDLE_MS = 200;

/**
 * Calls once, in the first idle moment after the page has loaded and is shown to somebody. A page whose late parts take
 * long counts as loaded: what can be used should work.
 */
export function whenIdle(call: () => void): void {
  let isWaiting = false;
  const wait = () => {
    if (isWaiting) return;
    isWaiting = true;
    if ('requestIdleCallback' in globalThis) requestIdleCallback(call, { timeout: WAIT_MAX_MS });
    else setTimeout(call, IDLE_MS);
  };
  whenShown(() => {
    if (document.readyState === 'complete') wait();
    addEventListener('load', wait, { once: true });
    setTimeout(wait, WAIT_MAX_MS);
  });
}

/** Whether the reader's connection is slow, or they asked pages to save data: then nothing loads for nobody. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}
