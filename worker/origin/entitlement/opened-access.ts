import { loadViewer } from '../accounts/routes.ts';
import type { OriginContext } from '../context.ts';
import { describeRequest } from './describe-request.ts';
import { decideOpened, type EntitlementDecision, NO_FACTS } from './rules.ts';
import { loadFactsOfMany } from './store.ts';

/**
 * What whoever asks may see of each of these people without a lookup being used: what they opened or bought before, else
 * the free view (P7-037, P7-040).
 */
export async function loadOpenedAccess(
  c: OriginContext,
  personIds: readonly string[],
): Promise<(personId: string) => EntitlementDecision> {
  const viewer = personIds.length === 0 ? null : await loadViewer(c);
  const facts = viewer === null ? null : await loadFactsOfMany(c.env.ACCOUNTS, viewer, personIds, c.get('now'));
  const request = describeRequest(c, false);
  return (personId) => decideOpened(viewer, facts?.get(personId) ?? NO_FACTS, request);
}
