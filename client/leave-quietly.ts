/**
 * Where the next page does not fade in after all, the browser says so to this one, as an error that nobody took: in the
 * console, once this page comes back from the back/forward cache. It is none.
 */
export function leaveQuietly(): void {
  addEventListener('pageswap', ({ viewTransition }) => {
    viewTransition?.ready.catch(() => {});
    viewTransition?.finished.catch(() => {});
  });
}
