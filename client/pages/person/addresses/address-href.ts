import { isUrlSafe } from '../../../../shared/urls/identifiers.ts';
import { buildLocationSegment, placeText } from '../../../../shared/urls/location.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { buildSegment, PLACEHOLDER } from '../../../../shared/urls/segments.ts';

/** The page of an address; null without an id, or if a path cannot contain its street or place. */
export function addressHref(address: {
  readonly id: string | null;
  readonly line1: string;
  readonly city: string;
  readonly stateCode: string;
}): string | null {
  const { id, line1: street } = address;
  const location = placeText(address.city, address.stateCode);
  if (id === null || !isUrlSafe(id)) return null;
  const isSpelled = buildSegment(street) !== PLACEHOLDER && buildLocationSegment(location) !== PLACEHOLDER;
  return isSpelled ? paths.address({ street, location, id }) : null;
}
