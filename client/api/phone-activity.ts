import { queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export const PHONE_ACTIVITY_PATH = '/api/phone/activity';

/**
 * What the check knows of one phone: one call (P4-065, P7-033). `score` is null where it knows nothing, and undefined
 * where there was no answer within the limit.
 *
 * @param phoneId 11 digits: 15035550186
 * @param limitMs how long the answer is waited for, in milliseconds; without one as long as it takes
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
