import type { PersonCounts } from '../../../shared/contract/person/counts.ts';
import type { SqlDatabase } from '../env.ts';
import { adultBornBy, adultSql } from './age.ts';
import { isPersonId, lifeStatement, readLife } from './known-person.ts';

/**
 * How much is on record about a person, per category (F3-18), in one round trip. `properties` counts all that the
 * person owns or ever owned; those owned now are `ownedPropertiesCount` of the details. Of somebody who has died, phone
 * numbers and email addresses do not count, and no address is current: that is how the details have them.
 *
 * @returns null for an id that is unknown, suppressed, a minor's or malformed
 */
export async function loadCounts(db: SqlDatabase, personId: string, now: number): Promise<PersonCounts | null> {
  if (!isPersonId(personId)) return null;
  const bornBy = adultBornBy(now);
  const [people, held, records] = await db.batch<unknown>([
    lifeStatement(db, personId),
    db
      .prepare(
        `SELECT
           (SELECT COUNT(*) FROM phone WHERE person_id = ?1) AS phones,
           (SELECT COUNT(*) FROM email WHERE person_id = ?1) AS emails,
           (SELECT COUNT(*) FROM residence WHERE person_id = ?1 AND is_current = 1) AS currentAddresses,
           (SELECT COUNT(*) FROM residence WHERE person_id = ?1 AND is_current = 0) AS historicalAddresses,
           (SELECT COUNT(*) FROM relation r JOIN person o ON o.person_key = r.other_key
            WHERE r.person_id = ?1 AND r.kind = 'Relative' AND ${adultSql('o', '?2')}) AS relatives,
           (SELECT COUNT(*) FROM relation r JOIN person o ON o.person_key = r.other_key
            WHERE r.person_id = ?1 AND r.kind = 'Associate' AND ${adultSql('o', '?2')}) AS associates,
           (SELECT COUNT(*) FROM ownership WHERE person_id = ?1) AS properties`,
      )
      .bind(personId, bornBy),
    db.prepare('SELECT category, COUNT(*) AS amount FROM record WHERE person_id = ?1 GROUP BY category').bind(personId),
  ]);
  const life = readLife(people?.results[0], now);
  if (life === null) return null;
  const counts = held?.results[0] as HeldCounts;
  const byCategory = (records?.results ?? []) as { category: string; amount: number }[];
  return {
    ...(life.isDead ? countsOfDead(counts) : counts),
    ...countRecords(new Map(byCategory.map((row) => [row.category, row.amount]))),
  };
}

/** Counts of everything except public records. */
type HeldCounts = Pick<
  PersonCounts,
  'phones' | 'emails' | 'currentAddresses' | 'historicalAddresses' | 'relatives' | 'associates' | 'properties'
>;

function countsOfDead({ currentAddresses, historicalAddresses, ...held }: HeldCounts): HeldCounts {
  const addresses = currentAddresses + historicalAddresses;
  return { ...held, phones: 0, emails: 0, currentAddresses: 0, historicalAddresses: addresses };
}

/**
 * The counts of public records, from the number of records per stored category: offenses exclude traffic (F3-20),
 * criminalTrafficRecords include both (F3-21), publicRecords are the sum of five kinds and exclude evictions (F3-19,
 * F3-22).
 */
function countRecords(byCategory: ReadonlyMap<string, number>): Omit<PersonCounts, keyof HeldCounts> {
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
