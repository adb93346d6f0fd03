import type { CourtRunnerPerson } from '../contract/court-runner.ts';
import { parseBirthDate } from './birth-date.ts';

/** What somebody typed about whom the runner is to ask for; `wpId` says on whose page. */
export interface RunnerFields {
  readonly wpId: string;
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  /** 'YYYY-MM-DD', as a date field sends it */
  readonly birthDate: string;
}

/** Whom the runner asks for; null while id, first name, last name or date of birth is missing (P5-019). */
export function decideRunnerPerson(fields: RunnerFields, now: number): CourtRunnerPerson | null {
  const [firstName, middleName, lastName] = [fields.firstName, fields.middleName, fields.lastName].map((text) =>
    text.trim(),
  ) as [string, string, string];
  const dateOfBirth = parseBirthDate(fields.birthDate, now);
  if (fields.wpId === '' || firstName === '' || lastName === '' || dateOfBirth === null) return null;
  return { id: fields.wpId, firstName, middleName: middleName === '' ? null : middleName, lastName, dateOfBirth };
}
