import { browseCopy } from '../../../shared/copy/search/browse.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { BrowseCounts } from '../../browse/BrowseCounts.tsx';
import { statesOf } from '../../browse/BrowseEntrance.tsx';
import { countListed } from '../../browse/count-listed.ts';
import { PlaceForm } from '../../search/PlaceForm.tsx';
import { SearchHead, SearchPage } from '../../search/SearchPage.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import styles from './WhitePagesHomePage.module.css';
import type { WhitePagesHomePageModel } from './white-pages-home-model.ts';

/** Where the white pages start: enter a place, or choose a state. */
export function WhitePagesHomePage({ page, site }: { page: WhitePagesHomePageModel; site: SiteModel }) {
  return (
    <SearchPage site={site}>
      <div id="white-pages-home">
        <WhitePagesHomeParts page={page} />
      </div>
    </SearchPage>
  );
}

function WhitePagesHomeParts({ page: { answer, location, error } }: { page: WhitePagesHomePageModel }) {
  const words = browseCopy.whitePages.home;
  const listed = countListed(answer);
  return (
    <>
      <SearchHead title={words.title} lede={words.lede(listed.people, listed.states)} />
      <PlaceForm
        id="white-pages-location"
        action={paths.whitePagesHome()}
        words={words}
        location={location}
        error={error}
      />
      <p className={styles.names}>
        {words.byName} <a href={paths.directory()}>{browseCopy.browseNames}</a>
      </p>
      <section className={styles.states} aria-labelledby="states">
        <h2 id="states">{browseCopy.states}</h2>
        <BrowseCounts counts={statesOf(answer)} />
      </section>
    </>
  );
}
