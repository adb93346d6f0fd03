import { whenShown } from '../ui/loading/when-reader-acts.ts';

/** Longest wait for an idle moment once the page has loaded, in milliseconds. */
const IDLE_MAX_MS = 2_000;
/** Wait in browsers that know no idle moments, in milliseconds. */
const IDLE_MS = 200;

/** Calls once, in the first idle moment after the page has loaded and is shown to somebody. */
export function whenIdle(call: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(call, { timeout: IDLE_MAX_MS });
    else setTimeout(call, IDLE_MS);
  };
  whenShown(() => {
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  });
}

/** Whether the reader's connection is slow, or they asked pages to save data: then nothing loads for nobody. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}
