import * as z from 'zod/mini';
import { tokenBodySchema } from '../account.ts';
import { personIdSchema } from '../identity.ts';
import {
  ALERT_FREQUENCIES,
  alertSettingSchema,
  CHANGE_KINDS,
  confirmedMonitorSchema,
  monitorEntrySchema,
  monitoredAnswerSchema,
  pendingMonitorSchema,
  startedMonitorSchema,
} from '../monitor.ts';
import { doneSchema, emptySchema, typedText } from '../primitives.ts';
import { BY_PAGE, type Call } from './call.ts';
import { SEARCH_TEXT_MAX } from './finding.ts';

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
    viewer: 'reader',
    tells: 'own-account',
    body: monitorEntrySchema,
    response: startedMonitorSchema,
    mayBeEmpty: true,
    errors: [401, 404],
  },
  stopMonitoring: {
    ...PLAIN,
    method: 'DELETE',
    path: '/api/monitor/',
    caller: 'both',
    summary: 'Stops monitoring; 204 means that it could not be stopped.',
    limit: 'write',
    viewer: 'reader',
    tells: 'nothing',
    body: z.strictObject({ personId: personIdSchema }),
    response: doneSchema,
    mayBeEmpty: true,
    errors: [401],
  },
  monitoredReports: {
    ...PLAIN,
    method: 'GET',
    path: '/api/monitor/',
    caller: 'both',
    summary: 'Monitored reports with their changes, a page at a time, and how their alerts are sent.',
    limit: 'calls',
    viewer: 'reader',
    tells: 'own-account',
    query: z.strictObject({
      page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,2}$/))),
      /** part of the names to list */
      name: z.optional(typedText(SEARCH_TEXT_MAX)),
    }),
    body: null,
    response: monitoredAnswerSchema,
    errors: [401],
  },
  stopReports: {
    ...PLAIN,
    method: 'POST',
    path: '/api/monitor/stop',
    caller: 'both',
    summary: 'Stops monitoring one person or everybody, in a way that undoStop takes back for a day.',
    limit: 'write',
    viewer: 'reader',
    tells: 'nothing',
    body: z.strictObject({ personId: z.optional(personIdSchema) }),
    response: doneSchema,
    errors: [401],
  },
  undoStop: {
    ...PLAIN,
    method: 'POST',
    path: '/api/monitor/undo-stop',
    caller: 'both',
    summary: 'Monitors again whom the viewer stopped within a day: one person, or all who were stopped last.',
    limit: 'write',
    viewer: 'reader',
    tells: 'nothing',
    body: z.strictObject({ personId: z.optional(personIdSchema) }),
    response: doneSchema,
    /** 409 the account monitors as many people as it may; whoever has room is monitored again */
    errors: [401, 409],
  },
  changeAlerts: {
    ...PLAIN,
    method: 'PUT',
    path: '/api/monitor/alerts',
    caller: 'both',
    summary: 'Sets how often alerts are sent, stops them, or sends them again.',
    limit: 'write',
    viewer: 'reader',
    tells: 'own-account',
    body: z.strictObject({ frequency: z.optional(z.enum(ALERT_FREQUENCIES)), isStopped: z.optional(z.boolean()) }),
    response: alertSettingSchema,
    /** 403 the address is not confirmed, or the mailbox refused our mail and the viewer has not logged in */
    errors: [401, 403],
  },
  pendingMonitor: {
    ...PLAIN,
    method: 'POST',
    path: '/api/monitor/pending',
    caller: 'edge',
    summary: 'What a link that confirms monitoring by email does when its button is pressed; changes nothing.',
    limit: BY_PAGE,
    viewer: 'anyone',
    tells: 'nothing',
    body: tokenBodySchema,
    response: pendingMonitorSchema,
    /** 403 a bot; 410 unknown or expired */
    errors: [403, 410],
  },
  confirmMonitor: {
    ...PLAIN,
    method: 'POST',
    path: '/api/monitor/confirm',
    caller: 'both',
    headers: ['user-agent'],
    summary: 'Moves what a reader monitors to the account of the mailbox that the link was sent to.',
    limit: 'login',
    viewer: 'anyone',
    tells: 'nothing',
    body: tokenBodySchema,
    response: confirmedMonitorSchema,
    errors: [403, 410, 429],
  },
  // Local runs only; elsewhere 404.
  agePeople: {
    ...PLAIN,
    method: 'POST',
    path: '/api/dev/monitoring',
    caller: 'edge',
    limit: BY_PAGE,
    summary: 'Ages invented people by months; compares, alerts and mails as if that time had passed.',
    viewer: 'anyone',
    tells: 'nothing',
    body: z.strictObject({
      /** how many months go by for everybody; 0: only for those who are named */
      months: z.int().check(z.minimum(0), z.maximum(24)),
      /** one change of each kind happens to each of them */
      personIds: z.optional(z.array(personIdSchema).check(z.maxLength(20))),
      /** they die */
      deadIds: z.optional(z.array(personIdSchema).check(z.maxLength(20))),
      /** by how much alerts wait less; absent: as long as the months are */
      days: z.optional(z.int().check(z.minimum(0), z.maximum(800))),
    }),
    response: z.strictObject({
      /** how many people moved, have a new number or relative; new records, homes bought, deaths */
      changed: z.partialRecord(z.enum([...CHANGE_KINDS, 'death']), z.int()),
      compared: z.int(),
      /** changes in monitored reports */
      found: z.int(),
      /** alerts that were planned, and those that were sent */
      alerts: z.int(),
      mails: z.int(),
    }),
    errors: [404],
  },
} as const satisfies Record<string, Call>;
