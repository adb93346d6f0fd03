import { queryOptions } from '@tanstack/react-query';
import type { calls } from '../../shared/contract/calls.ts';
import { type PersonCounts, personCountsSchema } from '../../shared/contract/counts.ts';

// A type only: the table of calls brings every schema along.
const PATH: (typeof calls)['personCounts']['path'] = '/api/person/counts';

/** Person counts from the browser (F7-01); null where there are none (204, F5-30). */
export function personCountsQuery(personId: string) {
  return queryOptions({
    queryKey: [PATH, personId],
    queryFn: async ({ signal }): Promise<PersonCounts | null> => {
      const response = await fetch(`${PATH}?${new URLSearchParams({ personId })}`, { signal });
      if (!response.ok) throw new Error(`${PATH} answered ${response.status}`);
      return response.status === 204 ? null : personCountsSchema.parse(await response.json());
    },
  });
}
