import { personReportCopy } from '../../../shared/copy/person/person-background.ts';
import { sampleReportCopy as words } from '../../../shared/copy/person/sample-report.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { SeeMore } from '../../ui/list/SeeMore.tsx';
import { Crumbs } from '../../ui/navigation/Crumbs.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import { classNames } from '../../ui/text/class-names.ts';
import { PersonGlance } from '../person/glance/PersonGlance.tsx';
import header from '../person/header/PersonHeader.module.css';
import { PersonIdentity } from '../person/header/PersonIdentity.tsx';
import { PersonLife } from '../person/life/PersonLife.tsx';
import { browserModelOf } from '../person/model-of.ts';
import person from '../person/PersonPage.module.css';
import { PersonSection } from '../person/PersonSection.tsx';
import { PersonJourney } from '../person/rail/PersonJourney.tsx';
import rail from '../person/rail/PersonRail.module.css';
import { SampleReportOffer } from './SampleReportOffer.tsx';
import styles from './SampleReportPage.module.css';
import { SampleReportPhones } from './SampleReportPhones.tsx';
import type { SampleReportPageModel } from './sample-report-model.ts';
import { sampleReportTrail } from './sample-report-trail.ts';

/**
 * A whole report about a person we invented: the sections of a person page whose report is open, without anything that
 * asks the origin about a person. Server HTML throughout.
 */
export function SampleReportPage({ page, site }: { page: SampleReportPageModel; site: SiteModel }) {
  const { sections } = browserModelOf(page.person);
  const { personDetailsSeoSummary: summary } = page.person.details.pageDefinition;
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <div id="sample-report" className={styles.page}>
          <Crumbs {...sampleReportTrail()} />
          <div className={styles.notice}>
            <Banner>
              <b>{words.notice}</b> {words.lede}
            </Banner>
          </div>
          <div className={header.header}>
            <div className={header.identity}>
              <PersonIdentity page={page.person} />
            </div>
            <div className={header.side}>
              <div className={classNames(header.actions, styles.actions)}>
                <ButtonLink href={paths.sampleReport({ view: 'print' })}>{personReportCopy.takeAway.link}</ButtonLink>
                <ButtonLink look="pine" href={paths.peopleSearch()}>
                  {words.offer.link}
                </ButtonLink>
              </div>
            </div>
          </div>
          <div className={person.life}>
            <PersonLife page={page.person} />
          </div>
          <PersonGlance page={page.person} />
          <div className={person.split}>
            <div className={rail.station}>
              <div className={rail.hold}>
                <PersonJourney page={page.person} sections={sections} />
              </div>
            </div>
            <div className={person.sections}>
              {summary === null ? null : <SeeMore text={summary.summary} lineHeightPx={24} />}
              {sections.map((section) =>
                section === 'phones' ? (
                  <SampleReportPhones key={section} page={page.person} />
                ) : (
                  <PersonSection key={section} section={section} page={page.person} />
                ),
              )}
              <SampleReportOffer price={page.price} />
            </div>
          </div>
        </div>
      </Wrap>
    </SiteFrame>
  );
}
