import * as z from 'zod/mini';
import { personIdSchema } from '../identity.ts';
import { monitorEntrySchema, monitoredReportSchema } from '../monitor.ts';
import { doneSchema, emptySchema, typedText } from '../primitives.ts';
import type { Call } from './call.ts';

const PLAIN = { params: null, query: emptySchema, mayBeEmpty: false } as const;

/** Calls about monitored people (P7-021). */
export const monitoringCalls = {
  startMonitoring: {
    ...PLAIN,
    method: 'POST',
    path: '/api/monitor/',
    caller: 'both',
    summary: "Follows a person's report; 204 says that it could not be followed.",
    limit: 'write',
    viewer: 'session',
    tells: 'own-account',
    body: monitorEntrySchema,
    response: monitoredReportSchema,
    mayBeEmpty: true,
    errors: [401, 404],
    opensWith: null,
  },
  stopMonitoring: {
    ...PLAIN,
    method: 'DELETE',
    path: '/api/monitor/',
    caller: 'both',
    summary: 'Stops monitoring; 204 means that it could not be stopped.',
    limit: 'write',
    viewer: 'session',
    tells: 'nothing',
    body: z.strictObject({ personId: personIdSchema }),
    response: doneSchema,
    mayBeEmpty: true,
    errors: [401],
    opensWith: null,
  },
  monitoredReports: {
    ...PLAIN,
    method: 'GET',
    path: '/api/monitor/',
    caller: 'both',
    summary: 'Monitored reports, with their changes.',
    limit: 'calls',
    viewer: 'session',
    tells: 'own-account',
    body: null,
    response: z.array(monitoredReportSchema),
    errors: [401],
    opensWith: 'monitoring',
  },
  confirmMonitor: {
    ...PLAIN,
    method: 'POST',
    path: '/api/monitor/confirm',
    caller: 'both',
    summary: 'Confirms the email address of an account without a password.',
    limit: 'login',
    viewer: 'anyone',
    tells: 'nothing',
    body: z.strictObject({ token: typedText(256) }),
    response: doneSchema,
    errors: [410],
    opensWith: 'monitoring',
  },
  unsubscribe: {
    ...PLAIN,
    method: 'POST',
    path: '/api/unsubscribe',
    caller: 'outside',
    summary: 'Unsubscribes with one click, by the signed link in an email.',
    limit: 'calls',
    viewer: 'anyone',
    tells: 'nothing',
    query: z.strictObject({ token: typedText(512) }),
    body: z.looseObject({}),
    response: doneSchema,
    errors: [410],
    opensWith: 'monitoring',
  },
} as const satisfies Record<string, Call>;
