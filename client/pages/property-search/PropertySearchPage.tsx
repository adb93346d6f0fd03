import type { PropertySearchAnswer } from '../../../shared/contract/finding/browse.ts';
import { propertyPagesCopy } from '../../../shared/copy/search/property-pages.ts';
import { stateName } from '../../../shared/people/us-states.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { BrowseCounts } from '../../browse/BrowseCounts.tsx';
import styles from '../../browse/BrowsePage.module.css';
import { BrowseHead, BrowsePage } from '../../browse/BrowsePage.tsx';
import { BrowseRanges } from '../../browse/BrowseRanges.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Crumbs } from '../../ui/navigation/Crumbs.tsx';
import { Pager } from '../../ui/navigation/Pager.tsx';
import { PropertySearchCity } from './PropertySearchCity.tsx';
import type { PropertySearchPageModel } from './property-search-model.ts';
import { propertySearchTrail } from './property-search-trail.ts';

/** The properties in a place (F2-21): the cities of a state, or a city's properties street by street. */
export function PropertySearchPage({ page, site }: { page: PropertySearchPageModel; site: SiteModel }) {
  return (
    <BrowsePage site={site}>
      <PropertySearchParts page={page} />
    </BrowsePage>
  );
}

function PropertySearchParts({ page: { answer, propertySite } }: { page: PropertySearchPageModel }) {
  return answer.kind === 'state' ? (
    <PropertySearchState answer={answer} />
  ) : (
    <PropertySearchCity answer={answer} propertySite={propertySite} />
  );
}

/** The cities of a state with property on record. */
function PropertySearchState({ answer }: { answer: Extract<PropertySearchAnswer, { kind: 'state' }> }) {
  const words = propertyPagesCopy.search;
  const state = stateName(answer.stateCode);
  const hrefOf = (page: number) => paths.propertySearch({ location: answer.stateCode, page });
  return (
    <>
      <Crumbs {...propertySearchTrail(answer)} />
      <BrowseHead title={words.title(null, state)} lede={words.stateLede(answer.propertiesCount, answer.citiesCount)} />
      <div className={styles.sections}>
        <BrowseRanges ranges={answer.ranges} page={answer.page} hrefOf={hrefOf} />
        <section aria-labelledby="cities">
          <h2 id="cities">{words.cities}</h2>
          <BrowseCounts
            counts={answer.cities.map(({ city, stateCode, properties }) => ({
              text: city,
              count: properties,
              href: paths.propertySearch({ location: placeText(city, stateCode) }),
            }))}
            unit={propertyPagesCopy.unit}
          />
        </section>
      </div>
      <Pager page={answer.page} pages={answer.pages} hrefOf={hrefOf} />
    </>
  );
}
