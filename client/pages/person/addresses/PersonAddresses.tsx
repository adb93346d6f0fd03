import { foldedListCopy } from '../../../../shared/copy/format/folded-list.ts';
import { personCopy } from '../../../../shared/copy/person/person.ts';
import { personAddressesCopy } from '../../../../shared/copy/person/person-sections.ts';
import { type NumberedHome, numberHomes } from '../../../../shared/people/life-line/number-homes.ts';
import { orderAddresses } from '../../../../shared/people/order-addresses.ts';
import { OWNED_ID, PERSON_SECTIONS } from '../../../../shared/people/person-sections.ts';
import { placeText } from '../../../../shared/urls/location.ts';
import { markEvent } from '../../../analytics/mark-event.ts';
import { Island } from '../../../islands/Island.tsx';
import { Disclosure, type ListLimit } from '../../../ui/list/Disclosure.tsx';
import { Carousel } from '../../../ui/navigation/Carousel.tsx';
import { Card, CardFoot, EmptyState } from '../../../ui/surface/Card.tsx';
import { SectionHead } from '../../../ui/surface/SectionHead.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { PersonMonitorButton } from '../header/PersonMonitorButton.tsx';
import { linksOf } from '../links-of.ts';
import { browserModelOf } from '../model-of.ts';
import { PersonPremiumTag } from '../PersonLockTag.tsx';
import { arePropertiesHidden } from '../page-omissions.ts';
import { propertyId } from '../person-links.ts';
import type { PersonPageModel } from '../person-model.ts';
import { isEmptyList, sectionCount } from '../person-sections.ts';
import { notifyId } from '../place-ids.ts';
import { PersonPropertyLink } from '../property/PersonPropertyLink.tsx';
import { PersonPropertyDiscovery, PersonPropertyUpsell } from '../property/PersonPropertyUpsell.tsx';
import { PersonOffer, PersonOfferNote, PersonSlot } from '../registry/PersonOffer.tsx';
import { WhyWeThinkSo } from '../trust/WhyWeThinkSo.tsx';
import { findHome } from './home-facts.ts';
import { LISTED_ADDRESSES } from './listed-addresses.ts';
import { PersonAddress, StreetWithoutNumber } from './PersonAddress.tsx';
import styles from './PersonAddresses.module.css';
import { PersonHiddenHomes } from './PersonHiddenHomes.tsx';

const words = personCopy.addresses;

/** Where the person lives and lived, and what they own. Links to a price open in the same tab (P6-029). */
export function PersonAddresses({ page }: { page: PersonPageModel }) {
  const { results: person } = page.details;
  return (
    <section aria-labelledby={PERSON_SECTIONS.addresses.anchor}>
      <div id="addresses-head">
        <PersonAddressesHead page={page} />
      </div>
      <Card>
        {isEmptyList(page, 'addresses') ? (
          <EmptyState icon="pin">
            <p>
              {words.none}
              {person.isDead ? null : ` ${personAddressesCopy.getNotified}`}
            </p>
            <Island id={notifyId('addresses')}>
              <PersonMonitorButton page={browserModelOf(page)} form="notify" />
            </Island>
          </EmptyState>
        ) : (
          <ul id="addresses-list" className={styles.list}>
            <PersonAddressList page={page} part="listed" />
          </ul>
        )}
        {rowsOf(page).length > LISTED_ADDRESSES ? (
          <>
            <div className={styles.others}>
              <Carousel
                label={personAddressesCopy.moreAddresses}
                back={personAddressesCopy.back}
                on={personAddressesCopy.on}
              >
                <ul id="addresses-more">
                  <PersonAddressList page={page} part="more" />
                </ul>
              </Carousel>
            </div>
            <details className={styles.more} {...markEvent('list_toggled', { list: PERSON_SECTIONS.addresses.name })}>
              <summary id="more-addresses">
                <PersonMoreLabel page={page} />
              </summary>
            </details>
          </>
        ) : null}
        <div id="addresses-rest">
          <PersonAddressesRest page={page} />
        </div>
      </Card>
      <div id="property-discovery">
        <PersonPropertyDiscovery page={page} />
      </div>
    </section>
  );
}

