import { formatDay } from '../../../../shared/copy/format/day.ts';
import { personCopy } from '../../../../shared/copy/person/person.ts';
import { personBackgroundCopy as words } from '../../../../shared/copy/person/person-background.ts';
import { personReportCopy } from '../../../../shared/copy/person/person-report.ts';
import { totalRecordsCount } from '../../../../shared/people/count-sums.ts';
import { PERSON_SECTIONS } from '../../../../shared/people/person-sections.ts';
import { decideReportState } from '../../../../shared/people/report-state.ts';
import { Chip } from '../../../ui/action/Chip.tsx';
import sectionHead from '../../../ui/surface/SectionHead.module.css';
import { Icon } from '../../../ui/text/Icon.tsx';
import type { PersonPageModel } from '../../page-model.ts';
import { PersonReportTag } from '../PersonLockTag.tsx';
import { PersonWithCounts } from '../PersonWithCounts.tsx';
import styles from './PersonBackground.module.css';
import { PersonBackgroundCard } from './PersonBackgroundCard.tsx';

/** What a count is as wide as while it is on its way, so that the heading breaks as it will. */
const USUAL_COUNT = 10;

/** Heading and card of the background report: its number of records (P2-091), and whether it is open to this reader. */
export function PersonBackgroundReport({ page }: { page: PersonPageModel }) {
  return (
    <>
      <div className={sectionHead.head}>
        <h2 id={PERSON_SECTIONS.background.anchor}>
          {personCopy.background.title}
          <PersonWithCounts counts={page.counts}>{(counts) => <RecordsCount counts={counts} />}</PersonWithCounts>
        </h2>
        <PersonWithCounts counts={page.counts}>{(counts) => <StateTag page={page} counts={counts} />}</PersonWithCounts>
      </div>
      <PersonWithCounts counts={page.counts}>
        {(counts) => <PersonBackgroundCard page={page} counts={counts} />}
      </PersonWithCounts>
    </>
  );
}

function RecordsCount({ counts }: Pick<PersonPageModel, 'counts'>) {
  if (counts === null || counts === 'missing') return null;
  if (counts !== 'late') {
    return <span className={sectionHead.count}>{` ${words.records(totalRecordsCount(counts))}`}</span>;
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

/** Until when the report can be read, milliseconds since 1970, where that is known. */
function OpenTag({ until }: { until: number | null }) {
  return (
    <Chip tone="pine">
      <Icon name="check" size={13} />
      {until === null ? words.unlocked : personReportCopy.unlockedUntil(formatDay(until))}
    </Chip>
  );
}
