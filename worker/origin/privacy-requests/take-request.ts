import { wideNetworkOf } from '../../../shared/http/network-of.ts';
import type { OriginContext } from '../context.ts';
import { mailboxOf } from '../mail/mailbox-of.ts';
import { takeForDay } from '../quota/take-for-day.ts';

/**
 * Counts a request for the network and the mailbox. It bounds the mails, too: each request sends one to the mailbox.
 *
 * @throws ProblemError 429 past the limits, which say nothing about records or accounts
 */
export async function takeRequest(c: OriginContext, reference: string, email: string): Promise<void> {
  const { mailboxRequests, networkRequests } = c.get('settings').quotas;
  const network = { owner: 'network', key: wideNetworkOf(c.get('envelope').clientAddress) } as const;
  const requests = { scope: 'privacy requests', items: [reference] } as const;
  await takeForDay(c, { ...network, ...requests, limit: networkRequests }, 'requests');
  await takeForDay(c, { owner: 'mailbox', key: mailboxOf(email), ...requests, limit: mailboxRequests }, 'requests');
}
