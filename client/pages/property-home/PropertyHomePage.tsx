import { propertyPagesCopy } from '../../../shared/copy/search/property-pages.ts';
import { stateName } from '../../../shared/people/us-states.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { BrowseCounts } from '../../browse/BrowseCounts.tsx';
import { DidYouMean } from '../../search/DidYouMean.tsx';
import { PlaceForm } from '../../search/PlaceForm.tsx';
import { SearchHead, SearchPage, SearchTips } from '../../search/SearchPage.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import styles from './PropertyHomePage.module.css';
import type { PropertyHomePageModel } from './property-home-model.ts';

/** Where a search for property starts: enter a place or choose a state. */
export function PropertyHomePage({ page, site }: { page: PropertyHomePageModel; site: SiteModel }) {
  return (
    <SearchPage site={site}>
      <div id="property-home">
        <PropertyHomeParts page={page} />
      </div>
    </SearchPage>
  );
}

function PropertyHomeParts({ page }: { page: PropertyHomePageModel }) {
  const words = propertyPagesCopy.home;
  const states = page.states
    .filter(({ properties }) => properties > 0)
    .map(({ stateCode, properties }) => ({
      text: stateName(stateCode),
      count: properties,
      href: paths.propertySearch({ location: stateCode }),
    }))
    .sort((a, b) => (a.text < b.text ? -1 : 1));
  return (
    <>
      <PropertyHomeForm page={page} />
      {states.length === 0 ? null : (
        <section className={styles.states} aria-labelledby="states">
          <h2 id="states">{words.states}</h2>
          <BrowseCounts counts={states} unit={propertyPagesCopy.unit} />
        </section>
      )}
    </>
  );
}

/** The heading, the form, which the server answers, and what property pages are for. */
function PropertyHomeForm({ page: { location, error, meant } }: { page: PropertyHomePageModel }) {
  const words = propertyPagesCopy.home;
  return (
    <>
      <SearchHead title={words.title} lede={words.lede} ledeClass={styles.lede} />
      <PlaceForm id="property-location" action={paths.propertyHome()} words={words} location={location} error={error} />
      <DidYouMean places={meant} />
      <p className={styles.address}>
        {words.address} <a href={paths.addressSearch()}>{propertyPagesCopy.byAddress}</a>
      </p>
      <SearchTips tips={words.tips} />
    </>
  );
}
