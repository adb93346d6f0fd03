import { DatabaseSync } from 'node:sqlite';

/** Everything the database has about one person that some viewer may not see, read without the product's own code. */
export interface Truth {
  readonly id: string;
  /** from an address of the previous site */
  readonly legacyId: string;
  /** null for almost everybody */
  readonly smartcheckId: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  readonly akas: readonly string[];
  readonly birth: { readonly year: number | null; readonly month: number | null; readonly day: number | null };
  /** from a later source; both null if the record itself has a birth date */
  readonly lateBirth: { readonly year: number | null; readonly month: number | null };
  readonly isDead: boolean;
  readonly job: {
    readonly title: string | null;
    readonly company: string | null;
    readonly domain: string | null;
    readonly url: string | null;
  };
  readonly addresses: readonly TruthAddress[];
  readonly phones: readonly TruthPhone[];
  readonly emails: readonly string[];
  readonly relatives: readonly TruthRelation[];
  readonly associates: readonly TruthRelation[];
  /** currently owned, the home first, then the latest purchase */
  readonly owned: readonly TruthProperty[];
  /** only in an unlocked report */
  readonly records: readonly { readonly id: string; readonly caseNumber: string | null }[];
  /** of records, and of homes owned now or before and of owning them; also only in an unlocked report */
  readonly reportMonths: readonly string[];
}

export interface TruthPhone {
  readonly number: string;
  readonly lineType: string;
  readonly isListed: boolean;
  /** null if the best time to call is unknown */
  readonly timezone: string | null;
  /** 0-100; null if never checked */
  readonly activityScore: number | null;
  readonly firstSeen: string | null;
  readonly lastSeen: string | null;
}

export interface TruthRelation {
  readonly id: string;
  readonly fullName: string;
  readonly birthYear: number | null;
  readonly firstSeen: string | null;
  readonly lastSeen: string | null;
}

export interface TruthProperty {
  readonly pnpId: string;
  readonly houseNumber: string;
  readonly street: string;
  readonly zip5: string;
}

export interface TruthAddress {
  readonly id: string;
  /** the details omit the id for everybody, and a later call returns it */
  readonly isIdLate: boolean;
  readonly houseNumber: string;
  readonly street: string;
  readonly unit: string | null;
  readonly city: string;
  readonly stateCode: string;
  readonly zip5: string;
  readonly isCurrent: boolean;
  readonly moveIn: string | null;
  readonly moveOut: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly pnpId: string | null;
  readonly firstSeen: string | null;
  readonly lastSeen: string | null;
  /** from its property record */
  readonly propertyFirstSeen: string | null;
  readonly propertyLastSeen: string | null;
  readonly lastSaleAmount: number | null;
  readonly marketValue: number | null;
}

type Row = Record<string, string | number | null>;

const text = (value: Row[string] | undefined): string => String(value ?? '');
const textOrNull = (value: Row[string] | undefined): string | null =>
  value === null || value === undefined ? null : String(value);
const numberOrNull = (value: Row[string] | undefined): number | null => (typeof value === 'number' ? value : null);

