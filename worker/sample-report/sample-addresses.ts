import type {
  AddressProperty,
  CurrentAddressDetails,
  FullAddress,
  OwnedProperty,
} from '../../shared/contract/person/address.ts';
import { residenceDates } from '../../shared/people/residence-dates.ts';
import {
  BOISE_HOME,
  dateOn,
  EUGENE_HOME,
  HOME,
  knownSince,
  SALEM_HOME,
  SAMPLE_HOME_ID,
  type SampleMonth,
} from './sample-facts.ts';

const HOME_PROPERTY: AddressProperty = {
  propertyType: 'Single family residence',
  propertyPurpose: 'Residential',
  neighborhood: null,
  roiScore: 84,
  roiAttributes: ['Low vacancy', 'Steady sales'],
  roiTags: ['Appreciation'],
  bedrooms: 3,
  bathrooms: 2,
  livingSqft: 1_480,
  effYearBuilt: 1926,
  lastSaleAmount: 412_000,
  saleDate: dateOn(2019, 6, 14),
  ownerOccupied: 'OwnerOccupied',
  simulationResults: { cstvP50: 71.4 },
};

/**
 * Where the invented person lives and lived, the latest first. The streets do not exist; the pins are in public parks,
 * where nobody lives.
 */
export const sampleAddresses: readonly FullAddress[] = [
  address(0, {
    fullAddress: HOME,
    line1: '1420 Sample St',
    line1WithoutNumber: 'Sample St',
    city: 'Portland',
    zip5: '97214',
    county: 'Multnomah',
    fipsCode: '41051',
    moveInDate: '2019-06',
    latlong: { latitude: 45.5211, longitude: -122.6262 },
    roiGrade: 'A',
    property: HOME_PROPERTY,
  }),
  address(1, {
    fullAddress: SALEM_HOME,
    line1: '88 Specimen Ave',
    line1WithoutNumber: 'Specimen Ave',
    line2: 'Apt 4',
    city: 'Salem',
    zip5: '97301',
    county: 'Marion',
    fipsCode: '41047',
    moveInDate: '2014-08',
    moveOutDate: '2019-06',
    latlong: { latitude: 44.931, longitude: -123.0385 },
  }),
  address(2, {
    fullAddress: BOISE_HOME,
    line1: '305 Pattern Ct',
    line1WithoutNumber: 'Pattern Ct',
    city: 'Boise',
    stateCode: 'ID',
    zip5: '83702',
    county: 'Ada',
    fipsCode: '16001',
    moveInDate: '2009-03',
    moveOutDate: '2014-08',
    latlong: { latitude: 43.6085, longitude: -116.201 },
    roiGrade: 'C',
    property: {
      ...HOME_PROPERTY,
      roiScore: 58,
      roiAttributes: [],
      roiTags: [],
      bedrooms: 2,
      bathrooms: 1,
      livingSqft: 990,
      effYearBuilt: 1978,
      lastSaleAmount: 168_500,
      saleDate: dateOn(2014, 8, 22),
      ownerOccupied: 'AbsenteeOwner',
      simulationResults: null,
    },
  }),
  address(3, {
    fullAddress: EUGENE_HOME,
    line1: '17 Placeholder Ln',
    line1WithoutNumber: 'Placeholder Ln',
    city: 'Eugene',
    zip5: '97401',
    county: 'Lane',
    fipsCode: '41039',
    moveInDate: '2005-09',
    moveOutDate: '2009-03',
    latlong: { latitude: 44.056, longitude: -123.079 },
  }),
];

export const sampleHome: CurrentAddressDetails = {
  type: 'full',
  propertyAddress: { line1: '1420 Sample St', macroNbh: null, city: 'Portland', state: 'OR', zip5: '97214' },
  propertyPurpose: 'Residential',
  bedrooms: 3,
  bathrooms: 2,
  livingSqft: 1_480,
  marketValue: 545_000,
  pnpId: SAMPLE_HOME_ID,
  latlong: { latitude: 45.5211, longitude: -122.6262 },
};

export const sampleOwned: readonly OwnedProperty[] = [
  {
    type: 'full',
    propertyId: SAMPLE_HOME_ID,
    pnpId: SAMPLE_HOME_ID,
    line1: '1420 Sample St',
    line1WithoutNumber: 'Sample St',
    city: 'Portland',
    stateCode: 'OR',
    zip5: '97214',
    county: 'Multnomah',
    since: '2019-06',
    provenance: knownSince('2019-06', 'property record'),
  },
];

type OwnFacts = Pick<FullAddress, 'fullAddress' | 'line1' | 'line1WithoutNumber' | 'city' | 'zip5'> &
  Partial<FullAddress> & { readonly moveInDate: SampleMonth };

/** No address has an id of its own: it has no page. */
function address(index: number, facts: OwnFacts): FullAddress {
  const { moveInDate, moveOutDate = null } = facts;
  const isHistorical = moveOutDate !== null;
  return {
    type: 'full',
    id: null,
    index,
    line2: null,
    stateCode: 'OR',
    county: null,
    fipsCode: null,
    usage: 'Residential',
    contactType: 'Home',
    isHistorical,
    moveOutDate,
    datesOfResidence: residenceDates({ moveInDate, moveOutDate, isHistorical }),
    latlong: null,
    pnpId: null,
    roiGrade: null,
    property: null,
    provenance: knownSince(moveInDate, 'property record'),
    ...facts,
  };
}
