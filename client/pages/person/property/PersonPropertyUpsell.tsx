import { personPropertyCopy as words } from '../../../../shared/copy/person/person-property.ts';
import type { PersonPageModel } from '../../page-model.ts';
import { propertyId } from '../person-links.ts';
import { PersonOffer } from '../registry/PersonOffer.tsx';
import { PersonSlot } from '../registry/PersonSlot.tsx';
import { readOffer } from '../registry/read-offer.ts';
import styles from './PersonPropertyParts.module.css';

/**
 * What stands below the owned properties in the variants of PROPERTY_UPSELL: 1 what a property report tells (P6-050), 2
 * property intel (P6-051), both with the registry's offer of a property report, 2 in words of its own. They are about the
 * first owned property, and there is none where the reader got no id of it (P6-052). Server HTML; its style sheets belong
 * to who places it.
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
