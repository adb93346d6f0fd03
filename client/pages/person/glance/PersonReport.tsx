import { type ReactNode, Suspense } from 'react';
import type { PersonCounts } from '../../../../shared/contract/counts.ts';
import { personGlanceCopy as words } from '../../../../shared/copy/person-glance.ts';
import { isEmptyReport } from '../../../../shared/people/count-sums.ts';
import { useLateCounts } from '../../../deferred-data.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CardBody } from '../../../ui/CardBody.tsx';
import { CardFoot } from '../../../ui/CardFoot.tsx';
import { LampButton } from '../../../ui/LampButton.tsx';
import type { PersonPageModel } from '../../page-model.ts';
import { PersonReportTag } from '../PersonLockTag.tsx';
import { reportLink } from '../person-links.ts';
import { PersonCardHead } from './PersonCardHead.tsx';
import { PersonCountsLoading } from './PersonCountsLoading.tsx';
import { PersonCountsMissing } from './PersonCountsMissing.tsx';
import { PersonTally } from './PersonTally.tsx';

/** The background report in four numbers, which may arrive after the rest of the page. */
export function PersonReport({ page, counts }: { page: PersonPageModel; counts: PersonCounts | 'late' | 'missing' }) {
  const loading = <PersonCountsLoading fullPath={page.fullPath} />;
  return (
    <Card>
      {counts === 'late' ? (
        <Suspense fallback={<ReportParts page={page} tally={loading} />}>
          <LateReport page={page} />
        </Suspense>
      ) : counts === 'missing' ? (
        <ReportParts page={page} tally={<CountsMissing page={page} />} />
      ) : (
        <ReportParts page={page} tally={<PersonTally counts={counts} />} isEmpty={isEmptyReport(counts)} />
      )}
    </Card>
  );
}

function LateReport({ page }: { page: PersonPageModel }) {
  const { counts, data } = useLateCounts();
  return (
    <>
      <ReportParts
        page={page}
        tally={counts === null ? <CountsMissing page={page} /> : <PersonTally counts={counts} />}
        isEmpty={counts !== null && isEmptyReport(counts)}
      />
      {data}
    </>
  );
}

function CountsMissing({ page }: { page: PersonPageModel }) {
  return <PersonCountsMissing personId={page.details.results.id} fullPath={page.fullPath} />;
}

/** Head, numbers and foot, and the way to the report (P6-017). A report with nothing in it is not for sale (P2-160). */
function ReportParts({ page, tally, isEmpty = false }: { page: PersonPageModel; tally: ReactNode; isEmpty?: boolean }) {
  const { details } = page;
  const isLocked = details.lookupType !== 'bg' && !isEmpty;
  return (
    <>
      <CardBody>
        <PersonCardHead title={words.report}>
          {isLocked ? <PersonReportTag page={page} slot="subHeader" /> : null}
        </PersonCardHead>
        {tally}
      </CardBody>
      <CardFoot>
        <p>{isEmpty ? words.empty : words.notProof}</p>
        {isLocked ? <LampButton {...reportLink(page, 'subHeader')}>{words.seeReport}</LampButton> : null}
      </CardFoot>
    </>
  );
}
