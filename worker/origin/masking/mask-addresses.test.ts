import { describe, expect, it } from 'vitest';
import { FREE, former, home, mask, PAID } from '../../../tests/fixtures/person-record.ts';

describe('addresses', () => {
  it('in the free view are the street of the current one and the places of the others [F9-46]', () => {
    expect(mask(FREE).addresses).toEqual([
      {
        type: 'partial',
        line1WithoutNumber: 'Alder St',
        city: 'Portland',
        stateCode: 'OR',
        isHistorical: false,
        latlong: { latitude: 45.5, longitude: -122.7 },
        cityLatlong: { latitude: 45.5, longitude: -122.7 },
        roiGrade: 'A',
      },
      {
        type: 'obfuscated',
        city: 'Eugene',
        stateCode: 'OR',
        cityLatlong: { latitude: 44.1, longitude: -123.1 },
        isHistorical: true,
      },
    ]);
  });

  it('are full for a paying viewer, the current one first [P4-110]', () => {
    for (const access of PAID) {
      const [current, past] = mask(access).addresses;
      expect(current).toEqual({
        type: 'full',
        id: 'Acanaryhome1',
        index: 0,
        line1: '98431 Alder St Apt 77C',
        line1WithoutNumber: 'Alder St',
        line2: null,
        city: 'Portland',
        stateCode: 'OR',
        zip5: '97201',
        county: 'Canary County',
        fipsCode: '41951',
        fullAddress: '98431 Alder St Apt 77C, Portland, OR 97201',
        usage: 'Residential',
        contactType: 'Home',
        isHistorical: false,
        moveInDate: '2019-04',
        moveOutDate: null,
        datesOfResidence: 'Since Apr, 2019',
        latlong: { latitude: 45.52341, longitude: -122.67629 },
        cityLatlong: { latitude: 45.5, longitude: -122.7 },
        pnpId: 'pnp-canary',
        roiGrade: 'A',
        property: {
          propertyType: 'Canary Cottage',
          propertyPurpose: 'Rental',
          neighborhood: 'Canary Park',
          roiScore: 83,
          roiAttributes: ['Low vacancy'],
          roiTags: ['Steady rents'],
          bedrooms: 4,
          bathrooms: 2.5,
          livingSqft: 2317,
          effYearBuilt: 1938,
          lastSaleAmount: 455_123,
          saleDate: { year: 2019, month: 4, day: 9, fullDate: '4/9/2019' },
          ownerOccupied: 'AbsenteeOwner',
          simulationResults: { cstvP50: 17.3 },
        },
        provenance: { firstSeen: '2017-02', lastSeen: '2026-03', source: 'public directory' },
      });
      expect(past).toMatchObject({
        index: 1,
        line1: '55512 Canary Former Rd Apt 77C',
        isHistorical: true,
        datesOfResidence: 'Feb, 2010 – Mar, 2019',
        pnpId: null,
        property: null,
        provenance: { source: 'property record' },
      });
    }
  });

  it('are never partial if nobody lives there any more, and at most one is', () => {
    expect(mask(FREE, { residences: [former] }).addresses.map(({ type }) => type)).toEqual(['obfuscated']);
    const two = mask(FREE, { residences: [home, { ...home, addressId: 'Asecondhome1' }] }).addresses;
    expect(two.map(({ type }) => type)).toEqual(['partial', 'obfuscated']);
  });

  it('without a property record have no grade', () => {
    const [address] = mask(FREE, { residences: [{ ...home, property: null }] }).addresses;
    expect(address).toMatchObject({ roiGrade: null });
  });
});