/** Whether some of it is for sale; on the page of somebody who has died, nothing is. */
function isLocked({ details: { results } }: PersonPageModel): boolean {
  return !results.isDead && results.addresses.some(({ type }) => type !== 'full');
}

function PersonAddressesHead({ page }: { page: PersonPageModel }) {
  return (
    <SectionHead
      id={PERSON_SECTIONS.addresses.anchor}
      title={words.title}
      count={sectionCount(page.details.results, 'addresses') || undefined}
    >
      {isLocked(page) ? <PersonPremiumTag /> : null}
    </SectionHead>
  );
}

/** A home with its own row, or the homes that share one because only their cities were sent. */
type AddressRow = NumberedHome | readonly NumberedHome[];

/** The rows of the list, by number. The current home has its own row, however little of it was sent. */
function rowsOf({ details: { results } }: PersonPageModel): readonly AddressRow[] {
  const homes = numberHomes(results.addresses);
  const isHidden = ({ address }: NumberedHome) => address.type === 'obfuscated' && address.isHistorical;
  const hidden = homes.filter(isHidden);
  const rows = homes.filter((home) => !isHidden(home));
  return hidden.length === 0 ? rows : [...rows, hidden];
}

/** The first rows, or the others. */
function PersonAddressList({ page, part }: { page: PersonPageModel; part: 'listed' | 'more' }) {
  const { addresses, currentAddressDetails, isDead } = page.details.results;
  const home = currentAddressDetails?.type === 'full' ? currentAddressDetails : null;
  const homeAddress = home === null ? null : findHome(orderAddresses(addresses), home);
  const rows = rowsOf(page);
  const shown = part === 'listed' ? rows.slice(0, LISTED_ADDRESSES) : rows.slice(LISTED_ADDRESSES);
  return shown.map((row) =>
    'address' in row ? (
      <PersonAddress
        key={row.number}
        address={row.address}
        home={row.address === homeAddress ? home : null}
        ratePercent={page.mortgageRatePercent}
        propertySite={page.propertySite}
        isPast={isDead || row.address.isHistorical}
        hasReportLink={linksOf(page).hasProperties && !arePropertiesHidden(page)}
        number={row.number}
      />
    ) : (
      <PersonHiddenHomes key="hidden" homes={row} isRest={rows.length > 1} />
    ),
  );
}

/**
 * The label of the addresses after the first ones, a carousel (F2-70): in a native details element that comes after
 * them, so that the Tab key follows the visual order.
 */
function PersonMoreLabel({ page }: { page: PersonPageModel }) {
  const count = rowsOf(page).length - LISTED_ADDRESSES;
  return (
    <>
      <span className={styles.closed}>{foldedListCopy.more.open(count)}</span>
      <span className={styles.opened}>{foldedListCopy.more.close}</span>
      <Icon name="down" size={16} />
    </>
  );
}

/** What the person owns, and what is locked. */
function PersonAddressesRest({ page }: { page: PersonPageModel }) {
  const hasOwned = page.details.results.ownedProperties.length > 0 && !arePropertiesHidden(page);
  return (
    <>
      {hasOwned ? (
        <div id="owned-properties" className={styles.owned}>
          <PersonOwned page={page} />
        </div>
      ) : null}
      {isLocked(page) || page.flags.debugsRegistry ? (
        <CardFoot>
          <PersonOfferNote page={page} slot="addresses">
            {isLocked(page) ? words.freeNote : null}
          </PersonOfferNote>
          <PersonOffer page={page} slot="addresses" price="note" />
          {hasOwned ? null : (
            <PersonSlot page={page} slot="property">
              {null}
            </PersonSlot>
          )}
        </CardFoot>
      ) : null}
    </>
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
          const pnpId = linksOf(page).hasProperties ? propertyId(property.pnpId) : null;
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
              {isFull && property.provenance !== undefined ? <WhyWeThinkSo provenance={property.provenance} /> : null}
            </li>
          );
        })}
      </Disclosure>
      <PersonPropertyUpsell page={page} />
    </>
  );
}
