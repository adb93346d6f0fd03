import { hasLivePlan } from '../../../shared/people/plan-features.ts';
import type { SessionAccount } from '../accounts/store.ts';
import type { OriginContext } from '../context.ts';
import { ProblemError } from '../http/problem-error.ts';
import { describeRequest } from './opened-access.ts';
import { isLook } from './rules.ts';

/**
 * Whether this viewer opens people by lookups at all, to be asked before anything is looked up.
 *
 * @throws ProblemError 403 for a bot or a prefetch, and without a plan
 */
export function assertOpens(c: OriginContext, viewer: SessionAccount): void {
  if (!isLook(describeRequest(c, false)))
    throw new ProblemError(403, 'Forbidden', { detail: 'Lookups are for people' });
  if (!hasLivePlan(viewer.userType)) throw new ProblemError(403, 'Your plan does not include lookups');
}
