import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { HeaderLists, Scan } from './answer.ts';

export interface ScanOptions {
  /** in PEM, what the site's own certificate has to be signed with; by default, what Node trusts */
  readonly certificate?: string;
  readonly userAgent: string;
  /** the site may answer over http too, at port 80 */
  readonly isOnPort80: boolean;
}

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Answer {
  readonly status: number;
  readonly headers: HeaderLists;
  readonly body: string;
}

const PATIENCE_MS = 10_000;
const REDIRECTS_MAX = 10;
/** Another site, that asks whether its scripts may read ours. */
const OTHER_SITE = 'https://other-site.example';

/**
 * Asks for a page the way the Observatory does: over https and over http, then robots.txt for its cookies, and a
 * preflight from another origin.
 *
 * @throws if nothing answers over https, or with a certificate that is not trusted
 */
export async function scanPage(url: URL, options: ScanOptions): Promise<Scan> {
  const page = await ask(url, options);
  const robots = await ask(new URL('/robots.txt', url), options);
  const preflight = await ask(url, options, {
    method: 'OPTIONS',
    headers: { 'access-control-request-method': 'GET', origin: OTHER_SITE },
  });
  return {
    url,
    ...page,
    setCookies: [page, robots, preflight].flatMap(({ headers }) => headers['set-cookie'] ?? []),
    preflight: { origin: OTHER_SITE, headers: preflight.headers },
    routeOverHttp: options.isOnPort80
      ? await routeFrom(new URL(url.pathname, `http://${url.hostname}`), options)
      : null,
  };
}

/** The address and all that it redirects to, one after the other; null if it does not answer. */
async function routeFrom(start: URL, options: ScanOptions): Promise<URL[] | null> {
  const route = [start];
  for (let at = start; route.length <= REDIRECTS_MAX; ) {
    const answer = await ask(at, options).catch(() => null);
    if (answer === null) return at === start ? null : route;
    const location = answer.headers.location?.[0];
    if (answer.status < 300 || answer.status >= 400 || location === undefined) return route;
    at = new URL(location, at);
    route.push(at);
  }
  return route;
}

function ask(
  url: URL,
  { certificate, userAgent }: ScanOptions,
  { method = 'GET', headers }: Asked = {},
): Promise<Answer> {
  const sent = { 'user-agent': userAgent, accept: 'text/html,*/*;q=0.8', ...headers };
  const trusted = certificate === undefined ? {} : { ca: certificate };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return new Promise((resolve, reject) => {
    const take = (answer: IncomingMessage): void => {
      const { statusCode: status = 0, headersDistinct } = answer;
      buffer(answer).then((body) => resolve({ status, headers: headersDistinct, body: body.toString('utf8') }), reject);
    };
    const message =
      url.protocol === 'https:'
        ? overHttps(url, { method, headers: sent, signal, agent: false, ...trusted }, take)
        : overHttp(url, { method, headers: sent, signal, agent: false }, take);
    message.once('error', reject);
    message.end();
  });
}
