import type { Address, AddressProperty } from '../../../shared/contract/person/address.ts';
import { residenceDates } from '../../../shared/people/residence-dates.ts';
import { roiGrade } from '../../../shared/property/roi-grade.ts';
import { addressFact } from '../monitoring/facts.ts';
import type { PropertyFacts, ResidenceRecord } from '../people/person-record.ts';
import { type Access, isFree } from './access.ts';
import { fullAddressOf, line1Of } from './address-lines.ts';
import { deltaOf, maskDate, maskProvenance } from './mask-fact.ts';

/** Vague coordinates are rounded to this many parts of a degree (F9-46). */
const VAGUE_PER_DEGREE = 10;

/** Current ones first, in stored order: the first of several is 'the current address' (P4-110). */
export function orderResidences(residences: readonly ResidenceRecord[]): ResidenceRecord[] {
  return [...residences].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/**
 * A person's addresses, the current one first. A free viewer gets the street without its number, the place, the grade
 * and a vague position of the current one, and only city and state of all others (F3-03).
 */
export function maskAddresses(residences: readonly ResidenceRecord[], access: Access): Address[] {
  const ordered = orderResidences(residences);
  if (!isFree(access)) return ordered.map((residence, at) => fullAddress(residence, at, access));
  return ordered.map((residence, at) =>
    at === 0 && residence.isCurrent ? partialAddress(residence) : obfuscatedAddress(residence),
  );
}

function fullAddress(residence: ResidenceRecord, index: number, access: Access): Address {
  const { property, isCurrent, moveIn, moveOut, latitude, longitude } = residence;
  const dates = { isHistorical: !isCurrent, moveInDate: moveIn, moveOutDate: moveOut };
  return {
    type: 'full',
    id: residence.addressId,
    index,
    line1: line1Of(residence),
    line1WithoutNumber: residence.street,
    line2: null,
    city: residence.city,
    stateCode: residence.stateCode,
    zip5: residence.zip5,
    county: residence.county,
    fipsCode: residence.fipsCode,
    fullAddress: fullAddressOf(residence),
    usage: residence.usage,
    contactType: residence.contactType,
    ...dates,
    datesOfResidence: residenceDates(dates),
    latlong: { latitude, longitude },
    cityLatlong: cityCenter(residence),
    pnpId: property?.pnpId ?? null,
    roiGrade: roiGrade(property?.roiScore ?? null),
    property: property === null ? null : addressProperty(property),
    provenance: maskProvenance(residence.provenance),
    ...deltaOf(addressFact(residence), access),
  };
}

function addressProperty(property: PropertyFacts): AddressProperty {
  return {
    propertyType: property.propertyType,
    propertyPurpose: property.propertyPurpose,
    neighborhood: property.neighborhood,
    roiScore: property.roiScore,
    roiAttributes: [...property.roiAttributes],
    roiTags: [...property.roiTags],
    bedrooms: property.bedrooms,
    bathrooms: property.bathrooms,
    livingSqft: property.livingSqft,
    effYearBuilt: property.effYearBuilt,
    lastSaleAmount: property.lastSaleAmount,
    saleDate: maskDate(property.saleDate),
    ownerOccupied: property.ownerOccupied,
    simulationResults: property.simulationResults === null ? null : { cstvP50: property.simulationResults.cstvP50 },
  };
}

// The unit goes with the number: it would reveal the door.
function partialAddress(residence: ResidenceRecord): Address {
  return {
    type: 'partial',
    line1WithoutNumber: residence.street,
    city: residence.city,
    stateCode: residence.stateCode,
    isHistorical: false,
    latlong: { latitude: vague(residence.latitude), longitude: vague(residence.longitude) },
    cityLatlong: cityCenter(residence),
    roiGrade: roiGrade(residence.property?.roiScore ?? null),
  };
}

function obfuscatedAddress(residence: ResidenceRecord): Address {
  const { city, stateCode, isCurrent } = residence;
  return { type: 'obfuscated', city, stateCode, cityLatlong: cityCenter(residence), isHistorical: !isCurrent };
}

/** Of the city, which is sent anyway: it tells nothing of the home in it. */
function cityCenter({ cityLatitude, cityLongitude }: ResidenceRecord) {
  return { latitude: vague(cityLatitude), longitude: vague(cityLongitude) };
}

/** One coordinate for viewers who may not see the address, in degrees. */
export function vague(degrees: number): number {
  return Math.round(degrees * VAGUE_PER_DEGREE) / VAGUE_PER_DEGREE;
}
