import { personCopy } from '../../../../shared/copy/person/person.ts';
import { personAddressesCopy } from '../../../../shared/copy/person/person-addresses.ts';
import { PERSON_SECTIONS } from '../../../../shared/people/person-sections.ts';
import foot from '../../../ui/surface/Card.module.css';
import { Card } from '../../../ui/surface/Card.tsx';
import { EmptyState } from '../../../ui/surface/EmptyState.tsx';
import { SectionHead } from '../../../ui/surface/SectionHead.tsx';
import { ServerHtml } from '../../../ui/text/ServerHtml.tsx';
import type { PersonPageModel } from '../../page-model.ts';
import { PersonMonitorButton } from '../header/PersonMonitorButton.tsx';
import { PersonMap } from '../map/PersonMap.tsx';
import { PersonPremiumTag } from '../PersonLockTag.tsx';
import { arePropertiesHidden } from '../page-omissions.ts';
import { sectionCount } from '../person-sections.ts';
import { PersonPropertyDiscovery } from '../property/PersonPropertyDiscovery.tsx';
import propertyParts from '../property/PersonPropertyParts.module.css';
import { OFFER_SHEETS } from '../registry/offer-sheets.ts';
import { PersonOffer } from '../registry/PersonOffer.tsx';
import { PersonSlot } from '../registry/PersonSlot.tsx';
import { findHome } from './find-home.ts';
import { PersonAddress } from './PersonAddress.tsx';
import styles from './PersonAddresses.module.css';
import { PersonMoreAddresses } from './PersonMoreAddresses.tsx';
import ownedStyles from './PersonOwned.module.css';
import { PersonOwned } from './PersonOwned.tsx';
import { useRecoveredAddresses } from './use-recovered-addresses.ts';

const words = personCopy.addresses;
const FOOT_SHEETS = [foot, ...OFFER_SHEETS];
/** Addresses that stand in the list; those behind them are in a carousel. */
const LISTED = 4;
/** Of the links to properties and what stands with them, which stay as the server wrote them. */
const PROPERTY_SHEETS = [propertyParts];

/** Where the person lives and lived, and what they own. Links to a price stay in the tab (P6-029). */
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
      // biome-ignore lint/suspicious/noArrayIndexKey: masked addresses have nothing else, and none ever moves
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
          <ServerHtml id="owned-properties" className={ownedStyles.owned}>
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
