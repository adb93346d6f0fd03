import { afterPaint } from './when-reader-acts.ts';

/**
 * Runs a frame later than afterPaint, when the frame that answers the reader has left for the screen: with few cores or
 * without a GPU, heavy work right after painting would hold it up.
 */
export function afterShown(run: () => void): void {
  requestAnimationFrame(() => afterPaint(run));
}
