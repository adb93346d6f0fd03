import type { ChangeKind } from '../../contract/monitor.ts';
import { countOf } from '../format/numbers.ts';

const KINDS: { readonly [K in ChangeKind]: readonly [one: string, many: string] } = {
  address: ['address', 'addresses'],
  phone: ['phone number', 'phone numbers'],
  relative: ['relative or associate', 'relatives or associates'],
  criminal: ['criminal or traffic record', 'criminal or traffic records'],
  license: ['license or permit', 'licenses or permits'],
  property: ['property', 'properties'],
  'public-record': ['public record', 'public records'],
};

/** What changed, named by its kind alone: never what a record says. */
export const foundChangesCopy = {
  /** '2 phone numbers' */
  count: (kind: ChangeKind, count: number) => countOf(count, ...KINDS[kind]),
  /** 'phone numbers' */
  kind: (kind: ChangeKind) => KINDS[kind][1],
  /** '2 phone number changes' */
  changes: (kind: ChangeKind, count: number) => countOf(count, `${KINDS[kind][0]} change`),
  /** '2 phone numbers added' */
  found: (kind: ChangeKind, change: 'added' | 'changed', count: number) =>
    `${countOf(count, ...KINDS[kind])} ${change === 'added' ? 'added' : 'updated'}`,
} as const;
