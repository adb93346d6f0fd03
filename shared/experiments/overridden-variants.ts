import { EXPERIMENT_NAMES, EXPERIMENTS, type ExperimentName, type Variants } from './experiments.ts';

/** What the address of a page asks to be shown: ?exp.PROPERTY_UPSELL=2. Unknown names and variants are passed over. */
export function overriddenVariants(query: URLSearchParams): Partial<Variants> {
  const asked: Partial<Record<ExperimentName, number>> = {};
  for (const name of EXPERIMENT_NAMES) {
    const text = query.get(`exp.${name}`) ?? '';
    if (/^\d$/.test(text) && Number(text) <= EXPERIMENTS[name]) asked[name] = Number(text);
  }
  return asked;
}
