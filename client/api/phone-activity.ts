import { queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export const PHONE_ACTIVITY_PATH = '/api/phone/activity';

/**
 * Checks one phone with one call (P4-065, P7-033). `score` is null if nothing is known, and undefined without a response
 * within the limit.
 *
 * @param phoneId 11 digits: 15035550186
 * @param limitMs how long to wait for the response, in milliseconds; by default indefinitely
 */
export function phoneActivityQuery(phoneId: string, limitMs?: number) {
  return queryOptions({
    queryKey: [PHONE_ACTIVITY_PATH, phoneId],
    queryFn: async (): Promise<{ readonly score: number | null | undefined }> => {
      const limit = new AbortController();
      const timer = limitMs === undefined ? undefined : setTimeout(() => limit.abort(), limitMs);
      try {
        const answer = await callApi<'phoneActivity'>('GET', PHONE_ACTIVITY_PATH, {
          query: { phoneNumbers: phoneId },
          signal: limit.signal,
        });
        return { score: answer?.data.results.find(({ phoneNumber }) => phoneNumber === phoneId)?.activityScore };
      } catch (error) {
        if (limit.signal.aborted) return { score: undefined };
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
  });
}
