import { personGlanceCopy as words } from '../../../../shared/copy/person/person-header.ts';
import { decideReportState } from '../../../../shared/people/report-state.ts';
import { CardBody, CardFoot } from '../../../ui/surface/Card.tsx';
import { PersonWithCounts } from '../PersonWithCounts.tsx';
import type { PersonPageModel } from '../person-model.ts';
import { PersonOffer, PersonOfferNote, PersonSlot } from '../registry/PersonOffer.tsx';
import styles from './PersonReport.module.css';
import { PersonCountsLoading, PersonCountsMissing, PersonTally } from './PersonTally.tsx';

/**
 * The inside of the background report's card: four numbers, which may arrive after the rest of the page. An empty
 * report is not sold (P2-160).
 */
export function PersonReport({ page, counts }: { page: PersonPageModel; counts: PersonPageModel['counts'] }) {
  return (
    <>
      <CardBody>
        <PersonCardHead title={words.report} />
        <PersonWithCounts counts={counts}>
          {(known) =>
            known === 'late' ? (
              <PersonCountsLoading fullPath={page.fullPath} />
            ) : known === 'missing' || known === null ? (
              <PersonCountsMissing fullPath={page.fullPath} />
            ) : (
              <PersonTally counts={known} />
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

/** The foot of the report card: what its numbers mean, and the call to action unless an experiment moved it. */
function PersonReportFoot({ page, counts }: { page: PersonPageModel; counts: PersonPageModel['counts'] }) {
  return (
    <PersonWithCounts counts={counts}>
      {(known) => (
        <>
          <ReportNote page={page} isEmpty={decideReportState(page.details, known) === 'empty'} />
          {isOfferAbove(page) ? null : <PersonSubHeaderOffer page={page} counts={known} price="note" />}
        </>
      )}
    </PersonWithCounts>
  );
}

function ReportNote({ page, isEmpty }: { page: PersonPageModel; isEmpty: boolean }) {
  if (isEmpty) return <p>{words.empty}</p>;
  if (isOfferAbove(page)) return <p>{words.notProof}</p>;
  return (
    <PersonOfferNote page={page} slot="subHeader">
      {words.notProof}
    </PersonOfferNote>
  );
}

/**
 * The call to action of the report card: into the report's funnel (P2-158), or down to the report for viewers who have
 * it or a credit (P2-159), as the registry says. An empty report has none (P2-160).
 */
export function PersonSubHeaderOffer({
  page,
  counts,
  price = 'after',
}: {
  page: PersonPageModel;
  counts: PersonPageModel['counts'];
  price?: 'after' | 'note';
}) {
  if (decideReportState(page.details, counts) !== 'empty')
    return <PersonOffer page={page} slot="subHeader" look="soft" price={price} />;
  return (
    <PersonSlot page={page} slot="subHeader">
      {null}
    </PersonSlot>
  );
}

/** Whether the report's call to action is above the two cards instead of in its card (P6-054). */
export function isOfferAbove({ experiments, counts }: PersonPageModel): boolean {
  return experiments.SUBHEADER_CTA_PLACEMENT === 1 && counts !== null;
}

/** The title of a card at a glance. */
export function PersonCardHead({ title }: { title: string }) {
  return <h2 className={styles.head}>{title}</h2>;
}
