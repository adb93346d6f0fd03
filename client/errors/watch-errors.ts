type Reporter = typeof import('./report-error.ts');

let loading: Promise<Reporter> | undefined;

/**
 * Tells the site's log of what no code took: uncaught errors, rejections, and files of ours that did not load. What tells it
 * is loaded with the first of them; from {@link loadReporter} on it is there also for a page that is left, or whose files are
 * gone from the server.
 */
export function watchErrors(): void {
  // Elements that fail to load tell no one above them: only whoever listens on the way down hears of it.
  for (const name of ['error', 'unhandledrejection', 'vite:preloadError']) addEventListener(name, report, true);
}

/** Where it does not load there is nobody to tell, and its own failure is an event as well: so it is loaded once. */
export function loadReporter(): Promise<Reporter> {
  loading ??= import('./report-error.ts');
  return loading;
}

function report(event: Event): void {
  loadReporter().then(
    ({ reportError }) => reportError(event),
    () => {},
  );
}
