import type { DisputeDecision } from '../../../../shared/contract/finding/phone-dispute.ts';
import { disputeMailCopy as words } from '../../../../shared/copy/search/phone-disputes.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { type Mail, mailText } from '../../mail/queue.ts';

/**
 * The link that hands a dispute to an operator. Neither the number nor what was said: the mailbox may not belong to
 * whoever typed them. The link's page shows both.
 */
export function disputeLinkMail(to: string, token: string, siteUrl: string): Mail {
  const link = siteUrl + paths.confirmPhoneDispute({ token });
  return { kind: 'phone-dispute', to, subject: words.link.subject, text: mailText(...words.link.lines(link)) };
}

/** Says that a dispute of the same number, from the same mailbox, waits already. */
export function waitsAlreadyMail(to: string): Mail {
  return { kind: 'phone-dispute', to, subject: words.waits.subject, text: mailText(...words.waits.lines) };
}

/** Says what came of it. */
export function disputeDecidedMail(to: string, reference: string, decision: DisputeDecision): Mail {
  const { subject, lines } = words.decided;
  return { kind: 'phone-dispute', to, subject: subject(reference), text: mailText(...lines[decision](reference)) };
}
