import type { PropertySearchAnswer } from '../../../shared/contract/finding/browse.ts';
import { propertyPagesCopy } from '../../../shared/copy/search/property-pages.ts';
import { stateName } from '../../../shared/people/us-states.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { BrowseCounts } from '../../browse/BrowseCounts.tsx';
import styles from '../../browse/BrowsePage.module.css';
import { BrowseHead } from '../../browse/BrowsePage.tsx';
import { BrowseRanges } from '../../browse/BrowseRanges.tsx';
import { Crumbs } from '../../ui/navigation/Crumbs.tsx';
import { Pager } from '../../ui/navigation/Pager.tsx';
import { Disclaimer } from '../../ui/surface/Disclaimer.tsx';
import { PropertySearchStreets } from './PropertySearchStreets.tsx';
import { propertySearchTrail } from './property-search-trail.ts';

const words = propertyPagesCopy.search;

type CityAnswer = Extract<PropertySearchAnswer, { kind: 'city' }>;

/** A city's properties, street by street, and where else to look. */
export function PropertySearchCity({ answer, propertySite }: { answer: CityAnswer; propertySite: string | null }) {
  const { city, stateCode } = answer;
  const state = stateName(stateCode);
  const location = placeText(city, stateCode);
  const hrefOf = (page: number) => paths.propertySearch({ location, page });
  return (
    <>
      <Crumbs {...propertySearchTrail(answer)} />
      <BrowseHead title={words.title(city, state)} name={`${city},`} lede={words.cityLede(answer.propertiesCount)} />
      <div className={styles.sections}>
        <BrowseRanges ranges={answer.ranges} page={answer.page} hrefOf={hrefOf} />
        <section aria-labelledby="streets">
          <h2 id="streets">{words.streets}</h2>
          <PropertySearchStreets properties={answer.properties} propertySite={propertySite} />
        </section>
        <Pager page={answer.page} pages={answer.pages} hrefOf={hrefOf} />
        {answer.nearby.length === 0 ? null : <Nearby answer={answer} />}
        <p>
          <a href={paths.addressSearch({ location })}>{propertyPagesCopy.byAddress}</a>
        </p>
        <Disclaimer />
      </div>
    </>
  );
}

function Nearby({ answer }: { answer: CityAnswer }) {
  return (
    <section aria-labelledby="nearby">
      <h2 id="nearby">{words.nearby}</h2>
      <BrowseCounts
        counts={answer.nearby.map(({ city, stateCode, properties }) => ({
          text: stateCode === answer.stateCode ? city : placeText(city, stateCode),
          count: properties,
          href: paths.propertySearch({ location: placeText(city, stateCode) }),
        }))}
        unit={propertyPagesCopy.unit}
      />
    </section>
  );
}
