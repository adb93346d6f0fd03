import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { hardStopAnswerSchema, hardStopEventSchema, hardStopQuerySchema } from '../hard-stop.ts';
import { outboxAnswerSchema } from '../mail.ts';
import { doneSchema, emptySchema, typedText } from '../primitives.ts';
import { securityCountsAnswerSchema, securityReportSchema } from '../security.ts';
import { eventsBodySchema, logErrorBodySchema, logInfoBodySchema, purgeBodySchema } from '../telemetry.ts';

const PLAIN = { params: null, query: emptySchema, mayBeEmpty: false } as const;

/** Calls that keep the site running: quotas, logs, events, caches (P7-015, P7-044, P7-046). */
export const operationsCalls = {
  hardStop: {
    ...PLAIN,
    method: 'GET',
    path: '/api/hardstop',
    caller: 'edge',
    summary: 'Whether this viewer may open another person; reserves a view for 30 seconds.',
    query: hardStopQuerySchema,
    body: null,
    response: hardStopAnswerSchema,
    errors: [],
    opensWith: 'accounts',
  },
  hardStopEvent: {
    ...PLAIN,
    method: 'POST',
    path: '/api/hardstop',
    caller: 'edge',
    summary: 'Makes a reserved view count.',
    query: z.strictObject({ appId: typedText(20) }),
    body: hardStopEventSchema,
    response: doneSchema,
    errors: [],
    opensWith: 'accounts',
  },
  // Local alone; elsewhere 404.
  outbox: {
    ...PLAIN,
    method: 'GET',
    path: '/api/dev/outbox',
    caller: 'edge',
    summary: 'Mails that were sent, the latest first.',
    body: null,
    response: outboxAnswerSchema,
    errors: [404],
    opensWith: null,
  },
  // An origin of one's own may answer 404: the log of the edge says the same.
  countSecurity: {
    ...PLAIN,
    method: 'POST',
    path: '/api/security-counts',
    caller: 'edge',
    summary: 'How often the edge refused something, by kind.',
    body: securityReportSchema,
    response: doneSchema,
    errors: [404],
    opensWith: null,
  },
  // Local alone; elsewhere 404.
  securityCounts: {
    ...PLAIN,
    method: 'GET',
    path: '/api/dev/security',
    caller: 'edge',
    summary: 'How often something was refused, by kind.',
    body: null,
    response: securityCountsAnswerSchema,
    errors: [404],
    opensWith: null,
  },
  logError: {
    ...PLAIN,
    method: 'POST',
    path: '/api/log-error',
    caller: 'browser',
    summary: 'Something went wrong in a browser.',
    body: logErrorBodySchema,
    response: doneSchema,
    errors: [429],
    opensWith: null,
  },
  logInfo: {
    ...PLAIN,
    method: 'POST',
    path: '/api/log-info',
    caller: 'browser',
    summary: 'What a recovery in a browser found.',
    body: logInfoBodySchema,
    response: doneSchema,
    errors: [429],
    opensWith: null,
  },
  events: {
    ...PLAIN,
    method: 'POST',
    path: '/api/events',
    caller: 'browser',
    summary: 'A batch of page events.',
    body: eventsBodySchema,
    response: doneSchema,
    errors: [429],
    opensWith: null,
  },
  purge: {
    ...PLAIN,
    method: 'POST',
    path: '/internal/purge',
    caller: 'origin',
    summary: 'Drops cached details of people, by tag; the edge answers it.',
    body: purgeBodySchema,
    response: doneSchema,
    errors: [],
    opensWith: 'removal',
  },
} as const satisfies Record<string, Call>;
