import { reportError } from './report-error.ts';

/** Reports to the site's log what no code handled: uncaught errors, rejections, and our files that failed to load. */
export function watchErrors(): void {
  // Load errors of elements do not bubble, so they must be caught in the capture phase.
  addEventListener('error', reportError, true);
  for (const name of ['unhandledrejection', 'vite:preloadError']) addEventListener(name, reportError);
}
