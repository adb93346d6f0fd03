import { expect, vi } from 'vitest';
import type { MonitoredAnswer } from '../../shared/contract/monitor.ts';
import type { PersonDetails } from '../../shared/contract/person/person.ts';
import { addPerson, addPlaces } from '../fixtures/people-database.ts';
import { latestToken, post } from './emailed-links.ts';
import { cookiesOf, type OriginAnswer, type OriginRequest, openTestOrigin, type TestOrigin } from './origin-app.ts';

/** The address that readers type, unless a test says another. */
export const JUNE = 'june@example.com';

/** An origin with three people, and what readers do there who monitor by email without an account. */
export interface ReadersWorld {
  readonly origin: TestOrigin;
  readonly people: readonly [string, string, string];
  /** a browser that typed an address: its cookies */
  readonly reader: (email?: string, request?: OriginRequest) => Promise<string>;
  /** a reader who monitors the first person, and the token of the link in the mailbox */
  readonly waiting: (email?: string) => Promise<{ readonly cookie: string; readonly token: string }>;
  readonly monitor: (cookie: string, personId?: string) => Promise<OriginAnswer>;
  readonly confirm: (token: string, cookie?: string) => Promise<OriginAnswer>;
  /** what the page of the link is told; a failure has a status */
  readonly pending: (token: string, cookie?: string) => Promise<{ readonly state?: string; readonly status?: number }>;
  readonly details: (cookie: string, personId?: string) => Promise<PersonDetails>;
  /** whom the session's owner monitors, by the list; the status if it is refused */
  readonly listed: (cookie: string) => Promise<readonly string[] | number>;
  /** who monitors whom, 'june@example.com P1', or 'guest june@example.com P1' for what nobody has confirmed; sorted */
  readonly monitored: () => Promise<readonly string[]>;
  readonly rows: (table: string) => Promise<readonly Record<string, unknown>[]>;
}

/** Opens such a world. Dates stand still at a fixed time, until `vi.useRealTimers`. */
export function openReadersWorld(): ReadersWorld {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 26) });
  const origin = openTestOrigin();
  addPlaces(origin.people);
  const add = (id: string, first: string) =>
    addPerson(origin.people, { id, first, last: 'Navarro', birth: [1980, 4, 2] });
  const people = [add('elise', 'Elise'), add('dora', 'Dora'), add('ines', 'Ines')] as const;
  const reader: ReadersWorld['reader'] = async (email = JUNE, request = {}) => {
    const body = JSON.stringify({ email });
    const answer = await origin.call('/api/auth/create-new-user', { method: 'POST', body, ...request });
    expect(answer.status).toBe(200);
    return cookiesOf(answer);
  };
  const monitor: ReadersWorld['monitor'] = (cookie, personId = people[0]) =>
    post(origin, '/api/monitor/', { personId, displayText: 'As it was typed', autoMonitor: false }, cookie);
  const rows: ReadersWorld['rows'] = async (table) =>
    (await origin.accounts.prepare(`SELECT * FROM ${table}`).all<Record<string, unknown>>()).results;
  return {
    origin,
    people: [...people],
    reader,
    monitor,
    rows,
    waiting: async (email = JUNE) => {
      const cookie = await reader(email);
      expect((await monitor(cookie)).status).toBe(200);
      return { cookie, token: await latestToken(origin, email) };
    },
    confirm: (token, cookie) => post(origin, '/api/monitor/confirm', { token }, cookie),
    pending: async (token, cookie) => (await post(origin, '/api/monitor/pending', { token }, cookie)).json(),
    details: async (cookie, personId = people[0]) =>
      (await origin.call(`/api/v4/person/details?personId=${personId}`, { cookie })).json<PersonDetails>(),
    listed: async (cookie) => {
      const answer = await origin.call('/api/monitor/', { cookie });
      if (answer.status !== 200) return answer.status;
      return answer.json<MonitoredAnswer>().reports.map(({ personId }) => personId);
    },
    monitored: async () => {
      const { results } = await origin.accounts
        .prepare(
          `SELECT COALESCE('guest ' || a.guest_email, a.email) || ' ' || m.person_id AS line
           FROM monitor m JOIN account a ON a.id = m.account_id`,
        )
        .all<{ line: string }>();
      return results.map(({ line }) => line).sort();
    },
  };
}

/** The names of the cookies that an answer sets. */
export function setCookies({ headers }: OriginAnswer): readonly string[] {
  return headers.getSetCookie().map((line) => line.split('=')[0] ?? '');
}
