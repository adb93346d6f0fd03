import type { LocationAnswer } from '../../../shared/contract/finding/browse.ts';
import { browseCopy } from '../../../shared/copy/search/browse.ts';
import { stateName } from '../../../shared/people/us-states.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { BrowseCounts } from '../../browse/BrowseCounts.tsx';
import styles from '../../browse/BrowsePage.module.css';
import { BrowseHead } from '../../browse/BrowsePage.tsx';
import { BrowseRanges } from '../../browse/BrowseRanges.tsx';
import { Crumbs } from '../../ui/navigation/Crumbs.tsx';
import { Pager } from '../../ui/navigation/Pager.tsx';
import { whitePagesTrail } from './white-pages-trail.ts';

const words = browseCopy.whitePages;

/** The cities of a state. */
export function WhitePagesState({ answer }: { answer: Extract<LocationAnswer, { kind: 'state' }> }) {
  const state = stateName(answer.stateCode);
  const hrefOf = (page: number) => paths.whitePages({ location: answer.stateCode, page });
  return (
    <>
      <Crumbs {...whitePagesTrail(answer)} />
      <BrowseHead title={words.title(state)} lede={words.stateLede(answer.peopleCount, answer.citiesCount)} />
      <div className={styles.sections}>
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
