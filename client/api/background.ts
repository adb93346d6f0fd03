import { queryOptions } from '@tanstack/react-query';
import type { BackgroundAnswer, RecordGroup } from '../../shared/contract/records/background.ts';
import { takeFirst } from '../../shared/records/first-records.ts';
import { FIRST_RECORDS_MAX } from '../../shared/records/report-limits.ts';
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

function recordsQuery({ limit, ...query }: Omit<RecordsQuery, 'group'> & Partial<RecordsQuery>) {
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

/** Loads the records that an open report shows at first, with their details; once per page view. Throws as above. */
export async function loadFirstRecords(personId: string): Promise<BackgroundAnswer> {
  return takeFirst(await queryClient.fetchQuery(recordsQuery({ personId, limit: FIRST_RECORDS_MAX })));
}
