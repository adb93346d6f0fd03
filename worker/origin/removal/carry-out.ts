import type { OriginBindings, OriginSettings } from '../env.ts';
import { suppressPerson } from '../suppression/suppress-person.ts';
import { receiptMail } from './removal-mails.ts';
import { doneStatements, type RemovalRequest } from './request-store.ts';

/**
 * Hides what a confirmed request asks for, and mails its receipt. It may be repeated: the same request is one
 * suppression and one receipt. Where there is no such person, there is nothing to hide, and all else is the same. Carry
 * out refunds and send the queued mail afterward. `now` is in milliseconds since 1970.
 *
 * @throws if a database does not answer: the scheduled job repeats it
 */
export async function carryOutRemoval(
  env: Pick<OriginBindings, 'ACCOUNTS' | 'PEOPLE'>,
  settings: Pick<OriginSettings, 'siteUrl'>,
  request: RemovalRequest,
  now: number,
): Promise<void> {
  const { reference, personId, what } = request;
  await suppressPerson(env, { personId, what, source: 'opt-out', reference }, now);
  await env.ACCOUNTS.batch(doneStatements(env.ACCOUNTS, request, receiptMail(request, reference, settings), now));
}
