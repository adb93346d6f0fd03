import type { Envelope } from '../../shared/contract/transport/envelope.ts';
import { signEnvelope } from '../../shared/contract/transport/envelope-signature.ts';
import { app } from '../../worker/origin/app.ts';
import type { OriginBindings } from '../../worker/origin/env.ts';
import { isScreened } from '../../worker/origin/suppression/screening.ts';
import { openTestDatabase, type TestDatabase } from './sqlite-database.ts';
import { GENEROUS_QUOTAS, openTestMeters } from './test-meters.ts';

export const SECRET = 'the secret of the tests, longer than 32 characters';
const ORIGIN = 'https://origin.example';

export const HUMAN_VIEW: Envelope = {
  caller: 'edge',
  botClass: 'human',
  clientAddress: '192.0.2.1',
  device: 'desktop',
  dayType: 'weekday',
  isPrefetch: false,
  isHead: false,
  traceId: '7e570000000000000000000000007e57',
  visitorId: 'visitor-of-the-test',
  isNewVisitor: false,
  isDocument: true,
  isOwnNavigation: true,
  isFromEngine: false,
  operator: '',
};

export interface OriginRequest {
  readonly method?: string;
  readonly cookie?: string;
  readonly body?: string;
  /** differences from a human's page view through the edge */
  readonly envelope?: Partial<Envelope>;
  /** sent in addition to or instead of the signed ones */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface OriginAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** the body as the test expects it; undefined if there is none */
  readonly json: <T>() => T;
}

export interface TestOrigin {
  readonly people: TestDatabase;
  readonly accounts: TestDatabase;
  /** the worker's environment, for a request that bypasses the envelope */
  readonly bindings: OriginBindings;
  call(path: string, request?: OriginRequest): Promise<OriginAnswer>;
}

/**
 * The origin's app on databases in memory, or on existing ones, called like by an edge with the same secret.
 * `variables` are additional ones.
 */
export function openTestOrigin(
  environment = 'local',
  people = openTestDatabase('people'),
  variables: Partial<OriginBindings> = {},
  accounts = openTestDatabase('accounts'),
): TestOrigin {
  const env = {
    PEOPLE: people,
    ACCOUNTS: accounts,
    METERS: openTestMeters(),
    QUOTAS: GENEROUS_QUOTAS,
    ENVIRONMENT: environment,
    ...variables,
    EDGE_ORIGIN_SECRET: variables.EDGE_ORIGIN_SECRET ?? SECRET,
  };
  return {
    people,
    accounts,
    bindings: env,
    async call(path, { method = 'GET', cookie, body, envelope, headers } = {}) {
      const signed = await signEnvelope(
        [env.EDGE_ORIGIN_SECRET],
        method,
        path,
        { ...HUMAN_VIEW, ...envelope },
        Date.now(),
      );
      // An isolate asks this once a minute; round trips are counted without it.
      const { count } = people.roundTrips;
      await isScreened(people, Date.now()).catch(() => {});
      people.roundTrips.count = count;
      const all = { ...signed, ...(cookie === undefined ? {} : { cookie }), ...headers };
      const response = await app.request(`${ORIGIN}${path}`, { method, headers: all, body }, env);
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, json: <T>() => JSON.parse(text) as T };
    },
  };
}

/** The cookie header that a browser would send after this response. */
export function cookiesOf(answer: OriginAnswer): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
