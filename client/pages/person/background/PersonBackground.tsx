import { unlockReportCopy } from '../../../../shared/copy/billing/unlock-report.ts';
import { formatDay } from '../../../../shared/copy/format/day.ts';
import { personCopy } from '../../../../shared/copy/person/person.ts';
import { personReportCopy, personBackgroundCopy as words } from '../../../../shared/copy/person/person-background.ts';
import { sampleReportCopy } from '../../../../shared/copy/person/sample-report.ts';
import { recordsSplit } from '../../../../shared/copy/records/records-split.ts';
import { recordsTally, totalRecords } from '../../../../shared/people/count-sums.ts';
import { hasOpenReport } from '../../../../shared/people/open-report.ts';
import { PERSON_SECTIONS } from '../../../../shared/people/person-sections.ts';
import { decideReportState } from '../../../../shared/people/report-state.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { Chip } from '../../../ui/action/Chip.tsx';
import card from '../../../ui/surface/Card.module.css';
import { Disclaimer } from '../../../ui/surface/Disclaimer.tsx';
import sectionHead from '../../../ui/surface/SectionHead.module.css';
import { classNames } from '../../../ui/text/class-names.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { Lantern } from '../../../ui/text/Lantern.tsx';
import { PersonCourtRunner } from '../court-runner/PersonCourtRunner.tsx';
import { PersonPaid } from '../header/PersonPaid.tsx';
import { PersonReportTag } from '../PersonLockTag.tsx';
import { PersonWithCounts } from '../PersonWithCounts.tsx';
import type { PersonPageModel } from '../person-model.ts';
import { PersonOffer, PersonSlot } from '../registry/PersonOffer.tsx';
import { readOffer } from '../registry/read-offer.ts';
import styles from './PersonBackground.module.css';
import { PersonOpenReport } from './PersonOpenReport.tsx';
import { PersonRecordGroups } from './PersonRecordGroups.tsx';

/** The background report, with the disclaimer directly below (P9-073). The browser renders nothing of it. */
export function PersonBackground({ page }: { page: PersonPageModel }) {
  return (
    <section aria-labelledby={PERSON_SECTIONS.background.anchor}>
      <div id="background-report">
        <PersonBackgroundReport page={page} />
        <PersonCourtRunner page={page} now={page.today} />
      </div>
      <div id="person-disclaimer" className={styles.disclaimer}>
        <Disclaimer />
      </div>
    </section>
  );
}

/** Stands in for a loading count, so that the heading wraps as it will later. */
const USUAL_COUNT = 10;

/** Heading and card of the background report: its number of records (P2-091), and whether it is open to this viewer. */
function PersonBackgroundReport({ page }: { page: PersonPageModel }) {
  return (
    <>
      <div className={sectionHead.head}>
        <h2 id={PERSON_SECTIONS.background.anchor}>
          {personCopy.background.title}
          <PersonWithCounts counts={page.counts}>{(counts) => <RecordsCount counts={counts} />}</PersonWithCounts>
        </h2>
        <PersonWithCounts counts={page.counts}>{(counts) => <StateTag page={page} counts={counts} />}</PersonWithCounts>
      </div>
      <PersonPaid page={page} isInReport />
      <PersonWithCounts counts={page.counts}>
        {(counts) => <PersonBackgroundCard page={page} counts={counts} />}
      </PersonWithCounts>
    </>
  );
}

function RecordsCount({ counts }: Pick<PersonPageModel, 'counts'>) {
  if (counts === null || counts === 'missing') return null;
  if (counts !== 'late') {
    return <span className={sectionHead.count}>{` ${words.records(totalRecords(counts))}`}</span>;
  }
  return (
    <span className={sectionHead.count} aria-hidden="true">
      <span className={styles.waiting}>{` ${words.records(USUAL_COUNT)}`}</span>
    </span>
  );
}

function StateTag({ page, counts }: { page: PersonPageModel; counts: PersonPageModel['counts'] }) {
  switch (decideReportState(page.details, counts)) {
    case 'open':
      return <OpenTag until={page.details.userInfo.reportExpiresAt} />;
    case 'locked':
      return <PersonReportTag page={page} slot="background" />;
    case 'empty':
      return null;
  }
}

/** When the report closes, in milliseconds since 1970; null if that is unknown. */
function OpenTag({ until }: { until: number | null }) {
  return (
    <Chip tone="pine">
      <Icon name="check" size={13} />
      {until === null ? words.unlocked : personReportCopy.unlockedUntil(formatDay(until))}
    </Chip>
  );
}

/**
 * The report itself for viewers who have it (P6-032), a teaser for everybody else (P4-004, P6-033): its groups with
 * their counts and the offer beside them, unless there is nothing to sell (P2-160).
 */
function PersonBackgroundCard({ page, counts }: { page: PersonPageModel; counts: PersonPageModel['counts'] }) {
  const noOffer = (
    <PersonSlot page={page} slot="background">
      {null}
    </PersonSlot>
  );
  const groups = <PersonRecordGroups page={page} counts={counts} />;
  if (hasOpenReport(page.details)) {
    return (
      <PersonOpenReport page={page} counts={counts}>
        {noOffer}
      </PersonOpenReport>
    );
  }
  const isEmpty = decideReportState(page.details, counts) === 'empty';
  return (
    <div className={classNames(card.card, !isEmpty && styles.lit)}>
      <div className={styles.split}>
        {groups}
        <div className={styles.panel}>
          <span>
            <Lantern isLit={!isEmpty} isLarge />
          </span>
          <h3>{isEmpty ? words.emptyTitle : words.panel.title}</h3>
          {isEmpty ? <p>{words.empty}</p> : <PanelText counts={counts} />}
          {isEmpty ? noOffer : <PersonOffer page={page} slot="background" look="filled" />}
          {isEmpty ? null : <PersonCreditsLeft page={page} />}
          {isEmpty ? null : <SampleLink page={page} />}
        </div>
      </div>
    </div>
  );
}

/** Stands in for a split that is loading. */
const USUAL_TALLY = { criminal: 4, publicRecords: 3, property: 2, more: 1, evictions: 0 };

/** What the report holds, counted and in words, so that nobody buys more than that. */
function PanelText({ counts }: Pick<PersonPageModel, 'counts'>) {
  const isKnown = counts !== null && typeof counts !== 'string';
  return (
    <>
      {isKnown || counts === 'late' ? (
        <p className={isKnown ? undefined : styles.waiting} aria-hidden={!isKnown}>
          {`${recordsSplit(isKnown ? recordsTally(counts) : USUAL_TALLY)}.`}
        </p>
      ) : null}
      <p>{words.panel.match}</p>
    </>
  );
}

/** What a whole report looks like, for viewers who would buy one. */
function SampleLink({ page }: { page: PersonPageModel }) {
  const offer = readOffer(page, 'background');
  if (offer === null || offer.kind === 'consume-background-credit') return null;
  return (
    <p>
      <a href={paths.sampleReport()}>{sampleReportCopy.see}</a>
    </p>
  );
}

/** How many credits are left, and when the next one expires (P2-103). */
function PersonCreditsLeft({ page }: { page: PersonPageModel }) {
  const { backgroundCredits, creditsExpireAt } = page.details.userInfo;
  if (backgroundCredits === 0 || creditsExpireAt === null) return null;
  return <p>{unlockReportCopy.have(backgroundCredits, formatDay(creditsExpireAt))}</p>;
}
