import { askOrigin, originDatabase } from './callers.ts';
import type { PlantedSite } from './planted-site.ts';
import type { Ask } from './planted-surfaces.ts';
import { anotherClient, FROM_OURS, type RawAnswer, rawRequest } from './raw-http.ts';

/** Somebody or something that asks. */
export interface PlantedViewer {
  readonly name: string;
  readonly cookie: string | null;
  readonly userAgent: string;
  readonly botClass: 'human' | 'search-engine' | 'other-bot';
}

export const ANONYMOUS: PlantedViewer = {
  name: 'anonymous',
  cookie: null,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36',
  botClass: 'human',
};

export interface PlantedAnswer {
  readonly status: number;
  /** the body, and where a redirect leads */
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Asks the edge for a page, and the origin for a call. `etag` is of the page that a browser has kept. */
export async function answerTo(
  { url, server }: PlantedSite,
  ask: Ask,
  viewer: PlantedViewer,
  etag?: string,
): Promise<PlantedAnswer> {
  const { cookie, botClass, userAgent } = viewer;
  const { method, path, body, caller } = ask;
  if (caller !== 'page') {
    const by = { cookie, botClass, caller, method, ...(body === undefined ? {} : { body }) };
    const answer = await askOrigin(server, path, by);
    return { status: answer.status, headers: {}, text: answer.body };
  }
  const kept: Record<string, string> = etag === undefined ? {} : { 'if-none-match': etag };
  const own = { 'user-agent': userAgent, cookie: cookie ?? '', ...FROM_OURS, ...anotherClient() };
  const answer = await rawRequest(url, path, { headers: { ...own, ...kept } });
  const { status, headers } = answer;
  return { status, headers, text: `${String(headers.location ?? '')} ${answer.body}` };
}

/** Sends what a form or a script of the site would. */
export function sendJson(
  { url }: PlantedSite,
  viewer: PlantedViewer,
  path: string,
  method: 'POST' | 'PUT',
  body: object,
): Promise<RawAnswer> {
  const headers = {
    ...{ 'user-agent': viewer.userAgent, 'content-type': 'application/json', cookie: viewer.cookie ?? '' },
    ...{ ...FROM_OURS, origin: url.origin, ...anotherClient() },
  };
  return rawRequest(url, path, { method, headers, body: JSON.stringify(body) });
}

/** Asks for a removal; the click that confirms it, from the mail. */
export async function askRemoval(
  site: PlantedSite,
  personId: string,
  email: string,
): Promise<() => Promise<RawAnswer>> {
  const asked = await sendJson(site, ANONYMOUS, '/api/opt-out', 'POST', { personId, email });
  if (asked.status !== 200) throw new Error(`asking for a removal answered ${asked.status}: ${asked.body}`);
  const accounts = await originDatabase(site.server, 'ACCOUNTS');
  const mail = await accounts
    .prepare('SELECT text FROM mail WHERE recipient = ? ORDER BY created_at DESC LIMIT 1')
    .bind(email)
    .first<{ text: string }>();
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  return () => sendJson(site, ANONYMOUS, '/api/opt-out/confirm', 'POST', { token });
}
