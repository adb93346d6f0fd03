import type { ReactNode } from 'react';
import { foldedListCopy } from '../../../../shared/copy/format/folded-list.ts';
import { personAddressesCopy as words } from '../../../../shared/copy/person/person-addresses.ts';
import { PERSON_SECTIONS } from '../../../../shared/people/person-sections.ts';
import { Carousel } from '../../../ui/navigation/Carousel.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import styles from './PersonMoreAddresses.module.css';

/** The addresses behind the first ones: a carousel (F2-70) behind 'View N More', a native details. */
export function PersonMoreAddresses({ count, children }: { count: number; children: ReactNode }) {
  return (
    <details className={styles.more} data-list={PERSON_SECTIONS.addresses.name}>
      <summary>
        <span className={styles.closed}>{foldedListCopy.more.open(count)}</span>
        <span className={styles.opened}>{foldedListCopy.more.close}</span>
        <Icon name="down" size={16} />
      </summary>
      <Carousel label={words.moreAddresses} back={words.back} on={words.on}>
        {children}
      </Carousel>
    </details>
  );
}
