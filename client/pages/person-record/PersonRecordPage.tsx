import { personPropertyCopy } from '../../../shared/copy/person/person-property.ts';
import { sampleReportCopy } from '../../../shared/copy/person/sample-report.ts';
import { recordErrorCopy } from '../../../shared/copy/records/record-error.ts';
import { recordsCopy as words } from '../../../shared/copy/records/records.ts';
import { describeRecord } from '../../../shared/records/describe-record.ts';
import type { ListedRecord } from '../../../shared/records/record-lists.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { RecordDetails } from '../../records/RecordDetails.tsx';
import { RecordGlossary } from '../../records/RecordGlossary.tsx';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Crumbs } from '../../ui/navigation/Crumbs.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import { Card, CardBody } from '../../ui/surface/Card.tsx';
import { SectionHead } from '../../ui/surface/SectionHead.tsx';
import styles from './PersonRecordPage.module.css';
import { PersonRecordSteps } from './PersonRecordSteps.tsx';
import type { PersonRecordPageModel } from './person-record-model.ts';
import { personRecordTrail } from './person-record-trail.ts';

/** One record of an open report as a page. The browser renders nothing of it. */
export function PersonRecordPage({ page, site }: { page: PersonRecordPageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <div id="person-record" className={styles.page}>
          {page.isSample ? (
            <div className={styles.sample}>
              <Banner>{sampleReportCopy.notice}</Banner>
            </div>
          ) : null}
          <PersonRecordContent page={page} />
        </div>
      </Wrap>
    </SiteFrame>
  );
}

/** A record with a link back to its section of the report (P2-106), or the warning before a criminal one (P4-105). */
function PersonRecordContent({ page }: { page: PersonRecordPageModel }) {
  const { backHref, group, listed, steps, understoodHref, reportErrorHref } = page;
  const trail = personRecordTrail(page);
  if (listed === undefined) {
    return (
      <>
        <Crumbs {...trail} />
        {understoodHref === null ? null : <PersonRecordWarning understoodHref={understoodHref} backHref={backHref} />}
      </>
    );
  }
  return (
    <>
      <Crumbs {...trail} />
      <div className={styles.head}>
        <h1>
          <bdi>{describeRecord(listed.group, listed.record).title}</bdi>
        </h1>
        {steps === null ? null : <PersonRecordSteps steps={steps} />}
      </div>
      <section aria-labelledby="record">
        <SectionHead id="record" title={words.kinds[group]} />
        <Card>
          <CardBody>
            <RecordDetails listed={listed} clock={page.clock} Glossary={RecordGlossary} />
          </CardBody>
        </Card>
      </section>
      <div className={styles.ways}>
        <ButtonLink href={backHref} data-back-to-list="">
          {words.back}
        </ButtonLink>
        {reportErrorHref === null ? null : (
          <ButtonLink look="quiet" href={reportErrorHref}>
            {recordErrorCopy.link}
          </ButtonLink>
        )}
        {page.isSample ? null : <PropertyLink listed={listed} propertySite={page.propertySite} />}
      </div>
    </>
  );
}

function PersonRecordWarning({ understoodHref, backHref }: { understoodHref: string; backHref: string }) {
  const { title, texts, back, understood } = words.warning;
  return (
    <>
      <h1>{title}</h1>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <div className={styles.ways}>
        <ButtonLink href={backHref} data-back-to-list="">
          {back}
        </ButtonLink>
        <ButtonLink look="pine" href={understoodHref} data-same-entry="">
          {understood}
        </ButtonLink>
      </div>
    </>
  );
}

function PropertyLink({ listed, propertySite }: { listed: ListedRecord; propertySite: string | null }) {
  if (listed.group !== 'currentProperties' && listed.group !== 'pastProperties') return null;
  return (
    <ButtonLink look="quiet" href={paths.propertyPage({ pnpId: listed.record.pnpId, propertySite })}>
      {personPropertyCopy.pageLink}
    </ButtonLink>
  );
}
