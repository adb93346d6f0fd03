import { resultsCopy } from '../../../shared/copy/search/results.ts';
import { parseSearchName } from '../../../shared/people/names/person-name.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { RecentViews } from '../../history/RecentViews.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { SideNote } from '../../ui/surface/SideNote.tsx';
import styles from './ResultsAside.module.css';
import type { ResultsPageModel } from './results-model.ts';
import { changeSearchHref } from './results-next.ts';
import { widerLists } from './results-wider.ts';

/** Beside a list: how to narrow it, how to be removed from it, and the reader's recent views. */
export function ResultsAside({ page }: { page: ResultsPageModel }) {
  return (
    <aside className={styles.aside} aria-label="More">
      <div id="results-notes" className={styles.notes}>
        <ResultsNotes page={page} />
      </div>
      <RecentViews look="rows" ownPath={paths.personSearch({ name: page.name, location: page.location })} />
    </aside>
  );
}

/** How to narrow a list, and how to be removed from it. */
function ResultsNotes({ page }: { page: ResultsPageModel }) {
  const { firstName } = parseSearchName(page.name);
  const change = { text: resultsCopy.notTheOne.link, href: changeSearchHref(page) };
  const wider = widerLists(page);
  return (
    <>
      <SideNote title={resultsCopy.notTheOne.title(firstName || 'person')} text={resultsCopy.notTheOne.text}>
        <div className={styles.ways}>
          {(wider.length === 0 ? [change] : wider).map(({ text, href }) => (
            <ButtonLink key={href} size="small" href={href}>
              {text}
            </ButtonLink>
          ))}
        </div>
      </SideNote>
      <SideNote {...resultsCopy.onThisList} href={paths.optOut({ name: page.name, location: page.location })} />
    </>
  );
}
