import { ServerHtml } from '../../../ui/text/ServerHtml.tsx';
import type { PersonPageModel } from '../../page-model.ts';
import { PERSON_HEADER_ID } from '../way/way-ids.ts';
import { PersonActions } from './PersonActions.tsx';
import facts from './PersonFacts.module.css';
import work from './PersonFacts.module.css';
import styles from './PersonHeader.module.css';
import { PersonIdentity } from './PersonIdentity.tsx';

const SHEETS = [facts, work];

/** Who the page is about, and what can be done with them. */
export function PersonHeader({ page }: { page: PersonPageModel }) {
  return (
    <div className={styles.header} id={PERSON_HEADER_ID}>
      <ServerHtml id="person-identity" className={styles.identity} sheets={SHEETS}>
        {import.meta.env.SSR ? <PersonIdentity page={page} /> : null}
      </ServerHtml>
      <PersonActions page={page} />
    </div>
  );
}
