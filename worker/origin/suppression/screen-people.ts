import { correctAgain } from '../claims/settle-corrections.ts';
import { DELETE_ACT_SCREENING } from '../delete-act/screening-steps.ts';
import type { OriginBindings } from '../env.ts';
import { hideSalesAgain } from '../privacy-requests/sale/hide-sales-again.ts';
import { hideAgain } from './hide-again.ts';
import type { ScreeningStep } from './screening.ts';
import { loadScreening, markScreened, noteScreening } from './screening-store.ts';

type Databases = Pick<OriginBindings, 'ACCOUNTS' | 'PEOPLE'>;

/**
 * What people asked for is carried over to a new data set here, in this order: everything that an import must not bring
 * back is a step of this list.
 */
export const SCREENING_STEPS: readonly ScreeningStep[] = [
  hideAgain,
  hideSalesAgain,
  ...DELETE_ACT_SCREENING,
  correctAgain,
];

/**
 * Goes on screening a data set by one batch. Until it is screened, the origin shows nobody. Two runs at once do the same
 * work twice, and nothing else. `now` is in milliseconds since 1970.
 *
 * @returns whether there is more to do
 */
export async function screenBatch(env: Databases, now: number): Promise<boolean> {
  const screening = await loadScreening(env.PEOPLE);
  if (screening === null) return false;
  const step = SCREENING_STEPS[screening.step];
  if (step === undefined) {
    await markScreened(env.PEOPLE, now);
    return false;
  }
  const next = await step.batch(env, screening.after, now);
  await noteScreening(
    env.PEOPLE,
    next === null ? { step: screening.step + 1, after: '' } : { ...screening, after: next },
  );
  return true;
}

/** Screens a whole data set: at the end of an import that can read the accounts database. */
export async function screenPeople(env: Databases, now: number): Promise<void> {
  while (await screenBatch(env, now));
}
