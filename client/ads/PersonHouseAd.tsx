import { personRailCopy } from '../../shared/copy/person/person-rail.ts';
import type { PersonPageModel } from '../pages/person/person-model.ts';
import { PersonOffer } from '../pages/person/registry/PersonOffer.tsx';
import styles from './PersonHouseAd.module.css';

/** What the site says of itself, and the way to what the registry offers in the rail (P9-057). */
export function PersonHouseAd({ page, claim }: { page: PersonPageModel; claim: string }) {
  return (
    <div className={styles.card}>
      <small>{personRailCopy.house.from}</small>
      <p>{claim}</p>
      <PersonOffer page={page} slot="rightRail" />
    </div>
  );
}
