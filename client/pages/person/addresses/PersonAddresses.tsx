import type { ReactNode } from 'react';
import { foldedListCopy } from '../../../../shared/copy/format/folded-list.ts';
import { personCopy } from '../../../../shared/copy/person/person.ts';
import { personAddressesCopy } from '../../../../shared/copy/person/person-sections.ts';
import { OWNED_ID, PERSON_SECTIONS } from '../../../../shared/people/person-sections.ts';
import { placeText } from '../../../../shared/urls/location.ts';
import { Disclosure, type ListLimit } from '../../../ui/list/Disclosure.tsx';
import { Carousel } from '../../../ui/navigation/Carousel.tsx';
import foot from '../../../ui/surface/Card.module.css';
import { Card, EmptyState } from '../../../ui/surface/Card.tsx';
import { SectionHead } from '../../../ui/surface/SectionHead.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { ServerHtml } from '../../../ui/text/ServerHtml.tsx';
import { PersonMonitorButton } from '../header/PersonMonitorButton.tsx';
import { PersonMap } from '../map/PersonMap.tsx';
import { PersonPremiumTag } from '../PersonLockTag.tsx';
import { arePropertiesHidden } from '../page-omissions.ts';
import { propertyId } from '../person-links.ts';
import type { PersonPageModel } from '../person-model.ts';
import { sectionCount } from '../person-sections.ts';
import { PersonPropertyLink } from '../property/PersonPropertyLink.tsx';
import propertyParts from '../property/PersonPropertyParts.module.css';
import { PersonPropertyDiscovery, PersonPropertyUpsell } from '../property/PersonPropertyUpsell.tsx';
import { OFFER_SHEETS } from '../registry/offer-sheets.ts';
import { PersonOffer, PersonSlot } from '../registry/PersonOffer.tsx';
import { findHome } from './home-facts.ts';
import { PersonAddress, StreetWithoutNumber } from './PersonAddress.tsx';
import styles from './PersonAddresses.module.css';
import { useRecoveredAddresses } from './use-recovered-addresses.ts';

const words = personCopy.addresses;
const FOOT_SHEETS = [foot, ...OFFER_SHEETS];
/** Addresses in the list; the others are in a carousel. */
const LISTED = 4;
/** Style sheets of the property links and what surrounds them, which stay as the server wrote them. */
const PROPERTY_SHEETS = [propertyParts];

/** Where the person lives and lived, and what they own. Links to a price open in the same tab (P6-029). */
export function PersonAddresses({ page }: { page: PersonPageModel }) {
  const person = page.details.results;
  const { ownedProperties, currentAddressDetails } = person;
  const addresses = useRecoveredAddresses(page);
  const hasOwned = ownedProperties.length > 0 && !arePropertiesHidden(page);
  const isLocked = addresses.some(({ type }) => type !== 'full');
  const home = import.meta.env.SSR && currentAddressDetails?.type === 'full' ? currentAddressDetails : null;
  const homeAddress = import.meta.env.SSR && home !== null ? findHome(addresses, home) : null;
  const cards = addresses.map((address, index) => (
    <PersonAddress
      // biome-ignore lint/suspicious/noArrayIndexKey: masked addresses have no id, and none ever moves
      key={index}
      address={address}
      home={address === homeAddress ? home : null}
      ratePercent={page.mortgageRatePercent}
      propertySite={import.meta.env.SSR ? page.propertySite : null}
      hasReportLink={import.meta.env.SSR && !arePropertiesHidden(page)}
      id={`address-${index}`}
    />
  ));
  return (
    <section aria-labelledby={PERSON_SECTIONS.addresses.anchor}>
      <SectionHead
        id={PERSON_SECTIONS.addresses.anchor}
        title={words.title}
        count={sectionCount(person, 'addresses') || undefined}
      >
        {isLocked ? <PersonPremiumTag /> : null}
      </SectionHead>
      <Card>
        {cards.length === 0 ? (
          <EmptyState icon="pin">
            <p>
              {words.none}
              {person.isDead ? null : ` ${personAddressesCopy.getNotified}`}
            </p>
            <PersonMonitorButton page={page} form="notify" />
          </EmptyState>
        ) : (
          <div className={styles.addresses}>
            <div className={styles.split}>
              <ul>{cards.slice(0, LISTED)}</ul>
              <div className={styles.map}>
                <PersonMap page={page} addresses={addresses} />
              </div>
            </div>
          </div>
        )}
        {cards.length > LISTED ? (
          <PersonMoreAddresses count={cards.length - LISTED}>{cards.slice(LISTED)}</PersonMoreAddresses>
        ) : null}
        {!hasOwned ? null : (
          <ServerHtml id="owned-properties" className={styles.owned}>
            {import.meta.env.SSR ? <PersonOwned page={page} /> : null}
          </ServerHtml>
        )}
        {isLocked || page.flags.debugsRegistry ? (
          <ServerHtml id="addresses-foot" className={foot.foot} sheets={FOOT_SHEETS}>
            {isLocked ? <p>{words.freeNote}</p> : null}
            {import.meta.env.SSR ? <PersonOffer page={page} slot="addresses" /> : null}
            {import.meta.env.SSR && !hasOwned ? (
              <PersonSlot page={page} slot="property">
                {null}
              </PersonSlot>
            ) : null}
          </ServerHtml>
        ) : null}
      </Card>
      <ServerHtml id="property-discovery" sheets={PROPERTY_SHEETS}>
        {import.meta.env.SSR ? <PersonPropertyDiscovery page={page} /> : null}
      </ServerHtml>
    </section>
  );
}

/** The addresses after the first ones: a carousel (F2-70) in a native details element, behind 'View N More'. */
function PersonMoreAddresses({ count, children }: { count: number; children: ReactNode }) {
  return (
    <details className={styles.more} data-list={PERSON_SECTIONS.addresses.name}>
      <summary>
        <span className={styles.closed}>{foldedListCopy.more.open(count)}</span>
        <span className={styles.opened}>{foldedListCopy.more.close}</span>
        <Icon name="down" size={16} />
      </summary>
      <Carousel label={personAddressesCopy.moreAddresses} back={personAddressesCopy.back} on={personAddressesCopy.on}>
        {children}
      </Carousel>
    </details>
  );
}

const LIMIT: ListLimit = { wide: 3, narrow: 3 };

/** What the person owns, below where they live. */
function PersonOwned({ page }: { page: PersonPageModel }) {
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
            // biome-ignore lint/suspicious/noArrayIndexKey: partial ones have no id, and the list never changes
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
