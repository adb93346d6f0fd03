import { personPropertyCopy as words } from '../../../../shared/copy/person/person-property.ts';
import { siteCopy } from '../../../../shared/copy/site/site.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import styles from './PersonPropertyParts.module.css';

/**
 * The way to the report of a property, server HTML: watch-property-links.ts opens it in a dialog (P2-107), and without a
 * script it leads to the page of the property, in a new tab (P2-120, F2-36). Its style sheet belongs to who places it.
 */
export function PersonPropertyLink({
  pnpId,
  street,
  propertySite,
}: {
  pnpId: string;
  /** as the reader may see it */
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
          <VisuallyHidden>{` ${siteCopy.opensInNewWindow}`}</VisuallyHidden>
        </noscript>
      </span>
      <Icon name="right" size={16} />
    </a>
  );
}
