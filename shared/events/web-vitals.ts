import type { EventProperties } from './catalogue.ts';

export type WebVital = EventProperties<'web_vital'>['name'];

/** Up to `good` a page view is good, above `poor` it is poor, and in between it needs improvement. */
interface VitalLimits {
  readonly good: number;
  readonly poor: number;
}

/**
 * Google's limits for each web vital, the three core ones first. In the unit of the event: milliseconds, and thousandths
 * of a layout shift for CLS.
 */
export const VITAL_LIMITS: { readonly [V in WebVital]: VitalLimits } = {
  LCP: { good: 2_500, poor: 4_000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 100, poor: 250 },
  FCP: { good: 1_800, poor: 3_000 },
  TTFB: { good: 800, poor: 1_800 },
};

export const WEB_VITALS = Object.keys(VITAL_LIMITS) as readonly WebVital[];

export type VitalRating = 'good' | 'fair' | 'poor';

/** @param value in the unit of the event */
export function rateVital(vital: WebVital, value: number): VitalRating {
  const { good, poor } = VITAL_LIMITS[vital];
  if (value <= good) return 'good';
  return value <= poor ? 'fair' : 'poor';
}
