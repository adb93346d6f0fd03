import { type MailedRequest, requestMailCopy as words } from '../../../shared/copy/removal/request-mails.ts';
import { formatDate } from '../../../shared/people/months.ts';
import { dueDay } from '../../../shared/requests/due-dates.ts';
import type { ExtensionReason, RefusalReason } from '../../../shared/requests/request-steps.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { OriginSettings } from '../env.ts';
import type { Mail } from '../mail/queue.ts';
import type { PrivacyRequest } from './request-store.ts';

type Site = Pick<OriginSettings, 'siteUrl'>;
/** What a mail needs to know of a request. */
export type MailedAbout = Pick<PrivacyRequest, 'reference' | 'kind' | 'email' | 'answerBy'>;

interface Written {
  readonly subject: string;
  readonly text: string;
}

function mailOf({ email }: Pick<MailedAbout, 'email'>, { subject, text }: Written): Mail {
  return { kind: 'privacy-request', to: email, subject, text };
}

function tellOf({ reference, kind, answerBy }: MailedAbout, { siteUrl }: Site): MailedRequest {
  const statusUrl = siteUrl + paths.privacyRequest({ reference });
  return { kind, statusUrl, due: formatDate(dueDay(answerBy)) };
}

/** To the address that somebody typed: its link confirms the mailbox, or withdraws the request. */
export function confirmRequestMail(request: MailedAbout, token: string, site: Site): Mail {
  const url = site.siteUrl + paths.privacyRequestConfirm({ token });
  const { subject, text } = request.kind === 'opt-out' ? words.sale : words.confirm;
  return mailOf(request, { subject, text: text(tellOf(request, site), url) });
}

export function acknowledgedMail(request: MailedAbout, site: Site): Mail {
  return mailOf(request, { subject: words.acknowledged.subject, text: words.acknowledged.text(tellOf(request, site)) });
}

export function extendedMail(request: MailedAbout, reason: ExtensionReason, site: Site): Mail {
  const { subject, text } = words.extended;
  return mailOf(request, { subject, text: text(tellOf(request, site), reason) });
}

export function doneMail(request: MailedAbout, site: Site): Mail {
  return mailOf(request, { subject: words.done.subject, text: words.done.text(tellOf(request, site)) });
}

export function downloadMail(request: MailedAbout, token: string, site: Site): Mail {
  const { subject, text } = words.download;
  return mailOf(request, { subject, text: text(tellOf(request, site), site.siteUrl + paths.privacyExport({ token })) });
}

export function refusedMail(request: MailedAbout, reason: RefusalReason, site: Site): Mail {
  const { subject, text } = words.refused;
  return mailOf(request, { subject, text: text(tellOf(request, site), reason) });
}

export function optedOutMail(request: MailedAbout, site: Site): Mail {
  return mailOf(request, { subject: words.optedOut.subject, text: words.optedOut.text(tellOf(request, site)) });
}

export function undoSaleMail(email: string, token: string, { siteUrl }: Site): Mail {
  const { subject, text } = words.undoSale;
  return mailOf({ email }, { subject, text: text(siteUrl + paths.doNotSellUndo({ token })) });
}
