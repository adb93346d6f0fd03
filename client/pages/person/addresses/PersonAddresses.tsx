import type { Address } from '../../../../shared/contract/address.ts';
import { personCopy } from '../../../../shared/copy/person.ts';
import { Card } from '../../../ui/Card.tsx';
import { CardFoot } from '../../../ui/CardFoot.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Disclosure, type ListLimit } from '../../../ui/Disclosure.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LampLink } from '../../../ui/LampLink.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import type { PersonPageModel } from '../../page-model.ts';
import { priceLink } from '../person-links.ts';
import { SECTION_IDS, sectionCount } from '../person-sections.ts';
import type { HomeDetails } from './home-facts.ts';
import { PersonAddress } from './PersonAddress.tsx';
import { PersonOwned } from './PersonOwned.tsx';

const words = personCopy.addresses;
const LIMIT: ListLimit = { wide: 6, narrow: 6 };

/** Where the person lives and lived, as it came in, and what they own. Links to a price stay in the tab (P6-029). */
export function PersonAddresses({ page }: { page: PersonPageModel }) {
  const person = page.details.results;
  const { addresses, ownedProperties, currentAddressDetails } = person;
  const isLocked = addresses.some(({ type }) => type !== 'full');
  const home = currentAddressDetails?.type === 'full' ? currentAddressDetails : null;
  const homeAddress = home === null ? null : findHome(addresses, home);
  return (
    <section aria-labelledby={SECTION_IDS.addresses}>
      <SectionHead
        id={SECTION_IDS.addresses}
        title={words.title}
        count={sectionCount(person, 'addresses') || undefined}
      >
        {isLocked ? <Chip tone="lamp">{personCopy.premium}</Chip> : null}
      </SectionHead>
      <Card>
        {addresses.length === 0 ? (
          <EmptyState icon="pin">
            <p>{words.none}</p>
          </EmptyState>
        ) : (
          <Disclosure limit={LIMIT}>
            {addresses.map((address, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: masked addresses have nothing else, and the list never changes
              <PersonAddress key={index} address={address} home={address === homeAddress ? home : null} />
            ))}
          </Disclosure>
        )}
        {ownedProperties.length === 0 ? null : <PersonOwned properties={ownedProperties} />}
        {isLocked ? (
          <CardFoot>
            <p>{words.freeNote}</p>
            <LampLink {...priceLink(page, 'addresses')}>{words.view}</LampLink>
          </CardFoot>
        ) : null}
      </Card>
    </section>
  );
}

/** The address that the details are about: by its property, else the first one that is current. */
function findHome(addresses: readonly Address[], { pnpId }: HomeDetails): Address | undefined {
  const current = addresses.filter((address) => address.type === 'full' && !address.isHistorical);
  return current.find((address) => address.type === 'full' && address.pnpId === pnpId) ?? current[0];
}
