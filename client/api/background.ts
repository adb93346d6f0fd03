import { queryOptions } from '@tanstack/react-query';
import type { BackgroundAnswer, RecordGroup } from '../../shared/contract/records/background.ts';
import { CallFailed, callApi } from './call-api.ts';
import { queryClient } from './query-client.ts';

const PATH = '/api/v4/person/background';

/** Which records to load from a list in an open report. */
export interface RecordsQuery {
  readonly personId: string;
  readonly group: RecordGroup;
  /** `next` of the previous page; absent for the start of the list */
  readonly after?: string;
  /** maximum number of records, 1 to 100 */
  readonly limit: number;
}

function recordsQuery({ limit, ...query }: RecordsQuery) {
  return queryOptions({
    queryKey: [PATH, query, limit],
    queryFn: async ({ signal }): Promise<BackgroundAnswer> => {
      const sent = { ...query, limit: String(limit) };
      const answer = await callApi<'personBackground'>('GET', PATH, { query: sent, signal });
      if (answer === null) throw new CallFailed(PATH, 204);
      return answer;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * Loads a page of a list in an open report, once per page view.
 *
 * @throws CallFailed: 403 once the report is no longer open
 */
export function loadRecords(query: RecordsQuery): Promise<BackgroundAnswer> {
  return queryClient.fetchQuery(recordsQuery(query));
}
