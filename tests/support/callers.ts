import type { Miniflare } from 'miniflare';
import { DEMO_PASSWORD } from '../../scripts/lib/database/people-database.ts';
import type { Call } from '../../shared/contract/calls/call.ts';
import { calls } from '../../shared/contract/calls.ts';
import type { BotClass, Envelope } from '../../shared/contract/transport/envelope.ts';
import { signEnvelope } from '../../shared/contract/transport/envelope-signature.ts';
import { HUMAN_VIEW } from './origin-app.ts';
import { anotherClient, rawRequest } from './raw-http.ts';
import { TEST_SECRET } from './test-server.ts';

const ORIGIN_WORKER = 'porchlight-origin';

/** Logs in a demo account through the form, like a browser, and returns the cookie header it gets. */
export async function logIn(site: URL, email: string): Promise<string> {
  const answer = await rawRequest(site, '/auth/login', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      // One address per log-in, because no test here is about their limit.
      ...anotherClient(),
    },
    body: new URLSearchParams({ email, password: DEMO_PASSWORD }).toString(),
  });
  if (answer.status !== 303) throw new Error(`log-in of ${email} returned ${answer.status}`);
  return (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
}

interface AskedAs {
  readonly cookie: string | null;
  readonly botClass: BotClass;
  /** the edge by default */
  readonly caller?: Envelope['caller'];
  /** GET by default */
  readonly method?: Call['method'];
  readonly body?: unknown;
}

/**
 * The details call as the edge makes it, with the lists at the bottom of the page, sent directly to the origin worker.
 */
export function detailsFromOrigin(server: Miniflare, personId: string, as: AskedAs) {
  const query = new URLSearchParams({ personId, includeRelated: 'true' });
  return askOrigin(server, `${calls.personDetails.path}?${query}`, as);
}

/** The records of a report, all groups in one call. */
export function backgroundFromOrigin(server: Miniflare, personId: string, as: AskedAs) {
  return askOrigin(server, `${calls.personBackground.path}?${new URLSearchParams({ personId })}`, as);
}

/** A call sent directly to the origin worker, with path and query, and a body if there is one. */
export async function askOrigin(
  server: Miniflare,
  path: string,
  { cookie, botClass, caller = 'edge', method = 'GET', body }: AskedAs,
): Promise<{ status: number; body: string; entityTag: string | null }> {
  const envelope = await signEnvelope(
    [TEST_SECRET],
    method,
    path,
    {
      ...HUMAN_VIEW,
      caller,
      botClass,
      traceId: '1ea40000000000000000000000001ea4',
    },
    Date.now(),
  );
  const origin = await server.getWorker(ORIGIN_WORKER);
  const answer = await origin.fetch(`https://origin.internal${path}`, {
    method,
    headers: {
      ...envelope,
      ...(cookie === null ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.text(), entityTag: answer.headers.get('etag') };
}

/** Unlocks reports for an account, like an order. */
export async function unlockReports(server: Miniflare, email: string, personIds: readonly string[]): Promise<void> {
  const accounts = await originDatabase(server, 'ACCOUNTS');
  const unlock = accounts.prepare(
    `INSERT INTO report_access (account_id, person_id, report_id, access_expires_at)
     SELECT id, ?2, 'report-' || ?2, ?3 FROM account WHERE email = ?1
     ON CONFLICT DO UPDATE SET access_expires_at = excluded.access_expires_at`,
  );
  const expires = Date.now() + 86_400_000;
  await accounts.batch(personIds.map((personId) => unlock.bind(email, personId, expires)));
}

/** Gives an account a receipt for each of those reports, as if each had been paid for; returns their numbers, by person. */
export async function addReceipts(
  server: Miniflare,
  email: string,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const accounts = await originDatabase(server, 'ACCOUNTS');
  const receipts = new Map(personIds.map((personId, at) => [personId, `PL-2026-T${at}`]));
  const paid = accounts.prepare(
    `INSERT INTO purchase (id, account_id, idempotency_hash, request_hash, status, provider, total_cents, invoice_number,
       person_id, purpose, purpose_text_version, payer, sent_to, created_at, settled_at, report_opened)
     SELECT ?2, id, ?2, ?2, 'paid', 'test', 1499, ?2, ?3, 'reconnect', '2026-11',
       '{"cardType":"Visa","cardNumber":"4242","expiresAt":"2050-01"}', email, ?4, ?4, 1 FROM account WHERE email = ?1`,
  );
  await accounts.batch([...receipts].map(([personId, number]) => paid.bind(email, number, personId, Date.now())));
  return receipts;
}

/** Gives an account as many lookups as a test needs; other tests cover the cost of a lookup. */
export async function openAllLookups(server: Miniflare, email: string): Promise<void> {
  const accounts = await originDatabase(server, 'ACCOUNTS');
  await accounts.prepare('UPDATE account SET lookups_max = 1000000 WHERE email = ?').bind(email).run();
}

export const PEOPLE_BINDING = 'PEOPLE';

/** A database of the running origin worker. */
export function originDatabase(server: Miniflare, binding: 'PEOPLE' | 'ACCOUNTS') {
  return server.getD1Database(binding, ORIGIN_WORKER);
}

/** Suppresses a person, like a removal; returns a function that undoes it. */
export async function suppress(server: Miniflare, personId: string): Promise<() => Promise<void>> {
  const people = await originDatabase(server, PEOPLE_BINDING);
  const set = async (at: number | null): Promise<void> => {
    await people.prepare('UPDATE base_person SET suppressed_at = ? WHERE id = ?').bind(at, personId).run();
  };
  await set(Date.now());
  return () => set(null);
}

/** Hides an address and a phone of a person, like the removal of single fields; `null` undoes it. */
export async function hideFields(
  server: Miniflare,
  { personId, addressId, phone }: { personId: string; addressId: string; phone: string },
  at: number | null,
): Promise<void> {
  const people = await originDatabase(server, PEOPLE_BINDING);
  const hide = (table: string, isTheOne: string) =>
    `UPDATE ${table} SET suppressed_at = ?
     WHERE person_key = (SELECT key FROM base_person WHERE id = ?) AND ${isTheOne}`;
  const isAddress = 'address_key = (SELECT key FROM base_address WHERE id = ?)';
  await people.prepare(hide('base_residence', isAddress)).bind(at, personId, addressId).run();
  await people.prepare(hide('base_phone', 'number = ?')).bind(at, personId, phone).run();
}
