/**
 * Calls once, when the page has loaded and a part of it is in view: what nobody looks at is not loaded.
 *
 * @returns stops waiting
 */
export function whenSeen(target: Element, onSeen: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    onSeen();
  });
  const observe = () => observer.observe(target);
  if (document.readyState === 'complete') observe();
  else addEventListener('load', observe, { once: true });
  return () => {
    removeEventListener('load', observe);
    observer.disconnect();
  };
}
