import { isNameOnly } from '../../../../shared/people/name-only.ts';
import type { SectionName } from '../../../../shared/people/person-sections.ts';
import { AdBox } from '../../../ads/AdBox.tsx';
import { houseClaim } from '../../../ads/house-claim.ts';
import { PersonHouseAd } from '../../../ads/PersonHouseAd.tsx';
import { seesAds } from '../../../ads/sees-ads.ts';
import type { PersonPageModel } from '../../page-model.ts';
import { PersonFaq } from '../faq/PersonFaq.tsx';
import { PersonOffer } from '../registry/PersonOffer.tsx';
import { decideRail, type Rail, type Station } from './decide-rail.ts';
import { estimateSections } from './estimate-sections.ts';
import { PersonIsThisYou } from './PersonIsThisYou.tsx';
import { PersonJourney } from './PersonJourney.tsx';
import { PersonLookups } from './PersonLookups.tsx';
import styles from './PersonRail.module.css';
import { PersonTakeAway } from './PersonTakeAway.tsx';

/** The first station: the journey, and where there is a rail an advertisement or how many lookups a plan has left. */
export function PersonRailGuide({ page, sections }: { page: PersonPageModel; sections: readonly SectionName[] }) {
  return (
    <div className={styles.hold}>
      <PersonJourney page={page} sections={sections} />
      <div id="person-rail-guide" className={styles.under}>
        {railOf(page).hasRectangle ? <AdBox size="300x250" /> : <PersonLookups page={page} />}
      </div>
    </div>
  );
}

/** The stations after the journey; where there is no rail they follow the sections (P2-079). */
export function PersonRail({ page, path }: { page: PersonPageModel; path: string }) {
  const { stations } = railOf(page);
  return stations.map((station) => (
    <div key={station} className={styles.station}>
      <div className={styles.hold}>
        {station === 'questions' ? (
          <Questions page={page} path={path} hasOffer={!stations.includes('house')} />
        ) : (
          <Advertisement page={page} station={station} />
        )}
      </div>
    </div>
  ));
}

/** The slot of the rail is here where it is not in the in-house ad; a bare name has nothing to offer. */
function Questions({ page, path, hasOffer }: { page: PersonPageModel; path: string; hasOffer: boolean }) {
  const person = page.details.results;
  return (
    <>
      <div id="person-questions">
        <PersonFaq page={page} />
      </div>
      <div className={styles.screen}>
        <PersonTakeAway page={page} />
        <PersonIsThisYou personPath={path} isDead={person.isDead} />
        {hasOffer && !isNameOnly(person) ? <PersonOffer page={page} slot="rightRail" /> : null}
      </div>
    </>
  );
}

function Advertisement({ page, station }: { page: PersonPageModel; station: Exclude<Station, 'questions'> }) {
  if (station !== 'house') return <AdBox size={station} />;
  const claim = houseClaim(page);
  return claim === null ? null : <PersonHouseAd page={page} claim={claim} />;
}

function railOf(page: PersonPageModel): Rail {
  return decideRail({
    heightPx: estimateSections(page),
    hasAds: seesAds(page),
    hasHouseAd: houseClaim(page) !== null,
  });
}
