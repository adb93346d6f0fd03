import * as z from 'zod/mini';
import { emailSchema } from '../../../shared/contract/account.ts';
import type { Seller } from '../../../shared/contract/billing.ts';

/** For a local run, which sells nothing; everything about it is invented. */
const LOCAL: Seller = {
  name: 'Porchlight (local run)',
  address: '100 Example Way, Portland, OR 97201',
  statementName: 'PORCHLIGHT',
  supportEmail: 'help@example.com',
  refundDays: 14,
};

const LINE = z.string().check(z.regex(/^[^\p{Cc}]*\S[^\p{Cc}]*$/u, 'must be one line of text'));
const REFUND_DAYS_MAX = 365;
const settingsSchema = z.strictObject({
  name: LINE,
  address: z.optional(LINE),
  statementName: z.optional(LINE),
  supportEmail: z.optional(emailSchema),
  refundDays: z.optional(z.int().check(z.minimum(1), z.maximum(REFUND_DAYS_MAX))),
});

/** The last text and what it says: settings are read for every request. */
let known: { readonly text: string; readonly seller: Seller } | null = null;

/**
 * The seller that receipts, their mails and checkouts name, from the variable SELLER: JSON such as '{"name": "Porchlight,
 * Inc.", "supportEmail": "help@example.com", "refundDays": 14}'. What it leaves out, no page mentions.
 *
 * @returns null if the operator has not said who sells; a local run has an invented seller
 * @throws one sentence if it cannot be read
 */
export function parseSeller(text: string | undefined, isLocal: boolean): Seller | null {
  if (text === undefined || text.trim() === '') return isLocal ? LOCAL : null;
  if (known?.text === text) return known.seller;
  const parsed = settingsSchema.safeParse(jsonOf(text));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`Origin settings: SELLER ${[...(issue?.path ?? []), issue?.message ?? 'is invalid'].join(' ')}`);
  }
  const { name, address = null, statementName = null, supportEmail = null, refundDays = null } = parsed.data;
  known = { text, seller: { name, address, statementName, supportEmail, refundDays } };
  return known.seller;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
