type Reporter = typeof import('./report-error.ts');

let loading: Promise<Reporter> | undefined;

/**
 * Reports to the site's log what no code handled: uncaught errors, rejections, and our files that failed to load. The
 * first of them loads the reporter; after {@link loadReporter} it also works while the page unloads, or once its files are
 * gone from the server.
 */
export function watchErrors(): void {
  // Load errors of elements do not bubble, so they must be caught in the capture phase.
  for (const name of ['error', 'unhandledrejection', 'vite:preloadError']) addEventListener(name, report, true);
}

/** Loads the reporter once: if it fails to load, that is an event too, and would load it again. */
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
