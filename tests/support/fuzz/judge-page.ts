import type { RawAnswer } from '../raw-http.ts';

/** Statuses allowed for bad input: a page, a redirect, a clear refusal, or 'Not open yet'. */
const ALLOWED: ReadonlySet<number> = new Set([200, 204, 301, 302, 303, 304, 307, 308, 400, 403, 404, 405, 501]);
/** Additional statuses for a form: not logged in, nothing left to pay with, already done. */
const ALLOWED_OF_FORMS: ReadonlySet<number> = new Set([401, 402, 409]);
/** Pages whose 400 is their own form with its errors. */
const SEARCH_FORMS = /^\/(?:search|people-search|reverse-phone|address-search)(?:\?|$)/;

/** What is wrong with a page's response to bad input; null if nothing. */
export function pageFault(answer: RawAnswer, path: string, method: 'GET' | 'POST' = 'GET'): string | null {
  const isAllowed = ALLOWED.has(answer.status) || (method === 'POST' && ALLOWED_OF_FORMS.has(answer.status));
  if (!isAllowed) return `status ${answer.status}`;
  if (/\n\s+at .+\(?.+:\d+:\d+\)?/.test(answer.body)) return 'a stack trace';
  const location = answer.headers.location;
  if (location !== undefined && !isSameSite(location)) return `a redirect to ${location}`;
  if (answer.status >= 300 && answer.status < 400 && location === undefined) return 'a redirect to nowhere';
  const isRedirect = answer.status >= 300 && answer.status < 309 && answer.status !== 304;
  if (isRedirect && !isNoStore(answer) && !isToFile(answer)) return 'a cacheable redirect';
  if (answer.headers['set-cookie']?.some((cookie) => /^x=/.test(cookie))) return 'an injected cookie';
  if (isErrorPage(answer) && !hasTrackingId(answer)) return 'an error page without a tracking id';
  if (isHtml(answer) && !/<h1[\s>]/.test(answer.body)) return 'a page without a heading';
  if (isHtml(answer) && /\sstyle=/.test(answer.body)) return 'a style attribute';
  if (answer.status === 400 && SEARCH_FORMS.test(path) && !/<form[^>]*\saction="\/search"/.test(answer.body))
    return 'a refused search without its form';
  return null;
}

function isSameSite(location: string): boolean {
  return (
    location.startsWith('/') &&
    new URL(location, 'https://porchlight.example').origin === 'https://porchlight.example' &&
    !/^\/[/\\]/.test(location)
  );
}
const isNoStore = ({ headers }: RawAnswer): boolean => /no-store/.test(headers['cache-control'] ?? '');
/**
 * Whether the file server before the worker put a static file's path right ('/%2ffavicon.ico'). Nobody keeps a 307 that
 * does not say so (RFC 9110, 15.1).
 */
const isToFile = ({ status, headers }: RawAnswer): boolean =>
  status === 307 && headers['cache-control'] === undefined && /\.(?:ico|png|svg|woff2)$/.test(headers.location ?? '');
const isHtml = ({ headers }: RawAnswer): boolean => /^text\/html/.test(headers['content-type'] ?? '');
const hasTrackingId = ({ headers, body }: RawAnswer): boolean => {
  const id = headers['x-tracking-id'];
  return typeof id === 'string' && id.length > 8 && body.includes(id);
};

/** Whether a response is an error page. */
export const isErrorPage = (answer: RawAnswer): boolean => isHtml(answer) && answer.body.includes('"kind":"error"');
