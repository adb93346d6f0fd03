import { addressPageCopy } from '../../../shared/copy/search/address-page.ts';
import { peopleSearchCopy } from '../../../shared/copy/search/people-search.ts';
import { reversePhoneCopy } from '../../../shared/copy/search/phone-page.ts';
import { FIELD_OF, type SearchField, type SearchWay } from '../../../shared/forms/search-form.ts';
import { BrowseEntrance } from '../../browse/BrowseEntrance.tsx';
import { SearchForm } from '../../search/SearchForm.tsx';
import { SearchHead, SearchPage, SearchTips } from '../../search/SearchPage.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Card, CardBody } from '../../ui/surface/Card.tsx';
import styles from './PeopleSearchPage.module.css';
import type { PeopleSearchPageModel } from './people-search-model.ts';

/** The search form as its own page, with lists to browse instead, also when the input is wrong. */
export function PeopleSearchPage({ page, site }: { page: PeopleSearchPageModel; site: SiteModel }) {
  const words = peopleSearchCopy.ways[page.by];
  return (
    <SearchPage site={site}>
      <SearchHead title={words.title} lede={words.lede} />
      <Card>
        <CardBody>
          <SearchForm by={page.by} values={page.values} errors={page.errors} focus={fieldToChange(page)} look="page" />
        </CardBody>
      </Card>
      {page.directory === undefined ? null : (
        <div id="browse" className={styles.browse}>
          <BrowseEntrance directory={page.directory} />
        </div>
      )}
      <div id="search-tips">
        <SearchTips tips={tipsOf(page.by)} />
      </div>
    </SearchPage>
  );
}

/** Tips for the kind of search that the visitor came for. */
function tipsOf(by: SearchWay) {
  const tips = { name: peopleSearchCopy.tips, phone: reversePhoneCopy.tips, address: addressPageCopy.search.tips };
  return tips[by];
}

/** A visitor who arrives with a search in the URL wants to change it, so its field gets the focus. */
function fieldToChange({ by, values }: PeopleSearchPageModel): SearchField | undefined {
  const field = FIELD_OF[by];
  return values[field] ? field : undefined;
}
