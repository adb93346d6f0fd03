import { hashToken } from '../accounts/session.ts';
import type { OriginContext } from '../context.ts';
import { linkOver } from '../emailed-links/enter-by-link.ts';
import { ProblemError } from '../http/problem-error.ts';
import { findRequest, type RemovalRequest } from './request-store.ts';

/**
 * The request whose mailed link has this token. Only the whole token finds it, by its hash.
 *
 * @throws ProblemError 410 for a token that we did not mail, and for one that has expired unused
 */
export async function findByLink(
  c: OriginContext,
  kind: 'token' | 'undoToken',
  token: string,
): Promise<RemovalRequest> {
  const tokenHash = await hashToken(token);
  const request = tokenHash === null ? null : await findRequest(c.env.ACCOUNTS, kind, tokenHash, c.get('now'));
  if (request === null) throw linkOver();
  return request;
}

/** @throws ProblemError 404 for a reference that we did not give */
export async function findByReference(c: OriginContext, reference: string): Promise<RemovalRequest> {
  const request = await findRequest(c.env.ACCOUNTS, 'reference', reference, c.get('now'));
  if (request === null) throw new ProblemError(404, 'No such request');
  return request;
}

/** The request as it is now. */
export function reload(c: OriginContext, { reference }: Pick<RemovalRequest, 'reference'>): Promise<RemovalRequest> {
  return findByReference(c, reference);
}
