import { resultsCopy } from '../../../shared/copy/results.ts';
import { parseSearchName } from '../../../shared/people/person-name.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { routeRow } from '../../../shared/urls/route-table.ts';
import { RecentViews } from '../../history/RecentViews.tsx';
import { SideNote } from '../../ui/SideNote.tsx';
import type { ResultsPageModel } from '../page-model.ts';
import styles from './ResultsAside.module.css';
import { changeSearchHref } from './results-next.ts';

/** Beside a list: how to narrow it, how to get off it, and where else the reader was. */
export function ResultsAside({ page }: { page: ResultsPageModel }) {
  const { firstName } = parseSearchName(page.name);
  const words = resultsCopy.onThisList;
  const { isOpen } = routeRow('opt-out');
  return (
    <aside className={styles.aside} aria-label="More">
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
      <RecentViews look="rows" ownPath={paths.personSearch({ name: page.name, location: page.location })} />
    </aside>
  );
}
