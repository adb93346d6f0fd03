import { CardBody, CardFoot } from '../../../ui/surface/Card.tsx';
import type { PersonPageModel } from '../../page-model.ts';
import { decideReportDesign } from '../background/report-design.ts';
import { PersonWithCounts } from '../PersonWithCounts.tsx';
import { PersonCountsLoading } from './PersonCountsLoading.tsx';
import { PersonCountsMissing } from './PersonCountsMissing.tsx';
import { PersonReportFoot } from './PersonReportFoot.tsx';
import { PersonReportHead } from './PersonReportHead.tsx';
import { PersonTally } from './PersonTally.tsx';

/**
 * What is in the card of the background report: four numbers, which may arrive after the rest of the page; an empty
 * report sells nothing (P2-160).
 */
export function PersonReport({ page, counts }: { page: PersonPageModel; counts: PersonPageModel['counts'] }) {
  return (
    <>
      <CardBody>
        <PersonReportHead page={page} counts={counts} />
        <PersonWithCounts counts={counts}>
          {(known) =>
            known === 'late' ? (
              <PersonCountsLoading fullPath={page.fullPath} />
            ) : known === 'missing' || known === null ? (
              <PersonCountsMissing fullPath={page.fullPath} />
            ) : (
              <PersonTally counts={known} design={decideReportDesign(page, known)} />
            )
          }
        </PersonWithCounts>
      </CardBody>
      <CardFoot>
        <PersonReportFoot page={page} counts={counts} />
      </CardFoot>
    </>
  );
}
