import type { CountedBy } from '../../../shared/contract/operations/hard-stop.ts';
import { hasLivePlan } from '../../../shared/people/plan-features.ts';
import type { SessionAccount } from '../accounts/store.ts';
import type { Quotas } from './quota-settings.ts';

/** Whose people are counted together, and how many there may be in 24 hours. */
export interface Counter {
  readonly by: CountedBy;
  /** the id of the account or visitor; '' for the network */
  readonly key: string;
  readonly limit: number;
  /** fair use of a plan, and not the hard stop */
  readonly isFairUse: boolean;
}

/**
 * Where the people whom a viewer opens are counted (P4-055, P4-060). An account counts only if its address is proven, or
 * if it pays: a guest costs nothing to make.
 */
export function decideCounter(
  viewer: Pick<SessionAccount, 'id' | 'userType' | 'scope'> | null,
  visitorId: string,
  quotas: Quotas,
): Counter {
  const isFairUse = hasLivePlan(viewer?.userType ?? null);
  if (viewer !== null && isFairUse) return { by: 'account', key: viewer.id, limit: quotas.planPersons, isFairUse };
  if (viewer?.scope === 'account') return { by: 'account', key: viewer.id, limit: quotas.accountPersons, isFairUse };
  if (visitorId !== '') return { by: 'visitor', key: visitorId, limit: quotas.anonymousPersons, isFairUse };
  return { by: 'network', key: '', limit: quotas.addressPersons, isFairUse };
}
