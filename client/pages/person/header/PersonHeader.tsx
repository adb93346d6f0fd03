import { personHeaderCopy } from '../../../../shared/copy/person-header.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { PersonPageModel } from '../../page-model.ts';
import { firstNameOf } from '../person-view.ts';
import { PERSON_HEADER_ID } from '../way/way-ids.ts';
import { PersonActions } from './PersonActions.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import styles from './PersonHeader.module.css';
import { subheader } from './person-subheader.ts';

/** The name is the heading of the page (P2-135). */
export function PersonHeader({ page }: { page: PersonPageModel }) {
  const person = page.details.results;
  const line = subheader(person);
  return (
    <div className={styles.header} id={PERSON_HEADER_ID}>
      <div>
        <h1>{person.name.fullName}</h1>
        {line === null ? null : <p className={styles.lede}>{line}</p>}
        {person.isDead ? (
          <p className={styles.died}>
            <Icon name="info" />
            {personHeaderCopy.hasDied(firstNameOf(person))}
          </p>
        ) : null}
      </div>
      <PersonFacts page={page} />
      <PersonActions page={page} />
    </div>
  );
}
