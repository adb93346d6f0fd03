import { resultsCopy } from '../../../shared/copy/search/results.ts';
import { parseSearchName } from '../../../shared/people/names/person-name.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { routeRow } from '../../../shared/urls/route-table.ts';
import { RecentViews } from '../../history/RecentViews.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Card, CardBody } from '../../ui/surface/Card.tsx';
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

/** Beside a search that found nobody: other ways to find a person. */
export function ResultsOtherWays() {
  const words = resultsCopy.none.anotherWay;
  return (
    <Card>
      <CardBody>
        <h2 className={styles.title}>{words.title}</h2>
        <p className={styles.text}>{words.text}</p>
        <div className={styles.ways}>
          <ButtonLink size="small" href={paths.reversePhone()}>
            {words.phone}
          </ButtonLink>
          <ButtonLink size="small" href={paths.addressSearch()}>
            {words.address}
          </ButtonLink>
        </div>
      </CardBody>
    </Card>
  );
}
