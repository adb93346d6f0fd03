import type { Address } from '../../../shared/contract/address.ts';
import { personCopy } from '../../../shared/copy/person/person.ts';
import { personPrintCopy } from '../../../shared/copy/person/person-print.ts';
import { personRoiCopy } from '../../../shared/copy/person/person-roi.ts';
import { roiOf } from '../person/addresses/address-roi.ts';
import { type HomeDetails, homeFacts } from '../person/addresses/home-facts.ts';
import { provenanceText } from '../person/provenance-text.ts';

const OWNER = {
  OwnerOccupied: personCopy.addresses.ownerOccupied,
  AbsenteeOwner: personCopy.addresses.absenteeOwner,
  Unknown: null,
} as const;

/**
 * What the page shows of a house beside its address, a sentence each without its full stop: when it was confirmed, the
 * neighborhood, its owner, building and sale (P9-043), and its appreciation. `ratePercent` is that of a loan, a year.
 */
export function homeTexts(address: Address, home: HomeDetails | null, ratePercent: number): string[] {
  const { provenance, property } = address.type === 'full' ? address : { provenance: null, property: null };
  const neighborhood = property?.neighborhood?.trim();
  return [
    provenance === null ? null : provenanceText(provenance),
    neighborhood ? personCopy.addresses.neighborhood(neighborhood) : null,
    property === null ? null : OWNER[property.ownerOccupied],
    address.type === 'full' ? homeFacts(property, home) : null,
    roiText(address, home, ratePercent),
  ].filter((text) => text !== null && text !== '') as string[];
}

function roiText(address: Address, home: HomeDetails | null, ratePercent: number): string | null {
  const roi = roiOf(address, home, ratePercent);
  if (roi === null) return null;
  const { grade, score, attributes, appreciationPercent, estimate } = roi;
  const words = personRoiCopy;
  return [
    personPrintCopy.appreciation(words.grade(grade, score)),
    ...(appreciationPercent === null ? [] : [words.forecast(appreciationPercent)]),
    ...(attributes.length === 0 ? [] : [words.reasons(attributes.join(', '))]),
    ...(estimate === null ? [] : [words.outcome(estimate.profit, estimate.price), words.assumptions(ratePercent)]),
  ].join(' ');
}
