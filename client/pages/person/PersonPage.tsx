import { isNameOnly } from '../../../shared/people/name-only.ts';
import { PersonGenealogy } from '../../ads/PersonGenealogy.tsx';
import { LateSlot } from '../../late-slot.ts';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { SeeMore } from '../../ui/list/SeeMore.tsx';
import { Crumbs } from '../../ui/navigation/Crumbs.tsx';
import { Disclaimer } from '../../ui/surface/Disclaimer.tsx';
import { PersonGlance } from './glance/PersonGlance.tsx';
import { PersonHeader } from './header/PersonHeader.tsx';
import { PersonTop } from './header/PersonTop.tsx';
import { personTrail } from './header/person-trail.ts';
import { PersonLife } from './life/PersonLife.tsx';
import { browserModelOf } from './model-of.ts';
import { PersonNamesakes } from './namesakes/PersonNamesakes.tsx';
import { PersonNameOnly } from './PersonNameOnly.tsx';
import styles from './PersonPage.module.css';
import { PersonSection } from './PersonSection.tsx';
import { PersonCountsData } from './PersonWithCounts.tsx';
import type { PersonPageModel } from './person-model.ts';
import { COUNTS_PLACE_ID, STICKY_HEADER_ID } from './place-ids.ts';
import { PersonRelated } from './pre-footer/PersonRelated.tsx';
import rail from './rail/PersonRail.module.css';
import { PersonRail, PersonRailGuide } from './rail/PersonRail.tsx';

/**
 * The person page (P2-078), with the rail beside the sections. In the document, the journey comes before the sections
 * and the rest of the rail after them, which is also the layout without a rail (P2-075, P2-079).
 */
export function PersonPage({ page, site }: { page: PersonPageModel; site: SiteModel }) {
  const isBare = isNameOnly(page.details.results);
  const sections = isBare ? [] : browserModelOf(page).sections;
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <Crumbs {...personTrail(page.details)} />
        <PersonHeader page={page} />
        <div id="person-top">
          <PersonTop page={page} path={site.path} />
        </div>
        {isBare ? null : (
          <div id="person-life" className={styles.life}>
            <PersonLife page={page} />
          </div>
        )}
        {isBare ? null : <PersonGlance page={page} />}
        <div id="person-namesakes">
          <PersonNamesakes page={page} />
        </div>
        <div className={styles.split}>
          {isBare ? null : (
            <div id="person-guide" className={rail.station}>
              <PersonRailGuide page={page} sections={sections} />
            </div>
          )}
          <div className={styles.sections}>
            <div id="person-summary">
              <PersonSummary page={page} />
            </div>
            {isBare ? <PersonNameOnly page={page} /> : null}
            {sections.map((section) => (
              <PersonSection key={section} section={section} page={page} />
            ))}
            {sections.includes('background') ? null : (
              <div id="person-disclaimer">
                <Disclaimer />
              </div>
            )}
            <div id="person-sponsored-searches">
              <PersonGenealogy page={page} />
            </div>
          </div>
          <div id="person-rail" className={rail.rest}>
            <PersonRail page={page} path={site.path} />
          </div>
        </div>
      </Wrap>
      <div id={STICKY_HEADER_ID} />
      <div id={COUNTS_PLACE_ID}>
        <PersonCountsData page={page} />
      </div>
      <div id="person-related">
        <PersonRelatedPeople page={page} />
      </div>
    </SiteFrame>
  );
}

function PersonSummary({ page }: { page: PersonPageModel }) {
  const { personDetailsSeoSummary: seo } = page.details.pageDefinition;
  return seo === null ? null : <SeeMore text={seo.summary} lineHeightPx={24} />;
}

/** Late ones appear below everything else, so nothing moves. */
function PersonRelatedPeople({ page: { details, related } }: { page: PersonPageModel }) {
  const { name } = details.results;
  if (related !== 'late') return <PersonRelated name={name} related={related} />;
  return <LateSlot draw={(late) => (late === null ? null : <PersonRelated name={name} related={late.related} />)} />;
}
