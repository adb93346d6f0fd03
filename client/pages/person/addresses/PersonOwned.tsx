import { personCopy } from '../../../../shared/copy/person/person.ts';
import { OWNED_ID } from '../../../../shared/people/person-sections.ts';
import { placeText } from '../../../../shared/urls/location.ts';
import { Disclosure, type ListLimit } from '../../../ui/list/Disclosure.tsx';
import type { PersonPageModel } from '../../page-model.ts';
import { propertyId } from '../person-links.ts';
import { PersonPropertyLink } from '../property/PersonPropertyLink.tsx';
import { PersonPropertyUpsell } from '../property/PersonPropertyUpsell.tsx';
import { StreetWithoutNumber } from './PersonAddress.tsx';

const LIMIT: ListLimit = { wide: 3, narrow: 3 };

/** What the person owns, below where they live; its style sheets belong to who places it. */
export function PersonOwned({ page }: { page: PersonPageModel }) {
  return (
    <>
      <h3 id={OWNED_ID}>{personCopy.addresses.owned}</h3>
      <Disclosure limit={LIMIT}>
        {page.details.results.ownedProperties.map((property, index) => {
          const place = placeText(property.city, property.stateCode);
          const isFull = property.type === 'full';
          const pnpId = propertyId(property.pnpId);
          const street = isFull ? property.line1 : property.line1WithoutNumber;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: partial ones have nothing else, and the list never changes
            <li key={index}>
              <span>
                <b>{isFull ? street : <StreetWithoutNumber street={street} />}</b>
                {isFull ? `${place} ${property.zip5}` : place}
              </span>
              {pnpId === null ? null : (
                <PersonPropertyLink pnpId={pnpId} street={street} propertySite={page.propertySite} />
              )}
            </li>
          );
        })}
      </Disclosure>
      <PersonPropertyUpsell page={page} />
    </>
  );
}
