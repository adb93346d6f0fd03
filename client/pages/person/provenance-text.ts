import type { Provenance } from '../../../shared/contract/primitives.ts';
import { personCopy } from '../../../shared/copy/person/person.ts';
import { formatMonth } from '../../../shared/people/months.ts';

const words = personCopy.provenance;

/** 'Last confirmed Mar, 2026 · public directory'; only the source if no month is known (P9-077). */
export function provenanceText({ lastSeen, source }: Provenance): string {
  const month = lastSeen === null ? null : formatMonth(lastSeen);
  return month === null ? words.source(source) : words.confirmed(month, source);
}
