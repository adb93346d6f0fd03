/** How often scrolling is answered at most, in milliseconds (P9-032). */
const SCROLL_WAIT_MS = 100;

/**
 * For a scroll handler: runs at once, and then at most every SCROLL_WAIT_MS, for the last time after the last call, so
 * that what it shows is never left behind.
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
 * Tells how far the page is scrolled, in pixels, as of the next frame. Asking for it directly makes the browser lay out
 * what has changed since the last one; an observer is told what the frame has found anyway.
 */
export function readScroll(tell: (scrollY: number) => void): void {
  const observer = new IntersectionObserver(([page]) => {
    observer.disconnect();
    if (page !== undefined) tell(-page.boundingClientRect.top);
  });
  observer.observe(document.documentElement);
}
