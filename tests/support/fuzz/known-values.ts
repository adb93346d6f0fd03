import { DatabaseSync } from 'node:sqlite';
import { directoryKey } from '../../../shared/urls/segments.ts';
import type { Random } from './nasty-values.ts';

/** Values for fields that refer to an existing person: by the name of the field, in every call and page. */
export type KnownValues = Readonly<Record<string, readonly string[]>>;

interface KnownRow {
  readonly id: string;
  readonly full_name: string;
  readonly last_name: string;
  readonly house_number: string;
  readonly street: string;
  readonly unit: string | null;
  readonly address_id: string;
  readonly city: string;
  readonly state_code: string;
  readonly zip5: string;
  readonly number: string;
  readonly pnp_id: string | null;
}

/** Some people of a population with everything they can be found by, always the same for the same database. */
export function knownValues(peopleFile: string): readonly KnownValues[] {
  const database = new DatabaseSync(peopleFile, { readOnly: true, timeout: 2_000 });
  try {
    const rows = database
      .prepare(
        `SELECT p.id, p.full_name, p.last_name, a.house_number, a.street, a.unit, a.id AS address_id, l.city, l.state_code,
           a.zip5, f.number, y.pnp_id
         FROM person p JOIN residence r ON r.person_id = p.id AND r.sort_order = 0 JOIN address a ON a.id = r.address_id
         JOIN place l ON l.id = a.place_id JOIN phone f ON f.person_id = p.id AND f.sort_order = 0
         LEFT JOIN property y ON y.address_id = a.id
         WHERE p.fill_score > 60 ORDER BY a.unit IS NULL, p.id LIMIT 60`,
      )
      .all() as unknown as KnownRow[];
    if (rows.length === 0) throw new Error(`${peopleFile} has no people`);
    return rows.map(valuesOf);
  } finally {
    database.close();
  }
}

function valuesOf(row: KnownRow): KnownValues {
  const place = `${row.city}, ${row.state_code}`;
  const street = `${row.house_number} ${row.street}`;
  const key = directoryKey(row.last_name) ?? { letter: 'a', partial: 'adams' };
  const pnpId = row.pnp_id ?? 'pnp-none';
  return {
    personId: [row.id],
    personIds: [row.id, `${row.id},${row.id}`],
    id: [row.id, row.address_id, `1${row.number}`, pnpId],
    name: [row.full_name, row.last_name, 'Smith', 'James Smith', 'Maria De La Cruz', '-'],
    firstName: ['Maya'],
    q: [row.full_name, row.last_name.slice(0, 3), row.city, row.zip5],
    location: [place, row.state_code, row.city, row.zip5, 'Portland', '-'],
    city: [place, row.city, row.zip5],
    state: [row.state_code, row.state_code.toLowerCase()],
    street: [street, row.unit === null ? `${street} Apt 2` : `${street} ${row.unit}`],
    by: ['name', 'phone', 'address'],
    phone: [
      `1${row.number}`,
      row.number,
      `1${row.number.slice(0, 7)}XXX`,
      `1-${row.number.slice(0, 3)}-${row.number.slice(3, 6)}-${row.number.slice(6)}`,
    ],
    phoneNumbers: [`1${row.number}`],
    pnpId: [pnpId],
    propertyUrl: [`/property/${pnpId}`],
    letter: [key.letter],
    partial: [key.partial],
    page: ['1', '2', '3', '99', '100', '101', '9999999'],
    sort: ['relevance', 'age', 'name'],
    age: ['18-24', '65-130'],
    email: ['free@example.com', 'somebody.else@example.com'],
    file: ['1', '2', 'people-1.xml'],
    z: ['0', '5', '12'],
    x: ['0', '7'],
    y: ['0', '7.pbf'],
    theme: ['light', 'dark'],
    spot: ['45.5,-122.6', '45.5,-122.6.png'],
    redirect: ['/', '/people-search'],
    path: ['/'],
    returnPath: ['/'],
    limit: ['1', '100'],
    productId: ['background-credits-1', 'premium-monthly'],
    orderId: ['O1'],
    funnel: ['background'],
    monitor: ['true', '1', '0'],
  };
}

/** A value for a field of this name, about one person; null if nothing is known about such a field. */
export function knownValue(values: KnownValues, key: string, random: Random): string | null {
  const known = Object.hasOwn(values, key) ? values[key] : undefined;
  if (known === undefined) return null;
  // The first one is the normal spelling, which finds somebody.
  return random.below(2) === 0 ? (known[0] ?? null) : random.pick(known);
}
