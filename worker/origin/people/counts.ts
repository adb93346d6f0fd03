import type { PersonCounts } from '../../../shared/contract/counts.ts';

/** Counts of what is no public record. */
export type HeldCounts = Pick<
  PersonCounts,
  'phones' | 'emails' | 'currentAddresses' | 'historicalAddresses' | 'relatives' | 'associates' | 'properties'
>;

/**
 * The counts that come of public records, from the number of records per stored category: offences leave traffic out
 * (F3-20), criminalTrafficRecords hold both (F3-21), publicRecords are the sum of five kinds and leave evictions out
 * (F3-19, F3-22).
 */
export function countRecords(byCategory: ReadonlyMap<string, number>): Omit<PersonCounts, keyof HeldCounts> {
  const amount = (category: string) => byCategory.get(category) ?? 0;
  const liens = amount('lien');
  const bankruptcies = amount('bankruptcy');
  const foreclosures = amount('foreclosure');
  const judgments = amount('judgment');
  const licensesPermits = amount('license');
  return {
    offenses: amount('criminal'),
    criminalTrafficRecords: amount('criminal') + amount('traffic'),
    publicRecords: liens + bankruptcies + foreclosures + judgments + licensesPermits,
    licensesPermits,
    bankruptcies,
    foreclosures,
    judgments,
    liens,
    evictions: amount('eviction'),
  };
}
