import { placeText } from '../../../shared/urls/location.ts';
import { BrowsePage } from '../../browse/BrowsePage.tsx';
import { SearchForm } from '../../search/SearchForm.tsx';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { Card, CardBody } from '../../ui/surface/Card.tsx';
import { WhitePagesCity, WhitePagesCityHead } from './WhitePagesCity.tsx';
import styles from './WhitePagesPage.module.css';
import { WhitePagesState } from './WhitePagesState.tsx';
import type { WhitePagesPageModel } from './white-pages-model.ts';

/** The people in a place (F2-20): the cities of a state, or the people listed in a city, with a search by name. */
export function WhitePagesPage({ page, site }: { page: WhitePagesPageModel; site: SiteModel }) {
  const { answer } = page;
  if (answer.kind === 'state')
    return (
      <BrowsePage site={site}>
        <WhitePagesState answer={answer} />
      </BrowsePage>
    );
  return (
    <SiteFrame site={site} hasSearch={false}>
      <Wrap hasEnd>
        <div id="browse-head">
          <WhitePagesCityHead answer={answer} />
        </div>
        <Card>
          <CardBody>
            <SearchForm look="page" values={{ location: placeText(answer.city, answer.stateCode) }} />
          </CardBody>
        </Card>
        <div id="browse" className={styles.below}>
          <WhitePagesCity answer={answer} />
        </div>
      </Wrap>
    </SiteFrame>
  );
}
