import type { ReactNode } from 'react';
import { personPropertyCopy } from '../../shared/copy/person-property.ts';
import { routeRow } from '../../shared/urls/route-table.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './PropertyReport.module.css';

const { teaser: words } = personPropertyCopy;

/** What the property report tells, for who has not got it (P9-044); `children` stand above it. */
export function PropertyTeaser({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.report}>
      {children}
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
