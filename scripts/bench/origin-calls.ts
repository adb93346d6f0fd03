import type { Miniflare } from 'miniflare';
import { signEnvelope } from '../../shared/contract/transport/envelope-signature.ts';
import { HUMAN_VIEW } from '../../tests/support/origin-app.ts';
import { openTestMeters } from '../../tests/support/test-meters.ts';
import { app } from '../../worker/origin/app.ts';
import type { SqlDatabase } from '../../worker/origin/env.ts';
import { countingDatabase } from './counting-database.ts';
import { UNLIMITED } from './unlimited.ts';

const ORIGIN = 'porchlight-origin';
const ENVELOPE = HUMAN_VIEW;

/**
 * Makes a call to a local server's origin worker, as the edge does, and returns the milliseconds until the answer
 * arrived. A refusal is an error unless it `mayRefuse`.
 */
export async function timeCall(
  server: Miniflare,
  secret: string,
  pathWithQuery: string,
  caller: 'edge' | 'browser' = 'edge',
  mayRefuse = false,
): Promise<number> {
  const origin = await server.getWorker(ORIGIN);
  const headers = await signEnvelope([secret], 'GET', pathWithQuery, { ...ENVELOPE, caller }, Date.now());
  const begin = performance.now();
  const answer = await origin.fetch(`https://origin.internal${pathWithQuery}`, { headers });
  await answer.text();
  const took = performance.now() - begin;
  if (answer.status !== 200 && (!mayRefuse || answer.status >= 500))
    throw new Error(`${pathWithQuery} answered ${answer.status}`);
  return took;
}

/** What a call costs: rows read as reported by D1, and the response status. */
export interface CallCost {
  readonly rows: number;
  readonly status: number;
}

/**
 * Rows that D1 reports reading for a call: the origin's own code over the same databases, with a counter in between.
 */
export async function rowsReadBy(
  server: Miniflare,
  secret: string,
  pathWithQuery: string,
  caller: 'edge' | 'browser' = 'edge',
): Promise<number> {
  const { rows, status } = await costOf(server, secret, pathWithQuery, caller);
  if (status !== 200) throw new Error(`${pathWithQuery} answered ${status}`);
  return rows;
}

/** The rows a call reads from both databases, whatever its answer. */
export async function costOf(
  server: Miniflare,
  secret: string,
  pathWithQuery: string,
  caller: 'edge' | 'browser' = 'edge',
): Promise<CallCost> {
  const use = { calls: 0, rowsRead: 0, rowsWritten: 0 };
  const people = (await server.getD1Database('PEOPLE', ORIGIN)) as unknown as SqlDatabase;
  const accounts = (await server.getD1Database('ACCOUNTS', ORIGIN)) as unknown as SqlDatabase;
  const headers = await signEnvelope([secret], 'GET', pathWithQuery, { ...ENVELOPE, caller }, Date.now());
  const request = new Request(`https://origin.internal${pathWithQuery}`, { headers });
  const env = {
    ...UNLIMITED,
    PEOPLE: countingDatabase(people, use),
    ACCOUNTS: countingDatabase(accounts, use),
    METERS: openTestMeters(),
    EDGE_ORIGIN_SECRET: secret,
  };
  const answer = await app.fetch(request, env);
  return { rows: use.rowsRead, status: answer.status };
}
