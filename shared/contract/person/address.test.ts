import { describe, expect, it } from 'vitest';
import { DATE, PROVENANCE } from '../../../tests/fixtures/sample-values.ts';
import { expectFields, variantOf } from '../../../tests/support/contract-fields.ts';
import {
  addressPropertySchema,
  addressSchema,
  currentAddressDetailsSchema,
  fullAddressSchema,
  obfuscatedAddressSchema,
  ownedPropertySchema,
  partialAddressSchema,
} from './address.ts';
import { personSchema } from './person.ts';

const PROPERTY = {
  propertyType: 'Single family',
  propertyPurpose: 'Residential',
  neighborhood: 'Sellwood',
  roiScore: 83,
  roiAttributes: ['Low vacancy'],
  roiTags: ['Appreciation'],
  bedrooms: 3,
  bathrooms: 1.5,
  livingSqft: 1_420,
  effYearBuilt: 1988,
  lastSaleAmount: 412_000,
  saleDate: DATE,
  ownerOccupied: 'OwnerOccupied',
  simulationResults: { cstvP50: 23.4 },
};
/** Of a city, rounded to 0.1 degree. */
const CENTER = { latitude: 45.5, longitude: -122.7 };
const FULL = {
  type: 'full',
  id: 'Amaple16',
  index: 0,
  line1: '16 Maple St',
  line1WithoutNumber: 'Maple St',
  line2: 'Apt 2',
  city: 'Portland',
  stateCode: 'OR',
  zip5: '97201',
  county: 'Multnomah',
  fipsCode: '41051',
  fullAddress: '16 Maple St Apt 2, Portland, OR 97201',
  usage: 'Residential',
  contactType: 'Home',
  isHistorical: true,
  moveInDate: '2019-03',
  moveOutDate: '2023-08',
  datesOfResidence: 'Mar 2019 – Aug 2023',
  latlong: { latitude: 45.52341, longitude: -122.67629 },
  cityLatlong: CENTER,
  pnpId: 'pnp-maple-16',
  roiGrade: 'A',
  property: PROPERTY,
  provenance: PROVENANCE,
  delta: 'changed',
};
const PARTIAL = {
  type: 'partial',
  line1WithoutNumber: 'Maple St',
  city: 'Portland',
  stateCode: 'OR',
  isHistorical: false,
  latlong: { latitude: 45.5, longitude: -122.7 },
  cityLatlong: CENTER,
  roiGrade: 'A',
  delta: 'added',
};
const OBFUSCATED = {
  type: 'obfuscated',
  city: 'Eugene',
  stateCode: 'OR',
  cityLatlong: CENTER,
  isHistorical: true,
  delta: 'added',
};
const OF_EACH_TYPE = [FULL, PARTIAL, OBFUSCATED];

const takes = (address: object) => addressSchema.safeParse(address).success;
/** Types of addresses that accept this field. */
const typesWith = (field: Readonly<Record<string, unknown>>) =>
  OF_EACH_TYPE.filter((address) => takes({ ...address, ...field })).map(({ type }) => type);

describe('an address', () => {
  it('is full, partial or obfuscated; there is no fourth type [F3-01 F5-32 P3-027]', () => {
    expect(OF_EACH_TYPE.map(takes)).toEqual([true, true, true]);
    expect(takes({ ...OBFUSCATED, type: 'masked' })).toBe(false);
    expect(personSchema.shape.addresses.safeParse([FULL, { ...FULL, type: 'hidden' }]).success).toBe(false);
  });
  it('has street, place, dates, position, property and source if full; anything not on record is null [F3-02 P3-028 P3-029]', () => {
    expectFields(fullAddressSchema, FULL, {
      orNull:
        'id line2 county fipsCode usage contactType moveInDate moveOutDate datesOfResidence latlong pnpId roiGrade property provenance',
      orAbsent: 'cityLatlong delta',
    });
  });
  it('has the street without its number, city, state, a vague position and the grade if partial [F3-03]', () => {
    expectFields(partialAddressSchema, PARTIAL, { orNull: 'latlong roiGrade', orAbsent: 'cityLatlong delta' });
  });
  it('has only city, state and whether it is historical if obfuscated', () => {
    expectFields(obfuscatedAddressSchema, OBFUSCATED, { orAbsent: 'cityLatlong delta' });
  });
  it('says where its city is to a tenth of a degree, never closer', () => {
    expect(typesWith({ cityLatlong: { latitude: 44.1, longitude: -123.1 } })).toEqual([
      'full',
      'partial',
      'obfuscated',
    ]);
    expect(typesWith({ cityLatlong: { latitude: 44.052, longitude: -123.087 } })).toEqual([]);
  });
  it('always has a city and a two-letter state [F3-04]', () => {
    expect(typesWith({ city: ' ' })).toEqual([]);
    expect(typesWith({ stateCode: 'Oregon' })).toEqual([]);
  });
  it('has a number and a five-digit zip only if full [F3-05 F3-12]', () => {
    for (const name of ['line1', 'line2', 'zip5', 'fullAddress'] as const)
      expect(typesWith({ [name]: FULL[name] })).toEqual(['full']);
    for (const zip5 of ['9720', '97201-1234', 'OR972']) expect(typesWith({ zip5 })).toEqual([]);
  });
  it('has months of residence only if full [F3-06]', () => {
    for (const field of ['moveInDate', 'moveOutDate']) {
      expect(typesWith({ [field]: '2019-03' })).toEqual(['full']);
      expect(typesWith({ [field]: null })).toEqual(['full']);
      for (const other of ['2019', '2019-03-01', 'Mar 2019']) expect(typesWith({ [field]: other })).toEqual([]);
    }
  });
  it('links somewhere, by id or property, only if full; the id may be unknown [F3-07 F3-08 P3-039]', () => {
    for (const field of [{ id: 'Amaple16' }, { id: null }, { pnpId: 'pnp-maple-16' }, { index: 1 }])
      expect(typesWith(field)).toEqual(['full']);
  });
  it('has county, usage and contact type only if full, the county also as five digits [F3-09 F3-10]', () => {
    for (const name of ['county', 'fipsCode', 'usage', 'contactType'] as const)
      expect(typesWith({ [name]: FULL[name] })).toEqual(['full']);
    for (const fipsCode of ['4105', '410511', 'OR051']) expect(typesWith({ fipsCode })).toEqual([]);
  });
  it('needs no flag for being hidden, because then it is not sent', () => {
    expect(typesWith({ isSuppressed: true })).toEqual([]);
  });
  it('has its position to a tenth of a degree if partial, exactly if full [P3-030]', () => {
    expect(typesWith({ latlong: { latitude: 45.5, longitude: -122.7 } })).toEqual(['full', 'partial']);
    expect(typesWith({ latlong: { latitude: 45.52, longitude: -122.7 } })).toEqual(['full']);
    expect(typesWith({ latlong: { latitude: 45.5, longitude: -122.67629 } })).toEqual(['full']);
  });
});

