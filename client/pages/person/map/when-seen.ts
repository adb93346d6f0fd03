/** How long the page has to stand still before somebody is taken to look at what is in view, in milliseconds. */
const LOOK_MS = 300;

/**
 * Calls once, when the page has loaded, a part of the target is in view and nobody is scrolling: what nobody looks at is
 * not loaded, and scrolling past is not held up.
 *
 * @returns stops waiting
 */
export function whenSeen(target: Element, onSeen: () => void): () => void {
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
  return end;
}
