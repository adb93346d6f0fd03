import { peopleSearchCopy } from '../../../shared/copy/search/people-search.ts';
import type { SearchField } from '../../../shared/forms/search-form.ts';
import counts from '../../browse/BrowseCounts.module.css';
import { BrowseEntrance } from '../../browse/BrowseEntrance.tsx';
import letters from '../../browse/BrowseLetters.module.css';
import browse from '../../browse/BrowsePage.module.css';
import { RecentViews } from '../../history/RecentViews.tsx';
import { SearchForm } from '../../search/SearchForm.tsx';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import { Wrap } from '../../site/Wrap.tsx';
import { Card, CardBody } from '../../ui/surface/Card.tsx';
import { ServerHtml } from '../../ui/text/ServerHtml.tsx';
import type { PeopleSearchPageModel, SiteModel } from '../page-model.ts';
import styles from './PeopleSearchPage.module.css';
import { PeopleSearchTips } from './PeopleSearchTips.tsx';

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
              <SearchForm
                by={page.by}
                values={page.values}
                errors={page.errors}
                focus={fieldToChange(page)}
                look="page"
              />
            </CardBody>
          </Card>
          {page.directory === undefined ? null : (
            <ServerHtml id="browse" className={styles.browse} sheets={BROWSE_SHEETS}>
              {import.meta.env.SSR ? <BrowseEntrance directory={page.directory} /> : null}
            </ServerHtml>
          )}
          <ServerHtml id="search-tips" className={styles.tips}>
            {import.meta.env.SSR ? <PeopleSearchTips by={page.by} /> : null}
          </ServerHtml>
          <div className={styles.recent}>
            <RecentViews look="rows" />
          </div>
        </div>
      </Wrap>
    </SiteFrame>
  );
}

const FIELD_OF = { name: 'name', phone: 'phone', address: 'street' } as const;

/** Who comes with a search in the address comes to change it: the keyboard is where that begins. */
function fieldToChange({ by, values }: PeopleSearchPageModel): SearchField | undefined {
  const field = FIELD_OF[by];
  return values[field] ? field : undefined;
}
