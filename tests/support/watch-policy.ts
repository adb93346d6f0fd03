import type { Browser, BrowserContext, ConsoleMessage } from '@playwright/test';

/** What the content security policies of pages refused, one line each. */
export interface Violations {
  /** in our own pages, whatever window or context showed them */
  readonly ours: string[];
  /** in frames of another site, which have policies of their own: ads */
  readonly inForeignFrames: string[];
}

/** Begins a message of {@link tellOfViolations}. */
const MARK = 'CSP refused';
/** Chromium's own messages, which also tell what a page without scripts was refused. */
const OF_BROWSER = /Content Security Policy|Content-Security-Policy/;

/** Whether a message of the console is about a policy. */
export const isAboutPolicy = (text: string): boolean => text.startsWith(MARK) || OF_BROWSER.test(text);

/**
 * Notes from now on what the policies of pages refuse, in every window of this browser.
 *
 * @param isOurs whether an address is one of the site's own pages
 */
export function watchPolicies(
  browser: Browser,
  isOurs: (url: URL) => boolean,
): { readonly violations: Violations; readonly stop: () => void } {
  const violations: Violations = { ours: [], inForeignFrames: [] };
  const note = (message: ConsoleMessage): void => {
    const text = message.text();
    if (!isAboutPolicy(text)) return;
    const at = URL.parse(text.startsWith(MARK) ? (text.split(' ').at(-1) ?? '') : message.location().url);
    const list = at === null || isOurs(at) ? violations.ours : violations.inForeignFrames;
    list.push(text);
  };
  const watch = (context: BrowserContext): void => {
    context.on('console', note);
    // Sent before whatever opens a page. It fails if the context is closed at once.
    context.addInitScript(tellOfViolations, MARK).catch(() => {});
  };
  for (const context of browser.contexts()) watch(context);
  browser.on('context', watch);
  return { violations, stop: () => void browser.off('context', watch) };
}

/** Runs in every frame, sandboxed ones included. */
function tellOfViolations(mark: string): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, documentURI }) => {
    console.error(`${mark} ${effectiveDirective} ${blockedURI} ${sample} in ${documentURI}`);
  });
}
