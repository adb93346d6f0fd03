import type { EdgeContext } from '../context.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';
import { isOriginError, nullFor404 } from '../origin-client/errors.ts';

/** A receipt that is the viewer's. */
export interface OwnReceipt {
  readonly id: string;
  /** it paid for a plan; false also if nobody could say so */
  readonly isForPlan: boolean;
}

/**
 * The receipt that an address says was just paid, if it is the viewer's and the money was not returned: anybody can send
 * somebody a link that says so. An origin that does not answer takes it from nobody.
 *
 * @param receiptId as the address has it; null without one
 */
export async function ownReceipt(c: EdgeContext, receiptId: string | null): Promise<OwnReceipt | null> {
  if (receiptId === null || c.get('session') === null) return null;
  try {
    const receipt = await nullFor404(createOriginClient(c).get('invoice', {}, { id: receiptId }));
    return receipt === null || receipt.status === 'refunded'
      ? null
      : { id: receiptId, isForPlan: receipt.plan !== null };
  } catch (error) {
    if (!isOriginError(error)) throw error;
    return { id: receiptId, isForPlan: false };
  }
}
