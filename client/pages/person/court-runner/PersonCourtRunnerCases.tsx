import type { CourtRunnerCase } from '../../../../shared/contract/court-runner.ts';
import { runnerResultsCopy } from '../../../../shared/copy/records/court-runner-results.ts';
import { recordsCopy } from '../../../../shared/copy/records/records.ts';
import { type CourtRunnerCharge, caseFields, chargeFields } from '../../../../shared/court-runner/case-fields.ts';
import { chargeOutcome } from '../../../../shared/court-runner/returned-case.ts';
import { type RecordField, shorten } from '../../../../shared/records/field-rules.ts';
import { splitFields } from '../../../../shared/records/known-fields.ts';
import { MissingFields } from '../../../records/KnownFields.tsx';
import { RecordGlossary } from '../../../records/RecordGlossary.tsx';
import { RecordOutcomeChip } from '../../../records/RecordOutcomeChip.tsx';
import { FieldList } from '../../../ui/list/FieldList.tsx';
import styles from './PersonCourtRunner.module.css';

const words = runnerResultsCopy.returned;
const { warning } = recordsCopy;
/** Courts write as much as they like; titles must be short. In characters. */
const TITLE_MAX = 120;

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
          {cases.map((found, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cases have no id and keep their order.
            <Case key={at} found={found} today={today} />
          ))}
          <RecordGlossary texts={textsOf(cases, today)} topics={['courts']} />
          {day === null ? null : <p className={styles.source}>{words.source(day)}</p>}
        </div>
      </details>
    </div>
  );
}

function Case({ found, today }: { found: CourtRunnerCase; today: number }) {
  if (found.offenses.length > 0) {
    return found.offenses.map((charge, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: charges have no id and keep their order.
      <ChargeCard key={at} charge={charge} fields={chargeFields(charge, found, today)} />
    ));
  }
  return (
    <div className={styles.charge}>
      <p className={styles.noCharges}>{words.noCharges}</p>
      <Fields fields={caseFields(found, today)} />
    </div>
  );
}

function ChargeCard({ charge, fields }: { charge: CourtRunnerCharge; fields: readonly RecordField[] }) {
  const title = charge.offenseTitle?.trim() ?? '';
  const whole = title.length > TITLE_MAX ? [{ label: words.fields.title, value: title }] : [];
  return (
    <div className={styles.charge}>
      <div className={styles.chargeHead}>
        <h5 dir="auto">{title === '' ? words.untitled : shorten(title, TITLE_MAX)}</h5>
        <RecordOutcomeChip outcome={chargeOutcome(charge)} />
      </div>
      <Fields fields={[...whole, ...fields]} />
    </div>
  );
}

/** What the file says, then in one line what it leaves out. */
function Fields({ fields }: { fields: readonly RecordField[] }) {
  const { known, missing } = splitFields(fields);
  return (
    <div className={styles.chargeBody}>
      {known.length === 0 ? null : <FieldList fields={known} />}
      <MissingFields labels={missing} />
    </div>
  );
}

/** Everything that a reader of the cases sees, for the glossary. */
function textsOf(cases: readonly CourtRunnerCase[], today: number): string[] {
  return cases.flatMap((found) =>
    found.offenses.flatMap((charge) => [
      charge.offenseTitle ?? '',
      chargeOutcome(charge).text,
      ...splitFields(chargeFields(charge, found, today)).known.flatMap(({ label, value }) => [label, value]),
    ]),
  );
}
