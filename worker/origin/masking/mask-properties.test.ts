import { describe, expect, it } from 'vitest';
import { CANCELLED, FREE, former, home, mask, PAID } from '../../../tests/fixtures/person-record.ts';

describe('owned properties', () => {
  it('in the free view are a street and a place, and the id of the first one [P3-041]', () => {
    const where = { city: 'Portland', stateCode: 'OR' };
    for (const access of [FREE, CANCELLED])
      expect(mask(access).ownedProperties).toEqual([
        { type: 'partial', pnpId: 'pnp-canary', line1WithoutNumber: 'Alder St', ...where },
        { type: 'partial', pnpId: null, line1WithoutNumber: 'Cabin Rd', ...where },
      ]);
  });

  it('are full for a paying viewer', () => {
    for (const access of PAID) {
      const [first, second] = mask(access).ownedProperties;
      expect(first).toEqual({
        type: 'full',
        propertyId: 'pnp-canary',
        pnpId: 'pnp-canary',
        line1: '98431 Alder St Apt 77C',
        line1WithoutNumber: 'Alder St',
        city: 'Portland',
        stateCode: 'OR',
        zip5: '97201',
        county: 'Canary County',
        since: '2019-04',
        provenance: { firstSeen: '2019-04', lastSeen: '2026-08', source: 'property record' },
      });
      expect(second).toMatchObject({ pnpId: 'pnp-second', line1: '77310 Cabin Rd Apt 77C' });
    }
  });
});

describe('the current address as a property', () => {
  it('in the free view is a street and a place', () => {
    expect(mask(FREE).currentAddressDetails).toEqual({
      type: 'partial',
      propertyAddress: { line1WithoutNumber: 'Alder St', city: 'Portland', state: 'OR' },
    });
  });

  it('is full for a paying viewer [P3-042]', () => {
    for (const access of PAID)
      expect(mask(access).currentAddressDetails).toEqual({
        type: 'full',
        propertyAddress: {
          line1: '98431 Alder St Apt 77C',
          macroNbh: 'Greater Canary',
          city: 'Portland',
          state: 'OR',
          zip5: '97201',
        },
        propertyPurpose: 'Rental',
        bedrooms: 4,
        bathrooms: 2.5,
        livingSqft: 2317,
        marketValue: 612_345,
        pnpId: 'pnp-canary',
        latlong: { latitude: 45.52341, longitude: -122.67629 },
      });
  });

  it('is null if nobody lives there any more, without a property record, and without an address', () => {
    const { property } = home;
    for (const residences of [[{ ...former, property }], [{ ...home, property: null }], []])
      for (const access of [FREE, ...PAID]) expect(mask(access, { residences }).currentAddressDetails).toBeNull();
  });
});
