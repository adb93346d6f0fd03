import type { ReachedLimit } from '../../client/pages/error/error-model.ts';
import type { User } from '../../shared/contract/account.ts';
import { RAISED_BY_PLAN } from '../../shared/copy/site/limit-reached.ts';
import { hasLivePlan } from '../../shared/people/plan-features.ts';
import { visitorClock } from '../account/visitor-clock.ts';
import type { EdgeContext } from '../context.ts';
import type { LimitReached } from '../origin-client/errors.ts';

/** What the page about a daily limit says to this viewer; null is somebody without an account. */
export function describeLimit(
  c: EdgeContext,
  { limit, opensAt }: Pick<LimitReached, 'limit' | 'opensAt'>,
  viewer: Pick<User, 'userType'> | null,
): ReachedLimit {
  const isHelped = RAISED_BY_PLAN.includes(limit) && !hasLivePlan(viewer?.userType ?? null);
  return {
    name: limit,
    opens: visitorClock(c, null, Date.now()).formatDay(opensAt),
    more: !isHelped ? null : viewer === null ? 'anonymous' : 'account',
  };
}
