import { type SharedPlan, familyMailCopy as words } from '../../../shared/copy/account/family-mail.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { type Mail, mailText } from '../mail/queue.ts';

/** The two people in an email about a family: proven addresses. */
interface Between {
  readonly holder: string;
  readonly member: string;
  readonly siteUrl: string;
}

const mail = (kind: Mail['kind'], to: string, subject: string, lines: readonly string[]): Mail => ({
  kind,
  to,
  subject,
  text: mailText(...lines),
});

/** For an address that a holder typed; `until` is when the link stops working, milliseconds since 1970. */
export function invitationMail(
  { holder, member, siteUrl }: Between,
  { plan, token, until }: { readonly plan: SharedPlan; readonly token: string; readonly until: number },
): Mail {
  const url = siteUrl + paths.familyInvitation({ token });
  const { subject, lines } = words.invitation;
  return mail('family-invitation', member, subject(holder), lines({ from: holder, plan, url, until }));
}

/** For both, once an invitation was accepted. */
export function joinedMails({ holder, member, siteUrl }: Between, plan: SharedPlan): readonly Mail[] {
  const url = siteUrl + paths.family();
  const { joinedHolder, joinedMember } = words;
  return [
    mail('family-changed', holder, joinedHolder.subject(member), joinedHolder.lines({ member, url })),
    mail(
      'family-changed',
      member,
      joinedMember.subject(plan.productName),
      joinedMember.lines({ from: holder, plan, url }),
    ),
  ];
}

/** For both, once a membership ended: the member left, or the holder removed them. */
export function endedMails({ holder, member, siteUrl }: Between, how: 'left' | 'removed'): readonly Mail[] {
  const url = siteUrl + paths.family();
  const plans = siteUrl + paths.pricing();
  const [forHolder, forMember] =
    how === 'left' ? [words.left, words.leftMember] : [words.removedHolder, words.removedMember];
  return [
    mail('family-changed', holder, forHolder.subject(member), forHolder.lines({ member, url })),
    mail('family-changed', member, forMember.subject, forMember.lines({ from: holder, url: plans })),
  ];
}
