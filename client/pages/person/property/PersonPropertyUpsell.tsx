import type { Person } from '../../../../shared/contract/person/person.ts';
import { personPropertyCopy as words } from '../../../../shared/copy/person/person-property.ts';
import { placeText } from '../../../../shared/urls/location.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { markEvent } from '../../../analytics/mark-event.ts';
import lamp from '../../../ui/action/LampLink.module.css';
import { Card } from '../../../ui/surface/Card.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { NewWindowNote } from '../../../ui/text/VisuallyHidden.tsx';
import { StreetWithoutNumber } from '../addresses/PersonAddress.tsx';
import { arePropertiesHidden } from '../page-omissions.ts';
import { propertyId } from '../person-links.ts';
import type { PersonPageModel } from '../person-model.ts';
import { PersonOffer, PersonSlot } from '../registry/PersonOffer.tsx';
import { readOffer } from '../registry/read-offer.ts';
import { PersonPropertyLink } from './PersonPropertyLink.tsx';
import styles from './PersonPropertyParts.module.css';

/**
 * What the variants of PROPERTY_UPSELL put below the owned properties: 1 what a property report contains (P6-050), 2
 * property intel (P6-051), both with the registry's offer of a property report, which 2 words its own way. They are
 * about the first owned property, and missing if the viewer got no id for it (P6-052). Server HTML.
 */
export function PersonPropertyUpsell({ page }: { page: PersonPageModel }) {
  const [first] = page.details.results.ownedProperties;
  const noOffer = (
    <PersonSlot page={page} slot="property">
      {null}
    </PersonSlot>
  );
  if (first === undefined || propertyId(first.pnpId) === null || readOffer(page, 'property') === null) return noOffer;
  switch (page.experiments.PROPERTY_UPSELL) {
    case 1:
      return (
        <div className={styles.upsell}>
          <h4>{words.title}</h4>
          <p>{words.upsell}</p>
          <PersonOffer page={page} slot="property" />
        </div>
      );
    case 2:
      return (
        <div className={styles.upsell}>
          <h4>{words.intel.title}</h4>
          <p>{words.intel.text(first.line1WithoutNumber, first.city)}</p>
          <PersonOffer page={page} slot="property" text={words.intel.link} />
        </div>
      );
    default:
      return noOffer;
  }
}

/** What the card says about the property: no more than the page shows this viewer anyway. */
interface Discovery {
  readonly pnpId: string;
  readonly street: string;
  readonly isNumberHidden: boolean;
  readonly place: string;
}

/**
 * The card of PROPERTY_DISCOVERY (P6-053): one property, what its page says, and the link to it in a new tab (P2-120,
 * F2-36). Server HTML.
 */
export function PersonPropertyDiscovery({ page }: { page: PersonPageModel }) {
  const { experiments, propertySite, details } = page;
  // A viewer who gets no properties does not discover any either.
  if (experiments.PROPERTY_DISCOVERY !== 1 || arePropertiesHidden(page)) return null;
  const found = discover(details.results);
  if (found === null) return null;
  const { pnpId, street, isNumberHidden, place } = found;
  return (
    <div className={styles.discovery}>
      <Card>
        <div className={styles.body}>
          <h3>{words.discovery.title}</h3>
          <p>
            <b>{isNumberHidden ? <StreetWithoutNumber street={street} /> : street}</b>
          </p>
          <p>{place}</p>
          <p>{words.discovery.text}</p>
          <p className={styles.links}>
            <a
              className={lamp.plain}
              href={paths.propertyPage({ pnpId, propertySite })}
              target="_blank"
              rel="noopener"
              {...markEvent('person_link_clicked', { link: 'property-site' })}
            >
              <Icon name="external" size={16} />
              {words.pageLink}
              <NewWindowNote />
            </a>
            <PersonPropertyLink pnpId={pnpId} street={street} propertySite={propertySite} />
          </p>
        </div>
      </Card>
    </div>
  );
}

/** The first owned property, otherwise the first address, whose property this viewer may open; null without one. */
function discover({ ownedProperties, addresses }: Person): Discovery | null {
  for (const { city, stateCode, ...owned } of ownedProperties) {
    const pnpId = propertyId(owned.pnpId);
    if (pnpId === null) continue;
    const isNumberHidden = owned.type !== 'full';
    const street = owned.type === 'full' ? owned.line1 : owned.line1WithoutNumber;
    return { pnpId, street, isNumberHidden, place: placeText(city, stateCode) };
  }
  for (const address of addresses) {
    const pnpId = address.type === 'full' ? propertyId(address.pnpId) : null;
    if (address.type !== 'full' || pnpId === null) continue;
    const { line1, city, stateCode } = address;
    return { pnpId, street: line1, isNumberHidden: false, place: placeText(city, stateCode) };
  }
  return null;
}
