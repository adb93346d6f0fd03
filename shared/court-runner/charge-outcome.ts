import type { CourtRunnerCase } from '../contract/court-runner.ts';

/** What a court's file tells of the end of a charge: it was sentenced, or how it was pleaded to, or nothing. */
export type ChargeOutcome =
  | { readonly kind: 'sentenced' }
  | { readonly kind: 'pleaded'; readonly plea: string }
  | { readonly kind: 'unknown' };

/** A sentence ends a charge whatever was pleaded; a plea alone does not tell how it ended. */
export function decideChargeOutcome({
  sentence,
  plea,
}: Pick<CourtRunnerCase['offenses'][number], 'sentence' | 'plea'>): ChargeOutcome {
  if (sentence !== null && sentence.trim() !== '') return { kind: 'sentenced' };
  if (plea !== null && plea.trim() !== '') return { kind: 'pleaded', plea };
  return { kind: 'unknown' };
}
