import * as z from 'zod/mini';
import { beganDeleteActSchema, deleteActReportSchema } from '../operations/delete-act.ts';
import { emptySchema, typedText } from '../primitives.ts';
import { BY_PAGE, type Call } from './call.ts';

const OF_OPERATORS = {
  params: null,
  query: emptySchema,
  body: null,
  mayBeEmpty: false,
  caller: 'edge',
  limit: BY_PAGE,
  viewer: 'operator',
  tells: 'nothing',
  errors: [403],
} as const;

/** The lists of the California Delete Act. */
export const deleteActCalls = {
  deleteActReport: {
    ...OF_OPERATORS,
    method: 'GET',
    path: '/api/operator/delete-act',
    summary: 'What became of the lists of the California Delete Act, run by run.',
    response: deleteActReportSchema,
  },
  beginDeleteAct: {
    ...OF_OPERATORS,
    method: 'POST',
    path: '/api/operator/delete-act',
    body: emptySchema,
    summary: 'Asks the platform for new lists now, or has the run that is under way go on.',
    response: beganDeleteActSchema,
    /** 409 no platform is set up here */
    errors: [403, 409],
  },
  dropWebhook: {
    params: null,
    query: emptySchema,
    mayBeEmpty: false,
    method: 'POST',
    path: '/api/webhooks/delete-act',
    caller: 'outside',
    summary: 'What the platform of the Delete Act says of lists and answers, signed by it.',
    limit: { none: 'the platform sends few messages, and signs each one' },
    viewer: 'anyone',
    tells: 'nothing',
    headers: ['x-webhook-timestamp', 'x-webhook-signature'],
    /** it only has a run that waits go on: what there is, the platform is asked for */
    body: z.looseObject({ message: typedText(2_000) }),
    response: emptySchema,
    /** 400 not signed by the platform within the last minutes; 404 no secret is set up here */
    errors: [400, 404],
  },
} as const satisfies Record<string, Call>;
