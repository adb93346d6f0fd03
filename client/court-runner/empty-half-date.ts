import { logError } from '../api/log.ts';

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
