import type { EmailAvailableAnswer } from '../../../shared/contract/account.ts';
import { emailSchema } from '../../../shared/contract/account.ts';
import { formsCopy } from '../../../shared/copy/account/forms.ts';
import { wideNetworkOf } from '../../../shared/http/network-of.ts';
import { findLoginAccount } from '../accounts/store.ts';
import type { OriginContext } from '../context.ts';
import { keyedHash } from '../http/keyed-hash.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { noteSecurity } from '../operations/security-log.ts';
import { dayOf } from './sweep-address-checks.ts';

/** How many addresses one network may check in a day; the edge also has a limit by the minute (docs/rules.md). */
const CHECKS_A_DAY = 50;

/**
 * GET /api/auth/email-available (F5-26, F7-17 to F7-19): the one call that tells who has an account, because the dialog
 * for monitoring by email asks for a password or not. So it is limited by network and day, and every check is counted in
 * the security log.
 *
 * @throws ProblemError 429 once a network has used up its day
 */
export const answerEmailAvailable: CallHandler<'emailAvailable'> = async (c, { query }) => {
  const email = query.email.trim().toLowerCase();
  if (!emailSchema.safeParse(email).success) return answer({ errorMessage: formsCopy.email, isValid: false });
  await takeCheck(c);
  await noteSecurity(c, 'address-checked');
  const account = await findLoginAccount(c.env.ACCOUNTS, email, c.get('settings'), c.get('now'));
  if (account === null) return answer({ isAvailable: true });
  return answer({ isFreeNoPassword: account.passwordHash === null });
};

function answer(found: Partial<EmailAvailableAnswer>): EmailAvailableAnswer {
  return { errorMessage: null, isValid: true, isAvailable: false, isFreeNoPassword: false, ...found };
}

async function takeCheck(c: OriginContext): Promise<void> {
  const now = c.get('now');
  const day = dayOf(now);
  const network = wideNetworkOf(c.get('envelope').clientAddress);
  const hash = await keyedHash(c.get('settings').secrets, 'address checks', `${day} ${network}`);
  const row = await c.env.ACCOUNTS.prepare(
    `INSERT INTO address_check (day, network_hash, checks) VALUES (?1, ?2, 1)
     ON CONFLICT (day, network_hash) DO UPDATE SET checks = MIN(checks + 1, ?3) RETURNING checks`,
  )
    .bind(day, hash, CHECKS_A_DAY + 1)
    .first<{ checks: number }>();
  if ((row?.checks ?? 0) <= CHECKS_A_DAY) return;
  const tomorrow = Date.parse(day) + 86_400_000;
  throw new ProblemError(429, 'Too many addresses were checked from here today. Please try again tomorrow.', {
    headers: { 'retry-after': String(Math.ceil((tomorrow - now) / 1000)) },
    security: 'limit-hit',
  });
}
