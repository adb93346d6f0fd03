/** Shortest time between two reactions to scrolling, in milliseconds (P9-032). */
const SCROLL_WAIT_MS = 100;

/**
 * For a scroll handler: runs at once, then at most every SCROLL_WAIT_MS, and once more after the last call, so that the
 * result is never out of date.
 */
export function throttleScroll(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAskedAgain = false;
  const start = () => {
    isAskedAgain = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isAskedAgain) start();
    }, SCROLL_WAIT_MS);
    run();
  };
  return () => {
    if (timer === undefined) start();
    else isAskedAgain = true;
  };
}

/**
 * Reports the page's scroll position, in pixels, in the next frame. Reading it directly would force a layout; an
 * observer gets what the frame computes anyway.
 */
export function readScroll(tell: (scrollY: number) => void): void {
  const observer = new IntersectionObserver(([page]) => {
    observer.disconnect();
    if (page !== undefined) tell(-page.boundingClientRect.top);
  });
  observer.observe(document.documentElement);
}
