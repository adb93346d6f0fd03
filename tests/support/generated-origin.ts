import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { calls } from '../../shared/contract/calls.ts';
import { arbitraryOf } from './contract-arbitrary.ts';
import { lateAnswer } from './edge-before.ts';

/** The origin's responses for a case: the details call, and its counts; null is a 204. */
export interface GeneratedCase {
  readonly details: unknown;
  readonly counts: unknown;
}

/** Id and page of a case. */
export const caseId = (number: number): string => `Pcase${String(number).padStart(10, '0')}`;
export const casePath = (number: number): string => `/name/Maya-Ostrowski/Portland-OR/${caseId(number)}`;

/** A details response, as absurd as the contract allows, always the same for seed and number. */
export function generatedDetails(seed: number, number: number): Record<string, unknown> {
  return sample(calls.personDetails.response, seed, number) as Record<string, unknown>;
}

export function generatedCounts(seed: number, number: number): unknown {
  return sample(calls.personCounts.response, seed, number);
}

function sample(schema: Parameters<typeof arbitraryOf>[0], seed: number, number: number): unknown {
  return fc.sample(arbitraryOf(schema), { numRuns: 1, seed: seed * 100_003 + number })[0];
}

/**
 * Puts the id of the case into a response that has room for one, so that the edge accepts it as the response to its
 * request.
 */
export function withCaseId(details: unknown, number: number): unknown {
  const results = (details as { results?: unknown } | null)?.results;
  if (typeof results !== 'object' || results === null || typeof (results as { id?: unknown }).id !== 'string')
    return details;
  return { ...(details as object), results: { ...results, id: caseId(number) } };
}

/** What the dialog about a plan asks, which opens by itself for former subscribers; the same in every case. */
const PLAN_ANSWERS: ReadonlyMap<string, unknown> = new Map(
  [calls.products, calls.plan, calls.planChanges].map(({ path, response }) => [path, sample(response, 0, 0)]),
);

/** An origin whose response depends on the case, whose number is in the person's id. */
export async function startGeneratedOrigin(caseOf: (number: number) => GeneratedCase) {
  const server: Server = createServer((request, answer) => {
    const url = new URL(request.url ?? '/', 'http://origin');
    const number = Number(url.searchParams.get('personId')?.slice('Pcase'.length));
    const found = caseOf(number);
    const asked = url.pathname === calls.personDetails.path ? found.details : found.counts;
    const body = lateAnswer(url.pathname) ?? PLAN_ANSWERS.get(url.pathname) ?? asked;
    if (body === null && url.pathname !== calls.personDetails.path) return answer.writeHead(204).end();
    return answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
