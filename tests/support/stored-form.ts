import type * as z from 'zod/mini';
import { type RecordDate, recordDateOrNull } from '../../shared/contract/primitives.ts';
import { readRecordDate } from '../../shared/people/record-date.ts';

/** A record of a response with its dates in stored form, for comparison with what was stored. */
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

/** Paths of all empty parts of a value: null, or an empty list. */
export function emptyParts(value: unknown, path = ''): string[] {
  if (value === null || (Array.isArray(value) && value.length === 0)) return [path];
  if (typeof value !== 'object' || isDate(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => emptyParts(inner, `${path}/${key}`));
}

interface Definition {
  readonly type: string;
  readonly innerType?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
}

/**
 * A stored record body in the shape of the contract: dates parsed from texts, everything else unchanged, so that a
 * strict parse finds missing and extra fields.
 */
export function toContract(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema === recordDateOrNull) return readRecordDate(value as string | null);
  const { type, innerType, element, shape } = schema._zod.def as unknown as Definition;
  if (type === 'nullable' && innerType !== undefined) return value === null ? null : toContract(innerType, value);
  if (type === 'array' && element !== undefined) return (value as unknown[]).map((item) => toContract(element, item));
  if (type !== 'object' || shape === undefined) return value;
  return Object.fromEntries(
    Object.entries(value as object).map(([key, inner]) => [
      key,
      shape[key] === undefined ? inner : toContract(shape[key], inner),
    ]),
  );
}
