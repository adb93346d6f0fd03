/** Calls back when another tab may have changed what is kept: at once, or when this one comes back from the cache. */
export function subscribeToHistory(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  addEventListener('pageshow', onChange);
  return () => {
    removeEventListener('storage', onChange);
    removeEventListener('pageshow', onChange);
  };
}
