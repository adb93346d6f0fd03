import type { SqlDatabase } from '../../env.ts';
import { type AboutWhom, adaptRecord, type Donor, type OwnedHome } from './adapt-record.ts';
import type { AgingTime } from './aging-time.ts';
import { insertRows } from './insert-rows.ts';
import type { Subject } from './subjects.ts';

/** Records filed in one transaction. */
const AT_ONCE = 300;

/** A record that somebody gets, and the one that it is like. */
export interface Filing {
  readonly subject: Subject;
  readonly donor: Donor;
}

interface HomeRow extends Omit<OwnedHome, 'owners'> {
  readonly person: number;
  readonly owners: string | null;
}

/** Files new records; nobody gets one whose title they have already. */
export async function fileRecords(db: SqlDatabase, filings: readonly Filing[], time: AgingTime): Promise<Filing[]> {
  const filed: Filing[] = [];
  for (let at = 0; at < filings.length; at += AT_ONCE) {
    const wanted = filings.slice(at, at + AT_ONCE);
    const people = JSON.stringify(wanted.map(({ subject }) => subject.key));
    const [homes, titles, last] = await readAbout(db, people);
    const fitting = wanted.filter(({ subject, donor }) => {
      const title = `${subject.key} ${donor.title}`;
      if (titles.has(title)) return false;
      titles.add(title);
      return donor.category !== 'foreclosure' || ownedBy(homes.get(subject.key)) !== null;
    });
    const rows = fitting.map(({ subject, donor }, n) => {
      const home = homes.get(subject.key);
      const about: AboutWhom = { subject, home: home?.addressKey ?? null, owned: ownedBy(home) };
      return adaptRecord(donor, about, time, last + 1 + n);
    });
    if (rows.length > 0) await insertRows(db, 'record', rows).run();
    filed.push(...fitting);
  }
  return filed;
}

function ownedBy(home: HomeRow | undefined): OwnedHome | null {
  if (home === undefined || home.owners === null) return null;
  const owners = JSON.parse(home.owners) as readonly string[];
  return owners.length === 0 ? null : { ...home, owners };
}

/** Where people live and what they own there, their titles of records, and the last key of a record. */
async function readAbout(
  db: SqlDatabase,
  people: string,
): Promise<readonly [ReadonlyMap<number, HomeRow>, Set<string>, number]> {
  const [homes, titles, last] = await db.batch<Record<string, unknown>>([
    db
      .prepare(
        `SELECT r.person_key AS person, r.address_key AS addressKey, y.apn, y.bedrooms, y.bathrooms,
           y.year_built AS yearBuilt,
           (SELECT json_group_array(o.id) FROM base_ownership w CROSS JOIN base_person o ON o.key = w.person_key
            WHERE w.address_key = y.address_key AND w.is_current = 1 AND EXISTS (
              SELECT 1 FROM base_ownership v
              WHERE v.address_key = y.address_key AND v.person_key = r.person_key AND v.is_current = 1)) AS owners
         FROM base_residence r LEFT JOIN base_property y ON y.address_key = r.address_key
         WHERE r.is_current = 1 AND r.person_key IN (SELECT value FROM json_each(?1))`,
      )
      .bind(people),
    db
      .prepare(
        `SELECT person_key || ' ' || title AS title FROM base_record
         WHERE person_key IN (SELECT value FROM json_each(?1))`,
      )
      .bind(people),
    db.prepare('SELECT COALESCE(MAX(key), 0) AS last FROM base_record'),
  ]);
  const rows = (homes?.results ?? []) as unknown as readonly HomeRow[];
  return [
    new Map(rows.map((row) => [row.person, row])),
    new Set((titles?.results ?? []).map(({ title }) => String(title))),
    Number(last?.results[0]?.last ?? 0),
  ];
}
