import { paths } from '../../../shared/urls/paths.ts';
import { RecentViews } from '../../history/RecentViews.tsx';
import sideNote from '../../ui/surface/SideNote.module.css';
import { ServerHtml } from '../../ui/text/ServerHtml.tsx';
import type { ResultsPageModel } from '../page-model.ts';
import styles from './ResultsAside.module.css';
import { ResultsNotes } from './ResultsNotes.tsx';

const SHEETS = [sideNote];

/** Beside a list: how to narrow it, how to get off it, and where else the reader was. */
export function ResultsAside({ page }: { page: ResultsPageModel }) {
  return (
    <aside className={styles.aside} aria-label="More">
      <ServerHtml id="results-notes" className={styles.notes} sheets={SHEETS}>
        {import.meta.env.SSR ? <ResultsNotes page={page} /> : null}
      </ServerHtml>
      <RecentViews look="rows" ownPath={paths.personSearch({ name: page.name, location: page.location })} />
    </aside>
  );
}
