import { addressLines } from './address-lines.ts';
import { nameLines } from './name-lines.ts';
import { phoneLines } from './phone-lines.ts';
import { placeLines } from './place-lines.ts';
import type { TypedCase } from './typed-case.ts';

/**
 * Lines that people type into a search box. Places are those of the gazetteer; the only people meant are the namesakes
 * that every population has, so that the table holds whatever its seed: 24 Maria Garcias in Houston, 24 James Smiths in
 * Chicago.
 */
export const TYPED_LINES: readonly TypedCase[] = [...nameLines, ...placeLines, ...phoneLines, ...addressLines];

/** A line in a test's title. */
export function titleOf({ by, values }: TypedCase): string {
  const fields = Object.entries(values).map(([field, text]) => `${field} “${text}”`);
  return `${by}: ${fields.join(', ')}`;
}
