import type { CourtRunnerCase } from '../../../../shared/contract/court-runner.ts';
import { runnerResultsCopy } from '../../../../shared/copy/records/court-runner-results.ts';
import { recordsCopy } from '../../../../shared/copy/records/records.ts';
import { type CaseGroup, caseGroups } from '../../../../shared/court-runner/case-fields.ts';
import { fieldTexts } from '../../../../shared/records/field-texts.ts';
import { splitFields } from '../../../../shared/records/known-fields.ts';
import { MissingFields } from '../../../records/KnownFields.tsx';
import { RecordGlossary } from '../../../records/RecordGlossary.tsx';
import { RecordOutcomeChip } from '../../../records/RecordOutcomeChip.tsx';
import { FieldList } from '../../../ui/list/FieldList.tsx';
import styles from './PersonCourtRunner.module.css';

const words = runnerResultsCopy.returned;
const { warning } = recordsCopy;

/**
 * The cases from a county (P4-103): every charge with its outcome and all that the court's file says about it, then what
 * its words mean. As with any criminal record, the warning comes first (P4-105): a fold without JavaScript, once per
 * report with it. `today` in milliseconds since 1970.
 */
export function PersonCourtRunnerCases({
  cases,
  day,
  today,
}: {
  cases: readonly CourtRunnerCase[];
  /** when the runner was back */
  day: string | null;
  today: number;
}) {
  const groups = cases.flatMap((found) => caseGroups(found, today));
  return (
    <div className={styles.warned}>
      <div className={styles.warning}>
        <b>{warning.title}</b>
        {warning.texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <details>
        <summary className={styles.understand}>{warning.understood}</summary>
        <div className={styles.cases} tabIndex={-1}>
          {groups.map((group, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: charges have no id and keep their order.
            <ChargeCard key={at} group={group} />
          ))}
          <RecordGlossary texts={fieldTexts(groups)} topics={['courts']} />
          {day === null ? null : <p className={styles.source}>{words.source(day)}</p>}
        </div>
      </details>
    </div>
  );
}

/** What the file says of a charge, then in one line what it leaves out. */
function ChargeCard({ group: { title, outcome, fields } }: { group: CaseGroup }) {
  const { known, missing } = splitFields(fields);
  return (
    <div className={styles.charge}>
      {outcome === null ? (
        <p className={styles.noCharges}>{title}</p>
      ) : (
        <div className={styles.chargeHead}>
          <h5 dir="auto">{title}</h5>
          <RecordOutcomeChip outcome={outcome} />
        </div>
      )}
      <div className={styles.chargeBody}>
        {known.length === 0 ? null : <FieldList fields={known} />}
        <MissingFields labels={missing} />
      </div>
    </div>
  );
}
