import { SiteFrame } from '../../site/SiteFrame.tsx';
import { Wrap } from '../../site/Wrap.tsx';
import noteBanner from '../../ui/Banner.module.css';
import disclaimer from '../../ui/Disclaimer.module.css';
import { Disclaimer } from '../../ui/Disclaimer.tsx';
import { SeeMore } from '../../ui/SeeMore.tsx';
import { ServerHtml } from '../../ui/ServerHtml.tsx';
import sideNote from '../../ui/SideNote.module.css';
import type { PersonPageModel, SiteModel } from '../page-model.ts';
import questions from './faq/PersonFaq.module.css';
import { PersonFaq } from './faq/PersonFaq.tsx';
import { PersonGlance } from './glance/PersonGlance.tsx';
import banner from './header/PersonBanner.module.css';
import crumbs from './header/PersonCrumbs.module.css';
import { PersonHeader } from './header/PersonHeader.tsx';
import { PersonTop } from './header/PersonTop.tsx';
import { PersonNameOnly } from './PersonNameOnly.tsx';
import styles from './PersonPage.module.css';
import { PersonSection } from './PersonSection.tsx';
import { orderSections } from './person-sections.ts';
import { isNameOnly } from './person-view.ts';
import { PersonRelated } from './pre-footer/PersonRelated.tsx';
import { PersonIsThisYou } from './rail/PersonIsThisYou.tsx';
import { PersonJourney } from './rail/PersonJourney.tsx';

/** Sheets of the parts that stay as the server wrote them. */
const TOP_SHEETS = [noteBanner, banner, crumbs];
const DISCLAIMER_SHEETS = [disclaimer];
const QUESTION_SHEETS = [questions];
const OWN_PAGE_SHEETS = [sideNote];

/** The person page; its questions stand behind the sections where there is no rail (P2-075, P2-079). */
export function PersonPage({ page, site }: { page: PersonPageModel; site: SiteModel }) {
  const { details, isLoggedIn } = page;
  const person = details.results;
  const { personDetailsSeoSummary: seo } = details.pageDefinition;
  const sections = isNameOnly(person) ? [] : orderSections({ isLoggedIn, person });
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <ServerHtml id="person-top" sheets={TOP_SHEETS}>
          {import.meta.env.SSR ? <PersonTop page={page} path={site.path} /> : null}
        </ServerHtml>
        <PersonHeader page={page} />
        {sections.length === 0 ? null : <PersonGlance page={page} />}
        <div className={styles.split}>
          {sections.length === 0 ? null : (
            <div className={styles.station}>
              <PersonJourney person={person} sections={sections} />
            </div>
          )}
          <div className={styles.sections}>
            {seo === null ? null : <SeeMore text={seo.summary} lineHeightPx={24} />}
            {sections.length === 0 ? <PersonNameOnly page={page} /> : null}
            {sections.map((section) => (
              <PersonSection key={section} section={section} page={page} />
            ))}
            <ServerHtml id="person-disclaimer" sheets={DISCLAIMER_SHEETS}>
              {import.meta.env.SSR ? <Disclaimer /> : null}
            </ServerHtml>
          </div>
          <div className={styles.station}>
            <div className={styles.after}>
              <ServerHtml id="person-questions" sheets={QUESTION_SHEETS}>
                {import.meta.env.SSR ? <PersonFaq page={page} /> : null}
              </ServerHtml>
              <ServerHtml id="person-own-page" sheets={OWN_PAGE_SHEETS}>
                {import.meta.env.SSR ? <PersonIsThisYou personPath={site.path} isDead={person.isDead} /> : null}
              </ServerHtml>
            </div>
          </div>
        </div>
      </Wrap>
      <PersonRelated name={person.name} related={details.relatedPeople} />
    </SiteFrame>
  );
}
