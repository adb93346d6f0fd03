import type { RecordDate } from '../../shared/contract/primitives.ts';

/** A record of an answer with its dates as they are stored, to be compared with what was. */
export function storedForm(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(storedForm);
  if (typeof value !== 'object' || value === null) return value;
  if (isDate(value)) {
    const parts = [value.month, value.day].filter((part) => part !== null);
    return [value.year, ...parts.map((part) => String(part).padStart(2, '0'))].join('-');
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, storedForm(inner)]));
}

function isDate(value: object): value is RecordDate {
  return 'fullDate' in value;
}

/** Paths of everything in a value that says nothing: null, or a list without entries. */
export function emptyParts(value: unknown, path = ''): string[] {
  if (value === null || (Array.isArray(value) && value.length === 0)) return [path];
  if (typeof value !== 'object' || isDate(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => emptyParts(inner, `${path}/${key}`));
}
