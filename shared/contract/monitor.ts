import * as z from 'zod/mini';
import { personIdSchema } from './identity.ts';
import { changeCountsSchema } from './person/counts.ts';
import { count, month, nonEmpty, textOrNull } from './primitives.ts';

/**
 * Longest accepted name, in UTF-16 units: 5,000 characters in any script, so that everybody who is shown can be
 * monitored (P3-112).
 */
export const DISPLAY_TEXT_MAX = 10_000;

/** A person whose report a viewer monitors (P3-112). */
export const monitorEntrySchema = z.strictObject({
  personId: personIdSchema,
  /** the name as the viewer knows it */
  displayText: nonEmpty.check(z.maxLength(DISPLAY_TEXT_MAX)),
  /** true if the page started it by itself */
  autoMonitor: z.boolean(),
});

/** What can change in a monitored report: one kind for each change count (P3-026). */
export const CHANGE_KINDS = [
  'address',
  'phone',
  'relative',
  'criminal',
  'license',
  'property',
  'public-record',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** How many months changes are listed by, the present one included. */
export const CHANGE_MONTHS = 12;

/** What was found in a month, 'YYYY-MM': true counts by kind, whatever the viewer may see of them. */
export const changeMonthSchema = z.strictObject({
  month,
  counts: z.partialRecord(z.enum(CHANGE_KINDS), count),
});
export type ChangeMonth = z.infer<typeof changeMonthSchema>;

/** How much of a kind is new, and about how much of it something else became known. */
export const foundChangesSchema = z.strictObject({ kind: z.enum(CHANGE_KINDS), added: count, changed: count });
export type FoundChanges = z.infer<typeof foundChangesSchema>;

/** The answer to whoever starts monitoring. */
export const startedMonitorSchema = z.strictObject({
  ...monitorEntrySchema.shape,
  /** milliseconds since 1970 */
  since: z.int(),
  /** false: the address of this reader is not confirmed yet, so nothing is sent */
  isConfirmed: z.boolean(),
  /** since the viewer last looked; null if nothing changed */
  changes: z.nullable(changeCountsSchema),
});

/** The same as in the viewer's list (P3-112). */
export const monitoredReportSchema = z.strictObject({
  ...startedMonitorSchema.shape,
  /** `changes`, with what is new apart; kinds without any are left out */
  news: z.optional(z.array(foundChangesSchema)),
  /** where their page is, as a result row names them; absent for an origin that does not say */
  city: z.optional(textOrNull),
  stateCode: z.optional(textOrNull),
  /** of the last CHANGE_MONTHS those in which something changed, oldest first */
  months: z.optional(z.array(changeMonthSchema)),
  /** when we last compared their report, milliseconds since 1970 */
  comparedAt: z.optional(z.nullable(z.int())),
  /** the person has died: monitoring ended then */
  endedAt: z.optional(z.nullable(z.int())),
});
export type MonitoredReport = z.infer<typeof monitoredReportSchema>;

/** How often alerts are sent. */
export const ALERT_FREQUENCIES = ['as-it-happens', 'weekly', 'monthly'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/** Why no alerts are sent. */
export const ALERT_STOPS = ['unsubscribed', 'bounced', 'complained'] as const;
export type AlertStop = (typeof ALERT_STOPS)[number];

/** How a reader gets alerts. */
export const alertSettingSchema = z.strictObject({
  frequency: z.enum(ALERT_FREQUENCIES),
  /** null: alerts are sent */
  stopped: z.nullable(z.enum(ALERT_STOPS)),
  stoppedAt: z.nullable(z.int()),
});
export type AlertSetting = z.infer<typeof alertSettingSchema>;

/** How many people a page of monitored reports has at most. */
export const MONITORED_PAGE_SIZE = 50;

/** What a viewer monitors: those of whom something is news first, then by name. */
export const monitoredAnswerSchema = z.strictObject({
  /** one page */
  reports: z.array(monitoredReportSchema).check(z.maxLength(MONITORED_PAGE_SIZE)),
  /** how many people are monitored; how many have the name that was asked for, or as many */
  total: count,
  matching: count,
  page: count,
  pages: count,
  /** how many of all have news */
  withNews: count,
  /** of all of them, as in a report */
  months: z.optional(z.array(changeMonthSchema)),
  /** absent for an origin that sends no alerts */
  alerts: z.optional(alertSettingSchema),
  /** how many people the viewer may monitor; absent for an origin that does not say */
  most: z.optional(count),
  /** false: the viewer's address is not confirmed, so nothing is sent */
  isConfirmed: z.boolean(),
  /** whom the viewer stopped monitoring within a day, the latest first, one page; absent for an origin that cannot undo it */
  stopped: z.optional(
    z
      .array(z.strictObject({ personId: personIdSchema, displayText: nonEmpty, stoppedAt: z.int() }))
      .check(z.maxLength(MONITORED_PAGE_SIZE)),
  ),
  /** how many were stopped together, last */
  stoppedLast: z.optional(count),
});
export type MonitoredAnswer = z.infer<typeof monitoredAnswerSchema>;

/**
 * What a link that confirms monitoring by email does: 'open' it confirms; 'used' it has; 'log-in' its address has an
 * account that has to be logged in to first.
 */
export const pendingMonitorSchema = z.strictObject({ state: z.enum(['open', 'used', 'log-in']) });

/** `isHere`: this browser may now see what the account monitors. */
export const confirmedMonitorSchema = z.strictObject({
  state: z.enum(['confirmed', 'log-in']),
  isHere: z.boolean(),
});
