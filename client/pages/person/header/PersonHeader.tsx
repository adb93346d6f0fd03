import { Island } from '../../../islands/Island.tsx';
import { browserModelOf } from '../model-of.ts';
import type { PersonPageModel } from '../person-model.ts';
import { ACTIONS_ID, PERSON_HEADER_ID } from '../place-ids.ts';
import { PersonActions } from './PersonActions.tsx';
import styles from './PersonHeader.module.css';
import { PersonIdentity } from './PersonIdentity.tsx';
import { PersonThumbOffer } from './PersonThumbOffer.tsx';
import { PersonWays } from './PersonWays.tsx';

/**
 * Who the page is about, and what viewers can do with it. The buttons beside the name are a bar within reach of a thumb on
 * phones, with the page's offer.
 */
export function PersonHeader({ page }: { page: PersonPageModel }) {
  const { results: person, personIsOnMyContactsList: isSaved } = page.details;
  return (
    <div className={styles.header} id={PERSON_HEADER_ID}>
      <div id="person-identity" className={styles.identity}>
        <PersonIdentity page={page} />
      </div>
      <div className={styles.side}>
        <div className={person.isDead && !isSaved ? undefined : styles.bar}>
          <Island id={ACTIONS_ID} className={styles.actions}>
            <PersonActions page={browserModelOf(page)} />
          </Island>
          <div id="person-thumb-offer" className={styles.offer}>
            <PersonThumbOffer page={page} />
          </div>
        </div>
        <div id="person-ways">
          <PersonWays page={page} />
        </div>
      </div>
    </div>
  );
}
