import { personPropertyCopy as words } from '../../../../shared/copy/person/person-property.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { NewWindowNote, VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import styles from './PersonPropertyParts.module.css';

/**
 * The link to a property's report, as server HTML: watch-property-links.ts opens it in a dialog (P2-107); without
 * JavaScript it leads to the property's page, in a new tab (P2-120, F2-36). The parent loads its style sheet.
 */
export function PersonPropertyLink({
  pnpId,
  street,
  propertySite,
}: {
  pnpId: string;
  /** as this viewer may see it */
  street: string;
  propertySite: string | null;
}) {
  return (
    <a
      className={styles.link}
      href={paths.propertyPage({ pnpId, propertySite })}
      target="_blank"
      data-property={pnpId}
      rel="noopener"
    >
      <span>
        {words.link}
        <VisuallyHidden>{words.linkOf(street)}</VisuallyHidden>
        <noscript>
          <NewWindowNote />
        </noscript>
      </span>
      <Icon name="right" size={16} />
    </a>
  );
}
