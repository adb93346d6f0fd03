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