describe('what a property record says about an address', () => {
  it('is sent as one object, property, in which each field may be unknown [P3-031 P3-032]', () => {
    expectFields(addressPropertySchema, PROPERTY, { needed: 'roiAttributes roiTags ownerOccupied' });
  });
  it('has a score from 0 to 100, a forecast in percent and one of three kinds of owners [F3-41 P3-034 P3-035]', () => {
    const takesField = (field: object) => addressPropertySchema.safeParse({ ...PROPERTY, ...field }).success;
    for (const roiScore of [0, 100, null]) expect(takesField({ roiScore })).toBe(true);
    for (const roiScore of [-1, 101, 83.5]) expect(takesField({ roiScore })).toBe(false);
    for (const ownerOccupied of ['OwnerOccupied', 'AbsenteeOwner', 'Unknown'])
      expect(takesField({ ownerOccupied })).toBe(true);
    expect(takesField({ ownerOccupied: 'Rented' })).toBe(false);
    expect(takesField({ simulationResults: { cstvP50: -4.2 } })).toBe(true);
    expect(takesField({ simulationResults: {} })).toBe(false);
  });
});

describe('an owned property', () => {
  it('has its ids, street, place and county if full', () => {
    const full = {
      type: 'full',
      propertyId: 'property-1',
      pnpId: 'pnp-maple-16',
      line1: '16 Maple St',
      line1WithoutNumber: 'Maple St',
      city: 'Portland',
      stateCode: 'OR',
      zip5: '97201',
      county: 'Multnomah',
      since: '2018-02',
      provenance: PROVENANCE,
    };
    expectFields(variantOf(ownedPropertySchema, 'full'), full, { orNull: 'county', orAbsent: 'since provenance' });
  });
  it('has a street without number, a place, and perhaps the id of the masked property page if partial', () => {
    const partial = {
      type: 'partial',
      pnpId: 'pnp-maple-16',
      line1WithoutNumber: 'Maple St',
      city: 'Portland',
      stateCode: 'OR',
    };
    expectFields(variantOf(ownedPropertySchema, 'partial'), partial, { orNull: 'pnpId' });
  });
});

describe('current address details', () => {
  const PLACE = { line1: '16 Maple St', macroNbh: 'Southeast', city: 'Portland', state: 'OR', zip5: '97201' };

  it('have the property, its attributes, value and position if full', () => {
    const full = {
      type: 'full',
      propertyAddress: PLACE,
      propertyPurpose: 'Residential',
      bedrooms: 3,
      bathrooms: 1.5,
      livingSqft: 1_420,
      marketValue: 498_000,
      pnpId: 'pnp-maple-16',
      latlong: { latitude: 45.52341, longitude: -122.67629 },
    };
    const schema = variantOf(currentAddressDetailsSchema, 'full');
    expectFields(schema, full, { needed: 'type propertyAddress pnpId' });
    for (const propertyAddress of [{ ...PLACE, macroNbh: null }, PLACE])
      expect(schema.safeParse({ ...full, propertyAddress }).success).toBe(true);
    for (const missing of Object.keys(PLACE))
      expect(schema.safeParse({ ...full, propertyAddress: { ...PLACE, [missing]: undefined } }).success).toBe(false);
  });
  it('have a street without number and its place if partial', () => {
    const partial = {
      type: 'partial',
      propertyAddress: { line1WithoutNumber: 'Maple St', city: 'Portland', state: 'OR' },
    };
    expectFields(variantOf(currentAddressDetailsSchema, 'partial'), partial);
  });
});
