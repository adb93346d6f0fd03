import { personGlanceCopy as words } from '../../../../shared/copy/person/person-glance.ts';
import { decideReportState } from '../../../../shared/people/report-state.ts';
import type { PersonPageModel } from '../../page-model.ts';
import { PersonWithCounts } from '../PersonWithCounts.tsx';
import { isOfferAbove } from './is-offer-above.ts';
import { PersonSubHeaderOffer } from './PersonSubHeaderOffer.tsx';

/** The foot of the report card: what its numbers are worth, and the call to action where no experiment moved it. */
export function PersonReportFoot({ page, counts }: { page: PersonPageModel; counts: PersonPageModel['counts'] }) {
  return (
    <PersonWithCounts counts={counts}>
      {(known) => (
        <>
          <p>{decideReportState(page.details, known) === 'empty' ? words.empty : words.notProof}</p>
          {isOfferAbove(page) ? null : <PersonSubHeaderOffer page={page} counts={known} />}
        </>
      )}
    </PersonWithCounts>
  );
}
