import { KEPT_FOR } from '../../retention/kept-for.ts';
import { spanText } from '../../retention/span.ts';
import { SITE_NAME } from '../site/site.ts';

const CODE_LASTS = spanText(KEPT_FOR.claimCode);

// Others may read a mailbox or a phone: no message names anybody, or says whose record it is about.

/** The messages of a claim. */
export const claimMessages = {
  /** one text message: at most 160 plain characters */
  text: (code: string) =>
    `${code} is your ${SITE_NAME} code. It works for ${CODE_LASTS}. Do not share it. If you did not ask for it, ignore this message.`,
  mail: {
    subject: `Your ${SITE_NAME} code`,
    text: (code: string) =>
      [
        `Here is the code that you asked for at ${SITE_NAME}:`,
        '',
        code,
        '',
        `It works for ${CODE_LASTS}, on the page that asks for it. Do not share it: we never ask for it.`,
        '',
        'If you did not ask for a code, somebody typed your address. Without the code they can do nothing, so you can ignore this email.',
      ].join('\n'),
  },
  /** what an operator decided about a correction */
  decided: {
    subject: (reference: string) => `Our decision on your correction ${reference}`,
    text: {
      accepted: (reference: string, url: string) =>
        [
          `We have accepted your correction ${reference}. The record says it now, for everybody.`,
          '',
          'When, and what kind of correction it was:',
          url,
        ].join('\n'),
      refused: (reference: string, url: string) =>
        [
          `We have not made your correction ${reference}. The record stays as it is. The reason is here:`,
          url,
          '',
          'You can claim the record again and suggest it with more to go by. You can also hide a fact, which needs no decision of ours.',
        ].join('\n'),
    },
  },
  /** to a mailbox that confirmed a removal */
  shown: {
    subject: `Something you hid at ${SITE_NAME} is shown again`,
    text: (url: string) =>
      [
        'This address once confirmed a removal. Since then, somebody has proven that the record is about them, with a code sent to an email address or phone on it, and has chosen to show some or all of it again.',
        '',
        'If that was you, there is nothing to do. If it was not, you can ask for removal again:',
        url,
      ].join('\n'),
  },
} as const;
