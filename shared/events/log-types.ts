/** What can fail in a browser, as POST /api/log-error names it (P7-047). */
export const LOG_ERROR_TYPES = [
  'get-phone-activity',
  'convert-to-local-timezone',
  'get-realtime-age-error',
  'selector-hydration-error',
  'save-contact',
  'monitor-person',
  /** an upgrade with an unknown name (P8-021), or one that failed */
  'one-click-upgrade',
  /** the dialog about a payment (P8-014) */
  'delinquency-status',
  'billing-info',
  'map',
  'interpolate-string',
  /** an incompletely typed date of birth (P5-017) */
  'court-runner-birth-date',
  /** a failed check of an address (F8-17), and an email with a link that was not sent (F8-20) */
  'email-check',
  'account-mail',
  /** the request that counts a view */
  'timeout',
  'error',
  /** errors that no code caught, as client/errors reports them */
  'uncaught-error',
  'unhandled-rejection',
  'chunk-load',
] as const;
/**
 * Uncaught errors, which any code on any page can have. Crawlers have errors that no reader sees, so theirs are
 * dropped.
 */
export const UNCAUGHT_TYPES: ReadonlySet<string> = new Set([
  'uncaught-error',
  'unhandled-rejection',
  'chunk-load',
] satisfies LogErrorType[]);
export type LogErrorType = (typeof LOG_ERROR_TYPES)[number];
