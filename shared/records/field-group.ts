import { applyRules, type FieldRules, type RecordField } from './field-rules.ts';
import type { RecordOutcome } from './record-outcome.ts';

/** Shown at the top and at the end of a record, not among its fields. */
export type NotAField = 'id' | 'provenance' | 'matchIndicators';

/** Fields of a record that belong together. */
export interface FieldGroup {
  /** 'facts' are about the record itself */
  readonly kind: 'facts' | 'offense' | 'person' | 'match' | 'parties' | 'home';
  readonly title: string | null;
  /** next to the title: what became of a charge */
  readonly outcome: RecordOutcome | null;
  readonly fields: readonly RecordField[];
}

/** The facts of a record by its rules: a group without a title. */
export function factsOf<T extends object, L extends keyof T>(record: T, rules: FieldRules<T, L>): FieldGroup {
  return { kind: 'facts', title: null, outcome: null, fields: applyRules(record, rules) };
}
