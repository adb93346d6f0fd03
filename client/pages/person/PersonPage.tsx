import type { SectionName } from '../../../shared/people/person-sections.ts';
import adBox from '../../ads/AdBox.module.css';
import genealogy from '../../ads/PersonGenealogy.module.css';
import { PersonGenealogy } from '../../ads/PersonGenealogy.tsx';
import houseAd from '../../ads/PersonHouseAd.module.css';
import { LateSlot } from '../../late-slot.ts';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { watchCopies } from '../../ui/action/watch-copies.ts';
import questions from '../../ui/list/Faq.module.css';
import seeMore from '../../ui/list/SeeMore.module.css';
import { SeeMore } from '../../ui/list/SeeMore.tsx';
import crumbs from '../../ui/navigation/Crumbs.module.css';
import tabs from '../../ui/navigation/Tabs.module.css';
import { watchTabs } from '../../ui/navigation/watch-tabs.ts';
import noteBanner from '../../ui/surface/Banner.module.css';
import disclaimer from '../../ui/surface/Disclaimer.module.css';
import { Disclaimer } from '../../ui/surface/Disclaimer.tsx';
import sideNote from '../../ui/surface/SideNote.module.css';
import { ServerHtml } from '../../ui/text/ServerHtml.tsx';
import { PersonAddresses } from './addresses/PersonAddresses.tsx';
import { PersonBackground } from './background/PersonBackground.tsx';
import type { AnyPersonPage } from './browser-model.ts';
import { PersonEmails } from './emails/PersonEmails.tsx';
import { useFlags } from './flags/use-flags.ts';
import { PersonGlance } from './glance/PersonGlance.tsx';
import { PersonHeader } from './header/PersonHeader.tsx';
import top from './header/PersonTop.module.css';
import { PersonTop } from './header/PersonTop.tsx';
import { browserModelOf, fullModelOf } from './model-of.ts';
import { PersonNameOnly } from './PersonNameOnly.tsx';
import styles from './PersonPage.module.css';
import { PersonCountsData } from './PersonWithCounts.tsx';
import type { PersonPageModel } from './person-model.ts';
import { PersonPhones } from './phones/PersonPhones.tsx';
import { COUNTS_PLACE_ID, STICKY_HEADER_ID } from './place-ids.ts';
import relatedPeople from './pre-footer/PersonRelated.module.css';
import { PersonRelated } from './pre-footer/PersonRelated.tsx';
import { trackRelatedPanel } from './pre-footer/related-panel.ts';
import journey from './rail/PersonJourney.module.css';
import rail from './rail/PersonRail.module.css';
import { PersonRail, PersonRailGuide } from './rail/PersonRail.tsx';
import { OFFER_SHEETS } from './registry/offer-sheets.ts';
import { PersonRelatives } from './relatives/PersonRelatives.tsx';

/** Style sheets of the parts that stay as the server wrote them. */
const TOP_SHEETS = [noteBanner, top, crumbs];
const SUMMARY_SHEETS = [seeMore];
const RELATED_SHEETS = [relatedPeople, tabs];
const DISCLAIMER_SHEETS = [disclaimer];
const SPONSORED_SHEETS = [genealogy];
const GUIDE_SHEETS = [journey, adBox, rail];
const RAIL_SHEETS = [questions, sideNote, adBox, houseAd, ...OFFER_SHEETS];

// Before hydration, so that no click is lost.
if (!import.meta.env.SSR) {
  watchCopies();
  watchTabs(trackRelatedPanel);
}

/**
 * The person page (P2-078), with the rail beside the sections. In the document, the journey comes before the sections
 * and the rest of the rail after them, which is also the layout without a rail (P2-075, P2-079).
 */
export function PersonPage({ page, site }: { page: AnyPersonPage; site: SiteModel }) {
  const model = browserModelOf(page);
  useFlags(model, site);
  const { isNameOnly } = model;
  const sections = isNameOnly ? [] : model.sections;
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <ServerHtml id="person-top" sheets={TOP_SHEETS}>
          {import.meta.env.SSR ? <PersonTop page={fullModelOf(page)} path={site.path} /> : null}
        </ServerHtml>
        <PersonHeader page={page} />
        {isNameOnly ? null : <PersonGlance page={page} />}
        <div className={styles.split}>
          {isNameOnly ? null : (
            <ServerHtml id="person-guide" className={rail.station} sheets={GUIDE_SHEETS}>
              {import.meta.env.SSR ? <PersonRailGuide page={fullModelOf(page)} sections={sections} /> : null}
            </ServerHtml>
          )}
          <div className={styles.sections}>
            <ServerHtml id="person-summary" sheets={SUMMARY_SHEETS}>
              {import.meta.env.SSR ? <PersonSummary page={fullModelOf(page)} /> : null}
            </ServerHtml>
            {isNameOnly ? <PersonNameOnly page={page} /> : null}
            {sections.map((section) => (
              <PersonSection key={section} section={section} page={page} />
            ))}
            {sections.includes('background') ? null : (
              <ServerHtml id="person-disclaimer" sheets={DISCLAIMER_SHEETS}>
                {import.meta.env.SSR ? <Disclaimer /> : null}
              </ServerHtml>
            )}
            <ServerHtml id="person-sponsored-searches" sheets={SPONSORED_SHEETS}>
              {import.meta.env.SSR ? <PersonGenealogy page={fullModelOf(page)} /> : null}
            </ServerHtml>
          </div>
          <ServerHtml id="person-rail" className={rail.rest} sheets={RAIL_SHEETS}>
            {import.meta.env.SSR ? <PersonRail page={fullModelOf(page)} path={site.path} /> : null}
          </ServerHtml>
        </div>
      </Wrap>
      <ServerHtml id={STICKY_HEADER_ID}>{null}</ServerHtml>
      <ServerHtml id={COUNTS_PLACE_ID}>
        {import.meta.env.SSR ? <PersonCountsData page={fullModelOf(page)} /> : null}
      </ServerHtml>
      <ServerHtml id="person-related" sheets={RELATED_SHEETS}>
        {import.meta.env.SSR ? <PersonRelatedPeople page={fullModelOf(page)} /> : null}
      </ServerHtml>
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

/** A section by its name, so that the order of sections is data. */
function PersonSection({ section, page }: { section: SectionName; page: AnyPersonPage }) {
  switch (section) {
    case 'phones':
      return <PersonPhones page={page} />;
    case 'addresses':
      return <PersonAddresses page={page} />;
    case 'emails':
      return <PersonEmails page={page} />;
    case 'relatives':
    case 'associates':
      return <PersonRelatives section={section} page={page} />;
    case 'background':
      return <PersonBackground page={page} />;
  }
}
