import type { RunnerFields } from '../../shared/court-runner/runner-person.ts';
import { logError } from '../api/log.ts';

/** What a form of Court Runner holds, and the products that are ticked in it. */
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
 * A date field that is filled in half sends nothing and shows its rest: the log is told that a date of birth has to be
 * whole, and the field is emptied (P5-017).
 *
 * @returns whether it was filled in half
 */
export function emptyHalfDate(input: HTMLInputElement): boolean {
  if (!input.validity.badInput) return false;
  logError('court-runner-birth-date', 'A full date of birth is required');
  input.value = '';
  return true;
}
