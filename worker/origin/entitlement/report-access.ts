import { loadViewer } from '../accounts/routes.ts';
import type { OriginContext } from '../context.ts';
import { describeRequest } from './describe-request.ts';
import { decideEntitlement } from './rules.ts';
import { loadPersonFacts } from './store.ts';

/** Whether whoever asks has unlocked this person's background report and may still open it. */
export async function hasReportAccess(c: OriginContext, personId: string): Promise<boolean> {
  const viewer = await loadViewer(c);
  if (viewer === null) return false;
  const facts = await loadPersonFacts(c.env.ACCOUNTS, viewer, personId, c.get('now'));
  return decideEntitlement(viewer, facts, describeRequest(c, false)).lookupType === 'bg';
}
