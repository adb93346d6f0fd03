import type { DocumentModel } from '../client/pages/page-model.ts';
import { calls } from '../shared/contract/calls.ts';
import { VIEW_QUOTA } from '../shared/contract/operations/hard-stop.ts';
import { PROBLEM_CONTENT_TYPE, type Problem, type QuotaLimit } from '../shared/contract/transport/problem.ts';
import { app } from './app.ts';
import type { EdgeBindings } from './env.ts';

/**
 * For the edge's tests: the whole edge with a fake origin and pages as JSON (tests/support/testing-renderer.ts).
 */

export const SECRET = 'a secret of 32 characters or more';
export const HOST = 'http://127.0.0.1';

/** The fake origin's responses, by 'METHOD /path'. A function gets the request. */
export type OriginAnswers = Readonly<Record<string, Response | ((request: Request) => Response | Promise<Response>)>>;

export function json(body: unknown, init: ResponseInit = {}): Response {
  return Response.json(body, init);
}

export function problemResponse(
  status: number,
  headers: Record<string, string> = {},
  more: Pick<Problem, 'limit' | 'opensAt'> = {},
): Response {
  const body = JSON.stringify({ type: 'about:blank', title: `problem ${status}`, status, ...more });
  return new Response(body, { status, headers: { 'content-type': PROBLEM_CONTENT_TYPE, ...headers } });
}

/** The origin's answer past a daily limit. `opensAt` is ISO 8601. */
export function limitResponse(limit: QuotaLimit, opensAt: string): Response {
  const seconds = Math.ceil((Date.parse(opensAt) - Date.now()) / 1_000);
  return problemResponse(429, { 'retry-after': String(seconds) }, { limit, opensAt });
}

export interface Edge {
  /** every request that reached the origin, except what an isolate asks by itself if the test has no answer to that */
  readonly asked: Request[];
  readonly env: EdgeBindings;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  request(path: string, init: RequestInit & { readonly cf?: unknown }): Promise<Response>;
}

/**
 * An edge with its own settings and breaker, local unless `env` says otherwise. Unless the test answers the hard-stop
 * calls, its origin counts views by its details, as ours does.
 */
export function edge(answers: OriginAnswers = {}, env: Partial<EdgeBindings> = {}): Edge {
  const asked: Request[] = [];
  const bindings: EdgeBindings = {
    ASSETS: { fetch: async () => new Response(null, { status: 404 }) },
    ENVIRONMENT: 'local',
    EDGE_ORIGIN_SECRET: SECRET,
    SITE_URL: env.ENVIRONMENT === undefined ? HOST : HOST.replace('http:', 'https:'),
    LIMIT_SEARCH: unlimited,
    LIMIT_SMARTCHECK: unlimited,
    LIMIT_LOGIN: unlimited,
    LIMIT_LOG: unlimited,
    LIMIT_EVENTS: unlimited,
    LIMIT_WRITE: unlimited,
    LIMIT_TILES: unlimited,
    LIMIT_LATE_PARTS: unlimited,
    LIMIT_SITEMAP: unlimited,
    LIMIT_SUGGEST: unlimited,
    LIMIT_CALLS: unlimited,
    LIMIT_PAGES: unlimited,
    LIMIT_ADS: unlimited,
    ORIGIN: {
      async fetch(request) {
        const { pathname } = new URL(request.url);
        const answer = answers[`${request.method} ${pathname}`];
        if (answer !== undefined || !BY_ISOLATE.includes(pathname)) asked.push(request);
        if (answer === undefined) return problemResponse(404);
        const response = typeof answer === 'function' ? await answer(request) : answer.clone();
        const counts = pathname === calls.personDetails.path && answers[`GET ${calls.hardStop.path}`] === undefined;
        return counts ? withQuota(response) : response;
      },
    },
    ...env,
  };
  const request: Edge['request'] = async (path, { cf, ...init }) => {
    const incoming = new Request(HOST + path, init);
    if (cf !== undefined) Object.defineProperty(incoming, 'cf', { value: cf });
    return app.fetch(incoming, bindings, { waitUntil() {}, passThroughOnException() {}, props: {} });
  };
  return { asked, env: bindings, request, get: (path, headers = {}) => request(path, { headers }) };
}

/** What no single request is about. */
const BY_ISOLATE: readonly string[] = [calls.site.path, calls.reportCounts.path];

/** What an answer says whose view does not count. */
function withQuota(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set(VIEW_QUOTA, 'none');
  const { status, body } = response;
  return new Response(body, { status, headers });
}

const unlimited = { limit: async () => ({ success: true }) };

/** A limiter that lets `count` requests through. */
export function limited(count: number) {
  const keys: string[] = [];
  return {
    keys,
    limit: async ({ key }: { key: string }) => ({ success: keys.push(key) <= count }),
  };
}

/**
 * A limiter for each of these bindings that lets `count` through, and how much was taken from each binding that was
 * used.
 */
export function limitersOf(names: readonly string[], count: number) {
  const limiters = Object.fromEntries(names.map((name) => [name, limited(count)]));
  const taken = (): Record<string, number> =>
    Object.fromEntries(
      Object.entries(limiters)
        .map(([name, { keys }]) => [name, keys.length] as const)
        .filter(([, many]) => many > 0),
    );
  return { limiters, taken };
}

/** What the page was rendered from. */
export async function modelOf(response: Response): Promise<Omit<DocumentModel, 'assets'>> {
  return (await response.json()) as Omit<DocumentModel, 'assets'>;
}

export const FORM_HEADERS = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
} as const;
