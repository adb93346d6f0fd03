import { personHeaderCopy } from '../../../../shared/copy/person/person-header.ts';
import { firstNameOf } from '../../../../shared/people/mention.ts';
import { Island } from '../../../islands/Island.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { browserModelOf } from '../model-of.ts';
import type { PersonPageModel } from '../person-model.ts';
import { ACTIONS_ID, PERSON_HEADER_ID } from '../place-ids.ts';
import { subheader } from './fact-texts.ts';
import { mayShowSaveHint, PersonActions } from './PersonActions.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import styles from './PersonHeader.module.css';
import { PersonSaveHint } from './PersonSaveHint.tsx';

/** Who the page is about, and what viewers can do with it. */
export function PersonHeader({ page }: { page: PersonPageModel }) {
  const core = browserModelOf(page);
  return (
    <div className={styles.header} id={PERSON_HEADER_ID}>
      <div id="person-identity" className={styles.identity}>
        <PersonIdentity page={page} />
      </div>
      <Island id={ACTIONS_ID} className={styles.actions}>
        <PersonActions
          page={core}
          hint={mayShowSaveHint(core) ? <PersonSaveHint person={page.details.results} /> : null}
        />
      </Island>
    </div>
  );
}

/** The name, which is the page's heading (P2-135), where they live, and the facts in one list. */
function PersonIdentity({ page }: { page: PersonPageModel }) {
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
