import { claimMessages as words } from '../../../shared/copy/removal/claim-messages.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { OriginSettings } from '../env.ts';
import type { Mail } from '../mail/queue.ts';
import type { MailedRemoval } from '../removal/removal-mails.ts';

/** To the mailbox whose code proved the claim: what was decided. It names neither the person nor what was corrected. */
export function decidedMail({
  to,
  reference,
  decision,
  siteUrl,
}: {
  readonly to: string;
  readonly reference: string;
  readonly decision: 'accepted' | 'refused';
  readonly siteUrl: string;
}): Mail {
  const { subject, text } = words.decided;
  const url = siteUrl + paths.claimStatus({ reference });
  return { kind: 'claim-correction', to, subject: subject(reference), text: text[decision](reference, url) };
}

/** To the mailbox that confirmed a removal: a claim has shown again what it hid. */
export function shownByClaimMail({ email }: MailedRemoval, { siteUrl }: Pick<OriginSettings, 'siteUrl'>): Mail {
  const { subject, text } = words.shown;
  return { kind: 'removal-restored', to: email, subject, text: text(siteUrl + paths.optOut()) };
}
