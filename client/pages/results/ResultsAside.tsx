import { resultsCopy } from '../../../shared/copy/search/results.ts';
import { parseSearchName } from '../../../shared/people/names/person-name.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { routeRow } from '../../../shared/urls/route-table.ts';
import { RecentViews } from '../../history/RecentViews.tsx';
import { SideNote } from '../../ui/surface/SideNote.tsx';
import styles from './ResultsAside.module.css';
import type { ResultsPageModel } from './results-model.ts';
import { changeSearchHref } from './results-next.ts';

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
  const words = resultsCopy.onThisList;
  const { isOpen } = routeRow('opt-out');
  return (
    <>
      <SideNote
        title={resultsCopy.notTheOne.title(firstName || 'person')}
        text={resultsCopy.notTheOne.text}
        link={resultsCopy.notTheOne.link}
        href={changeSearchHref(page)}
      />
      <SideNote
        title={words.title}
        text={isOpen ? words.textOpen : words.textClosed}
        link={isOpen ? words.linkOpen : words.linkClosed}
        href={paths.optOut()}
      />
    </>
  );
}
