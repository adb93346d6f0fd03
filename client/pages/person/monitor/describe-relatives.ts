import type { Relative } from '../../../../shared/contract/person/relative.ts';
import { offeredRelatives } from '../../../../shared/people/offered-relatives.ts';
import { relativeFacts } from '../relatives/relative-facts.ts';

/** A relative who may be monitored, too. */
export interface OfferedRelative {
  readonly id: string;
  readonly fullName: string;
  /** 'Sibling', 'Age 40s', 'Portland, OR' */
  readonly facts: readonly string[];
}

/** The relatives who are offered to be monitored, too, as their boxes show them. */
export function describeRelatives(person: { readonly relatives: readonly Relative[] }): readonly OfferedRelative[] {
  return offeredRelatives(person).map((one) => ({
    id: one.id,
    fullName: one.name.fullName,
    facts: relativeFacts(one),
  }));
}
