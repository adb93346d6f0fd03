import type { LocationAnswer } from '../../../shared/contract/finding/browse.ts';
import { browseCopy } from '../../../shared/copy/search/browse.ts';
import { stateName } from '../../../shared/people/us-states.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { BrowseCounts } from '../../browse/BrowseCounts.tsx';
import browse from '../../browse/BrowsePage.module.css';
import { BROWSE_SHEETS, BrowseHead, BrowsePage } from '../../browse/BrowsePage.tsx';
import { BrowseRanges } from '../../browse/BrowseRanges.tsx';
import { SearchForm } from '../../search/SearchForm.tsx';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { Crumbs } from '../../ui/navigation/Crumbs.tsx';
import { Pager } from '../../ui/navigation/Pager.tsx';
import { Card, CardBody } from '../../ui/surface/Card.tsx';
import { ServerHtml } from '../../ui/text/ServerHtml.tsx';
import { WhitePagesCity, WhitePagesCityHead } from './WhitePagesCity.tsx';
import styles from './WhitePagesPage.module.css';
import type { WhitePagesPageModel } from './white-pages-model.ts';

const words = browseCopy.whitePages;

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

/** The cities of a state. */
export function WhitePagesState({ answer }: { answer: Extract<LocationAnswer, { kind: 'state' }> }) {
  const state = stateName(answer.stateCode);
  const hrefOf = (page: number) => paths.whitePages({ location: answer.stateCode, page });
  return (
    <>
      <Crumbs crumbs={[{ name: words.crumb, path: paths.peopleSearch() }]} here={state} />
      <BrowseHead title={words.title(state)} lede={words.stateLede(answer.peopleCount, answer.citiesCount)} />
      <div className={browse.sections}>
        <BrowseRanges ranges={answer.ranges} page={answer.page} hrefOf={hrefOf} />
        <section aria-labelledby="cities">
          <h2 id="cities">{words.cities}</h2>
          <BrowseCounts
            counts={answer.cities.map(({ city, stateCode, people }) => ({
              text: city,
              count: people,
              href: paths.whitePages({ location: placeText(city, stateCode) }),
            }))}
          />
        </section>
      </div>
      <Pager page={answer.page} pages={answer.pages} hrefOf={hrefOf} />
    </>
  );
}
