import { orderCopy } from '../../../shared/copy/billing/order.ts';
import type { SqlDatabase } from '../env.ts';
import { ProblemError } from '../http/problem-error.ts';
import { findMethodOnFile } from './payment-method-store.ts';
import type { Charge, PaymentProvider } from './payment-provider.ts';
import { findTestMethod } from './test-provider.ts';

/**
 * The payment method that a buyer names: their own on file, or locally one that the test provider took.
 *
 * @returns null where none is named and the provider's own page asks for one.
 * @throws ProblemError 409 for one that is unknown or somebody else's, 400 where one has to be named
 */
export async function findMethod(
  db: SqlDatabase,
  provider: PaymentProvider,
  accountId: string,
  paymentMethodId: string | undefined,
): Promise<Charge['method']> {
  if (paymentMethodId === undefined) {
    if (provider.way === 'hosted-page') return null;
    throw new ProblemError(400, orderCopy.methodNeeded);
  }
  const onFile = await findMethodOnFile(db, accountId, provider.name);
  if (onFile?.id === paymentMethodId) return onFile;
  const typed = provider.name === 'test' ? await findTestMethod(db, paymentMethodId) : null;
  // One that is kept is known to others by the id it has on file.
  if (typed === null || typed.isKept) throw new ProblemError(409, orderCopy.unknownMethod);
  return { ref: paymentMethodId, customer: null };
}
