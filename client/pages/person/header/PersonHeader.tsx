import { personCopy } from '../../../../shared/copy/person/person.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { Island } from '../../../islands/Island.tsx';
import { browserModelOf } from '../model-of.ts';
import type { PersonPageModel } from '../person-model.ts';
import { ACTIONS_ID, PERSON_HEADER_ID } from '../place-ids.ts';
import { mayShowSaveHint, PersonActions } from './PersonActions.tsx';
import styles from './PersonHeader.module.css';
import { PersonIdentity } from './PersonIdentity.tsx';
import { PersonSaveHint } from './PersonSaveHint.tsx';

/** Who the page is about, and what viewers can do with it. */
export function PersonHeader({ page }: { page: PersonPageModel }) {
  const core = browserModelOf(page);
  return (
    <div className={styles.header} id={PERSON_HEADER_ID}>
      <div id="person-identity" className={styles.identity}>
        <PersonIdentity page={page} />
      </div>
      <div className={styles.side}>
        <Island id={ACTIONS_ID} className={styles.actions}>
          <PersonActions
            page={core}
            hint={mayShowSaveHint(core) ? <PersonSaveHint person={page.details.results} /> : null}
          />
        </Island>
        <div id="person-removal" className={styles.removal}>
          <PersonRemoval page={page} />
        </div>
      </div>
    </div>
  );
}

/** The way to take the page down, beside the name: whoever finds themselves here need not look for it. */
function PersonRemoval({ page: { details, fullPath } }: { page: PersonPageModel }) {
  const { title, link } = details.results.isDead ? personCopy.isThisARelative : personCopy.isThisYou;
  return (
    <p>
      {title} <a href={paths.optOut({ personPath: fullPath.split('?')[0] })}>{link}</a>
    </p>
  );
}
