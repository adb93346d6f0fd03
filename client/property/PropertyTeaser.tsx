import type { ReactNode } from 'react';
import { personPropertyCopy } from '../../shared/copy/person/person-property.ts';
import { type PropertyHolds, propertyHoldings } from '../../shared/copy/records/property-holds.ts';
import { Icon } from '../ui/text/Icon.tsx';
import styles from './PropertyReport.module.css';

const { teaser: words } = personPropertyCopy;

/**
 * For readers without the property report: what this one holds, counted (P9-044); `holds` is null if nobody counted.
 * `children` go above.
 */
export function PropertyTeaser({ holds, children }: { holds: PropertyHolds | null; children?: ReactNode }) {
  return (
    <div className={styles.report}>
      {children}
      {holds === null ? <p>{words.uncounted}</p> : <Holdings items={propertyHoldings(holds)} />}
      <p className={styles.note}>{words.note}</p>
    </div>
  );
}

function Holdings({ items }: { items: readonly string[] }) {
  if (items.length === 0) return <p>{words.little}</p>;
  return (
    <>
      <p>{words.lead}</p>
      <ul className={styles.bullets}>
        {items.map((text) => (
          <li key={text}>
            <Icon name="check" size={16} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
