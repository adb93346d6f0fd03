import { elementsOf, firstOf, type Scan } from './answer.ts';
import { namesFrameAncestors } from './content-security-policy.ts';
import type { Finding } from './findings.ts';

/** 180 days, in seconds: what many call half a year. */
const HALF_A_YEAR = 15_552_000;
const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const TELLING = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];

/** Whether browsers may ask for the site over http again. A scan trusts the certificate, or it gets no answer. */
export function judgeHsts({ headers }: Scan): Finding {
  const text = firstOf(headers, 'strict-transport-security');
  if (text === null) return 'hsts-not-implemented';
  const age = text
    .split(';')
    .map((part) => /^max-age=(\d+)/.exec(part.trim().toLowerCase())?.[1])
    .find((found) => found !== undefined);
  if (text.includes(',') || age === undefined) return 'hsts-header-invalid';
  return Number(age) < HALF_A_YEAR
    ? 'hsts-implemented-max-age-less-than-six-months'
    : 'hsts-implemented-max-age-at-least-six-months';
}

/** Where http leads. */
export function judgeRedirection({ routeOverHttp: route }: Scan): Finding {
  if (route === null) return 'redirection-not-needed-no-http';
  const [first, second] = route;
  if (first === undefined || second === undefined) return 'redirection-missing';
  if (route.at(-1)?.protocol !== 'https:') return 'redirection-not-to-https';
  if (second.protocol === 'http:') return 'redirection-not-to-https-on-initial-redirection';
  return first.hostname === second.hostname ? 'redirection-to-https' : 'redirection-off-host-from-http';
}

/** What another site learns of the address that a visitor comes from: by the last valid policy. */
export function judgeReferrers({ headers, body }: Scan): Finding {
  const inPage = elementsOf(body, 'meta')
    .filter(({ attributes }) => attributes.name?.trim().toLowerCase() === 'referrer')
    .map(({ attributes }) => attributes.content ?? '')
    .filter((text) => text !== '');
  const sent = [...(headers['referrer-policy'] ?? []), ...inPage.slice(-1)];
  if (sent.length === 0) return 'referrer-policy-not-implemented';
  const valid = sent
    .join(',')
    .split(',')
    .map((text) => text.trim().toLowerCase())
    .filter((text) => PRIVATE.includes(text) || TELLING.includes(text));
  const last = valid.at(-1);
  if (last === undefined) return 'referrer-policy-header-invalid';
  return PRIVATE.includes(last) ? 'referrer-policy-private' : 'referrer-policy-unsafe';
}

/** Whether browsers may guess the type of a file. */
export function judgeContentTypeOptions({ headers }: Scan): Finding {
  const text = firstOf(headers, 'x-content-type-options');
  if (text === null || text === '') return 'x-content-type-options-not-implemented';
  return text.trim().toLowerCase() === 'nosniff'
    ? 'x-content-type-options-nosniff'
    : 'x-content-type-options-header-invalid';
}

/** Who may show the page in a frame. */
export function judgeFraming(scan: Scan): Finding {
  if (namesFrameAncestors(scan)) return 'x-frame-options-implemented-via-csp';
  const text = firstOf(scan.headers, 'x-frame-options')?.trim().toLowerCase() ?? '';
  if (text === '') return 'x-frame-options-not-implemented';
  if (text === 'deny' || text === 'sameorigin') return 'x-frame-options-sameorigin-or-deny';
  return text.startsWith('allow-from') ? 'x-frame-options-allow-from-origin' : 'x-frame-options-header-invalid';
}

/** Which other sites may load the page as a part of theirs. */
export function judgeResourcePolicy({ headers }: Scan): Finding {
  const text = (headers['cross-origin-resource-policy'] ?? []).join(', ').trim().toLowerCase();
  switch (text) {
    case '':
      return 'corp-not-implemented';
    case 'same-origin':
    case 'same-site':
    case 'cross-origin':
      return `corp-implemented-with-${text}`;
    default:
      return 'corp-header-invalid';
  }
}

/** Which other sites may read an answer. */
export function judgeSharing({ preflight }: Scan): Finding {
  const allowed = preflight === null ? null : firstOf(preflight.headers, 'access-control-allow-origin');
  if (preflight === null || allowed === null || allowed === '') return 'cross-origin-resource-sharing-not-implemented';
  if (allowed.trim() === '*') return 'cross-origin-resource-sharing-implemented-with-public-access';
  const credentials = firstOf(preflight.headers, 'access-control-allow-credentials')?.trim().toLowerCase();
  return allowed === preflight.origin && credentials === 'true'
    ? 'cross-origin-resource-sharing-implemented-with-universal-access'
    : 'cross-origin-resource-sharing-implemented-with-restricted-access';
}
