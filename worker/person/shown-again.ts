import type { EdgeContext } from '../context.ts';

/**
 * Whether a page is only shown again: by a link of its own (full=1, 'Not now'), after one of its forms, or by a reload,
 * Back or Forward. Browsers may call any of these same-origin, but nobody chose to open the person by it: their page has a
 * button for that.
 */
function isShownAgain({ headers, host }: { headers: Headers; host: string }, personId: string): boolean {
  const referrer = headers.get('referer');
  // Our pages send one, unless the browser keeps it back.
  if (referrer === null) return isReload(headers) || isTraversal(headers);
  const from = URL.parse(referrer);
  return from !== null && from.host === host && from.pathname.endsWith(`/${personId}`);
}

/**
 * Once a page has changed its own address (an anchor, a flag that was removed), Chromium forgets who led there, and says
 * same-origin when the reader reloads it.
 */
function isReload(headers: Headers): boolean {
  return /max-age=0|no-cache/.test(headers.get('cache-control') ?? '');
}

/** The same holds when the reader comes back to it: the only navigation with neither a click nor a referrer. */
function isTraversal(headers: Headers): boolean {
  return headers.get('sec-fetch-mode') === 'navigate' && headers.get('sec-fetch-user') === null;
}

/** From here on, a page that is only shown again is no navigation by which the reader chose the person. */
export function noteShownAgain(c: EdgeContext, personId: string): void {
  const request = { headers: c.req.raw.headers, host: c.get('url').host };
  if (isShownAgain(request, personId)) c.set('origination', { ...c.get('origination'), isOwnNavigation: false });
}
