import type { CourtRunnerCase } from '../../../../shared/contract/court-runner.ts';
import { runnerResultsCopy } from '../../../../shared/copy/records/court-runner-results.ts';
import { recordsCopy } from '../../../../shared/copy/records/records.ts';
import { chargeOutcome, formatCourtDate } from '../../../../shared/court-runner/returned-case.ts';
import { shorten } from '../../../../shared/records/field-rules.ts';
import { RecordOutcomeChip } from '../../../records/RecordOutcomeChip.tsx';
import { LongText } from '../../../ui/text/LongText.tsx';
import styles from './PersonCourtRunner.module.css';

const words = runnerResultsCopy.returned;
const { warning } = recordsCopy;
/** Courts write as much as they like; titles must be short. In characters. */
const TITLE_MAX = 120;
type Charge = CourtRunnerCase['offenses'][number];

/**
 * The cases from a county (P4-103): every charge with its outcome and all that the court's file says about it. As with
 * any criminal record, the warning comes first (P4-105): a fold without JavaScript, once per report with it.
 */
export function PersonCourtRunnerCases({ cases, day }: { cases: readonly CourtRunnerCase[]; day: string | null }) {
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
            <Case key={at} found={found} />
          ))}
          {day === null ? null : <p className={styles.source}>{words.source(day)}</p>}
        </div>
      </details>
    </div>
  );
}

function Case({ found }: { found: CourtRunnerCase }) {
  if (found.offenses.length > 0) {
    return found.offenses.map((charge, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: charges have no id and keep their order.
      <ChargeCard key={at} charge={charge} found={found} />
    ));
  }
  return (
    <div className={styles.charge}>
      <p className={styles.noCharges}>{words.noCharges}</p>
      <dl>
        <Field name="filed" value={formatCourtDate(found.fileDate)} />
        <Field name="source" value={found.sourceName} />
      </dl>
    </div>
  );
}

function ChargeCard({ charge, found }: { charge: Charge; found: CourtRunnerCase }) {
  const title = textOf(charge.offenseTitle);
  return (
    <div className={styles.charge}>
      <div className={styles.chargeHead}>
        <h5 dir="auto">{shorten(title ?? words.untitled, TITLE_MAX)}</h5>
        <RecordOutcomeChip outcome={chargeOutcome(charge)} />
      </div>
      <dl>
        {title === null || title.length <= TITLE_MAX ? null : <Field name="title" value={title} />}
        <OffenseDates charge={charge} />
        <Field name="filed" value={formatCourtDate(found.fileDate)} />
        <Field name="disposition" value={charge.disposition ?? null} />
        <Field name="plea" value={charge.plea} />
        <Field name="sentence" value={charge.sentence} />
        <Field name="crimeType" value={charge.crimeType} />
        <Field name="source" value={found.sourceName} />
      </dl>
    </div>
  );
}

/** A court may know the date of an offense, a best known date instead, or both, and they may differ. */
function OffenseDates({ charge: { offenseDate, bestKnownDate } }: { charge: Charge }) {
  const own = formatCourtDate(offenseDate);
  const best = formatCourtDate(bestKnownDate);
  const hasBest = best !== null && best !== own;
  return (
    <>
      {own === null && hasBest ? null : <Field name="offenseDate" value={own} />}
      {hasBest ? <Field name="bestKnownDate" value={best} /> : null}
    </>
  );
}

function Field({ name, value }: { name: keyof typeof words.fields; value: string | null }) {
  return <Row label={words.fields[name]} value={textOf(value)} />;
}

function Row({ label, value }: { label: string; value: string | null }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={value === null ? styles.missing : undefined}>
        {value === null ? words.missing : <LongText text={value} />}
      </dd>
    </div>
  );
}

function textOf(value: string | null): string | null {
  return value === null || value.trim() === '' ? null : value;
}
