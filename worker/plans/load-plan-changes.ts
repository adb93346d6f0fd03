import type { PlanChange } from '../../shared/contract/plans.ts';
import type { EdgeContext } from '../context.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';
import { OriginProblem } from '../origin-client/errors.ts';

/**
 * What the viewer's plan can change to, and what each change costs today; null for visitors, for buyers whose address is
 * not proven, and at an origin without plans.
 *
 * @throws the origin client's errors if it does not answer
 */
export async function loadPlanChanges(c: EdgeContext): Promise<readonly PlanChange[] | null> {
  if (c.get('session') === null) return null;
  try {
    return await createOriginClient(c).get('planChanges', {});
  } catch (error) {
    if (error instanceof OriginProblem && error.status < 500) return null;
    throw error;
  }
}
