import { type Random, sumsOf } from '../random.ts';

/** How a charge ended. */
export interface Outcome {
  readonly disposition: string;
  readonly plea: string | null;
  readonly isGuilty: boolean;
}

/** The case of somebody who died before it was decided, and a charge that was dropped for a plea to another. */
export const DISMISSED: Outcome = { disposition: 'Dismissed', plea: null, isGuilty: false };
const ACQUITTED: Outcome = { disposition: 'Acquitted', plea: 'Not Guilty', isGuilty: false };

/** Shares of cases, in percent. */
const OUTCOMES: readonly (readonly [share: number, outcome: Outcome])[] = [
  [44, { disposition: 'Convicted', plea: 'Guilty', isGuilty: true }],
  [15, { disposition: 'Convicted', plea: 'No Contest', isGuilty: true }],
  [5, { disposition: 'Convicted by Trial', plea: 'Not Guilty', isGuilty: true }],
  [22, DISMISSED],
  [6, ACQUITTED],
  [8, { disposition: 'Deferred Adjudication', plea: 'No Contest', isGuilty: false }],
];
const OUTCOME_SUMS = sumsOf(OUTCOMES.map(([share]) => share));

/** Where courts take no plea of no contest, or hardly any: the defendant pleads guilty. */
const NO_CONTEST_UNKNOWN = new Set('AL IA ID IL IN KY ME MN MO ND NJ NY WA'.split(' '));
/** Share of further charges that end better for the defendant than the main one. */
const ENDS_BETTER = 0.35;

/** How the main charge of a case in a state ends. */
export function drawOutcome(stateCode: string, random: Random): Outcome {
  const outcome = OUTCOMES[random.weighted(OUTCOME_SUMS)]?.[1] ?? DISMISSED;
  const isUnknown = outcome.plea === 'No Contest' && NO_CONTEST_UNKNOWN.has(stateCode);
  return isUnknown ? { ...outcome, plea: 'Guilty' } : outcome;
}

/** Whether it takes a trial to end a case so. */
export function takesTrial({ plea }: Outcome): boolean {
  return plea === 'Not Guilty';
}

/**
 * How a further charge of a case ends, given the main one: as that does, with the same plea, or better. A jury acquits
 * of it, a bargain drops it.
 */
export function furtherOutcome(main: Outcome, random: Random): Outcome {
  if (!random.chance(ENDS_BETTER)) return main;
  return takesTrial(main) ? ACQUITTED : DISMISSED;
}

/** Whether a disposition is a conviction. */
export function isConviction(disposition: string | null): boolean {
  return disposition?.startsWith('Convicted') ?? false;
}
