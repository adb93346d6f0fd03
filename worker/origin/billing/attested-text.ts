import { ATTESTATION_VERSION, FORMER_ATTESTATION_VERSIONS } from '../../../shared/copy/billing/checkout.ts';
import { orderCopy } from '../../../shared/copy/billing/order.ts';
import { ProblemError } from '../http/problem-error.ts';

/**
 * What is recorded of an order as attested has to be a text that was shown to somebody.
 *
 * @param former versions that were shown once
 * @throws ProblemError 409 for a text that has changed since it was shown, 400 for one that there never was
 */
export function assertKnownText(version: string, former: readonly string[] = FORMER_ATTESTATION_VERSIONS): void {
  if (version === ATTESTATION_VERSION) return;
  if (former.includes(version)) throw new ProblemError(409, orderCopy.formerText);
  throw new ProblemError(400, orderCopy.unknownText);
}
