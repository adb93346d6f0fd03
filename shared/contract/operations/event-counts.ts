import * as z from 'zod/mini';
import { EVENTS, type EventName } from '../../events/catalogue.ts';
import { EVENT_FUNNELS, type FunnelName } from '../../events/event-funnels.ts';
import { WEB_VITALS } from '../../events/web-vitals.ts';
import { count } from '../primitives.ts';

/** The periods that can be looked at: how long they are and how long one bar of theirs is, in milliseconds. */
export const EVENT_PERIODS = {
  hour: { lastsMs: 3_600_000, barMs: 300_000 },
  day: { lastsMs: 86_400_000, barMs: 3_600_000 },
  week: { lastsMs: 604_800_000, barMs: 21_600_000 },
} as const;
export type EventPeriod = keyof typeof EVENT_PERIODS;

const period = z.enum(Object.keys(EVENT_PERIODS) as [EventPeriod, ...EventPeriod[]]);
const device = z.enum(['mobile', 'desktop']);

/** GET /api/dev/events: up to now; of one device, or about one page, if they are given. */
export const eventCountsQuerySchema = z.strictObject({
  period,
  device: z.optional(device),
  page: z.optional(EVENTS.page_viewed.shape.page),
});
export type EventCountsQuery = z.output<typeof eventCountsQuerySchema>;

/** Views of person pages with something in common, and the clicks on offers there. */
const views = { views: count, clicks: count };

const vitalSchema = z.strictObject({
  vital: z.enum(WEB_VITALS as [(typeof WEB_VITALS)[number]]),
  /** null: of all pages together */
  page: z.nullable(z.string()),
  device: z.string(),
  count,
  /** percentiles by the nearest rank, in the unit of the event */
  p50: count,
  p75: count,
  p95: count,
  /** how many page views were good, needed improvement, were poor */
  good: count,
  fair: count,
  poor: count,
});
export type VitalCounts = z.output<typeof vitalSchema>;

export const eventCountsAnswerSchema = z.strictObject({
  /** false: events go to Analytics Engine, and there is nothing here to count */
  isStoredHere: z.boolean(),
  /** there were more events than are counted at once: these are the latest */
  isCapped: z.boolean(),
  /** each event, the most frequent first; `bars` from the oldest to the latest. Without web vitals. */
  events: z.array(z.strictObject({ name: z.string(), count, mobile: count, bars: z.array(count) })),
  /** how often each page was viewed, whichever page the question is about */
  pages: z.array(z.strictObject({ page: z.string(), views: count, mobile: count })),
  /** who they came from */
  senders: z.array(z.strictObject({ device: z.string(), viewer: z.string(), events: count, views: count })),
  /** what runs across pages; null if the question is about one page */
  across: z.nullable(
    z.strictObject({
      /** counts of each funnel's steps, in the order of EVENT_FUNNELS */
      funnels: z.array(z.strictObject({ name: z.string(), counts: z.array(count) })),
      /** of all person pages */
      person: z.strictObject(views),
      /** of those that showed a variant other than 0 */
      variants: z.array(z.strictObject({ experiment: z.string(), variant: count, ...views })),
      /** of those whose definition a test chose */
      segments: z.array(z.strictObject({ id: z.string(), name: z.string(), segment: z.string(), ...views })),
    }),
  ),
  vitals: z.array(vitalSchema),
});
export type EventCountsAnswer = z.output<typeof eventCountsAnswerSchema>;

/** The funnels in the order in which they are shown. */
export const FUNNEL_NAMES = Object.keys(EVENT_FUNNELS) as readonly FunnelName[];

/** The most frequent event of all, which the pictures show apart from the others. */
export const VIEW_EVENT: EventName = 'page_viewed';
