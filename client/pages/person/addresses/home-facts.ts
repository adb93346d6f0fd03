import type { Address, AddressProperty, CurrentAddressDetails } from '../../../../shared/contract/person/address.ts';
import { personCopy } from '../../../../shared/copy/person/person.ts';
import { personHomeCopy as words } from '../../../../shared/copy/person/person-home.ts';

/** The details of the current address, if the viewer may see them. */
export type HomeDetails = Extract<CurrentAddressDetails, { type: 'full' }>;

/** A line may break after the dot, but not before it. */
const SEPARATOR = '\u00a0· ';

/**
 * '3 beds · 2 baths · 1,480 sq ft · Residential · Built 1926 · Sold $412K in 2018 · Market value $545K': the facts
 * about a house, from the address's record first and from the current home's details second (P9-043); '' without any. A
 * 0 means unknown.
 */
export function homeFacts(property: AddressProperty | null, home: HomeDetails | null): string {
  const known = (value: number | null | undefined, say: (value: number) => string) =>
    value == null || value <= 0 ? null : say(value);
  return [
    known(property?.bedrooms ?? home?.bedrooms, words.beds),
    known(property?.bathrooms ?? home?.bathrooms, words.baths),
    known(property?.livingSqft ?? home?.livingSqft, words.area),
    property?.propertyPurpose ?? home?.propertyPurpose ?? property?.propertyType,
    known(property?.effYearBuilt, words.built),
    property == null ? null : lastSale(property),
    known(home?.marketValue, words.marketValue),
  ]
    .filter((fact) => fact != null && fact !== '')
    .join(SEPARATOR);
}

/** A sale for $0 changed the owner and has no price to show. */
function lastSale({ lastSaleAmount, saleDate }: AddressProperty): string | null {
  const dollars = lastSaleAmount === null || lastSaleAmount <= 0 ? null : lastSaleAmount;
  const year = saleDate?.year ?? null;
  if (year !== null) return words.soldIn(dollars, year);
  return dollars === null ? null : words.sold(dollars);
}

/** The address that the details are about: matched by property, otherwise the first current one. */
export function findHome(addresses: readonly Address[], { pnpId }: HomeDetails): Address | undefined {
  const current = addresses.filter((address) => address.type === 'full' && !address.isHistorical);
  return current.find((address) => address.type === 'full' && address.pnpId === pnpId) ?? current[0];
}

/** 'Owner occupied' or 'Absentee owner'; null if that is unknown. */
export function occupancyText(property: AddressProperty | null): string | null {
  switch (property?.ownerOccupied) {
    case 'OwnerOccupied':
      return personCopy.addresses.ownerOccupied;
    case 'AbsenteeOwner':
      return personCopy.addresses.absenteeOwner;
    default:
      return null;
  }
}
