import * as z from 'zod/mini';
import { emailSchema } from '../../../shared/contract/account.ts';
import type { Seller } from '../../../shared/contract/billing.ts';
import { jsonSetting, ONE_LINE } from '../json-setting.ts';

/** For a local run, which sells nothing; everything about it is invented. */
const LOCAL: Seller = {
  name: 'Porchlight (local run)',
  address: '100 Example Way, Portland, OR 97201',
  statementName: 'PORCHLIGHT',
  supportEmail: 'help@example.com',
  refundDays: 14,
};

const REFUND_DAYS_MAX = 365;
const settingsSchema = z.strictObject({
  name: ONE_LINE,
  address: z.optional(ONE_LINE),
  statementName: z.optional(ONE_LINE),
  supportEmail: z.optional(emailSchema),
  refundDays: z.optional(z.int().check(z.minimum(1), z.maximum(REFUND_DAYS_MAX))),
});

/**
 * The seller that receipts, their mails and checkouts name, from the variable SELLER: JSON such as '{"name": "Porchlight,
 * Inc.", "supportEmail": "help@example.com", "refundDays": 14}'. What it leaves out, no page mentions.
 *
 * @returns null if the operator has not said who sells; a local run has an invented seller
 * @throws one sentence if it cannot be read
 */
export function parseSeller(text: string | undefined, isLocal: boolean): Seller | null {
  if (text === undefined || text.trim() === '') return isLocal ? LOCAL : null;
  return read(text);
}

const read = jsonSetting('SELLER', settingsSchema, (said): Seller => {
  const { name, address = null, statementName = null, supportEmail = null, refundDays = null } = said;
  return { name, address, statementName, supportEmail, refundDays };
});
