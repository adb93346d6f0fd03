import type { EntitlementDecision } from '../entitlement/rules.ts';

/** What masking goes by. It decides nothing: entitlement/rules.ts did. */
export type Access = Pick<EntitlementDecision, 'entitlement' | 'hasExactRelativeAges' | 'hasBusinessFeatures'> & {
  /** 'YYYY-MM': facts of later months are news to the viewer, who follows the report; absent or null for who does not */
  readonly changesAfter?: string | null;
};

export function isFree(access: Access): boolean {
  return access.entitlement === 'free';
}
