import { EXPERIMENT_NAMES, EXPERIMENTS, type ExperimentName, NO_EXPERIMENTS, type Variants } from './experiments.ts';
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

/**
 * The variant that a visitor gets, always the same one while the weights stay as they are. Visitors fall on the variants
 * as the weights say, and in each experiment anew: who has variant 1 of one is as likely as others to have 1 of another.
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

/** A number from 0 to 1 that depends on the text alone, evenly spread also where texts differ by one character. */
function hashText(text: string): number {
  let h = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) h = Math.imul(h ^ text.charCodeAt(at), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4_294_967_296;
}

/** What the address of a page asks to be shown: ?exp.PROPERTY_UPSELL=2. Unknown names and variants are passed over. */
export function overriddenVariants(query: URLSearchParams): Partial<Variants> {
  const asked: Partial<Record<ExperimentName, number>> = {};
  for (const name of EXPERIMENT_NAMES) {
    const text = query.get(`exp.${name}`) ?? '';
    if (/^\d$/.test(text) && Number(text) <= EXPERIMENTS[name]) asked[name] = Number(text);
  }
  return asked;
}
