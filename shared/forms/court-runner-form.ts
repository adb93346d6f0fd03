import { formsCopy } from '../copy/account/forms.ts';
import { courtRunnerCopy as words } from '../copy/records/court-runner.ts';
import { RUNNER_NAME_MAX } from '../court-runner/runner-name.ts';
import { parseBirthDate, type RunnerFields } from '../court-runner/runner-person.ts';
import type { FieldErrors } from './text-rules.ts';

/** Fields of a request that can have errors, in the order of the form. */
export const RUNNER_FIELDS = ['firstName', 'middleName', 'lastName', 'birthDate', 'county', 'old'] as const;
export type RunnerField = (typeof RUNNER_FIELDS)[number];
export type RunnerErrors = FieldErrors<RunnerField>;

/** The counties of a request. */
export interface AskedCounties {
  /** at least one is required */
  readonly chosen: readonly unknown[];
  /** those among them that the person left too long ago and that nobody has confirmed */
  readonly unconfirmed: readonly unknown[];
}

/**
 * The errors of a request: the same in the form and on the server. First and last name (P5-015, P8-028), a complete
 * date of birth (P5-019) and a county (P5-018) are required, and a county that the person left longer ago than courts
 * keep records must be confirmed. `now` in milliseconds since 1970.
 */
export function checkCourtRunner(
  fields: Omit<RunnerFields, 'wpId'>,
  { chosen, unconfirmed }: AskedCounties,
  now: number,
): RunnerErrors {
  const found = {
    firstName: nameError(fields.firstName, true),
    middleName: nameError(fields.middleName, false),
    lastName: nameError(fields.lastName, true),
    birthDate: birthDateError(fields.birthDate, now),
    county: chosen.length === 0 ? words.errors.county : null,
    old: unconfirmed.length === 0 ? null : words.errors.old,
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== null));
}

function nameError(typed: string, isRequired: boolean): string | null {
  const name = typed.trim();
  if (name === '') return isRequired ? formsCopy.required : null;
  return name.length > RUNNER_NAME_MAX ? formsCopy.fewerThan(RUNNER_NAME_MAX + 1) : null;
}

function birthDateError(text: string, now: number): string | null {
  if (text === '') return formsCopy.required;
  return parseBirthDate(text, now) === null ? words.errors.birthDate : null;
}
