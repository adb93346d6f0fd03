import { personGlanceCopy as words } from '../../../../shared/copy/person/person-glance.ts';
import { decideReportState } from '../../../../shared/people/report-state.ts';
import type { PersonPageModel } from '../../page-model.ts';
import { PersonReportTag } from '../PersonLockTag.tsx';
import { PersonWithCounts } from '../PersonWithCounts.tsx';
import { PersonCardHead } from './PersonCardHead.tsx';

/** The title of the report card, and the tag of a report that is locked. */
export function PersonReportHead({ page, counts }: { page: PersonPageModel; counts: PersonPageModel['counts'] }) {
  return (
    <PersonCardHead title={words.report}>
      <PersonWithCounts counts={counts}>
        {(known) =>
          decideReportState(page.details, known) === 'locked' ? <PersonReportTag page={page} slot="subHeader" /> : null
        }
      </PersonWithCounts>
    </PersonCardHead>
  );
}
