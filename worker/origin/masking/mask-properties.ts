import type { CurrentAddressDetails, OwnedProperty } from '../../../shared/contract/person/address.ts';
import type { OwnedPropertyRecord, ResidenceRecord } from '../people/person-record.ts';
import { type Access, isFree } from './access.ts';
import { line1Of } from './address-lines.ts';
import { orderResidences } from './mask-addresses.ts';
import { maskProvenance } from './mask-fact.ts';

/**
 * Properties the person owns now. A free viewer gets streets and places, and only the first one's id, which opens
 * nothing but the masked property page (P3-041).
 */
export function maskOwnedProperties(properties: readonly OwnedPropertyRecord[], access: Access): OwnedProperty[] {
  if (isFree(access))
    return properties.map(({ pnpId, street, city, stateCode }, at) => ({
      type: 'partial',
      pnpId: at === 0 ? pnpId : null,
      line1WithoutNumber: street,
      city,
      stateCode,
    }));
  return properties.map((property) => ({
    type: 'full',
    propertyId: property.pnpId,
    pnpId: property.pnpId,
    line1: line1Of(property),
    line1WithoutNumber: property.street,
    city: property.city,
    stateCode: property.stateCode,
    zip5: property.zip5,
    county: property.county,
    ...(property.provenance.firstSeen === null ? {} : { since: property.provenance.firstSeen }),
    provenance: maskProvenance(property.provenance),
  }));
}

/** The home at the current address, as the property record describes it; null without such a record (P3-042). */
export function maskCurrentAddressDetails(
  residences: readonly ResidenceRecord[],
  access: Access,
): CurrentAddressDetails | null {
  const [home] = orderResidences(residences);
  if (home === undefined || !home.isCurrent || home.property === null) return null;
  const { city, stateCode: state, zip5, latitude, longitude, property } = home;
  if (isFree(access)) return { type: 'partial', propertyAddress: { line1WithoutNumber: home.street, city, state } };
  return {
    type: 'full',
    propertyAddress: { line1: line1Of(home), macroNbh: property.macroNeighborhood, city, state, zip5 },
    propertyPurpose: property.propertyPurpose,
    bedrooms: property.bedrooms,
    bathrooms: property.bathrooms,
    livingSqft: property.livingSqft,
    marketValue: property.marketValue,
    pnpId: property.pnpId,
    latlong: { latitude, longitude },
  };
}
