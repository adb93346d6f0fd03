import { REQUEST_CLOCKS } from '../../requests/due-dates.ts';
import type { RequestKind } from '../../requests/request-kinds.ts';
import type { ExtensionReason, RefusalReason } from '../../requests/request-steps.ts';
import { KEPT_FOR } from '../../retention/kept-for.ts';
import { spanText } from '../../retention/span.ts';
import { SITE_NAME } from '../site/site.ts';
import { extensionCopy, refusalCopy, requestKindCopy } from './request-words.ts';

// The address may not belong to whoever typed it, and others may read a mailbox: none of these names anybody, or says
// whether there is a record.

const LINK_LASTS = spanText(KEPT_FOR.requestLink);
const lines = (...all: readonly string[]): string => ['Hello,', '', ...all].join('\n');

/** A request, as its mails tell of it: `statusUrl` is its page, `due` the day until which it is answered. */
export interface MailedRequest {
  readonly kind: RequestKind;
  readonly statusUrl: string;
  readonly due: string;
}

const where = ({ statusUrl }: Pick<MailedRequest, 'statusUrl'>): readonly string[] => [
  'Where it stands, and its reference:',
  statusUrl,
];
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The emails about privacy requests. `url` is the page that each leads to. */
export const requestMailCopy = {
  confirm: {
    subject: `Confirm your privacy request at ${SITE_NAME}`,
    text: (request: MailedRequest, url: string) =>
      lines(
        `Somebody, probably you, sent us ${requestKindCopy[request.kind].name} with this address. It arrived, and we answer`,
        `it by ${request.due} at the latest. Please confirm that this mailbox is yours: open this page and press its button.`,
        url,
        '',
        `The link works for ${LINK_LASTS}. If it was not you, the same page withdraws the request.`,
        '',
        ...where(request),
      ),
  },
  sale: {
    subject: `Your data is not to be sold or shared: ${SITE_NAME}`,
    text: (request: MailedRequest, url: string) =>
      lines(
        'Somebody, probably you, asked us with this address not to sell or share their data. You need to do nothing more: it',
        `takes effect in ${REQUEST_CLOCKS.saleHours} hours. To have it take effect now, open this page and press its button.`,
        url,
        '',
        `If it was not you, the same page withdraws the request. The link works for ${LINK_LASTS}.`,
        '',
        ...where(request),
      ),
  },
  acknowledged: {
    subject: `We have your privacy request: ${SITE_NAME}`,
    text: (request: MailedRequest) =>
      lines(
        `We have ${requestKindCopy[request.kind].name} from this address. Somebody reads it, checks that we may act on it, and`,
        `answers by ${request.due} at the latest. If we need longer, we write to you before that day and say why.`,
        '',
        ...where(request),
      ),
  },
  extended: {
    subject: `Your privacy request takes longer: ${SITE_NAME}`,
    text: (request: MailedRequest, reason: ExtensionReason) =>
      lines(
        `We need longer for ${requestKindCopy[request.kind].name} from this address. ${extensionCopy[reason]}`,
        `We answer by ${request.due} at the latest.`,
        '',
        ...where(request),
      ),
  },
  done: {
    subject: `Your privacy request is done: ${SITE_NAME}`,
    text: (request: MailedRequest) =>
      lines(`${capital(requestKindCopy[request.kind].name)} from this address is done.`, '', ...where(request)),
  },
  download: {
    subject: `What we hold about you is ready: ${SITE_NAME}`,
    text: (request: MailedRequest, url: string) =>
      lines(
        'What we hold about you is ready as two files: one to read, and one for programs. Open this page to download them:',
        url,
        '',
        `Each file can be downloaded once, for ${spanText(KEPT_FOR.privacyExport)}.`,
        '',
        ...where(request),
      ),
  },
  refused: {
    subject: `Our answer to your privacy request: ${SITE_NAME}`,
    text: (request: MailedRequest, reason: RefusalReason) =>
      lines(
        `We have not done what ${requestKindCopy[request.kind].name} from this address asked for.`,
        refusalCopy[reason],
        '',
        ...where(request),
      ),
  },
  optedOut: {
    subject: `Your privacy request is handled as an opt-out: ${SITE_NAME}`,
    text: (request: MailedRequest) =>
      lines(
        'Nobody confirmed a request to delete data from this address, so we handle it as an opt-out: we do not sell or share',
        'data about whoever reads this mailbox. You can send the request again at any time.',
        '',
        ...where(request),
      ),
  },
  undoSale: {
    subject: `Allow sale and sharing again: ${SITE_NAME}`,
    text: (url: string) =>
      lines(
        'Somebody, probably you, wants to take back that data about whoever reads this mailbox is not to be sold or shared.',
        'To do that, open this page and press its button:',
        url,
        '',
        `The link works for ${LINK_LASTS}. If it was not you, you do not need to do anything.`,
      ),
  },
} as const;
