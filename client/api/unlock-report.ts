import type { calls } from '../../shared/contract/calls.ts';
import { callApi } from './call-api.ts';

export const UNLOCK_PATH: (typeof calls)['unlockReport']['path'] = '/api/reports/submit-credits-payment-for-report';

/**
 * Opens somebody's report with one credit (F7-12). Asked twice, or again because the answer was lost, it takes one.
 *
 * @throws CallFailed: 401 nobody is logged in, 402 no credit is left, 404 nobody has that id, 409 nothing is in it
 */
export async function unlockReport(personId: string): Promise<void> {
  await callApi<'unlockReport'>('POST', UNLOCK_PATH, { body: { wpId: personId } });
}
