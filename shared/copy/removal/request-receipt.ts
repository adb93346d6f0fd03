import type { CoveredFault } from '../../requests/covered-list.ts';
import { REQUEST_CLOCKS } from '../../requests/due-dates.ts';
import type { RequestStatus } from '../../requests/request-steps.ts';
import { KEPT_FOR } from '../../retention/kept-for.ts';
import { spanText } from '../../retention/span.ts';
import { countOf } from '../format/numbers.ts';

const LINK_LASTS = spanText(KEPT_FOR.requestLink);

/** Where a request stands, wherever its reference is opened. It names nobody. */
export const requestReceiptCopy = {
  title: 'Your request',
  ledes: {
    unconfirmed: `It has arrived. Now open the link in our email and press its button, so that we know that the mailbox is yours. It works for ${LINK_LASTS}.`,
    open: 'It has arrived, and somebody is working on it. Keep the reference: it is the key to this page.',
    extended: 'It takes longer than usual.',
    closed: 'It is answered.',
  } satisfies Record<RequestStatus, string>,
  optOutLede: `It has arrived, and you need to do nothing more. It takes effect in ${REQUEST_CLOCKS.saleHours} hours, or as soon as you press the button in our email.`,
  done: {
    sent: 'Sent. A link is on its way to the mailbox that you gave.',
    confirmed: 'Confirmed. Thank you.',
    withdrawn: 'Withdrawn. Nothing was done, or it was taken back.',
  },
  chips: {
    unconfirmed: 'Not confirmed yet',
    open: 'In progress',
    extended: 'In progress',
    closed: 'Closed',
  } satisfies Record<RequestStatus, string>,
  what: 'What was asked',
  by: 'Who asked',
  bys: { self: 'The person', agent: 'An agent' },
  reference: 'Reference',
  address: 'This page',
  due: {
    acknowledge: 'We confirm it by',
    answer: 'We answer by',
    sale: 'Carried out by',
    soon: 'First deadline',
    last: 'Last deadline',
  },
  reason: 'Why it takes longer',
  answer: 'Our answer',
  steps: {
    title: 'Where it stands',
    asked: 'Arrived here',
    confirmed: 'Mailbox confirmed',
    toConfirm: 'Mailbox to be confirmed',
    acknowledged: 'Confirmed by us',
    answered: 'Answered',
    toAnswer: 'To be answered',
    notNeeded: 'Needs no confirmation',
  },
  rows: {
    title: 'The list',
    all: 'Rows',
    done: 'Done',
    waiting: 'Waiting for us',
    faulty: 'Cannot be used',
    text: (faulty: number) =>
      `${countOf(faulty, 'row', 'rows')} cannot be used as ${faulty === 1 ? 'it is' : 'they are'}. The file says why, by the number of its line. Correct them, and send them as a new list. The other rows go on.`,
    alike:
      'A row is done when it is hidden, or when we have looked for it and there is nothing to hide. We do not say which.',
    file: 'Download what became of each row',
    fileName: (reference: string) => `rows-${reference.slice(0, 8)}.csv`,
    head: ['line', 'state', 'reason'],
    states: { done: 'done', waiting: 'waiting', faulty: 'cannot be used' },
  },
  faults: {
    'not-text': 'The row has characters that are not text.',
    'too-long': 'A value of the row is too long.',
    'open-quote': 'A quotation mark is never closed.',
    name: 'It needs a first and a last name, or a link.',
    place: 'It needs a street with a ZIP code, or with city and state, or a link.',
    link: 'The link does not lead to a page about a person here.',
    state: 'The state must be a two-letter code.',
    zip: 'The ZIP code must have five digits.',
  } satisfies Record<CoveredFault, string>,
  unknown: {
    title: 'We have no request with this reference',
    text: `Check that it is complete: it has 22 letters, digits, hyphens and underscores. Requests are deleted after ${spanText(KEPT_FOR.privacyRequest)}.`,
    link: 'Ask about your data',
  },
  confirm: {
    open: {
      title: 'Confirm your request',
      text: 'Press the button so that we know that this mailbox is yours. Email scanners open links on their own, so opening the link has changed nothing.',
      sale: `Press the button, and it takes effect now. Otherwise it takes effect by itself ${REQUEST_CLOCKS.saleHours} hours after the request.`,
      submit: 'Yes, this was me',
      withdraw: 'It was not me: withdraw it',
    },
    used: {
      title: 'This was confirmed before',
      text: 'There is nothing left to confirm. The page of the request says where it stands.',
      link: 'Where it stands',
    },
    over: {
      title: 'This link no longer works',
      text: `It is older than ${LINK_LASTS}, or we never sent it. You can send the request again.`,
      cut: 'Please open it from the email again, or copy all of it.',
      again: 'Send a request',
    },
  },
} as const;
