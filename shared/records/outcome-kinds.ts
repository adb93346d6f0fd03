import { type OutcomeKind, outcomeKindSchema } from '../contract/records/record-list.ts';

const KINDS: ReadonlySet<string> = new Set(outcomeKindSchema.options);

export function isOutcomeKind(text: string): text is OutcomeKind {
  return KINDS.has(text);
}
