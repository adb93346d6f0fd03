import type { CourtRunnerInfo } from '../../../../shared/contract/court-runner.ts';
import { isForSale, type UsableOption, usableOptions } from '../../../../shared/court-runner/county-options.ts';
import {
  type BirthDateLimits,
  birthDateLimits,
  type RunnerFields,
} from '../../../../shared/court-runner/runner-person.ts';
import type { PersonPageCore } from '../browser-model.ts';
import { isNameHidden } from '../page-omissions.ts';

/** The form in the block on the page. */
export const COURT_RUNNER_FORM_ID = 'court-runner-form';
/** Of the ids in that form. */
export const FORM_PREFIX = 'runner';
/** Marks a link or a summary that opens the form; without JavaScript it leads to the block or unfolds it. */
export const COURT_RUNNER_OPENER = 'data-court-runner';

/** The form's data, the same on the server and in the browser. */
export interface RunnerFormModel {
  readonly wpId: string;
  readonly values: Omit<RunnerFields, 'wpId'>;
  /** null: no button that leads to a price may name them (P2-133) */
  readonly firstName: string | null;
  readonly limits: BirthDateLimits;
  /** all counties, also those that the visitor already has */
  readonly options: readonly UsableOption[];
  readonly baseProduct: NonNullable<CourtRunnerInfo['baseProduct']>;
}

/**
 * The form about the page's person; null if no county can be ordered, and of somebody
 * who has died. Names are filled in, the date of birth never is.
 * `now` in milliseconds since 1970.
 */
export function buildRunnerForm({ details }: Pick<PersonPageCore, 'details'>, now: number): RunnerFormModel | null {
  const { courtRunnerInfo: info, results: person } = details;
  const options = info === null ? [] : usableOptions(info);
  if (person.isDead) return null;
  if (info === null || info.baseProduct === null || !options.some((option) => isForSale(option, now))) return null;
  const { firstName, middleName, lastName } = person.name;
  return {
    wpId: person.id,
    values: { firstName, middleName: middleName ?? '', lastName, birthDate: '' },
    firstName: isNameHidden({ details }) ? null : firstName,
    limits: birthDateLimits(now),
    options,
    baseProduct: info.baseProduct,
  };
}
