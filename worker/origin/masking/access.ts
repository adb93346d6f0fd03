import type { EntitlementDecision } from '../entitlement/rules.ts';

/** What masking goes by. It decides nothing: entitlement/rules.ts did. */
export type Access = Pick<EntitlementDecision, 'entitlement' | 'hasExactRelativeAges' | 'hasBusinessFeatures'>;

export function isFree(access: Access): boolean {
  return access.entitlement === 'free';
}
