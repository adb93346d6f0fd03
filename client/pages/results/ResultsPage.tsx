import { paths } from '../../../shared/urls/paths.ts';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { Pager } from '../../ui/navigation/Pager.tsx';
import { ResultsAside } from './ResultsAside.tsx';
import { ResultsBanner } from './ResultsBanner.tsx';
import { ResultsEmpty } from './ResultsEmpty.tsx';
import { ResultsFilters } from './ResultsFilters.tsx';
import { ResultsHead } from './ResultsHead.tsx';
import { ResultsList } from './ResultsList.tsx';
import { ResultsOtherWays } from './ResultsOtherWays.tsx';
import styles from './ResultsPage.module.css';
import { ResultsSpellings } from './ResultsSpellings.tsx';
import type { ResultsPageModel } from './results-model.ts';

/** A list of people with one name. Scripts are used only where needed. */
export function ResultsPage({ page, site }: { page: ResultsPageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <div id="results-head">
          <ResultsHead page={page} />
        </div>
        <div className={styles.split}>
          <div className={styles.main}>
            {page.showInfoBanner ? <ResultsBanner hasPeople={page.answer.results.length > 0} /> : null}
            <ResultsFilters page={page} />
            <div id="results-list">
              <ListOrNothing page={page} />
              <ResultsSpellings page={page} />
            </div>
          </div>
          {page.answer.total > 0 ? (
            <ResultsAside page={page} />
          ) : (
            <div id="results-other-ways">
              <ResultsOtherWays />
            </div>
          )}
        </div>
      </Wrap>
    </SiteFrame>
  );
}

function ListOrNothing({ page }: { page: ResultsPageModel }) {
  const { answer, name, location, filters } = page;
  if (answer.results.length === 0) return <ResultsEmpty page={page} />;
  return (
    <>
      <ResultsList results={answer.results} />
      <Pager
        page={answer.page}
        pages={answer.pages}
        hrefOf={(number) => paths.personSearch({ name, location, filters, page: number })}
      />
    </>
  );
}
