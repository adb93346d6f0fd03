import { assignVariant } from './assign-variant.ts';
import { EXPERIMENT_NAMES, type ExperimentName, NO_EXPERIMENTS, type Variants } from './experiments.ts';
import { isRunning, type Weights } from './weights.ts';

/** The variants that a visitor was given, of the experiments that run; 0 is one like the others. */
export type PinnedVariants = Readonly<Partial<Record<ExperimentName, number>>>;

/**
 * What a visitor is pinned to from now on. A pinned variant stays whatever becomes of its weight, unless that is 0: then
 * the variant is over, and who had it is assigned anew. What does not run is not pinned.
 *
 * @param visitorId null for a visitor who cannot be recognised again, so that nothing new is given
 */
export function pinVariants(pinned: PinnedVariants, weights: Weights, visitorId: string | null): PinnedVariants {
  const pins: Partial<Record<ExperimentName, number>> = {};
  for (const name of EXPERIMENT_NAMES) {
    const own = weights[name] ?? [];
    if (!isRunning(own)) continue;
    const before = pinned[name];
    if (before !== undefined && (own[before] ?? 0) > 0) pins[name] = before;
    else if (visitorId !== null) pins[name] = assignVariant(visitorId, name, own);
  }
  return pins;
}

/** What a page shows to who is pinned so. */
export function variantsOf(pinned: PinnedVariants): Variants {
  return { ...NO_EXPERIMENTS, ...pinned };
}

/** The text of a cookie, in a fixed order: 'PROPERTY_UPSELL.2~UPSELL_NEW_TAB.0'. */
export function formatPins(pinned: PinnedVariants): string {
  return EXPERIMENT_NAMES.flatMap((name) => (pinned[name] === undefined ? [] : [`${name}.${pinned[name]}`])).join('~');
}

/** Reads that text back, leaving out what is no experiment or no number. */
export function parsePins(text: string): PinnedVariants {
  const found = new Map(text.split('~').map((pin) => pin.split('.', 2) as [string, string | undefined]));
  const pins: Partial<Record<ExperimentName, number>> = {};
  for (const name of EXPERIMENT_NAMES) {
    const variant = found.get(name);
    if (variant !== undefined && /^\d$/.test(variant)) pins[name] = Number(variant);
  }
  return pins;
}
