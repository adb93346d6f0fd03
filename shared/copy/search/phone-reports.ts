import type { PhoneReportKind, ReportLevel } from '../../contract/finding/reverse-search.ts';
import { KEPT_FOR } from '../../retention/kept-for.ts';
import { spanText } from '../../retention/span.ts';

const LINK_WORKS = `It works once, for ${spanText(KEPT_FOR.phoneReportLink)}.`;

/** What people report about calls from a number, and how they do. */
export const phoneReportsCopy = {
  title: 'Reports',
  span: 'Last 12 months',
  none: 'Nobody has reported this number in the last 12 months.',
  /** of all kinds together */
  total: {
    few: 'A few people reported this number.',
    some: 'Some people reported this number.',
    many: 'Many people reported this number.',
  } satisfies Record<ReportLevel, string>,
  /** of one kind */
  by: {
    few: 'Reported by a few people',
    some: 'Reported by some people',
    many: 'Reported by many people',
  } satisfies Record<ReportLevel, string>,
  last: (month: string) => `Last in ${month}`,
  levels: 'A few is 1 to 4 people, some is 5 to 19, and many is 20 or more.',
  kinds: {
    robocall: 'Recorded voice',
    sales: 'Sales call',
    scam: 'Attempted scam',
    silent: 'Silent call',
    debt: 'Debt collection',
    other: 'Something else',
  } satisfies Record<PhoneReportKind, string>,
  note: 'Reports come from people who showed that they read an email address. We do not check what they say, and caller IDs can be faked.',
  open: 'Report this number',
  outcomes: {
    yes: 'Thank you. Your report counts.',
    before:
      'A report by you, or by somebody on your network, already counts for this number. Each counts once in 12 months.',
  },
  refused: 'Only people can make reports.',
  unreadable: 'Only a complete, valid number can be reported.',
} as const;

/** The form that reports a number, and the pages that follow. */
export const phoneReportCopy = {
  title: (number: string) => `Report ${number}`,
  question: 'What was the call about?',
  missing: 'Choose what the call was about.',
  email: 'Your email address',
  emailHint: 'We email you a link. Your report counts once you have opened it and pressed its button.',
  once: 'One report counts per number in 12 months, from one mailbox and from one network. Nobody sees who made it.',
  send: 'Send the report',
  sendLink: 'Email me the link',
  back: (number: string) => `Back to ${number}`,
  mailed: {
    title: 'Check your email',
    text: (email: string, number: string) =>
      `A link for ${email} is on its way. Open it and press its button: then your report of ${number} counts. ${LINK_WORKS}`,
    limits:
      'Nothing there? Check your spam folder. Unless you have logged in from this browser before, an address gets one such email a day, until its link is used.',
    change: 'Change the address',
  },
  confirm: {
    title: 'Confirm your report',
    number: 'Number',
    call: 'The call',
    text: 'Press the button to make this report count.',
    submit: 'Make it count',
    notYou: 'If you did not report this number, close this page. Then the report never counts.',
  },
  over: {
    title: 'This link does not work',
    text: `It was used already, or it is older than ${spanText(KEPT_FOR.phoneReportLink)}. A report that you confirmed counts.`,
    again: 'Look up the number again',
  },
} as const;
