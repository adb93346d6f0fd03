import type { ListedRecord } from '../../shared/records/record-lists.ts';
import { BUILDERS } from '../../worker/origin/records/build-groups.ts';
import type { StoredGroup } from '../../worker/origin/records/record-source.ts';
import { FULL_BODIES } from '../fixtures/record-bodies.ts';
import { STORED_GROUPS } from '../fixtures/records-database.ts';

/** Texts that sources send and nobody wants to read; none may hide a record or break its page. */
export const BAD_TEXTS = {
  long: 'Assault in the fourth degree, as amended, '.repeat(96).trim().slice(0, 4_000),
  unbroken: 'W'.repeat(4_000),
  rightToLeft: 'دانا كوهن ضد شركة الميناء الأزرق (١٢)',
  mixed: 'State v. דנה כהן (case 12) & al.',
  emoji: '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿 Trespass 🙂',
  combining: `Z${'\u0301\u0336\u0353'.repeat(60)}algo`,
  control: 'Theft\u0000\u0007\u001b[31m by\u202e reversed\u2066 isolated\u2028line\ttab',
  html: '<script>alert(1)</script><img src=x onerror="alert(2)">&lt;b&gt;</p>',
} as const;

/** Dates that no calendar has, or no record: as stored. */
export const BAD_DATES = [
  ...['2019-02-30', '2019-13-01', '2019-00-00', '2019-06-31', '0000-00-00', '0000-05-03'],
  ...['0001-01-01', '0999-12-31', '1601-01-01', '9999-12-31', '2031-05-01', '1985-01-01', 'yesterday', ''],
] as const;

const DATE = /^(?:19|20)\d{2}(?:-\d{2}){0,2}$/;

/** The same structure with another value for each of its texts, or for each of its dates. */
function withLeaves(value: unknown, leaf: { readonly text?: string; readonly date?: string }): unknown {
  if (Array.isArray(value)) return value.map((item) => withLeaves(item, leaf));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withLeaves(inner, leaf)]));
  if (typeof value !== 'string') return value;
  return DATE.test(value) ? (leaf.date ?? value) : (leaf.text ?? value);
}

const emptied = (body: object, of: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(body).map(([key, value]) => [key, of(value)]));

/** A stored record as bad as a source can make it. */
export interface BadRecord {
  /** what is bad about it */
  readonly name: string;
  readonly group: StoredGroup;
  readonly id: string;
  /** as stored, whatever it is */
  readonly filed: string | null;
  readonly body: object;
}

/** Bad records of every stored group: with nothing, with nonsense, and with each bad text and date in every field. */
export function badRecords(): BadRecord[] {
  return STORED_GROUPS.flatMap((group) => {
    const full = FULL_BODIES[group];
    const made: [string, object, string | null][] = [
      ['nothing', {}, null],
      ['nulls', emptied(full, () => null), null],
      ['empty lists', emptied(full, (value) => (Array.isArray(value) ? [] : null)), null],
      ['lists of nothing', emptied(full, (value) => (Array.isArray(value) ? [{}, null, {}] : '')), null],
      ['wrong types', emptied(full, (value) => (typeof value === 'string' ? -1 : 'x')), null],
      ...Object.entries(BAD_TEXTS).map(([name, text]): [string, object, string] => [
        name,
        withLeaves(full, { text }) as object,
        '2019-04-02',
      ]),
      ...BAD_DATES.map((date): [string, object, string] => [
        `the date '${date}'`,
        withLeaves(full, { date }) as object,
        date,
      ]),
    ];
    return made.map(([name, body, filed], at) => ({ name, group, id: `BAD${group}${at}`, filed, body }));
  });
}

/** The record as a page gets it from the origin. */
export function listBadRecord({ group, id, filed, body }: BadRecord): ListedRecord {
  const row = {
    ...{ id, record_group: group, category: 'criminal', filed, body: JSON.stringify(body), parties: '[]' },
    ...{ address_id: null, is_address_hidden: 0, first_seen: null, last_seen: null, source: 'court record' as const },
  };
  const parties = [{ name: BAD_TEXTS.mixed, address: null }];
  return {
    group,
    record: BUILDERS[group]({ row, name: { fullName: BAD_TEXTS.mixed }, address: null, parties }),
  } as ListedRecord;
}
