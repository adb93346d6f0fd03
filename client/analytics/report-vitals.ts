import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { EventProperties } from '../../shared/events/catalogue.ts';
import { track } from './track.ts';

/** Longest time and largest shift that are reported: anything longer says no more. */
const VALUE_MAX = 600_000;
/** A layout shift is a small fraction, so it is reported in thousandths. */
const SHIFT_UNITS = 1_000;

/**
 * Reports the web vitals of a page view, once each: the times as soon as they are known, the others when the page is first
 * hidden or left. A page that Back restores is no view of its own, so it has none of its own either.
 */
export function reportVitals(page: EventProperties<'web_vital'>['page']): void {
  const reported = new Set<string>();
  const report = ({ name, value, navigationType }: Metric) => {
    if (navigationType === 'back-forward-cache' || reported.has(name)) return;
    reported.add(name);
    const rounded = Math.round(name === 'CLS' ? value * SHIFT_UNITS : value);
    track('web_vital', { name, value: Math.min(rounded, VALUE_MAX), page });
  };
  for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP]) watch(report);
}
