import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { courtRunnerCopy } from '../../shared/copy/records/court-runner.ts';
import { RUNNER_NAME_MAX } from '../../shared/court-runner/runner-name.ts';
import type { BirthDateLimits, RunnerFields } from '../../shared/court-runner/runner-person.ts';
import { RUNNER_FIELDS, type RunnerErrors } from '../../shared/forms/court-runner-form.ts';
import { Field } from '../ui/form/Field.tsx';
import { Banner } from '../ui/surface/Banner.tsx';
import { Icon } from '../ui/text/Icon.tsx';
import { ServerHtml } from '../ui/text/ServerHtml.tsx';
import styles from './CourtRunnerFields.module.css';
import { markCounties } from './county-boxes.ts';

const words = courtRunnerCopy.form;

/**
 * The person to search for. First and last name are required, and a full date of birth 18 to 90 years ago (P5-015,
 * P5-016); a date is never filled in for the visitor.
 */
export function CourtRunnerFields({
  idPrefix,
  values,
  limits,
  errors,
  focus,
  onBirthDateBlur,
}: {
  /** unique on the page: a page and a dialog may both have the form */
  idPrefix: string;
  values: Omit<RunnerFields, 'wpId'>;
  limits: BirthDateLimits;
  errors: RunnerErrors;
  /** the field to focus when the page loads */
  focus?: string | undefined;
  onBirthDateBlur?: (event: FocusEvent<HTMLInputElement>) => void;
}) {
  const name = (field: 'firstName' | 'middleName' | 'lastName', isRequired: boolean) => (
    <Field
      id={`${idPrefix}-${field}`}
      name={field}
      label={words[field]}
      defaultValue={values[field]}
      error={errors[field]}
      autoFocus={focus === field}
      autoComplete="off"
      maxLength={RUNNER_NAME_MAX}
      required={isRequired}
    />
  );
  return (
    <div className={styles.fields}>
      {name('firstName', true)}
      {name('middleName', false)}
      {name('lastName', true)}
      <Field
        id={`${idPrefix}-birthDate`}
        name="birthDate"
        type="date"
        label={words.birthDate}
        hint={words.birthDateHint}
        defaultValue={values.birthDate}
        error={errors.birthDate}
        autoFocus={focus === 'birthDate'}
        autoComplete="off"
        onBlur={onBirthDateBlur}
        required
        {...limits}
      />
    </div>
  );
}

/**
 * The choice of counties (CourtRunnerCounties), with its error below. `served` is what only the server renders, null in
 * the browser; `keptFrom` is the prefix of another form on the page, whose counties this one shows too.
 */
export function CourtRunnerChoice({
  idPrefix,
  served,
  keptFrom = idPrefix,
  errors,
  hasLeftOut = false,
}: {
  idPrefix: string;
  served: ReactNode;
  keptFrom?: string;
  errors: RunnerErrors;
  /** a county that was chosen cannot be ordered any more */
  hasLeftOut?: boolean;
}) {
  const place = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    if (place.current !== null) markCounties(place.current, errors);
  });
  // Where the list beside a checkout's button leads to.
  const errorId = `${idPrefix}-old`;
  const error = errors.county ?? errors.old;
  return (
    <fieldset ref={place} className={styles.counties} aria-describedby={error === undefined ? undefined : errorId}>
      <legend>{words.counties}</legend>
      <ServerHtml id={`${idPrefix}-county`} from={`${keptFrom}-county`}>
        {served}
      </ServerHtml>
      {hasLeftOut ? <p role="status">{words.leftOut}</p> : null}
      {error === undefined ? null : (
        <p className={styles.error} id={errorId}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
    </fieldset>
  );
}

/**
 * What the fee covers, what is refunded after a failure, and how far back courts keep records (P9-060). Above every
 * button.
 */
export function CourtRunnerNote() {
  return (
    <div className={styles.note}>
      <Icon name="info" />
      <b>{words.note.title}</b>
      <p>{words.note.text}</p>
    </div>
  );
}

/** How many things are wrong with a request, and which; announced at once. Nothing without errors. */
export function CourtRunnerWrong({ errors }: { errors: RunnerErrors }) {
  const { title, text, things } = courtRunnerCopy.errors;
  const wrong = RUNNER_FIELDS.filter((field) => errors[field] !== undefined);
  if (wrong.length === 0) return null;
  return (
    <Banner tone="error">
      <b>{title(wrong.length)}</b>
      <p>{text(wrong.map((field) => things[field]))}</p>
    </Banner>
  );
}
