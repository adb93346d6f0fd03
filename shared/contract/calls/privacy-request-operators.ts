import * as z from 'zod/mini';
import { emptySchema } from '../primitives.ts';
import {
  decidedRequestSchema,
  decideRequestBodySchema,
  operatorRequestSchema,
  operatorRequestsQuerySchema,
  operatorRequestsSchema,
  operatorRowsSchema,
  requestMetricsSchema,
} from '../privacy-request-operators.ts';
import { requestFileSchema, requestReferenceSchema } from '../privacy-requests.ts';
import { BY_PAGE, type Call } from './call.ts';

const GET = {
  method: 'GET',
  params: null,
  query: emptySchema,
  mayBeEmpty: false,
  caller: 'edge',
  limit: BY_PAGE,
  viewer: 'operator',
  tells: 'list',
  body: null,
} as const;
const byReference = z.strictObject({ reference: requestReferenceSchema });

/** What the operator reads and decides about privacy requests. */
export const privacyRequestOperatorCalls = {
  operatorRequests: {
    ...GET,
    path: '/api/operator/privacy-requests',
    summary: 'Privacy requests with their clocks, those due first.',
    query: operatorRequestsQuerySchema,
    response: operatorRequestsSchema,
    errors: [403],
  },
  operatorRequest: {
    ...GET,
    path: '/api/operator/privacy-requests/{reference}',
    summary: 'One privacy request, with who on record may be meant.',
    params: byReference,
    response: operatorRequestSchema,
    errors: [403, 404],
  },
  operatorRequestFile: {
    ...GET,
    path: '/api/operator/privacy-requests/{reference}/file',
    summary: 'The signed permission or the proof that came with a request.',
    params: byReference,
    response: requestFileSchema,
    errors: [403, 404],
  },
  operatorRequestRows: {
    ...GET,
    path: '/api/operator/privacy-requests/{reference}/rows',
    summary: 'The rows of a list of covered persons.',
    params: byReference,
    query: z.strictObject({ after: z.optional(z.string().check(z.regex(/^\d{1,9}$/))) }),
    response: operatorRowsSchema,
    errors: [403, 404],
  },
  requestMetrics: {
    ...GET,
    path: '/api/operator/privacy-request-metrics',
    summary: 'How many requests of a year were received, done and refused, and in how many days.',
    tells: 'nothing',
    query: z.strictObject({ year: z.string().check(z.regex(/^20\d\d$/)) }),
    response: requestMetricsSchema,
    errors: [403],
  },
  decidePrivacyRequest: {
    ...GET,
    method: 'PUT',
    path: '/api/operator/privacy-requests',
    summary: 'Takes a step of a privacy request, and logs who took it.',
    tells: 'nothing',
    body: decideRequestBodySchema,
    response: decidedRequestSchema,
    errors: [403, 404],
  },
} as const satisfies Record<string, Call>;
