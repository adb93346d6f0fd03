import { operatorOverviewSchema } from '../operations/operator.ts';
import { emptySchema } from '../primitives.ts';
import {
  decidedRecordErrorSchema,
  decideRecordErrorBodySchema,
  openRecordErrorsSchema,
} from '../records/record-error.ts';
import { BY_PAGE, type Call } from './call.ts';

const OF_OPERATORS = {
  params: null,
  query: emptySchema,
  mayBeEmpty: false,
  caller: 'edge',
  limit: BY_PAGE,
  viewer: 'operator',
  errors: [403],
} as const;

/** The operator's overview, and errors reported in records; other decisions are in the calls of their topic. */
export const operatorCalls = {
  operatorOverview: {
    ...OF_OPERATORS,
    method: 'GET',
    path: '/api/operator/overview',
    summary: 'What waits for a decision of the operator.',
    tells: 'nothing',
    body: null,
    response: operatorOverviewSchema,
  },
  openRecordErrors: {
    ...OF_OPERATORS,
    method: 'GET',
    path: '/api/operator/record-errors',
    summary: 'Errors reported in records that nobody has decided.',
    tells: 'list',
    body: null,
    response: openRecordErrorsSchema,
  },
  decideRecordError: {
    ...OF_OPERATORS,
    method: 'PUT',
    path: '/api/operator/record-errors',
    summary: 'Takes a reported record off the site, or keeps it.',
    tells: 'nothing',
    body: decideRecordErrorBodySchema,
    response: decidedRecordErrorSchema,
  },
} as const satisfies Record<string, Call>;
