import type { RunnerFields } from '../../shared/court-runner/runner-person.ts';
import { logError } from '../api/log.ts';

/** The values of a Court Runner form, and the products checked in it. */
interface RunnerInput {
  readonly fields: Omit<RunnerFields, 'wpId'>;
  readonly chosen: readonly string[];
}

export function readRunnerForm(form: HTMLFormElement): RunnerInput {
  const data = new FormData(form);
  const typed = (name: string) => String(data.get(name) ?? '').trim();
  return {
    fields: {
      firstName: typed('firstName'),
      middleName: typed('middleName'),
      lastName: typed('lastName'),
      birthDate: typed('birthDate'),
    },
    chosen: data.getAll('county').map(String),
  };
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
