import type { PlacedRecord } from '../people/person-record.ts';

/** '16 Maple St Apt 4': number, street and unit. */
export function line1Of({ houseNumber, street, unit }: Pick<PlacedRecord, 'houseNumber' | 'street' | 'unit'>): string {
  return [houseNumber, street, unit].filter((part) => part !== null && part !== '').join(' ');
}

/** '16 Maple St Apt 4, Portland, OR 97201' */
export function fullAddressOf(place: PlacedRecord): string {
  return `${line1Of(place)}, ${place.city}, ${place.stateCode} ${place.zip5}`;
}
