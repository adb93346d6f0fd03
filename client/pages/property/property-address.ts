import type { PropertyAnswer } from '../../../shared/contract/records/property.ts';

/** A property's address as far as this reader may know it: the house number and the ZIP only with the whole report. */
export function propertyAddress(answer: PropertyAnswer): {
  readonly street: string;
  readonly city: string;
  readonly stateCode: string;
  readonly zip: string | null;
} {
  if (answer.type === 'full') {
    const { line1, city, stateCode, zip } = answer.property.address;
    return { street: line1, city, stateCode, zip };
  }
  const { line1WithoutNumber, city, stateCode } = answer.address;
  return { street: line1WithoutNumber, city, stateCode, zip: null };
}

/** The street without the house number, for every reader; null if the origin does not say it beside the whole report. */
export function streetOf(answer: PropertyAnswer): string | null {
  return answer.type === 'full' ? (answer.street ?? null) : answer.address.line1WithoutNumber;
}
