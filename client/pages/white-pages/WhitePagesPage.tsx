import { placeText } from '../../../shared/urls/location.ts';
import { BROWSE_SHEETS, BrowsePage } from '../../browse/BrowsePage.tsx';
import { SearchForm } from '../../search/SearchForm.tsx';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { Card, CardBody } from '../../ui/surface/Card.tsx';
import { ServerHtml } from '../../ui/text/ServerHtml.tsx';
import { WhitePagesCity, WhitePagesCityHead } from './WhitePagesCity.tsx';
import styles from './WhitePagesPage.module.css';
import { WhitePagesState } from './WhitePagesState.tsx';
import type { WhitePagesPageModel } from './white-pages-model.ts';

/** The people in a place (F2-20): the cities of a state, or the people listed in a city, with a search by name. */
export function WhitePagesPage({ page, site }: { page: WhitePagesPageModel; site: SiteModel }) {
  const { answer } = page;
  if (answer.kind === 'state')
    return <BrowsePage site={site}>{import.meta.env.SSR ? <WhitePagesState answer={answer} /> : null}</BrowsePage>;
  return (
    <SiteFrame site={site} hasSearch={false}>
      <Wrap hasEnd>
        <ServerHtml id="browse-head" sheets={BROWSE_SHEETS}>
          {import.meta.env.SSR ? <WhitePagesCityHead answer={answer} /> : null}
        </ServerHtml>
        <Card>
          <CardBody>
            <SearchForm look="page" values={{ location: placeText(answer.city, answer.stateCode) }} />
          </CardBody>
        </Card>
        <ServerHtml id="browse" className={styles.below}>
          {import.meta.env.SSR ? <WhitePagesCity answer={answer} /> : null}
        </ServerHtml>
      </Wrap>
    </SiteFrame>
  );
}
