/** What a browser may have failed at, as POST /api/log-error names it (P7-047). */
export const LOG_ERROR_TYPES = [
  'get-phone-activity',
  'convert-to-local-timezone',
  'get-realtime-age-error',
  'selector-hydration-error',
  'save-contact',
  'monitor-person',
  'map',
  'interpolate-string',
  /** a date of birth that was typed in half (P5-017) */
  'court-runner-birth-date',
  /** of the post that makes a view count */
  'timeout',
  'error',
  /** what no code took, as client/errors tells it */
  'uncaught-error',
  'unhandled-rejection',
  'chunk-load',
] as const;
/** Those of any page and of all its code. Programs that read pages have errors that no reader sees, so theirs are dropped. */
export const UNCAUGHT_TYPES: ReadonlySet<string> = new Set([
  'uncaught-error',
  'unhandled-rejection',
  'chunk-load',
] satisfies LogErrorType[]);
export type LogErrorType = (typeof LOG_ERROR_TYPES)[number];
