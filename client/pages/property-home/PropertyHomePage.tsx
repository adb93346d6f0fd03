import { propertyPagesCopy } from '../../../shared/copy/search/property-pages.ts';
import { stateName } from '../../../shared/people/us-states.ts';
import { paths } from '../../../shared/urls/paths.ts';
import counts from '../../browse/BrowseCounts.module.css';
import { BrowseCounts } from '../../browse/BrowseCounts.tsx';
import { RecentViews } from '../../history/RecentViews.tsx';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import { Wrap } from '../../site/Wrap.tsx';
import field from '../../ui/form/Field.module.css';
import { ServerHtml } from '../../ui/text/ServerHtml.tsx';
import type { PropertyHomePageModel, SiteModel } from '../page-model.ts';
import { PropertyHomeForm } from './PropertyHomeForm.tsx';
import styles from './PropertyHomePage.module.css';

const words = propertyPagesCopy.home;
const SHEETS = [counts, field];

/** Where looking for a property begins: a place, or a state to choose. */
export function PropertyHomePage({ page, site }: { page: PropertyHomePageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site} hasSearch={false}>
      <Wrap hasEnd>
        <div className={styles.page}>
          <ServerHtml id="property-home" sheets={SHEETS}>
            {import.meta.env.SSR ? <PropertyHomeParts page={page} /> : null}
          </ServerHtml>
          <div className={styles.recent}>
            <RecentViews look="rows" />
          </div>
        </div>
      </Wrap>
    </SiteFrame>
  );
}

function PropertyHomeParts({ page }: { page: PropertyHomePageModel }) {
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
      <PropertyHomeForm location={page.location} error={page.error} />
      {states.length === 0 ? null : (
        <section className={styles.states} aria-labelledby="states">
          <h2 id="states">{words.states}</h2>
          <BrowseCounts counts={states} unit={propertyPagesCopy.unit} />
        </section>
      )}
    </>
  );
}
