import { operatorOverviewSchema } from '../operations/operator.ts';
import { emptySchema } from '../primitives.ts';
import { BY_PAGE, type Call } from './call.ts';

/** The frame of the operator's pages; what is decided there is in the calls of its topic. */
export const operatorCalls = {
  operatorOverview: {
    params: null,
    query: emptySchema,
    mayBeEmpty: false,
    method: 'GET',
    path: '/api/operator/overview',
    caller: 'edge',
    summary: 'What waits for a decision of the operator.',
    limit: BY_PAGE,
    viewer: 'operator',
    tells: 'nothing',
    body: null,
    response: operatorOverviewSchema,
    errors: [403],
    opensWith: null,
  },
} as const satisfies Record<string, Call>;
