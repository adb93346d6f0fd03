import type { LocationAnswer } from '../../../shared/contract/finding/browse.ts';
import { formatCount } from '../../../shared/copy/format/numbers.ts';
import { browseCopy } from '../../../shared/copy/search/browse.ts';
import { stateName } from '../../../shared/people/us-states.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { BrowseCounts, nameSearchPath } from '../../browse/BrowseCounts.tsx';
import styles from '../../browse/BrowsePage.module.css';
import { BrowseAside, BrowseHead } from '../../browse/BrowsePage.tsx';
import { BrowsePeopleByLetter } from '../../browse/BrowsePeopleByLetter.tsx';
import { BrowseRanges } from '../../browse/BrowseRanges.tsx';
import { Crumbs } from '../../ui/navigation/Crumbs.tsx';
import { Pager } from '../../ui/navigation/Pager.tsx';
import { Disclaimer } from '../../ui/surface/Disclaimer.tsx';
import { whitePagesTrail } from './white-pages-trail.ts';

const words = browseCopy.whitePages;

type CityAnswer = Extract<LocationAnswer, { kind: 'city' }>;

/** Below a city's search: its last names, nearby cities, its people. */
export function WhitePagesCity({ answer }: { answer: CityAnswer }) {
  const { city, peopleCount } = answer;
  const location = placeText(city, answer.stateCode);
  const hrefOf = (page: number) => paths.whitePages({ location, page });
  return (
    <div className={styles.sections}>
      {answer.ranges.length === 0 ? null : (
        <section aria-labelledby="by-last-name">
          <h2 id="by-last-name">{words.byLastName}</h2>
          <BrowseRanges ranges={answer.ranges} page={answer.page} hrefOf={hrefOf} />
        </section>
      )}
      <div className={styles.two}>
        <section aria-labelledby="common-names">
          <h2 id="common-names">{words.commonNames}</h2>
          <BrowseCounts
            isNarrow
            counts={answer.commonNames.map(({ name, people }) => ({
              text: name,
              count: people,
              href: nameSearchPath(name, location),
            }))}
          />
        </section>
        {answer.nearby.length === 0 ? null : <Nearby answer={answer} />}
      </div>
      <section aria-labelledby="people">
        <h2 id="people">
          {words.everyone(city)}
          <span className={styles.count}>{` ${formatCount(peopleCount)}`}</span>
        </h2>
        <div className={styles.split}>
          <div className={styles.sections}>
            <BrowsePeopleByLetter people={answer.people} />
            <Pager page={answer.page} pages={answer.pages} hrefOf={hrefOf} />
            <Disclaimer />
          </div>
          <BrowseAside />
        </div>
      </section>
    </div>
  );
}

function Nearby({ answer }: { answer: CityAnswer }) {
  return (
    <section aria-labelledby="nearby">
      <h2 id="nearby">{words.nearby}</h2>
      <BrowseCounts
        isNarrow
        counts={answer.nearby.map(({ city, stateCode, people }) => ({
          text: stateCode === answer.stateCode ? city : placeText(city, stateCode),
          count: people,
          href: paths.whitePages({ location: placeText(city, stateCode) }),
        }))}
      />
    </section>
  );
}

/** Above a city's search: breadcrumbs and heading. */
export function WhitePagesCityHead({ answer }: { answer: Extract<LocationAnswer, { kind: 'city' }> }) {
  const { city, stateCode, peopleCount, county } = answer;
  const state = stateName(stateCode);
  return (
    <>
      <Crumbs {...whitePagesTrail(answer)} />
      <BrowseHead title={words.title(`${city}, ${state}`)} lede={words.cityLede(peopleCount, county, stateCode)} />
    </>
  );
}
