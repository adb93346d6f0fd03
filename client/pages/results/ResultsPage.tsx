import { paths } from '../../../shared/urls/paths.ts';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import chip from '../../ui/action/Chip.module.css';
import crumbs from '../../ui/navigation/Crumbs.module.css';
import pager from '../../ui/navigation/Pager.module.css';
import { Pager } from '../../ui/navigation/Pager.tsx';
import card from '../../ui/surface/Card.module.css';
import { ServerHtml } from '../../ui/text/ServerHtml.tsx';
import otherWays from './ResultsAside.module.css';
import { ResultsAside, ResultsOtherWays } from './ResultsAside.tsx';
import { ResultsBanner } from './ResultsBanner.tsx';
import empty from './ResultsEmpty.module.css';
import { ResultsEmpty } from './ResultsEmpty.tsx';
import { ResultsFilters } from './ResultsFilters.tsx';
import head from './ResultsHead.module.css';
import { ResultsHead } from './ResultsHead.tsx';
import list from './ResultsList.module.css';
import { ResultsList } from './ResultsList.tsx';
import styles from './ResultsPage.module.css';
import type { ResultsPageModel } from './results-model.ts';

/** Sheets of the parts that only the server renders. */
const HEAD_SHEETS = [crumbs, head];
const LIST_SHEETS = [list, chip, pager, empty, card];
const OTHER_WAYS_SHEETS = [card, otherWays];

/** A list of people with one name. Scripts are used only where needed. */
export function ResultsPage({ page, site }: { page: ResultsPageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <ServerHtml id="results-head" sheets={HEAD_SHEETS}>
          {import.meta.env.SSR ? <ResultsHead page={page} /> : null}
        </ServerHtml>
        <div className={styles.split}>
          <div className={styles.main}>
            {page.showInfoBanner ? <ResultsBanner hasPeople={page.answer.results.length > 0} /> : null}
            <ResultsFilters page={page} />
            <ServerHtml id="results-list" sheets={LIST_SHEETS}>
              {import.meta.env.SSR ? <ListOrNothing page={page} /> : null}
            </ServerHtml>
          </div>
          {page.answer.total > 0 ? (
            <ResultsAside page={page} />
          ) : (
            <ServerHtml id="results-other-ways" sheets={OTHER_WAYS_SHEETS}>
              {import.meta.env.SSR ? <ResultsOtherWays /> : null}
            </ServerHtml>
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
