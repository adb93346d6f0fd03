import type { RunnerFields } from '../../shared/court-runner/runner-person.ts';
import { checkCourtRunner, type RunnerErrors } from '../../shared/forms/court-runner-form.ts';
import { logError } from '../api/log.ts';
import { readCounties } from './county-boxes.ts';

/** Whom a Court Runner form asks about. */
export function readRunnerFields(form: HTMLFormElement): Omit<RunnerFields, 'wpId'> {
  const data = new FormData(form);
  const typed = (name: string) => String(data.get(name) ?? '').trim();
  return {
    firstName: typed('firstName'),
    middleName: typed('middleName'),
    lastName: typed('lastName'),
    birthDate: typed('birthDate'),
  };
}

/** What is wrong with a Court Runner form as it stands. */
export function checkRunnerForm(form: HTMLFormElement): RunnerErrors {
  return checkCourtRunner(readRunnerFields(form), readCounties(form), Date.now());
}

/**
 * A half-filled date field submits nothing but still shows its half: logs that the date of birth must be complete, and
 * empties the field (P5-017).
 *
 * @returns whether it was half-filled
 */
export function emptyHalfDate(input: HTMLInputElement): boolean {
  if (!input.validity.badInput) return false;
  logError('court-runner-birth-date', 'A full date of birth is required');
  input.value = '';
  return true;
}
