import type { CityAnswer } from '../../../shared/contract/finding/browse.ts';
import { browseCopy } from '../../../shared/copy/search/browse.ts';
import type { MapNames } from '../../../shared/geo/map-names.ts';
import { stateName } from '../../../shared/people/us-states.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import styles from '../../browse/BrowsePage.module.css';
import { BrowseAside, BrowseHead } from '../../browse/BrowsePage.tsx';
import { BrowsePeople } from '../../browse/BrowsePeople.tsx';
import { Crumbs } from '../../ui/navigation/Crumbs.tsx';
import { Pager } from '../../ui/navigation/Pager.tsx';
import { Disclaimer } from '../../ui/surface/Disclaimer.tsx';
import { CityFacts, CityNames } from './CityFacts.tsx';
import { CityLetters } from './CityLetters.tsx';
import { whitePagesTrail } from './white-pages-trail.ts';

const words = browseCopy.whitePages;

/**
 * A city: its figures, the first letters of last names, and its people page by page. Only the first page has the figures,
 * so that the others begin with people.
 */
export function WhitePagesCity({ answer, mapNames }: { answer: CityAnswer; mapNames?: MapNames | undefined }) {
  const { city, page, pages, people } = answer;
  const location = placeText(city, answer.stateCode);
  const hrefOf = (at: number) => paths.whitePages({ location, page: at });
  const isFirst = page === 1;
  return (
    <>
      <WhitePagesCityHead answer={answer} />
      <div className={styles.sections}>
        {isFirst ? <CityFacts answer={answer} mapNames={mapNames} /> : null}
        <CityLetters answer={answer} hrefOf={hrefOf} />
        {isFirst ? <CityNames answer={answer} /> : null}
        <section aria-labelledby="people">
          <h2 id="people">{words.everyone(city)}</h2>
          <div className={styles.split}>
            <div className={styles.sections}>
              <BrowsePeople people={people} nameOf={({ lastName }) => lastName} isBelow={isFirst} />
              <Pager page={page} pages={pages} hrefOf={hrefOf} />
              <Disclaimer />
            </div>
            <BrowseAside />
          </div>
        </section>
      </div>
    </>
  );
}

function WhitePagesCityHead({ answer }: { answer: CityAnswer }) {
  const { city, stateCode, peopleCount, county } = answer;
  return (
    <>
      <Crumbs {...whitePagesTrail(answer)} />
      <BrowseHead
        title={words.cityTitle(`${city}, ${stateName(stateCode)}`)}
        name={`${city},`}
        lede={words.cityLede(peopleCount, county, stateCode)}
      />
    </>
  );
}
