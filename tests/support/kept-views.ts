import { createHash } from 'node:crypto';
import type { PersonDetails } from '../../shared/contract/person/person.ts';
import { PARTS_CONTENT_TYPE, parseEntityTags } from '../../shared/contract/transport/parts.ts';
import { type OriginAnswers, problemResponse } from '../../worker/testing.ts';
import { buildCounts, buildPerson, buildRelative } from '../fixtures/person.ts';
import { buildDetails } from '../fixtures/person-page.ts';
import { buildReport } from '../fixtures/report.ts';

/** One view of a person page: everything that may make it another page. */
export interface View {
  readonly path: string;
  readonly headers: Record<string, string>;
  /** when, in milliseconds since 1970 */
  readonly at: number;
}

/** a browser without Global Privacy Control, and one with it */
const SIGNALS: readonly Record<string, string>[] = [{}, { 'sec-gpc': '1' }];
const IDS = ['Pkept0person0001', 'Pkept0person0002'];
const NOON = Date.UTC(2026, 10, 23, 12);
const DAY_MS = 86_400_000;

/** The page of a person, in the two spellings of its path that a reader may use. */
export const keptPaths = (id = IDS[0]): [string, string] => [
  `/name/Maya-Ostrowski/Portland-OR/${id}`,
  `/name/maya-ostrowski/portland-or/${id}`,
];

/**
 * Every kind of viewer at every path, of a person with relatives and of one who has died; `variants` are cookies of
 * visitors with another variant.
 */
export function keptViews(variants: readonly string[]): View[] {
  const cookies = [
    '',
    'session=reader',
    'session=subscriber',
    'session=report',
    'OptanonConsent=groups%3DC0002%3A0',
    'OptanonConsent=groups%3DC0004%3A0',
    'OptanonConsent=groups=C0002:0,C0004:0',
    ...variants,
  ];
  const agents = ['Mozilla/5.0 Chrome/156.0 Safari/537.36', 'curl/8.0'];
  // Where readers are asked first: their pages refuse as much as those of readers who have refused, and ask.
  const asked = keptPaths().map((path) => ({
    path,
    at: NOON,
    headers: { 'user-agent': agents[0] ?? '', 'x-local-country': 'DE' },
  }));
  const views = IDS.flatMap((id) =>
    keptPaths(id).flatMap((path) =>
      cookies.flatMap((cookie) =>
        agents.flatMap((agent) =>
          [NOON, NOON + DAY_MS].flatMap((at) =>
            SIGNALS.map((signal) => ({
              path,
              at,
              headers: { 'user-agent': agent, ...(cookie === '' ? {} : { cookie }), ...signal },
            })),
          ),
        ),
      ),
    ),
  );
  return [...views, ...asked];
}

/**
 * An origin whose answer depends on the viewer. Its entity tags cover the whole answer, or, if it is not honest, only the
 * person.
 */
export function keepingOrigin(isHonest: boolean) {
  const statuses: number[] = [];
  let isRemoved = false;
  const respond = (response: Response) => {
    statuses.push(response.status);
    return response;
  };
  const answer: OriginAnswers = {
    'GET /api/v4/person/details': ({ url, headers }) => {
      if (isRemoved) return respond(problemResponse(404));
      const { searchParams } = new URL(url);
      const id = searchParams.get('personId') ?? '';
      const isHuman = headers.get('x-edge-bot-class') === 'human';
      const body = bodyFor(id, headers.get('cookie'), isHuman ? buildCounts({ phones: 3 }) : null);
      const tag = isHonest ? createHash('sha256').update(body).digest('hex') : id;
      const known = parseEntityTags(headers.get('if-none-match'));
      if (known.includes(`"${tag}"`))
        return respond(new Response(null, { status: 304, headers: { etag: `"${tag}"` } }));
      return respond(new Response(body, { headers: { 'content-type': PARTS_CONTENT_TYPE, etag: `"${tag}"` } }));
    },
  };
  return {
    answer,
    statuses,
    remove() {
      isRemoved = true;
    },
  };
}

function bodyFor(id: string, cookie: string | null, counts: unknown): string {
  const person = id === IDS[0] ? buildPerson({ id, relatives: [buildRelative(1)] }) : buildPerson({ id, isDead: true });
  const details = buildDetails(person, cookie === null ? {} : viewerOf(cookie));
  const background = cookie?.includes('report') ? buildReport({ liens: 2, evictions: 40 }) : null;
  return `${JSON.stringify(details)}\n${JSON.stringify({ counts, related: null, background })}\n`;
}

/** What the details say about a viewer with a session. */
function viewerOf(cookie: string): Partial<PersonDetails> {
  const hasReport = cookie.includes('report');
  const isSubscriber = hasReport || cookie.includes('subscriber');
  return {
    entitlement: hasReport ? 'bg' : isSubscriber ? 'premium' : 'free',
    lookupType: hasReport ? 'bg' : isSubscriber ? 'premium' : 'free',
    userInfo: {
      userType: isSubscriber ? 'paid' : 'free',
      primaryEmail: `${isSubscriber ? 'subscriber' : 'reader'}@example.com`,
      productName: null,
      lookupUsage: null,
      resetsAt: null,
      isOutOfLookups: false,
      backgroundCredits: 0,
      creditsExpireAt: null,
      reportExpiresAt: null,
    },
  };
}
