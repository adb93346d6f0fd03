import type { Address } from '../../../shared/contract/person.ts';
import { roiGrade } from '../../../shared/property/roi-grade.ts';
import type { ResidenceRecord } from '../people/person-record.ts';
import { type Access, isFree } from './access.ts';

/** Vague coordinates are cut to this many parts of a degree (F 9). */
const VAGUE_PER_DEGREE = 10;

/**
 * A person's addresses, the current one first. A free viewer gets of the current one the street without its number, the
 * place, the grade and a vague position, and of all others the city and state alone (decisions 3).
 */
export function maskAddresses(residences: readonly ResidenceRecord[], access: Access): Address[] {
  const ordered = [...residences].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  if (!isFree(access)) return ordered.map(fullAddress);
  // Of several current ones only the first is 'the current address'.
  return ordered.map((residence, at) =>
    at === 0 && residence.isCurrent ? partialAddress(residence) : obfuscatedAddress(residence),
  );
}

function fullAddress(residence: ResidenceRecord): Address {
  const { houseNumber, street, unit, latitude, longitude } = residence;
  return {
    type: 'full',
    id: residence.addressId,
    line1: [houseNumber, street, unit].filter((part) => part !== null && part !== '').join(' '),
    line2: null,
    city: residence.city,
    stateCode: residence.stateCode,
    zip5: residence.zip5,
    county: residence.county,
    isHistorical: !residence.isCurrent,
    moveInDate: residence.moveIn,
    moveOutDate: residence.moveOut,
    latlong: { latitude, longitude },
    pnpId: residence.pnpId,
    roiGrade: roiGrade(residence.roiScore),
  };
}

// The unit goes with the number: it would tell the door.
function partialAddress(residence: ResidenceRecord): Address {
  return {
    type: 'partial',
    line1WithoutNumber: residence.street,
    city: residence.city,
    stateCode: residence.stateCode,
    isHistorical: false,
    latlong: { latitude: vague(residence.latitude), longitude: vague(residence.longitude) },
    roiGrade: roiGrade(residence.roiScore),
  };
}

function obfuscatedAddress({ city, stateCode, isCurrent }: ResidenceRecord): Address {
  return { type: 'obfuscated', city, stateCode, isHistorical: !isCurrent };
}

function vague(degrees: number): number {
  return Math.round(degrees * VAGUE_PER_DEGREE) / VAGUE_PER_DEGREE;
}
