import type { PropertyAnswer, PropertyTeaser } from '../../../shared/contract/records/property.ts';
import { SOLD_CROWD } from '../../../shared/contract/records/sold-home.ts';
import { refreshedText } from '../../../shared/copy/format/refreshed.ts';
import { personPropertyCopy } from '../../../shared/copy/person/person-property.ts';
import { propertyPagesCopy } from '../../../shared/copy/search/property-pages.ts';
import { propertyStreetCopy } from '../../../shared/copy/search/property-street.ts';
import { stateName } from '../../../shared/people/us-states.ts';
import { ownerId } from '../../../shared/property/owners-line.ts';
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
import { homeText } from './home-text.ts';
import { PropertyAround } from './PropertyAround.tsx';
import { PropertyGrade } from './PropertyGrade.tsx';
import { PropertyHoldings } from './PropertyHoldings.tsx';
import { PropertyOffer } from './PropertyOffer.tsx';
import { PropertyOwners } from './PropertyOwners.tsx';
import styles from './PropertyPage.module.css';
import { PropertySold } from './PropertySold.tsx';
import { propertyAddress, streetOf } from './property-address.ts';
import type { PropertyPageModel } from './property-model.ts';
import { propertyTrail } from './property-trail.ts';

type Full = Extract<PropertyAnswer, { type: 'full' }>;

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
  const home = homeText(page.answer);
  const { refreshedOn } = page.answer;
  return (
    <>
      <Crumbs {...propertyTrail(page)} />
      {page.receiptId === undefined ? null : <PaidNotice receiptId={page.receiptId} report={{ until: null }} />}
      <div className={styles.head}>
        <h1>{page.answer.type === 'full' ? street : words.title(street)}</h1>
        <p>
          {factsText([
            words.place(city, stateName(stateCode), zip),
            home,
            refreshedOn === undefined ? '' : refreshedText(refreshedOn),
          ])}
        </p>
      </div>
      {page.answer.type === 'full' ? (
        <FullProperty page={page} full={page.answer} />
      ) : (
        <TeasedProperty page={page} teaser={page.answer} />
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

/** Facts in one line, which breaks after a dot, never before it. */
function factsText(facts: readonly string[]): string {
  return facts
    .filter((fact) => fact !== '')
    .join(' · ')
    .replaceAll(' · ', '\u00a0· ');
}

/** The offer, then what its report holds beside the grade. */
function TeasedProperty({ page, teaser }: { page: PropertyPageModel; teaser: PropertyTeaser }) {
  const holds = teaser.holds ?? null;
  const { soldOnStreet = 0 } = teaser;
  const isCrowd = soldOnStreet >= SOLD_CROWD;
  return (
    <div className={styles.report}>
      <PropertyOffer page={page} holds={holds} />
      <div className={styles.two}>
        {holds === null ? null : <PropertyHoldings holds={holds} hasSoldHomes={isCrowd} />}
        <div className={styles.column}>
          <PropertyGrade answer={page.answer} ratePercent={page.mortgageRatePercent} />
          {isCrowd ? <SoldOnStreet count={soldOnStreet} street={teaser.address.line1WithoutNumber} /> : null}
          <PropertyAround answer={page.answer} names={page.mapNames} />
        </div>
      </div>
      <Disclaimer />
    </div>
  );
}

/** How many homes of the street were sold; which is in the report. */
function SoldOnStreet({ count, street }: { count: number; street: string }) {
  const { sold } = propertyStreetCopy;
  return (
    <section aria-labelledby="sold">
      <Card>
        <CardBody>
          <h2 id="sold" className={styles.title}>
            {sold.title}
          </h2>
          <p>{sold.masked(count, street)}</p>
        </CardBody>
      </Card>
    </section>
  );
}

/** The owners on one line and what was sold near the home, then the whole report beside its grade and its place. */
function FullProperty({ page, full }: { page: PropertyPageModel; full: Full }) {
  const { property, soldHomes, soldOnStreet } = full;
  const street = streetOf(full);
  return (
    <div className={styles.report}>
      <PropertyOwners property={property} today={page.today} />
      {soldHomes === undefined || street === null ? null : (
        <PropertySold homes={soldHomes} count={soldOnStreet ?? soldHomes.length} street={street} />
      )}
      <div className={styles.split}>
        <section aria-labelledby="report">
          <SectionHead id="report" title={personPropertyCopy.title} />
          <Card>
            <CardBody>
              <PropertyReport property={property} lead="confirmed" Glossary={RecordGlossary} anchorOf={ownerId} />
            </CardBody>
          </Card>
        </section>
        <div className={styles.column}>
          <PropertyGrade answer={full} ratePercent={page.mortgageRatePercent} />
          <PropertyAround answer={full} names={page.mapNames} />
        </div>
      </div>
    </div>
  );
}
