import type { Miniflare } from 'miniflare';
import type { RecordGroup } from '../../shared/contract/records/background.ts';
import { FULL_BODIES, FULL_REPORT, FULL_TRANSFER } from '../fixtures/record-bodies.ts';
import { CATEGORIES, STORED_GROUPS } from '../fixtures/records-database.ts';
import { originDatabase, PEOPLE_BINDING } from './callers.ts';

/**
 * Records whose every value can be found wherever it turns up: each text, date and amount is in exactly one field of
 * the population.
 */

/** The value of a field, and the pattern that finds it in JSON or on a page. */
export interface Mark {
  /** 'liens.kindOfTax' */
  readonly field: string;
  readonly pattern: RegExp;
  /** its value is not unique, so its key is searched for; pages that show it have no key */
  readonly isKey?: true;
}

/**
 * Fields with two letters, few possible values, or numbers too small to be unique. Their keys are searched for instead.
 */
const UNMARKED = new Set([
  ...['driversLicenseIssuingState', 'sourceState', 'filingState', 'state', 'homeState'],
  ...['height', 'weight', 'age', 'counts', 'victimAge', 'units', 'bedrooms', 'bathrooms', 'yearBuilt'],
  ...['taxYear', 'assessedYear', 'mortgageInterestRate', 'chapter'],
]);
/** A date shown without its day: a date of birth. */
const WITHOUT_DAY = new Set(['birthDate']);
const DATE = /^\d{4}(?:-\d{2}){0,2}$/;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Keys that other responses have as well, so finding one means nothing. */
const PUBLIC_KEYS = new Set(['state', 'age', 'counts', 'bedrooms', 'bathrooms', 'yearBuilt']);

/** Groups that name other people: debtors, owners. */
const PARTIES: ReadonlySet<string> = new Set(['bankruptcies', 'foreclosures']);

let count = 0;

/** The same structure with a mark in every leaf. */
function mark(value: unknown, path: readonly string[], marks: Mark[]): unknown {
  const key = path.findLast((step) => step !== '') ?? '';
  if (Array.isArray(value)) return value.map((item) => mark(item, [...path, ''], marks));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, mark(inner, [...path, name], marks)]),
    );
  const field = path.filter((step) => step !== '').join('.');
  if (typeof value === 'boolean' || UNMARKED.has(key)) {
    if (!PUBLIC_KEYS.has(key)) marks.push({ field, pattern: new RegExp(`"${key}":`), isKey: true });
    return value;
  }
  count += 1;
  if (typeof value === 'number') {
    const amount = 7_310_000 + count * 13;
    const digits = String(amount);
    marks.push({ field, pattern: new RegExp(`\\b7,?${digits.slice(1, 4)},?${digits.slice(4)}`) });
    return amount;
  }
  if (DATE.test(String(value))) return markDate(field, key, marks);
  const text = key === 'pictureUrl' ? `https://pictures.example/zq${count}mark.jpg` : `Zq${count}mark`;
  marks.push({ field, pattern: new RegExp(`zq${count}mark`, 'i') });
  return text;
}

function markDate(field: string, key: string, marks: Mark[]): string {
  const year = 1700 + count;
  const [month, day] = [(count % 12) + 1, (count % 27) + 1];
  const named = MONTHS[month - 1];
  const two = (part: number): string => String(part).padStart(2, '0');
  const forms = WITHOUT_DAY.has(key)
    ? [`0?${month}/${year}`, `${named}\\w*,? ${year}`]
    : [`0?${month}/0?${day}/${year}`, `${named}\\w* ${day}, ${year}`, `${day} ${named}\\w* ${year}`];
  marks.push({ field, pattern: new RegExp([`"year":${year}\\b`, `\\b${year}-${two(month)}`, ...forms].join('|')) });
  return WITHOUT_DAY.has(key) ? `${year}-${two(month)}` : `${year}-${two(month)}-${two(day)}`;
}

/** What was inserted, what finds it, and how to remove it. */
export interface Marked {
  readonly marks: readonly Mark[];
  readonly recordIds: Readonly<Record<RecordGroup, string>>;
  restore(): Promise<void>;
}

/**
 * Gives a person a marked record of each group, marked data for their property, and marked courthouse cases for the
 * account that unlocked their report.
 */
