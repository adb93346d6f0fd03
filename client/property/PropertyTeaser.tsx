import type { PropertyAnswer } from '../../shared/contract/property.ts';
import { personPropertyCopy } from '../../shared/copy/person-property.ts';
import { placeText } from '../../shared/urls/location.ts';
import { routeRow } from '../../shared/urls/route-table.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './PropertyReport.module.css';

const { teaser: words } = personPropertyCopy;

/** What the property report tells, for who has not got it (P9-044). */
export function PropertyTeaser({ address }: Pick<Extract<PropertyAnswer, { type: 'teaser' }>, 'address'>) {
  return (
    <div className={styles.report}>
      <p>{placeText(address.city, address.stateCode)}</p>
      <p>{routeRow('checkout-property-summary').isOpen ? words.leadOpen : words.leadClosed}</p>
      <ul className={styles.bullets}>
        {words.bullets.map((bullet) => (
          <li key={bullet}>
            <Icon name="check" size={16} />
            {bullet}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{words.note}</p>
    </div>
  );
}
