import { Suspense } from 'react';
import type { PersonCounts } from '../../../../shared/contract/counts.ts';
import { useLateCounts } from '../../../deferred-data.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CardBody } from '../../../ui/CardBody.tsx';
import foot from '../../../ui/CardFoot.module.css';
import { ServerHtml } from '../../../ui/ServerHtml.tsx';
import type { PersonPageModel } from '../../page-model.ts';
import lockTag from '../PersonLockTag.module.css';
import { OFFER_SHEETS } from '../registry/offer-sheets.ts';
import cardHead from './PersonCardHead.module.css';
import { PersonCountsLoading } from './PersonCountsLoading.tsx';
import { PersonCountsMissing } from './PersonCountsMissing.tsx';
import { PersonReportFoot } from './PersonReportFoot.tsx';
import { PersonReportHead } from './PersonReportHead.tsx';
import { PersonTally } from './PersonTally.tsx';

const HEAD_SHEETS = [cardHead, lockTag];

/** The background report in four numbers, which may arrive after the rest of the page; an empty one sells nothing (P2-160). */
export function PersonReport({ page, counts }: { page: PersonPageModel; counts: PersonCounts | 'late' | 'missing' }) {
  return (
    <Card>
      <CardBody>
        <ServerHtml id="report-head" sheets={HEAD_SHEETS}>
          {import.meta.env.SSR ? <PersonReportHead page={page} counts={counts} /> : null}
        </ServerHtml>
        {counts === 'late' ? (
          <Suspense fallback={<PersonCountsLoading fullPath={page.fullPath} />}>
            <LateTally page={page} />
          </Suspense>
        ) : (
          <Tally page={page} counts={counts} />
        )}
      </CardBody>
      <ServerHtml id="report-foot" className={foot.foot} sheets={OFFER_SHEETS}>
        {import.meta.env.SSR ? <PersonReportFoot page={page} counts={counts} /> : null}
      </ServerHtml>
    </Card>
  );
}

function LateTally({ page }: { page: PersonPageModel }) {
  const { counts, data } = useLateCounts();
  return (
    <>
      <Tally page={page} counts={counts ?? 'missing'} />
      {data}
    </>
  );
}

function Tally({ page, counts }: { page: PersonPageModel; counts: PersonCounts | 'missing' }) {
  return counts === 'missing' ? (
    <PersonCountsMissing personId={page.details.results.id} fullPath={page.fullPath} />
  ) : (
    <PersonTally counts={counts} />
  );
}