export async function addMarkedRecords(
  server: Miniflare,
  { personId, pnpId, reportEmail }: { readonly personId: string; readonly pnpId: string; readonly reportEmail: string },
): Promise<Marked> {
  const people = await originDatabase(server, PEOPLE_BINDING);
  const marks: Mark[] = [];
  const ids = STORED_GROUPS.map((group) => [group, `ZZ${group}`] as const);
  const insert = people.prepare(
    `INSERT INTO base_record (id, person_key, record_group, category, title, state_code, filed, body, parties, first_seen, last_seen)
     SELECT ?, key, ?, ?, 'Marked', 'OR', '2026-10-01', ?, ?, '2026-01', '2026-10' FROM base_person WHERE id = ?`,
  );
  await people.batch(
    ids.map(([group, id]) =>
      insert.bind(
        id,
        group,
        CATEGORIES[group],
        JSON.stringify(mark(FULL_BODIES[group], [group], marks)),
        PARTIES.has(group) ? JSON.stringify(mark([{ name: 'Dana Pell' }], [group, 'parties'], marks)) : '[]',
        personId,
      ),
    ),
  );
  const key = 'SELECT key FROM base_property WHERE pnp_id = ?';
  const before = await people.prepare('SELECT report, apn FROM base_property WHERE pnp_id = ?').bind(pnpId).first();
  const report = JSON.stringify(mark(FULL_REPORT, ['property'], marks));
  const { saleDate, saleAmount, ...transfer } = FULL_TRANSFER;
  const body = JSON.stringify({
    ...(mark(transfer, ['property', 'ownerships'], marks) as object),
    ...(mark({ saleDate, saleAmount }, ['property'], marks) as object),
  });
  await people.batch([
    people
      .prepare('UPDATE base_property SET report = ?, apn = ? WHERE pnp_id = ?')
      .bind(report, mark('apn', ['property', 'apn'], marks), pnpId),
    // The latest change of ownership, to this person, from somebody who is marked.
    people
      .prepare(
        `INSERT INTO base_transfer (property_key, sort_order, body, owners, sellers) SELECT (${key}), -999, ?, ?, ?`,
      )
      .bind(
        pnpId,
        body,
        JSON.stringify([{ personId }]),
        JSON.stringify(mark([{ name: 'Dana Pell' }], ['property', 'sellers'], marks)),
      ),
  ]);
  const cases = await addMarkedCases(server, { email: reportEmail, personId }, marks);
  return {
    marks,
    recordIds: {
      currentProperties: pnpId,
      pastProperties: pnpId,
      ...Object.fromEntries(ids),
    } as Marked['recordIds'],
    restore: async () => {
      await cases.restore();
      await people.batch([
        people.prepare("DELETE FROM base_record WHERE id LIKE 'ZZ%' AND title = 'Marked'"),
        people
          .prepare('UPDATE base_property SET report = ?, apn = ? WHERE pnp_id = ?')
          .bind(before?.report ?? null, before?.apn ?? null, pnpId),
        people.prepare(`DELETE FROM base_transfer WHERE property_key = (${key}) AND sort_order = -999`).bind(pnpId),
      ]);
    },
  };
}

/** A request by this account about this person that came back with one case, in which every field is marked. */
async function addMarkedCases(
  server: Miniflare,
  { email, personId }: { readonly email: string; readonly personId: string },
  marks: Mark[],
): Promise<{ restore(): Promise<void> }> {
  const accounts = await originDatabase(server, 'ACCOUNTS');
  const dateOf = (text: unknown) => {
    const [year = 0, month = 0, day = 0] = String(text).split('-').map(Number);
    return { year, month, day, fullDate: `${month}/${day}/${year}` };
  };
  const field = (name: string, value: string) => mark(value, ['courtRunner', name], marks);
  const offense = {
    offenseTitle: field('offenseTitle', 'Trespass'),
    sentence: field('sentence', 'Fine'),
    crimeType: field('crimeType', 'Misdemeanor'),
    offenseDate: dateOf(field('offenseDate', '2021-05-03')),
    bestKnownDate: dateOf(field('bestKnownDate', '2021-05-03')),
    plea: field('plea', 'No contest'),
  };
  const found = [
    {
      fileDate: dateOf(field('fileDate', '2021-05-03')),
      sourceName: field('sourceName', 'Court'),
      offenses: [offense],
    },
  ];
  const now = Date.now();
  await accounts.batch([
    accounts
      .prepare(
        `INSERT INTO purchase (id, account_id, idempotency_hash, request_hash, status, provider, total_cents, invoice_number,
           person_id, purpose, purpose_text_version, payer, sent_to, created_at, settled_at)
         SELECT 'OZZ', id, 'OZZ', 'OZZ', 'paid', 'test', 4695, 'PL-2026-00000000', ?, 'reconnect', '2026-11',
           '{"cardType":"Visa","cardNumber":"4242","expiresAt":"2030-01"}', email, ?, ? FROM account WHERE email = ?`,
      )
      .bind(personId, now, now, email),
    accounts.prepare(
      `INSERT INTO court_runner_request (id, purchase_id, account_id, person_id, requested_at, expected_by, due_at)
         SELECT 'CZZ', 'OZZ', account_id, person_id, created_at, created_at, created_at FROM purchase WHERE id = 'OZZ'`,
    ),
    accounts
      .prepare(
        `INSERT INTO court_runner_record (request_id, fips, county_name, state_code, amount_cents, status, returned_at, cases)
         VALUES ('CZZ', '41051', 'Multnomah', 'OR', 4695, 'Returned', ?, ?)`,
      )
      .bind(now, JSON.stringify(found)),
  ]);
  return {
    restore: async () => {
      await accounts.batch(
        ['court_runner_record WHERE request_id', 'court_runner_request WHERE id', 'purchase WHERE id'].map(
          (where, at) => accounts.prepare(`DELETE FROM ${where} = ?`).bind(at === 2 ? 'OZZ' : 'CZZ'),
        ),
      );
    },
  };
}
