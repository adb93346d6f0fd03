import { DatabaseSync } from 'node:sqlite';
import { bornText, emailHash, ndzHash, phoneHash } from '../../worker/origin/delete-act/hash.ts';

/** Lists of the Delete Act whose identifiers an invented population has. */
export type HashedList = 'Email' | 'Phone' | 'NDZ';

/** Identifiers of people on record, so many of each kind, spread over all of them. */
const SOMEBODYS: { readonly [L in HashedList]: string } = {
  Email: 'SELECT email AS value FROM base_email WHERE person_key % ?1 = 0 LIMIT ?2',
  Phone: 'SELECT DISTINCT number AS value FROM base_phone WHERE person_key % ?1 = 1 LIMIT ?2',
  NDZ: `SELECT p.first_name AS first, p.last_name AS last, a.zip5 AS zip,
          p.birth_year * 10000 + p.birth_month * 100 + p.birth_day AS born
        FROM base_person p CROSS JOIN base_residence r ON r.person_key = p.key AND r.sort_order = 0
        CROSS JOIN base_address a ON a.key = r.address_key
        WHERE p.key % ?1 = 2 AND p.birth_day IS NOT NULL LIMIT ?2`,
};

/** At most so many hashes as a list would have them, of different people spread over a people database. */
export function hashesOnRecord(list: HashedList, amount: number, peopleFile: string): (string | null)[] {
  const database = new DatabaseSync(peopleFile, { readOnly: true });
  try {
    const { people } = database.prepare('SELECT COUNT(*) AS people FROM base_person').get() as { people: number };
    const step = Math.max(3, Math.floor(people / (amount * 2 + 1)));
    const rows = database.prepare(SOMEBODYS[list]).all(step, amount) as Record<string, string | number>[];
    return rows.map(({ value, first, last, born, zip }) => {
      if (list === 'Email') return emailHash(String(value));
      if (list === 'Phone') return phoneHash(String(value));
      return ndzHash(String(first), String(last), bornText(Number(born)), String(zip));
    });
  } finally {
    database.close();
  }
}
