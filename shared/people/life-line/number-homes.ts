import type { Address } from '../../contract/person/address.ts';
import { orderAddresses } from '../order-addresses.ts';
import { readRecordDate } from '../record-date.ts';

/** An address with its number on the line, on the map and in the list of addresses. */
export interface NumberedHome {
  readonly address: Address;
  /** 1 is where somebody lives now, or lived last; numbers count back */
  readonly number: number;
}

/** The anchor of a home in the list of addresses. */
export const homeId = (number: number): string => `home-${number}`;

/** Whether all addresses were sent whole. */
export const areSentWhole = (addresses: readonly Address[]): boolean => addresses.every(({ type }) => type === 'full');

/**
 * A person's addresses by number. If all were sent whole, the latest come first, and those without a date last;
 * otherwise they stay in the order of the list, which is all that a masked address tells.
 */
export function numberHomes(addresses: readonly Address[]): NumberedHome[] {
  const listed = orderAddresses(addresses);
  const [home] = listed;
  const ordered = areSentWhole(listed)
    ? listed.toSorted((a, b) => rank(b, home) - rank(a, home) || byStart(b) - byStart(a))
    : listed;
  return ordered.map((address, index) => ({ address, number: index + 1 }));
}

/** The time by which homes are sorted; the current home is the latest. */
function rank(address: Address, home: Address | undefined): number {
  if (!address.isHistorical) return address === home ? Number.MAX_SAFE_INTEGER : Number.MAX_SAFE_INTEGER - 1;
  return address.type === 'full' ? (monthOf(address.moveOutDate) ?? monthOf(address.moveInDate) ?? -1) : -1;
}

function byStart(address: Address): number {
  return address.type === 'full' ? (monthOf(address.moveInDate) ?? -1) : -1;
}

function monthOf(stored: string | null): number | null {
  const date = readRecordDate(stored);
  return date?.year == null ? null : date.year * 12 + (date.month ?? 1);
}
