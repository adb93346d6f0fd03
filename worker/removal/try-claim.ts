import type { EdgeContext } from '../context.ts';
import { noteFailure } from '../failures/log.ts';
import { createOriginClient, type OriginClient } from '../origin-client/create-origin-client.ts';
import { isOriginError, OriginProblem } from '../origin-client/errors.ts';

/** Refusals that a page of a proven claim answers itself; 503 for an origin that does not answer. */
const STATUSES = [401, 403, 404, 409, 422, 429, 503] as const;
export type ClaimRefusal = (typeof STATUSES)[number];

export type ClaimTried<T> =
  | { readonly kind: 'done'; readonly data: T }
  | { readonly kind: 'refused'; readonly status: ClaimRefusal };

/**
 * Sends a call of a proven claim.
 *
 * @throws the origin's other refusals
 */
export async function tryClaim<T>(
  c: EdgeContext,
  send: (client: OriginClient) => Promise<{ readonly data: T }>,
): Promise<ClaimTried<T>> {
  try {
    return { kind: 'done', data: (await send(createOriginClient(c))).data };
  } catch (error) {
    if (!isOriginError(error)) throw error;
    const said = error instanceof OriginProblem && error.status < 500 ? error.status : 503;
    const status = STATUSES.find((known) => known === said);
    if (status === undefined) throw error;
    if (status === 503) noteFailure(c, 'claim_not_sent', error);
    return { kind: 'refused', status };
  }
}
