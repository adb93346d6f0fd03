import * as z from 'zod/mini';
import { count, nonEmpty } from '../primitives.ts';
import { backgroundRecordsSchema, recordGroupSchema } from './background.ts';

/** What became of a case, a debt or a license, in kinds that a list can be filtered by. */
export const outcomeKindSchema = z.enum([
  'guilty',
  'dismissed',
  'acquitted',
  'deferred',
  'pending',
  'released',
  'satisfied',
  'discharged',
  'closed',
  'current',
  'past',
  'active',
  'expired',
  'other',
  'unknown',
]);
export type OutcomeKind = z.infer<typeof outcomeKindSchema>;

/** What a list is narrowed to: a list of records, or a section of the report that has several (record-kinds.ts). */
export const recordKindSchema = z.enum([...recordGroupSchema.options, 'properties', 'publicRecords', 'licenses']);
export type RecordKind = z.infer<typeof recordKindSchema>;

/** Records on a page of the list. */
export const RECORD_LIST_PAGE_SIZE = 25;
/** The longest county a list is filtered by: 'Multnomah County, OR'. */
export const COUNTY_FILTER_MAX = 80;

/** How many of the records that match the other filters have each value; in the order in which they are offered. */
const facet = <V extends z.core.$ZodType>(value: V) => z.array(z.strictObject({ value, count }));
export const recordFacetsSchema = z.strictObject({
  /** by list, in the order of a report; a section's is their sum */
  kinds: facet(recordGroupSchema),
  /** of filing or recording, the latest first */
  years: facet(z.int()),
  /** full names with their states, 'Multnomah County, OR', the most frequent first */
  counties: facet(nonEmpty),
  /** the most frequent first */
  outcomes: facet(outcomeKindSchema),
});
export type RecordFacets = z.infer<typeof recordFacetsSchema>;

/** Where a record stands among those that match: 1-based, with the references ('liens.R1') beside it. */
export const recordPlaceSchema = z.strictObject({
  at: count,
  previous: z.nullable(nonEmpty),
  next: z.nullable(nonEmpty),
});
export type RecordPlace = z.infer<typeof recordPlaceSchema>;

/**
 * GET /api/v4/person/records: one page of the records that match, in the order of a report (RECORD_GROUPS, within each
 * group the newest first), or the one record that was asked for and its place among them.
 */
export const recordListAnswerSchema = z.strictObject({
  records: backgroundRecordsSchema,
  /** how many match */
  total: count,
  facets: recordFacetsSchema,
  /** of the record that was asked for; null for a page, and if that record does not match the filters */
  place: z.nullable(recordPlaceSchema),
});
export type RecordListAnswer = z.infer<typeof recordListAnswerSchema>;
