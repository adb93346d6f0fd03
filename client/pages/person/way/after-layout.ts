/**
 * Runs in the frame that is due, as soon as the page is laid out: measuring it and scrolling a part of it then make
 * nothing be laid out once more.
 */
export function afterLayout(run: () => void): void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    run();
  });
  observer.observe(document.documentElement);
}
