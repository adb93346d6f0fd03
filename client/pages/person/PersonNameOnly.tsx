import { personCopy } from '../../../shared/copy/person/person.ts';
import { personGlanceCopy } from '../../../shared/copy/person/person-header.ts';
import { isEmptyReport } from '../../../shared/people/count-sums.ts';
import { Island } from '../../islands/Island.tsx';
import { Card, EmptyState } from '../../ui/surface/Card.tsx';
import { PersonReport } from './glance/PersonReport.tsx';
import { PersonMonitorButton } from './header/PersonMonitorButton.tsx';
import { browserModelOf } from './model-of.ts';
import { PersonWithCounts } from './PersonWithCounts.tsx';
import type { PersonPageModel } from './person-model.ts';
import { notifyId } from './place-ids.ts';

const words = personCopy.nameOnly;

/**
 * Shown in place of numbers and sections that would all be empty. Only the counts tell whether there are records: if
 * so, the report follows, and if not, nothing is for sale. Viewers can ask to be notified when there is more.
 */
export function PersonNameOnly({ page }: { page: PersonPageModel }) {
  return (
    <>
      <Card>
        <EmptyState icon="user">
          <div id="name-only">
            <PersonNameOnlyText page={page} />
          </div>
          <Island id={notifyId('name-only')}>
            <PersonMonitorButton page={browserModelOf(page)} form="notify" />
          </Island>
        </EmptyState>
      </Card>
      <div id="name-only-report">
        <PersonNameOnlyReport page={page} />
      </div>
    </>
  );
}

function PersonNameOnlyText({ page }: { page: PersonPageModel }) {
  const { isDead } = page.details.results;
  return (
    <PersonWithCounts counts={page.counts}>
      {(counts) => (
        <>
          <p>
            <b>{isDead ? words.titleOfDead : recordsOf(counts) === 'some' ? words.titleWithRecords : words.title}</b>
            {` ${isDead ? words.whatOfDead : recordsOf(counts) === 'none' ? words.text : words.what}`}
          </p>
          {counts === 'late' ? (
            <noscript>
              <a href={page.fullPath}>{personGlanceCopy.showCounts}</a>
            </noscript>
          ) : null}
        </>
      )}
    </PersonWithCounts>
  );
}

/** No report is sold about somebody who has died. */
function PersonNameOnlyReport({ page }: { page: PersonPageModel }) {
  const { isDead } = page.details.results;
  return (
    <PersonWithCounts counts={page.counts}>
      {(counts) =>
        !isDead && (recordsOf(counts) === 'some' || counts === 'missing') ? (
          <Card>
            <PersonReport page={page} counts={counts} />
          </Card>
        ) : null
      }
    </PersonWithCounts>
  );
}

/** Whether there are records; unknown while the counts are loading, missing or not requested. */
function recordsOf(counts: PersonPageModel['counts']): 'some' | 'none' | 'unknown' {
  if (counts === null || typeof counts === 'string') return 'unknown';
  return isEmptyReport(counts) ? 'none' : 'some';
}
