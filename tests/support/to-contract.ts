import type * as z from 'zod/mini';
import { recordDateOrNull } from '../../shared/contract/primitives.ts';
import { readRecordDate } from '../../shared/people/record-date.ts';

interface Definition {
  readonly type: string;
  readonly innerType?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
}

/**
 * What a record's body stores, in the shape of the contract: dates from texts, everything else as it is, so that a
 * strict parse tells what a body lacks or has too much.
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
