import type { EntitlementDecision } from '../entitlement/rules.ts';
import type { News } from '../monitoring/news.ts';

/** What masking depends on. It decides nothing: entitlement/rules.ts did. */
export type Access = Pick<EntitlementDecision, 'entitlement' | 'hasExactRelativeAges' | 'hasBusinessFeatures'> & {
  /** what changed since a viewer who monitors the report last looked; absent or null for other viewers */
  readonly news?: News | null;
};

export function isFree(access: Access): boolean {
  return access.entitlement === 'free';
}
