import { lowerFirst } from '../copy/format/prose.ts';
import type { RecordField } from './field-rules.ts';

/** A field that the record has. */
export interface KnownField extends RecordField {
  readonly value: string;
}

export interface SplitFields {
  readonly known: readonly KnownField[];
  /** what the record leaves out, each once, as words within a sentence */
  readonly missing: readonly string[];
}

/** The fields that a record has, and the names of those that it leaves out (P5-038), physical traits among them (P5-039). */
export function splitFields(fields: readonly RecordField[]): SplitFields {
  const known = fields.filter((field): field is KnownField => field.value !== null);
  const missing = fields.flatMap(({ label, value }) => (value === null ? lowerFirst(label) : []));
  return { known, missing: [...new Set(missing)] };
}
