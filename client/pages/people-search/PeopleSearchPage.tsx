import { peopleSearchCopy } from '../../../shared/copy/people-search.ts';
import counts from '../../browse/BrowseCounts.module.css';
import { BrowseEntrance } from '../../browse/BrowseEntrance.tsx';
import letters from '../../browse/BrowseLetters.module.css';
import browse from '../../browse/BrowsePage.module.css';
import { RecentViews } from '../../history/RecentViews.tsx';
import { SearchForm } from '../../search/SearchForm.tsx';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import { Wrap } from '../../site/Wrap.tsx';
import { Card } from '../../ui/Card.tsx';
import { CardBody } from '../../ui/CardBody.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ServerHtml } from '../../ui/ServerHtml.tsx';
import type { PeopleSearchPageModel, SiteModel } from '../page-model.ts';
import styles from './PeopleSearchPage.module.css';

const BROWSE_SHEETS = [browse, counts, letters];

/** The search form as a page of its own with the lists that one can browse instead, also where its input has something wrong. */
export function PeopleSearchPage({ page, site }: { page: PeopleSearchPageModel; site: SiteModel }) {
  const words = peopleSearchCopy.ways[page.by];
  return (
    <SiteFrame site={site} hasSearch={false}>
      <Wrap hasEnd>
        <div className={styles.page}>
          <div className={styles.head}>
            <h1>{words.title}</h1>
            <p>{words.lede}</p>
          </div>
          <Card>
            <CardBody>
              <SearchForm by={page.by} values={page.values} errors={page.errors} look="page" />
            </CardBody>
          </Card>
          {page.directory === undefined ? null : (
            <ServerHtml id="browse" className={styles.browse} sheets={BROWSE_SHEETS}>
              {import.meta.env.SSR ? <BrowseEntrance directory={page.directory} /> : null}
            </ServerHtml>
          )}
          <section className={styles.tips} aria-labelledby="tips">
            <h2 id="tips">{peopleSearchCopy.tips.title}</h2>
            <ul>
              {peopleSearchCopy.tips.items.map((tip) => (
                <li key={tip}>
                  <Icon name="check" size={16} />
                  {tip}
                </li>
              ))}
            </ul>
          </section>
          <div className={styles.recent}>
            <RecentViews look="rows" />
          </div>
        </div>
      </Wrap>
    </SiteFrame>
  );
}
