import { SiteFrame } from '../../site/SiteFrame.tsx';
import { Wrap } from '../../site/Wrap.tsx';
import { Disclaimer } from '../../ui/Disclaimer.tsx';
import type { PersonPageModel, SiteModel } from '../page-model.ts';
import { PersonGlance } from './glance/PersonGlance.tsx';
import { PersonAskLogIn } from './header/PersonAskLogIn.tsx';
import { PersonCrumbs } from './header/PersonCrumbs.tsx';
import { PersonHeader } from './header/PersonHeader.tsx';
import { PersonOutOfLookups } from './header/PersonOutOfLookups.tsx';
import { PersonNameOnly } from './PersonNameOnly.tsx';
import styles from './PersonPage.module.css';
import { PersonSection } from './PersonSection.tsx';
import { orderSections } from './person-sections.ts';
import { isNameOnly } from './person-view.ts';
import { PersonIsThisYou } from './rail/PersonIsThisYou.tsx';
import { PersonJourney } from './rail/PersonJourney.tsx';

/** The person page, in the order of P 2.5. */
export function PersonPage({ page, site }: { page: PersonPageModel; site: SiteModel }) {
  const { details, isLoggedIn } = page;
  const person = details.results;
  const sections = isNameOnly(person) ? [] : orderSections({ isLoggedIn, person });
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <PersonCrumbs person={person} fillScore={details.fillScore} />
        {page.asksToLogIn ? <PersonAskLogIn redirect={site.path} /> : null}
        {details.userInfo.isOutOfLookups ? <PersonOutOfLookups details={details} /> : null}
        <PersonHeader person={person} />
        {sections.length === 0 ? null : <PersonGlance page={page} />}
        <div className={styles.split}>
          {sections.length === 0 ? null : <PersonJourney person={person} sections={sections} />}
          <div className={styles.sections}>
            {sections.length === 0 ? <PersonNameOnly page={page} /> : null}
            {sections.map((section) => (
              <PersonSection key={section} section={section} page={page} />
            ))}
            <Disclaimer />
          </div>
          <PersonIsThisYou personPath={site.path} isDead={person.isDead} />
        </div>
      </Wrap>
    </SiteFrame>
  );
}
