import { addressPageCopy } from '../../../shared/copy/search/address-page.ts';
import { RecentViews } from '../../history/RecentViews.tsx';
import { SearchForm } from '../../search/SearchForm.tsx';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import { Wrap } from '../../site/Wrap.tsx';
import { Card, CardBody } from '../../ui/surface/Card.tsx';
import empty from '../../ui/surface/EmptyState.module.css';
import { ServerHtml } from '../../ui/text/ServerHtml.tsx';
import type { AddressSearchPageModel, SiteModel } from '../page-model.ts';
import { AddressSearchNone } from './AddressSearchNone.tsx';
import styles from './AddressSearchPage.module.css';
import { AddressSearchTips } from './AddressSearchTips.tsx';

const SHEETS = [empty, styles];
const words = addressPageCopy.search;

/** The search by address as a page of its own, also where its input has something wrong or nothing is on record of it. */
export function AddressSearchPage({ page, site }: { page: AddressSearchPageModel; site: SiteModel }) {
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
              <SearchForm by="address" values={page.values} errors={page.errors} look="page" />
            </CardBody>
          </Card>
          <ServerHtml id="address-search" sheets={SHEETS}>
            {import.meta.env.SSR ? (
              page.none === null ? (
                <AddressSearchTips />
              ) : (
                <AddressSearchNone {...page.none} />
              )
            ) : null}
          </ServerHtml>
          <div className={styles.recent}>
            <RecentViews look="rows" />
          </div>
        </div>
      </Wrap>
    </SiteFrame>
  );
}