/** Opens the people database read-only and returns a reader for single people. */
export function openTruth(file: string) {
  const database = new DatabaseSync(file, { readOnly: true });
  const statements = {
    // Base tables instead of the product's views: if a view leaks something, it must be noticed here.
    person: database.prepare(
      `SELECT p.*, (SELECT MIN(s.id) FROM base_smartcheck s WHERE s.person_key = p.key) AS smartcheck_id
       FROM base_person p WHERE p.id = ?`,
    ),
    addresses: database.prepare(
      `SELECT r.*, a.*, a.id AS address_id, y.pnp_id, y.last_sale_amount, y.market_value,
              y.first_seen AS property_first_seen, y.last_seen AS property_last_seen, l.city, l.state_code FROM base_person p
       JOIN base_residence r ON r.person_key = p.key
       JOIN base_address a ON a.key = r.address_key JOIN place l ON l.id = a.place_id
       LEFT JOIN base_property y ON y.address_key = a.key
       WHERE p.id = ? ORDER BY r.sort_order`,
    ),
    phones: database.prepare(
      'SELECT f.* FROM base_person p JOIN base_phone f ON f.person_key = p.key WHERE p.id = ? ORDER BY f.sort_order',
    ),
    emails: database.prepare(
      'SELECT e.email FROM base_person p JOIN base_email e ON e.person_key = p.key WHERE p.id = ? ORDER BY e.sort_order',
    ),
    relations: database.prepare(
      `SELECT o.id, o.full_name, o.birth_year, r.kind, r.first_seen, r.last_seen FROM base_person p
       JOIN base_relation r ON r.person_key = p.key JOIN base_person o ON o.key = r.other_key
       WHERE p.id = ? ORDER BY r.sort_order, o.id`,
    ),
    owned: database.prepare(
      `SELECT y.pnp_id, a.house_number, a.street, a.zip5 FROM base_person p
       JOIN base_ownership w ON w.person_key = p.key JOIN base_property y ON y.address_key = w.address_key
       JOIN base_address a ON a.key = w.address_key
       LEFT JOIN base_residence r ON r.person_key = p.key AND r.address_key = a.key AND r.is_current = 1
       WHERE p.id = ? AND w.is_current = 1 ORDER BY r.person_key IS NULL, w.first_seen DESC, y.pnp_id`,
    ),
    records: database.prepare(
      `SELECT c.id, c.body ->> '$.caseNumber' AS case_number FROM base_person p
       JOIN base_record c ON c.person_key = p.key WHERE p.id = ? LIMIT 40`,
    ),
    reportDates: database.prepare(
      `WITH p AS (SELECT key FROM base_person WHERE id = ?)
       SELECT c.first_seen AS date FROM p JOIN base_record c ON c.person_key = p.key
       UNION SELECT c.last_seen FROM p JOIN base_record c ON c.person_key = p.key
       UNION SELECT c.filed FROM p JOIN base_record c ON c.person_key = p.key
       UNION SELECT w.first_seen FROM p JOIN base_ownership w ON w.person_key = p.key
       UNION SELECT w.last_seen FROM p JOIN base_ownership w ON w.person_key = p.key
       UNION SELECT y.first_seen FROM p JOIN base_ownership w ON w.person_key = p.key
         JOIN base_property y ON y.address_key = w.address_key
       UNION SELECT y.last_seen FROM p JOIN base_ownership w ON w.person_key = p.key
         JOIN base_property y ON y.address_key = w.address_key`,
    ),
  };
  const rows = (name: keyof typeof statements, id: string): Row[] => statements[name].all(id) as Row[];

  function relationsOf(id: string, kind: 'Relative' | 'Associate'): TruthRelation[] {
    return rows('relations', id)
      .filter((row) => row.kind === kind)
      .map((row) => ({
        id: text(row.id),
        fullName: text(row.full_name),
        birthYear: numberOrNull(row.birth_year),
        firstSeen: textOrNull(row.first_seen),
        lastSeen: textOrNull(row.last_seen),
      }));
  }

  function read(id: string): Truth {
    const person = rows('person', id)[0];
    if (person === undefined) throw new Error(`no person ${id}`);
    return {
      id,
      legacyId: text(person.legacy_id),
      smartcheckId: textOrNull(person.smartcheck_id),
      firstName: text(person.first_name),
      lastName: text(person.last_name),
      fullName: text(person.full_name),
      akas: JSON.parse(text(person.akas)) as string[],
      birth: {
        year: numberOrNull(person.birth_year),
        month: numberOrNull(person.birth_month),
        day: numberOrNull(person.birth_day),
      },
      lateBirth: { year: numberOrNull(person.late_birth_year), month: numberOrNull(person.late_birth_month) },
      isDead: person.is_dead === 1,
      job: {
        title: textOrNull(person.job_title),
        company: textOrNull(person.company_name),
        domain: textOrNull(person.company_domain),
        url: textOrNull(person.linkedin_url),
      },
      addresses: rows('addresses', id).map((row) => ({
        id: text(row.address_id),
        isIdLate: row.is_address_id_late === 1,
        houseNumber: text(row.house_number),
        street: text(row.street),
        unit: textOrNull(row.unit),
        city: text(row.city),
        stateCode: text(row.state_code),
        zip5: text(row.zip5),
        isCurrent: row.is_current === 1,
        moveIn: textOrNull(row.move_in),
        moveOut: textOrNull(row.move_out),
        latitude: Number(row.latitude),
        longitude: Number(row.longitude),
        pnpId: textOrNull(row.pnp_id),
        firstSeen: textOrNull(row.first_seen),
        lastSeen: textOrNull(row.last_seen),
        propertyFirstSeen: textOrNull(row.property_first_seen),
        propertyLastSeen: textOrNull(row.property_last_seen),
        lastSaleAmount: numberOrNull(row.last_sale_amount),
        marketValue: numberOrNull(row.market_value),
      })),
      phones: rows('phones', id).map((row) => ({
        number: text(row.number),
        lineType: text(row.line_type),
        isListed: row.is_listed === 1,
        timezone: row.best_weekday === null && row.best_weekend === null ? null : textOrNull(row.timezone),
        activityScore: numberOrNull(row.activity_score),
        firstSeen: textOrNull(row.first_seen),
        lastSeen: textOrNull(row.last_seen),
      })),
      emails: rows('emails', id).map((row) => text(row.email)),
      relatives: relationsOf(id, 'Relative'),
      associates: relationsOf(id, 'Associate'),
      owned: rows('owned', id).map((row) => ({
        pnpId: text(row.pnp_id),
        houseNumber: text(row.house_number),
        street: text(row.street),
        zip5: text(row.zip5),
      })),
      records: rows('records', id).map((row) => ({ id: text(row.id), caseNumber: textOrNull(row.case_number) })),
      reportMonths: rows('reportDates', id)
        .map(({ date }) => text(date))
        .filter((date) => /^\d{4}-\d{2}$/.test(date)),
    };
  }

  /** Ids of about `count` people, spread over strata so that every kind of person is included. */
  function stratified(count: number, from = ''): string[] {
    const kinds = [
      'is_dead = 1',
      'birth_year IS NULL',
      'birth_year < 1930',
      'birth_year BETWEEN 1930 AND 1961',
      'birth_year > 1995',
      'current_place_id IS NULL',
      "suffix IS NOT NULL AND suffix <> ''",
      "last_name LIKE '%-%'",
      "full_name LIKE '%''%'",
      'length(first_name) = 1',
      "full_name GLOB '*[^ -~]*'",
      'job_title IS NOT NULL',
      "id IN (SELECT person_id FROM relation WHERE kind = 'Relative' GROUP BY person_id HAVING COUNT(*) > 6)",
      'id IN (SELECT person_id FROM phone WHERE is_listed = 1)',
      'id IN (SELECT person_id FROM phone GROUP BY person_id HAVING COUNT(*) > 5)',
      'id IN (SELECT person_id FROM residence GROUP BY person_id HAVING COUNT(*) > 4)',
      'id IN (SELECT person_id FROM email GROUP BY person_id HAVING COUNT(*) > 3)',
      'id IN (SELECT person_id FROM ownership WHERE is_current = 1 GROUP BY person_id HAVING COUNT(*) > 1)',
      "id IN (SELECT person_id FROM relation WHERE kind = 'Associate' GROUP BY person_id HAVING COUNT(*) > 6)",
      'id IN (SELECT person_id FROM record GROUP BY person_id HAVING COUNT(*) > 3)',
      'fill_score < 30',
      '1 = 1',
    ];
    const each = Math.ceil(count / kinds.length);
    const chosen = new Set<string>();
    for (const kind of kinds) {
      const found = database
        .prepare(`SELECT id FROM person WHERE ${kind} ORDER BY substr(id, 5) < ?, substr(id, 5) LIMIT ?`)
        .all(from, each) as { id: string }[];
      if (found.length === 0) throw new Error(`no person of this kind: ${kind}`);
      for (const { id } of found) chosen.add(id);
    }
    const rest = database.prepare('SELECT id FROM person ORDER BY substr(id, 3) LIMIT ?').all(count * 2) as {
      id: string;
    }[];
    for (const { id } of rest) if (chosen.size < count) chosen.add(id);
    return [...chosen].slice(0, count);
  }

  /** Ids of `count` people who meet a condition on the person view, always the same ones for the same `from`. */
  function some(condition: string, count: number, from = ''): string[] {
    const found = database
      .prepare(`SELECT id FROM person WHERE ${condition} ORDER BY substr(id, 4) < ?, substr(id, 4) LIMIT ?`)
      .all(from, count) as { id: string }[];
    return found.map(({ id }) => id);
  }

  return { read, stratified, some, close: () => database.close() };
}
