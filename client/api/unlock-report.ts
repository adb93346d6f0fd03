import type { calls } from '../../shared/contract/calls.ts';
import { callApi } from './call-api.ts';

export const UNLOCK_PATH: (typeof calls)['unlockReport']['path'] = '/api/reports/submit-credits-payment-for-report';

/**
 * Opens a person's report with one credit (F7-12). A repeated call, as after a lost response, takes no second credit.
 *
 * @throws CallFailed: 401 not logged in, 402 no credit left, 404 unknown id, 409 the report is empty
 */
export async function unlockReport(personId: string): Promise<void> {
  await callApi<'unlockReport'>('POST', UNLOCK_PATH, { body: { wpId: personId } });
}
