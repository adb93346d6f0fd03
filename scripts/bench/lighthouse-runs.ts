import lighthouse from 'lighthouse';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Metrics by Lighthouse's name for their audit. */
export const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;
export type Metric = keyof typeof METRICS;

/** Below this an audit fails in the report; in other categories an audit passes entirely or not at all. */
const PASSES = { performance: 0.9, others: 1 } as const;

export interface Run {
  /** 0-100; null if Lighthouse could not tell */
  readonly scores: { readonly [C in Category]?: number | null };
  /** milliseconds; CLS is without a unit */
  readonly metrics: { readonly [M in Metric]: number };
  /** what fails in categories below 100: 'performance: render-blocking-insight' */
  readonly faults: readonly string[];
}

export interface Visitor {
  /** where Chromium can be told what to do */
  readonly port: number;
  readonly userAgent: string;
}

/** One mobile run with Lighthouse's simulated network and processor. */
export async function runLighthouse(url: string, { port, userAgent }: Visitor, categories: Category[]): Promise<Run> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    emulatedUserAgent: userAgent,
    onlyCategories: categories,
  });
  if (result === undefined) throw new Error(`Lighthouse returned nothing about ${url}`);
  const { audits, categories: found, runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(`Lighthouse at ${url}: ${runtimeError.message}`);
  const faults = categories.flatMap((category) => {
    const { score = null, auditRefs = [] } = found[category] ?? {};
    if (score === 1) return [];
    const pass = category === 'performance' ? PASSES.performance : PASSES.others;
    return auditRefs
      .filter(({ id, group }) => group !== 'hidden' && (audits[id]?.score ?? 1) < pass)
      .map(
        ({ id }) => `${category}: ${id}${audits[id]?.displayValue === undefined ? '' : `, ${audits[id].displayValue}`}`,
      );
  });
  const metric = (name: Metric) => audits[METRICS[name]]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(categories.map((category) => [category, percent(found[category]?.score)])),
    metrics: { FCP: metric('FCP'), LCP: metric('LCP'), TBT: metric('TBT'), CLS: metric('CLS') },
    faults,
  };
}

const percent = (score: number | null | undefined): number | null => (score == null ? null : Math.round(score * 100));
