import type { DisputeDecision, DisputeReason } from '../../contract/finding/phone-dispute.ts';
import { KEPT_FOR } from '../../retention/kept-for.ts';
import { spanText } from '../../retention/span.ts';
import { SITE_NAME } from '../site/site.ts';

const LINK_WORKS = spanText(KEPT_FOR.phoneReportLink);
const CODE_WORKS = spanText(KEPT_FOR.disputeCode);

/** How whoever has a number disputes what others report about it. */
export const phoneDisputeCopy = {
  /** under the reports of a number */
  open: 'Is this your number? Dispute these reports',
  title: (number: string) => `Dispute the reports of ${number}`,
  lede: 'If this number is yours, or if a page here names you with it, tell us why the reports are wrong. A person decides. If we agree, the reports are withdrawn for everybody.',
  question: 'Why are they wrong?',
  reasons: {
    'new-number': 'I got this number after the calls were made',
    faked: 'Somebody else called and faked this number',
    'no-such-calls': 'I have this number and did not make such calls',
    'not-my-number': 'A page here names me with this number, and it is not mine',
    other: 'Something else',
  } satisfies Record<DisputeReason, string>,
  missing: 'Choose why they are wrong.',
  text: 'What else should we know? (optional)',
  textHint: 'Please leave out Social Security and card numbers.',
  tooLong: (most: string) => `Please use fewer than ${most} characters.`,
  email: 'Your email address',
  emailHint: 'We email you a link to confirm the dispute, and later the decision.',
  next: 'Nobody but the person who decides sees what you write.',
  send: 'Email me the link',
  back: (number: string) => `Back to ${number}`,
  nothing: {
    title: 'There is nothing to dispute.',
    text: (number: string) => `Nobody has reported ${number} in the last 12 months.`,
  },
  mailed: {
    title: 'Check your email',
    text: (email: string, number: string) =>
      `A link for ${email} is on its way. Open it to confirm your dispute of the reports of ${number}. It works for ${LINK_WORKS}.`,
    limits:
      'Nothing there? Check your spam folder. Unless you have logged in from this browser before, an address gets one such email a day.',
    change: 'Change what I wrote',
  },
  confirm: {
    title: 'Confirm your dispute',
    number: 'Number',
    reason: 'Why',
    words: 'Your words',
    withCode:
      'We can text a code to the number. If you type it here, we know that the number is yours, which helps most.',
    text: 'Press the button to hand the dispute to a person who decides.',
    submitWithCode: 'Confirm, and text me a code',
    submit: 'Confirm without a code',
    confirmOnly: 'Confirm the dispute',
    notYou: 'If you did not write this, close this page. Then nothing happens.',
  },
  code: {
    title: 'Type the code',
    text: (number: string) => `We texted a code to ${number}. It works for ${CODE_WORKS}.`,
    label: 'Code',
    missing: 'The code has 6 digits.',
    wrong: (left: number) => `That is not the code. You can try ${left === 1 ? 'once' : `${left} times`} more.`,
    submit: 'Prove that the number is mine',
    waits: 'Your dispute waits for a decision either way.',
  },
  waiting: {
    title: 'Your dispute waits for a decision.',
    proven: 'You proved that the number is yours.',
    notTexted: 'No code waits to be typed. We decide without one.',
    text: 'A person reads it, and we email you the decision. Until then, the reports stay.',
  },
  over: {
    title: 'This link does not work',
    text: `It is older than ${LINK_WORKS}, or the dispute is decided. We email each decision.`,
    again: 'Look up the number again',
  },
  refused: 'Only people can dispute reports.',
  unreadable: 'Only the reports of a complete, valid number can be disputed.',
} as const;

/** The text message with a code: one message, in the plainest letters. */
export const disputeCodeText = (code: string): string =>
  `${code} is your ${SITE_NAME} code. It proves that this number is yours. It works for ${CODE_WORKS}. If you did not ask for it, ignore it.`;

/** The emails about a dispute, which name neither the number nor anybody. */
export const disputeMailCopy = {
  link: {
    subject: `Confirm your dispute at ${SITE_NAME}`,
    lines: (link: string): readonly string[] => [
      'Hello,',
      '',
      `Somebody, probably you, disputed what others report about a phone number at ${SITE_NAME}. To see the dispute and`,
      'confirm it, open this page:',
      link,
      '',
      `The link works for ${LINK_WORKS}.`,
      '',
      'If it was not you, you do not need to do anything: nothing happens.',
    ],
  },
  waits: {
    subject: `Your dispute at ${SITE_NAME} waits for a decision`,
    lines: [
      'Hello,',
      '',
      `Somebody, probably you, disputed the reports of a phone number at ${SITE_NAME} again. Your first dispute of it still`,
      'waits for a decision, which we email you. You do not need to do anything.',
    ],
  },
  decided: {
    subject: (reference: string) => `Our decision on your dispute ${reference}`,
    lines: {
      upheld: (reference: string) => [
        'Hello,',
        '',
        `We decided on your dispute ${reference} of what others report about a phone number at ${SITE_NAME}: the reports are`,
        'withdrawn, and nobody sees them anymore. People who made them cannot report the number again for 12 months.',
      ],
      refused: (reference: string) => [
        'Hello,',
        '',
        `We decided on your dispute ${reference} of what others report about a phone number at ${SITE_NAME}: the reports stay.`,
        'Each of them ends 12 months after it was made. If you have something new to tell, you can dispute them again.',
      ],
    } satisfies Record<DisputeDecision, (reference: string) => readonly string[]>,
  },
} as const;
