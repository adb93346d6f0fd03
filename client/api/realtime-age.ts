import { queryOptions } from '@tanstack/react-query';
import { realtimeAgeAnswerSchema } from '../../shared/contract/person/person.ts';
import type { KnownAge } from '../../shared/people/ages.ts';
import { callApi } from './call-api.ts';
import { logError } from './log.ts';
import { queryClient } from './query-client.ts';

const PATH = '/api/person/realtime/age';

function realtimeAgeQuery(personId: string) {
  return queryOptions({
    queryKey: [PATH, personId],
    queryFn: async ({ signal }): Promise<KnownAge | null> => {
      const answer = await callApi<'realtimeAge'>('GET', PATH, { query: { personIds: personId }, signal });
      return realtimeAgeAnswerSchema.parse(answer)[0] ?? null;
    },
  });
}

/** The first age in the response (P4-087); null if it has none, or if the call failed, which is logged (P4-088, P8-026). */
export async function loadRealtimeAge(personId: string): Promise<KnownAge | null> {
  try {
    return await queryClient.fetchQuery(realtimeAgeQuery(personId));
  } catch (error) {
    logError('get-realtime-age-error', error);
    return null;
  }
}
