import type Stripe from 'stripe';
import type { OriginContext } from '../../context.ts';
import { findMethodPage } from '../../plans/method-page-store.ts';
import { putOnFile } from '../../plans/use-method.ts';
import { openBilling } from '../open-billing.ts';

/**
 * A customer entered a method on Stripe's page and may never come back: it goes on file as if they had. The page
 * must be the last one that was opened for its account.
 *
 * @returns whether it is
 * @throws ProviderUnavailable, ProblemError 503 if Stripe did not answer
 */
export async function followMethodPage(c: OriginContext, session: Stripe.Checkout.Session): Promise<boolean> {
  const billing = openBilling(c.get('settings'), c.env);
  const { accounts: db, provider } = billing;
  const { id: ref, client_reference_id: accountId } = session;
  if (provider === null || accountId === null || (await findMethodPage(db, accountId)) !== ref) return false;
  const viewer = await db
    .prepare('SELECT id, email FROM account WHERE id = ?1')
    .bind(accountId)
    .first<{ id: string; email: string }>();
  const outcome = await provider.readMethodPage?.(ref);
  if (viewer !== null && outcome?.kind === 'taken') await putOnFile(billing, provider, viewer, outcome, c.get('now'));
  return true;
}
