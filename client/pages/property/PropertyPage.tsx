import type { Property } from '../../../shared/contract/records/property.ts';
import { personPropertyCopy } from '../../../shared/copy/person/person-property.ts';
import type { PropertyHolds } from '../../../shared/copy/records/property-holds.ts';
import { homeLine } from '../../../shared/copy/search/home-line.ts';
import { propertyPagesCopy } from '../../../shared/copy/search/property-pages.ts';
import { stateName } from '../../../shared/people/us-states.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { PaidNotice } from '../../billing/PaidNotice.tsx';
import { RecentViews } from '../../history/RecentViews.tsx';
import { PropertyReport } from '../../property/PropertyReport.tsx';
import { RecordGlossary } from '../../records/RecordGlossary.tsx';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { Crumbs } from '../../ui/navigation/Crumbs.tsx';
import { Card, CardBody } from '../../ui/surface/Card.tsx';
import { Disclaimer } from '../../ui/surface/Disclaimer.tsx';
import { SectionHead } from '../../ui/surface/SectionHead.tsx';
import { classNames } from '../../ui/text/class-names.ts';
import { PropertyGrade } from './PropertyGrade.tsx';
import { PropertyHoldings } from './PropertyHoldings.tsx';
import { PropertyOffer } from './PropertyOffer.tsx';
import styles from './PropertyPage.module.css';
import { propertyAddress } from './property-address.ts';
import type { PropertyPageModel } from './property-model.ts';
import { propertyTrail } from './property-trail.ts';

/** One property (F2-22): what everybody may know, or the whole report for viewers who unlocked an owner's report. */
export function PropertyPage({ page, site }: { page: PropertyPageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <div className={styles.page}>
          <div id="property">
            <PropertyContent page={page} />
          </div>
          <div className={styles.recent}>
            <RecentViews look="rows" ownPath={page.path} />
          </div>
        </div>
      </Wrap>
    </SiteFrame>
  );
}

/** The content of a property page, rendered only on the server. */
function PropertyContent({ page }: { page: PropertyPageModel }) {
  const words = propertyPagesCopy.page;
  const { street, city, stateCode, zip } = propertyAddress(page.answer);
  const place = placeText(city, stateCode);
  const home = page.answer.type === 'teaser' && page.answer.home ? homeLine(page.answer.home) : '';
  return (
    <>
      <Crumbs {...propertyTrail(page)} />
      {page.receiptId === undefined ? null : <PaidNotice receiptId={page.receiptId} report={{ until: null }} />}
      <div className={styles.head}>
        <h1>{page.answer.type === 'full' ? street : words.title(street)}</h1>
        <p>
          {words.place(city, stateName(stateCode), zip)}
          {home === '' ? null : <span className={styles.home}>{` · ${home}`}</span>}
        </p>
      </div>
      {page.answer.type === 'full' ? (
        <FullProperty page={page} property={page.answer.property} />
      ) : (
        <TeasedProperty page={page} holds={page.answer.holds ?? null} />
      )}
      <section aria-labelledby="more">
        <SectionHead id="more" title={words.more} />
        <ul className={styles.more}>
          <li>
            <a href={paths.propertySearch({ location: place })}>{words.moreInCity(city)}</a>
          </li>
          <li>
            <a href={paths.addressSearch({ location: place })}>{propertyPagesCopy.byAddress}</a>
          </li>
        </ul>
      </section>
    </>
  );
}

/** The offer, then what its report holds beside the grade. */
function TeasedProperty({ page, holds }: { page: PropertyPageModel; holds: PropertyHolds | null }) {
  return (
    <div className={styles.report}>
      <PropertyOffer page={page} holds={holds} />
      <div className={styles.two}>
        {holds === null ? null : <PropertyHoldings holds={holds} />}
        <div className={styles.column}>
          <PropertyGrade answer={page.answer} ratePercent={page.mortgageRatePercent} />
          <Disclaimer />
        </div>
      </div>
    </div>
  );
}

/** The whole report, beside what is behind its grade. */
function FullProperty({ page, property }: { page: PropertyPageModel; property: Property }) {
  return (
    <div className={classNames(styles.report, styles.split)}>
      <section aria-labelledby="report">
        <SectionHead id="report" title={personPropertyCopy.title} />
        <Card>
          <CardBody>
            <PropertyReport property={property} lead="confirmed" Glossary={RecordGlossary} />
          </CardBody>
        </Card>
      </section>
      <PropertyGrade answer={page.answer} ratePercent={page.mortgageRatePercent} />
    </div>
  );
}
