import { personCopy } from '../../../shared/copy/person/person.ts';
import { personGlanceCopy } from '../../../shared/copy/person/person-header.ts';
import { isEmptyReport } from '../../../shared/people/count-sums.ts';
import card from '../../ui/surface/Card.module.css';
import { Card, EmptyState } from '../../ui/surface/Card.tsx';
import { ServerHtml } from '../../ui/text/ServerHtml.tsx';
import type { AnyPersonPage } from './browser-model.ts';
import { PersonReport, REPORT_SHEETS } from './glance/PersonReport.tsx';
import { PersonMonitorButton } from './header/PersonMonitorButton.tsx';
import { browserModelOf, fullModelOf } from './model-of.ts';
import { PersonWithCounts } from './PersonWithCounts.tsx';
import type { PersonPageModel } from './person-model.ts';

const words = personCopy.nameOnly;
const SHEETS = [card, ...REPORT_SHEETS];

/**
 * Shown in place of numbers and sections that would all be empty. Only the counts tell whether there are records: if
 * so, the report follows, and if not, nothing is for sale. Viewers can ask to be notified when there is more.
 */
export function PersonNameOnly({ page }: { page: AnyPersonPage }) {
  return (
    <>
      <Card>
        <EmptyState icon="user">
          <ServerHtml id="name-only">
            {import.meta.env.SSR ? <PersonNameOnlyText page={fullModelOf(page)} /> : null}
          </ServerHtml>
          <PersonMonitorButton page={browserModelOf(page)} form="notify" />
        </EmptyState>
      </Card>
      <ServerHtml id="name-only-report" sheets={SHEETS}>
        {import.meta.env.SSR ? <PersonNameOnlyReport page={fullModelOf(page)} /> : null}
      </ServerHtml>
    </>
  );
}

function PersonNameOnlyText({ page }: { page: PersonPageModel }) {
  return (
    <PersonWithCounts counts={page.counts}>
      {(counts) => (
        <>
          <p>
            <b>{recordsOf(counts) === 'some' ? words.titleWithRecords : words.title}</b>
            {` ${recordsOf(counts) === 'none' ? words.text : words.what}`}
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

function PersonNameOnlyReport({ page }: { page: PersonPageModel }) {
  return (
    <PersonWithCounts counts={page.counts}>
      {(counts) =>
        recordsOf(counts) === 'some' || counts === 'missing' ? (
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
