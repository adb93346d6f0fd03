import type { OwnedProperty } from '../../../../shared/contract/address.ts';
import { personCopy } from '../../../../shared/copy/person.ts';
import { placeText } from '../../../../shared/urls/location.ts';
import { Disclosure, type ListLimit } from '../../../ui/Disclosure.tsx';
import { OWNED_ID } from '../person-sections.ts';
import { StreetWithoutNumber } from './PersonAddress.tsx';

const LIMIT: ListLimit = { wide: 3, narrow: 3 };

/** What the person owns, below where they live; its style sheet belongs to who places it. */
export function PersonOwned({ properties }: { properties: readonly OwnedProperty[] }) {
  return (
    <>
      <h3 id={OWNED_ID}>{personCopy.addresses.owned}</h3>
      <Disclosure limit={LIMIT}>
        {properties.map((property, index) => {
          const place = placeText(property.city, property.stateCode);
          const isFull = property.type === 'full';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: partial ones have nothing else, and the list never changes
            <li key={index}>
              <b>{isFull ? property.line1 : <StreetWithoutNumber street={property.line1WithoutNumber} />}</b>
              {isFull ? `${place} ${property.zip5}` : place}
            </li>
          );
        })}
      </Disclosure>
    </>
  );
}
