import { personHeaderCopy } from '../../../../shared/copy/person/person-header.ts';
import { firstNameOf } from '../../../../shared/people/mention.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import type { PersonPageModel } from '../person-model.ts';
import { subheader } from './fact-texts.ts';
import { PersonFacts } from './PersonFacts.tsx';
import styles from './PersonHeader.module.css';

/** The name, which is the page's heading (P2-135), where they live, and the facts in one list. */
export function PersonIdentity({ page }: { page: PersonPageModel }) {
  const person = page.details.results;
  const line = subheader(person);
  return (
    <>
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
    </>
  );
}
