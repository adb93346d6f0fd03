import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../shared/contract/calls.ts';
import { callApi } from './call-api.ts';

/** An address whose id the details left out, as the call returns it. */
export type FoundAddressId = CallResponse<'missingAddressIds'>['data']['addresses'][number];

/** The ids of addresses that lack one (P4-082). */
export function missingAddressIdsQuery(personId: string) {
  return queryOptions({
    queryKey: ['missing-address-ids', personId],
    queryFn: async ({ signal }): Promise<readonly FoundAddressId[]> => {
      const answer = await callApi<'missingAddressIds'>('GET', '/api/v1/person/missing-address-ids', {
        query: { personId },
        signal,
      });
      return answer?.data.addresses ?? [];
    },
  });
}
