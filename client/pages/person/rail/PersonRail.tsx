import { formatDay } from '../../../../shared/copy/format/day.ts';
import { personCopy } from '../../../../shared/copy/person/person.ts';
import { personReportCopy } from '../../../../shared/copy/person/person-background.ts';
import { personRailCopy } from '../../../../shared/copy/person/person-rail.ts';
import { lookupsLeft } from '../../../../shared/people/low-lookups.ts';
import { mainAddressOf } from '../../../../shared/people/mention.ts';
import { isNameOnly } from '../../../../shared/people/name-only.ts';
import { hasOpenReport } from '../../../../shared/people/open-report.ts';
import type { SectionName } from '../../../../shared/people/person-sections.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { AdBox } from '../../../ads/AdBox.tsx';
import { houseClaim, PersonHouseAd } from '../../../ads/PersonHouseAd.tsx';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { SideNote } from '../../../ui/surface/SideNote.tsx';
import { PersonFaq } from '../faq/PersonFaq.tsx';
import type { PersonPageModel } from '../person-model.ts';
import { IS_THIS_YOU_ID } from '../place-ids.ts';
import { PersonOffer } from '../registry/PersonOffer.tsx';
import { decideRail, estimateSections, type Rail, type Station } from './decide-rail.ts';
import { PersonJourney } from './PersonJourney.tsx';
import styles from './PersonRail.module.css';

/** The first station: the journey, and in a rail an ad or how many lookups a plan has left. */
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

/** The stations after the journey; without a rail they follow the sections (P2-079). */
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

/** The rail's slot is here unless it is in the in-house ad; a bare name has nothing to offer. */
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
        {hasOffer && !isNameOnly(person) ? (
          <div>
            <PersonOffer page={page} slot="rightRail" />
          </div>
        ) : null}
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
    hasAds: page.ads !== null,
    hasHouseAd: houseClaim(page) !== null,
  });
}

/** The link from an open report to its print view; nothing for viewers without the report. */
export function PersonTakeAway({ page: { details } }: { page: PersonPageModel }) {
  if (!hasOpenReport(details)) return null;
  const { results: person, userInfo } = details;
  const { city = null, stateCode = null } = mainAddressOf(person) ?? {};
  const words = personReportCopy.takeAway;
  const until = userInfo.reportExpiresAt;
  return (
    <SideNote
      title={words.title}
      text={until === null ? words.text : `${words.text} ${words.until(formatDay(until))}`}
      link={words.link}
      href={paths.person({ name: person.name.fullName, city, stateCode, id: person.id, query: { view: 'print' } })}
    />
  );
}

/**
 * Asks whether the page is about the viewer or a relative, and how to take it down; nobody is asked whether they have
 * died.
 */
function PersonIsThisYou({ personPath, isDead }: { personPath: string; isDead: boolean }) {
  if (isDead)
    return <SideNote id={IS_THIS_YOU_ID} {...personCopy.isThisARelative} href={paths.optOut({ personPath })} />;
  const { title, text, link, claim } = personCopy.isThisYou;
  return (
    <SideNote id={IS_THIS_YOU_ID} title={title} text={text}>
      <ButtonLink size="small" href={paths.optOut({ personPath })}>
        {link}
      </ButtonLink>{' '}
      <ButtonLink size="small" href={paths.claim({ personPath })}>
        {claim}
      </ButtonLink>
    </SideNote>
  );
}

/** How many lookups a limited plan has left; the bar shows the same as the text. */
function PersonLookups({ page }: { page: PersonPageModel }) {
  const usage = page.details.userInfo.lookupUsage;
  if (usage === null || usage.max === null || usage.max === 0) return null;
  const left = lookupsLeft(usage) ?? 0;
  const words = personRailCopy.lookups;
  return (
    <div className={styles.lookups}>
      <p>
        {words.title} <b>{words.left(left, usage.max)}</b>
      </p>
      <svg viewBox={`0 0 ${usage.max} 1`} preserveAspectRatio="none" aria-hidden="true">
        <rect width={left} height="1" />
      </svg>
    </div>
  );
}
