/** Calls back when what is kept may have changed elsewhere: in another tab, or before this one comes back from the cache. */
export function subscribeToHistory(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  addEventListener('pageshow', onChange);
  return () => {
    removeEventListener('storage', onChange);
    removeEventListener('pageshow', onChange);
  };
}

/** Tells the lists of this page that what is kept was changed beside them: a browser tells only the other tabs. */
export function announceHistory(): void {
  dispatchEvent(new Event('storage'));
}
