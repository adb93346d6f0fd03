import { dollarsOf } from '../billing/products-store.ts';
import { JSON_COLUMNS } from './export-sections.ts';

type Row = Readonly<Record<string, unknown>>;

/** The people and properties of an export that may be shown; the rest appears as null. */
export interface Shown {
  /** names by person id */
  readonly people: ReadonlyMap<string, string>;
  /** property ids */
  readonly properties: ReadonlySet<string>;
}

const NOT_TOLD = null;
/** What names the person of its row in words: told only while that person may be. */
const ABOUT_THE_PERSON: ReadonlySet<string> = new Set(['askedAbout', 'note']);
const YES_OR_NO: ReadonlySet<string> = new Set(['hasPassword', 'startedByPage', 'isForRenewalsOnly', 'isSubjectKept']);

/** A row as its owner reads it: dates in ISO 8601, money in dollars, people with their present names. */
export function readExport(row: Row, shown: Shown): Record<string, unknown> {
  const isHidden = typeof row.person === 'string' && !shown.people.has(row.person);
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      if (ABOUT_THE_PERSON.has(column) && isHidden) return [column, NOT_TOLD];
      return readValue(column, value, shown);
    }),
  );
}

function readValue(column: string, value: unknown, shown: Shown): [string, unknown] {
  if (value === null) return [withoutUnit(column), null];
  if (column === 'person') return [column, readPerson(String(value), shown)];
  if (column === 'property') return [column, shown.properties.has(String(value)) ? value : NOT_TOLD];
  if (JSON_COLUMNS.has(column)) {
    const parsed: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    return [column, Array.isArray(parsed) ? parsed.map((row) => readExport(row as Row, shown)) : parsed];
  }
  if (typeof value !== 'number') return [column, value];
  if (/(?:At|Until)$/.test(column)) return [column, new Date(value).toISOString()];
  if (column.endsWith('Cents')) return [withoutUnit(column), dollarsOf(value)];
  return [column, YES_OR_NO.has(column) ? value === 1 : value];
}

function withoutUnit(column: string): string {
  return column.replace(/Cents$/, '');
}

function readPerson(id: string, { people }: Shown): object | null {
  const name = people.get(id);
  return name === undefined ? NOT_TOLD : { id, name };
}

/** The ids in these rows, and in the rows inside them, of people or of properties. */
export function idsIn(rows: readonly Row[], of: 'person' | 'property'): string[] {
  return rows.flatMap((row) =>
    Object.entries(row).flatMap(([column, value]) => {
      if (column === of && typeof value === 'string') return [value];
      return column === 'people' ? idsIn(JSON.parse(String(value)) as Row[], of) : [];
    }),
  );
}
