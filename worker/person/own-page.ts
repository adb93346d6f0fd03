import type { EdgeContext } from '../context.ts';

/**
 * Whether a page is asked for from the page of the same person: by a link of its own (full=1, 'Not now'), after one of
 * its forms, or by a script that reloads it. Browsers call this same-origin as well, but nobody chose to open the person
 * by it: their page has a button for that. A browser that sends no referrer counts as any other page of ours.
 */
export function comesFromItself(c: EdgeContext, personId: string): boolean {
  const from = URL.parse(c.req.header('referer') ?? '');
  return from !== null && from.host === c.get('url').host && from.pathname.endsWith(`/${personId}`);
}

/** From here on, such a request is no navigation by which the reader chose the person: it uses no lookup. */
export function noteOwnPage(c: EdgeContext, personId: string): void {
  if (comesFromItself(c, personId)) c.set('origination', { ...c.get('origination'), isOwnNavigation: false });
}
