import type { Person } from '../../../../shared/contract/person.ts';
import { personCopy } from '../../../../shared/copy/person.ts';
import { Card } from '../../../ui/Card.tsx';
import { CardFoot } from '../../../ui/CardFoot.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Disclosure, type ListLimit } from '../../../ui/Disclosure.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LampLink } from '../../../ui/LampLink.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { priceHref } from '../person-links.ts';
import { SECTION_IDS } from '../person-sections.ts';
import { PersonAddress } from './PersonAddress.tsx';

const words = personCopy.addresses;
const LIMIT: ListLimit = { wide: 6, narrow: 6 };

/** In the order they came in. Links to a price stay in the tab here (P 6). */
export function PersonAddresses({ person }: { person: Person }) {
  const { addresses } = person;
  const isLocked = addresses.some(({ type }) => type !== 'full');
  return (
    <section aria-labelledby={SECTION_IDS.addresses}>
      <SectionHead
        id={SECTION_IDS.addresses}
        title={words.title}
        count={Math.max(person.counts.addressesCount, addresses.length) || undefined}
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
              <PersonAddress key={index} address={address} />
            ))}
          </Disclosure>
        )}
        {isLocked ? (
          <CardFoot>
            <p>{words.freeNote}</p>
            <LampLink href={priceHref(person, 'addresses')}>{words.view}</LampLink>
          </CardFoot>
        ) : null}
      </Card>
    </section>
  );
}
