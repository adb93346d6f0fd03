import { EXPERIMENT_NAMES, EXPERIMENTS, type ExperimentName, NO_EXPERIMENTS, type Variants } from './experiments.ts';
import { isRunning, type Weights } from './weights.ts';

/** The variants assigned to a visitor in running experiments; 0 is a variant like the others. */
export type PinnedVariants = Readonly<Partial<Record<ExperimentName, number>>>;

/**
 * What a visitor is pinned to from now on. A pinned variant stays even if its weight changes, unless the weight becomes
 * 0: then the variant is over, and its visitors are assigned again. Experiments that do not run are not pinned.
 *
 * @param visitorId null for a visitor who cannot be recognized again, so that nothing new is assigned
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

/** What a page shows to a visitor with these pins. */
export function variantsOf(pinned: PinnedVariants): Variants {
  return { ...NO_EXPERIMENTS, ...pinned };
}

/** The text of a cookie, in fixed order: 'PROPERTY_UPSELL.2~UPSELL_NEW_TAB.0'. */
export function formatPins(pinned: PinnedVariants): string {
  return EXPERIMENT_NAMES.flatMap((name) => (pinned[name] === undefined ? [] : [`${name}.${pinned[name]}`])).join('~');
}

/** Reads that text, ignoring unknown experiments and anything that is not a number. */
export function parsePins(text: string): PinnedVariants {
  const found = new Map(text.split('~').map((pin) => pin.split('.', 2) as [string, string | undefined]));
  const pins: Partial<Record<ExperimentName, number>> = {};
  for (const name of EXPERIMENT_NAMES) {
    const variant = found.get(name);
    if (variant !== undefined && /^\d$/.test(variant)) pins[name] = Number(variant);
  }
  return pins;
}

/**
 * A visitor's variant, always the same while the weights do not change. Visitors are distributed according to the
 * weights, independently for each experiment: a visitor with variant 1 in one is as likely as others to get 1 in
 * another.
 *
 * @param weights from variant 0 on, in any unit, at least one of them above 0
 */
export function assignVariant(visitorId: string, name: ExperimentName, weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = hashText(`${name}:${visitorId}`) * total;
  for (const [variant, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return variant;
  }
  return 0;
}

/**
 * A number from 0 to 1 that depends only on the text, evenly distributed even for texts that differ by one character.
 */
function hashText(text: string): number {
  let h = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) h = Math.imul(h ^ text.charCodeAt(at), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4_294_967_296;
}

/** Variants requested in the address of a page: ?exp.PROPERTY_UPSELL=2. Unknown names and variants are ignored. */
export function overriddenVariants(query: URLSearchParams): Partial<Variants> {
  const asked: Partial<Record<ExperimentName, number>> = {};
  for (const name of EXPERIMENT_NAMES) {
    const text = query.get(`exp.${name}`) ?? '';
    if (/^\d$/.test(text) && Number(text) <= EXPERIMENTS[name]) asked[name] = Number(text);
  }
  return asked;
}
