import type { RecordErrorKind } from '../../contract/records/record-error.ts';
import { SITE_NAME } from '../site/site.ts';

/** Words of the form that reports an error in a record. */
export const recordErrorCopy = {
  /** the link on a record */
  link: 'Report an error in this record',
  title: 'Report an error',
  description: 'Say what is wrong with a record of an unlocked background report.',
  lede: (record: string, name: string) => `About “${record}”, a record in the background report of ${name}.`,
  question: 'What is wrong?',
  kinds: {
    'not-them': 'It is about somebody else',
    outcome: 'The outcome is wrong or out of date',
    sealed: 'It was sealed, expunged or pardoned',
    details: 'A date, a place or another detail is wrong',
    other: 'Something else',
  } satisfies Readonly<Record<RecordErrorKind, string>>,
  text: 'What should it say, and how do you know? (optional)',
  textHint: 'A case number or the name of the court helps. Please leave out Social Security and card numbers.',
  tooLong: (most: string) => `Please use fewer than ${most} characters.`,
  missing: 'Please choose what is wrong.',
  /** above the button */
  next: 'A person checks what you send, and we email you the decision. Until then, the record stays as it is.',
  send: 'Send report',
  back: 'Back to the record',
  failed: 'Your report did not reach us. Nothing is lost: please send it again.',
  tooOften: 'You have reached the limit of reports for one day. Please try again tomorrow.',
  gone: {
    title: 'This record is not part of the report.',
    text: 'It is no longer on record, or the link is incomplete.',
    purchases: 'Your open reports',
  },
  done: {
    title: 'Thank you. We have your report.',
    before: 'You already reported this record.',
    text: (reference: string) => `Its reference is ${reference}. A person checks it, and we email you the decision.`,
    beforeText: (reference: string) =>
      `That report, ${reference}, is still open. A person checks it, and we email you the decision.`,
  },
} as const;

/** The emails about a report, which name neither the person nor the record. */
export const recordErrorMailCopy = {
  reported: {
    subject: (reference: string) => `We have your report ${reference}`,
    text: (reference: string) =>
      `You reported an error in a record at ${SITE_NAME}. The reference of your report is ${reference}.

A person checks it, and we email you the decision. Until then, the record stays as it is.`,
  },
  decided: {
    subject: (reference: string) => `Our decision on your report ${reference}`,
    texts: {
      removed: (reference: string) =>
        `We checked your report ${reference} about an error in a record at ${SITE_NAME} and took the record off the site.`,
      kept: (reference: string) =>
        `We checked your report ${reference} about an error in a record at ${SITE_NAME}. The record matches its source, so it stays as it is.

If the source itself is wrong, the court or office that keeps it can correct it. The correction then reaches us with our next update.`,
    },
  },
  /** the record went before anybody decided */
  closed: {
    subject: (reference: string) => `Your report ${reference} is closed`,
    text: (reference: string) =>
      `Your report ${reference} about an error in a record at ${SITE_NAME} is closed: the record is no longer on the site.`,
  },
} as const;
