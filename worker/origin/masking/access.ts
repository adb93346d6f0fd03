import type { EntitlementDecision } from '../entitlement/rules.ts';

/** What masking depends on. It decides nothing: entitlement/rules.ts did. */
export type Access = Pick<EntitlementDecision, 'entitlement' | 'hasExactRelativeAges' | 'hasBusinessFeatures'> & {
  /**
   * 'YYYY-MM': for a viewer who monitors the report, facts of later months are news; absent or null for other viewers
   */
  readonly changesAfter?: string | null;
};

export function isFree(access: Access): boolean {
  return access.entitlement === 'free';
}
