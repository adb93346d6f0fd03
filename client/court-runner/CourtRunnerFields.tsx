import type { FocusEvent } from 'react';
import { courtRunnerCopy } from '../../shared/copy/records/court-runner.ts';
import type { BirthDateLimits } from '../../shared/court-runner/birth-date.ts';
import { RUNNER_NAME_MAX, type RunnerFields } from '../../shared/court-runner/runner-person.ts';
import type { RunnerErrors } from '../../shared/forms/court-runner-form.ts';
import { Field } from '../ui/form/Field.tsx';
import styles from './CourtRunnerFields.module.css';

const words = courtRunnerCopy.form;

/**
 * Whom the runner asks for. First and last name are required, and a whole date of birth from 90 to 18 years ago (P5-015,
 * P5-016); nobody's is filled in for the reader.
 */
export function CourtRunnerFields({
  idPrefix,
  values,
  limits,
  errors,
  focus,
  onBirthDateBlur,
}: {
  /** the form may stand on a page and in a dialog at a time */
  idPrefix: string;
  values: Omit<RunnerFields, 'wpId'>;
  limits: BirthDateLimits;
  errors: RunnerErrors;
  /** the field that takes the focus when the page comes */
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
