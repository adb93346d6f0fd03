import { jsonOf } from '../http/json-of.ts';
import { EXPERIMENT_NAMES, EXPERIMENTS, type ExperimentName } from './experiments.ts';

/**
 * How often each variant of an experiment is assigned, from variant 0 on, in any unit: [70, 10, 10, 10]. An experiment
 * without weights does not run.
 */
export type Weights = Readonly<Partial<Record<ExperimentName, readonly number[]>>>;

/**
 * Reads EXPERIMENT_WEIGHTS: '{"PROPERTY_UPSELL":[70,10,10,10]}'.
 *
 * @throws Error with a one-sentence explanation.
 */
export function parseWeights(text: string): Weights {
  const given = jsonOf(text);
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new Error('EXPERIMENT_WEIGHTS must be JSON like {"PROPERTY_UPSELL":[70,10,10,10]}');
  return Object.fromEntries(
    Object.entries(given).map(([name, weights]) => {
      const problem = isExperimentName(name) ? problemOf(weights, EXPERIMENTS[name]) : 'is not an experiment';
      if (problem !== null) throw new Error(`EXPERIMENT_WEIGHTS: ${name} ${problem}`);
      return [name, weights as readonly number[]];
    }),
  );
}

/** Whether an experiment can show anything but the unchanged page. */
export function isRunning(weights: readonly number[] | undefined): boolean {
  return weights?.some((weight, variant) => variant > 0 && weight > 0) === true;
}

/** Whether any experiment does. */
export function runsAny(weights: Weights): boolean {
  return EXPERIMENT_NAMES.some((name) => isRunning(weights[name]));
}

/** The problem with the weights of an experiment; null if there is none. */
function problemOf(weights: unknown, highest: number): string | null {
  if (!Array.isArray(weights) || !weights.every((weight) => Number.isFinite(weight) && weight >= 0))
    return 'needs a list of weights of 0 or more';
  if (weights.length > highest + 1) return `has ${highest + 1} variants and was given ${weights.length} weights`;
  return weights.some((weight) => weight > 0) ? null : 'needs a weight above 0';
}

function isExperimentName(name: string): name is ExperimentName {
  return EXPERIMENT_NAMES.some((known) => known === name);
}
