import type { Person } from '../../../../shared/contract/person.ts';
import { personCopy } from '../../../../shared/copy/person.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { firstNameOf } from '../person-view.ts';
import { PersonFacts } from './PersonFacts.tsx';
import styles from './PersonHeader.module.css';
import { subheader } from './person-subheader.ts';

/** The name is the heading of the page (P2-135). */
export function PersonHeader({ person }: { person: Person }) {
  const line = subheader(person);
  return (
    <div className={styles.header}>
      <h1>{person.name.fullName}</h1>
      {line === null ? null : <p className={styles.lede}>{line}</p>}
      {person.isDead ? (
        <p className={styles.died}>
          <Icon name="info" />
          {personCopy.hasDied(firstNameOf(person))}
        </p>
      ) : null}
      <PersonFacts person={person} />
    </div>
  );
}
