import { decideReportState } from '../../../../shared/people/report-state.ts';
import type { PersonPageModel } from '../../page-model.ts';
import { PersonOffer } from '../registry/PersonOffer.tsx';
import { PersonSlot } from '../registry/PersonSlot.tsx';

/**
 * The call to action of the report card: into the funnel of the report (P2-158), or down to it for who has it or a credit
 * (P2-159), as the registry says. A report with nothing in it has none (P2-160).
 */
export function PersonSubHeaderOffer({ page, counts }: { page: PersonPageModel; counts: PersonPageModel['counts'] }) {
  if (decideReportState(page.details, counts) !== 'empty')
    return <PersonOffer page={page} slot="subHeader" look="soft" />;
  return (
    <PersonSlot page={page} slot="subHeader">
      {null}
    </PersonSlot>
  );
}
