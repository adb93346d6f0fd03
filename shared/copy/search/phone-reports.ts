import type { PhoneReportKind, ReportLevel } from '../../contract/finding/reverse-search.ts';
import type { PhoneVerdict } from '../../people/phone-verdict.ts';
import { KEPT_FOR } from '../../retention/kept-for.ts';
import { spanText } from '../../retention/span.ts';
import { countOf, formatCount } from '../format/numbers.ts';
import { joinOr } from '../format/prose.ts';

const LINK_WORKS = `It works once, for ${spanText(KEPT_FOR.phoneReportLink)}.`;

const KINDS_IN_TEXT: { readonly [K in PhoneReportKind]: string } = {
  robocall: 'a robocall',
  sales: 'a sales call',
  scam: 'an attempted scam',
  silent: 'a silent call',
  debt: 'debt collection',
  other: 'something else',
};

/** What people report about calls from a number, and how they do. */
export const phoneReportsCopy = {
  /** of a listed landline, and of any other number */
  isSpam: 'Is it spam?',
  areThere: 'Has anyone reported it?',
  span: 'Last 12 months',
  count: (reports: number) => `${countOf(reports, 'report')} in 12 months`,
  verdicts: {
    none: 'Not reported',
    few: 'A few reports',
    some: 'Some reports',
    many: 'Many reports',
    spam: 'Likely spam',
  } satisfies Record<PhoneVerdict, string>,
  none: 'Nobody has reported this number in the last 12 months.',
  few: (people: string) => `${people} reported it, too few to say more.`,
  spam: (people: string, kinds: readonly PhoneReportKind[]) =>
    `${people} reported it, most often as ${joinOr(kinds.map((kind) => KINDS_IN_TEXT[kind]))}.`,
  mixed: (people: string, kinds: readonly PhoneReportKind[]) =>
    `${people} reported it, most often as ${joinOr(kinds.map((kind) => KINDS_IN_TEXT[kind]))}. That alone does not make it spam.`,
  /** of a listed landline */
  people: (people: number) => countOf(people, 'person', 'people'),
  /** of any other number */
  levels: { few: '1 to 4 people', some: '5 to 19 people', many: '20 or more people' } satisfies Record<
    ReportLevel,
    string
  >,
  burst: (month: string) => `Most of the reports came in ${month}.`,
  unchecked: 'We do not check reports, and caller IDs can be faked.',
  scale: { few: 'Few', some: 'Some', many: 'Many' } satisfies Record<ReportLevel, string>,
  /** what the picture of the months shows */
  picture: (most: number, month: string, until: string) =>
    `Reports by month through ${until}; the most, ${formatCount(most)}, came in ${month}`,
  peak: (month: string, reports: number) => `${month} · ${formatCount(reports)}`,
  details: 'What the calls were about',
  by: {
    few: 'a few people',
    some: 'some people',
    many: 'many people',
  } satisfies Record<ReportLevel, string>,
  last: (month: string) => `last in ${month}`,
  kinds: {
    robocall: 'Robocall',
    sales: 'Sales call',
    scam: 'Attempted scam',
    silent: 'Silent call',
    debt: 'Debt collection',
    other: 'Something else',
  } satisfies Record<PhoneReportKind, string>,
  note: 'Reports come from people who confirmed an email address.',
  open: 'Report a call',
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
