import * as z from 'zod/mini';
import { countsReportSchema } from '../operations/counts.ts';
import { eventCountsAnswerSchema, eventCountsQuerySchema } from '../operations/event-counts.ts';
import { hardStopAnswerSchema, hardStopEventSchema, hardStopQuerySchema } from '../operations/hard-stop.ts';
import { outboxAnswerSchema } from '../operations/mail.ts';
import { metricsAnswerSchema } from '../operations/metrics.ts';
import { securityCountsAnswerSchema } from '../operations/security.ts';
import { siteAnswerSchema } from '../operations/site.ts';
import { eventsBodySchema, logErrorBodySchema, logInfoBodySchema, purgeBodySchema } from '../operations/telemetry.ts';
import { outboxTextsSchema } from '../operations/text-message.ts';
import { doneSchema, emptySchema, typedText } from '../primitives.ts';
import { BY_PAGE, type Call } from './call.ts';

const PLAIN = { params: null, query: emptySchema, mayBeEmpty: false } as const;

/** Calls that keep the site running: quotas, logs, events, caches (P7-015, P7-044, P7-046). */
export const operationsCalls = {
  hardStop: {
    ...PLAIN,
    method: 'GET',
    path: '/api/hardstop',
    caller: 'edge',
    summary: 'Whether this viewer may open another person; reserves a view of the one in the path for 30 seconds.',
    limit: BY_PAGE,
    viewer: 'anyone',
    tells: 'nothing',
    query: hardStopQuerySchema,
    body: null,
    response: hardStopAnswerSchema,
    errors: [],
  },
  hardStopEvent: {
    ...PLAIN,
    method: 'POST',
    path: '/api/hardstop',
    caller: 'edge',
    summary: 'Makes a view count, whether or not it was reserved.',
    limit: BY_PAGE,
    viewer: 'anyone',
    tells: 'nothing',
    query: z.strictObject({ appId: typedText(20) }),
    body: hardStopEventSchema,
    response: doneSchema,
    errors: [],
  },
  // Your own origin may answer 404 or 501: then its pages say nothing of this, and search engines may keep them.
  site: {
    ...PLAIN,
    method: 'GET',
    path: '/api/site',
    caller: 'edge',
    summary:
      'Whether the people on record are invented, and the sentence about that for the foot of every page; who runs the site, who sells, and the daily limits.',
    limit: { none: 'an isolate asks once in a few minutes' },
    viewer: 'anyone',
    tells: 'nothing',
    body: null,
    response: siteAnswerSchema,
    errors: [404],
  },
  // Local runs only; elsewhere 404.
  outbox: {
    ...PLAIN,
    method: 'GET',
    path: '/api/dev/outbox',
    caller: 'edge',
    summary: 'Sent emails, the latest first.',
    limit: BY_PAGE,
    viewer: 'anyone',
    tells: 'own-account',
    body: null,
    response: outboxAnswerSchema,
    errors: [404],
  },
  outboxTexts: {
    ...PLAIN,
    method: 'GET',
    path: '/api/dev/outbox/texts',
    caller: 'edge',
    summary: 'Sent text messages, the latest first.',
    limit: BY_PAGE,
    viewer: 'anyone',
    tells: 'own-account',
    body: null,
    response: outboxTextsSchema,
    errors: [404],
  },
  // Your own origin may answer 404: the edge's log has the refusals, and its METRICS can have the rest (docs/metrics.md).
  reportCounts: {
    ...PLAIN,
    method: 'POST',
    path: '/api/counts',
    caller: 'edge',
    summary: 'How often the edge refused something, by kind, and how many requests it answered how fast, by route.',
    limit: { none: 'one report covers many requests and is sent occasionally' },
    viewer: 'anyone',
    tells: 'nothing',
    body: countsReportSchema,
    response: doneSchema,
    errors: [404],
  },
  // Local runs only; elsewhere 404.
  securityCounts: {
    ...PLAIN,
    method: 'GET',
    path: '/api/dev/security',
    caller: 'edge',
    summary: 'How often something was refused, by kind.',
    limit: BY_PAGE,
    viewer: 'anyone',
    tells: 'nothing',
    body: null,
    response: securityCountsAnswerSchema,
    errors: [404],
  },
  // Local runs only; elsewhere 404.
  metrics: {
    ...PLAIN,
    method: 'GET',
    path: '/api/dev/metrics',
    caller: 'edge',
    summary: 'How many requests were answered in the last hour, how fast, and with how many rows of the databases.',
    limit: BY_PAGE,
    viewer: 'anyone',
    tells: 'nothing',
    body: null,
    response: metricsAnswerSchema,
    errors: [404],
  },
  // Local runs only; elsewhere 404.
  eventCounts: {
    ...PLAIN,
    method: 'GET',
    path: '/api/dev/events',
    caller: 'edge',
    summary: 'How often which page event happened, how far each funnel was gone, and the web vitals.',
    limit: BY_PAGE,
    viewer: 'anyone',
    tells: 'nothing',
    query: eventCountsQuerySchema,
    body: null,
    response: eventCountsAnswerSchema,
    errors: [404],
  },
  logError: {
    ...PLAIN,
    method: 'POST',
    path: '/api/log-error',
    caller: 'browser',
    summary: 'Something went wrong in a browser.',
    limit: 'log',
    viewer: 'anyone',
    tells: 'nothing',
    body: logErrorBodySchema,
    response: doneSchema,
    errors: [429],
  },
  logInfo: {
    ...PLAIN,
    method: 'POST',
    path: '/api/log-info',
    caller: 'browser',
    summary: 'What address recovery in a browser found.',
    limit: 'log',
    viewer: 'anyone',
    tells: 'nothing',
    body: logInfoBodySchema,
    response: doneSchema,
    errors: [429],
  },
  events: {
    ...PLAIN,
    method: 'POST',
    path: '/api/events',
    caller: 'browser',
    summary: 'A batch of page events.',
    limit: 'events',
    viewer: 'anyone',
    tells: 'nothing',
    body: eventsBodySchema,
    response: doneSchema,
    errors: [429],
  },
  purge: {
    ...PLAIN,
    method: 'POST',
    path: '/internal/purge',
    caller: 'origin',
    summary: 'Drops the rendered pages that name people, by their ids; answered by the edge.',
    limit: { none: 'signed by the origin' },
    viewer: 'anyone',
    tells: 'nothing',
    body: purgeBodySchema,
    response: doneSchema,
    /** 403 not signed by the origin */
    errors: [403],
  },
} as const satisfies Record<string, Call>;
