import type { MailAsk } from '../../shared/forms/mail-asks.ts';

/** An email that was asked for. */
export interface AskedMail {
  readonly ask: MailAsk;
  readonly email: string;
  /** of a sign-up; '' if none was typed */
  readonly firstName: string;
  /** same-site path to go to afterwards */
  readonly redirect: string;
  /** '2:41 PM', when it was asked for, by the visitor's clock */
  readonly sentAt: string;
  /** when its link stops working */
  readonly worksUntil: string;
  /** asked for again: a message says so */
  readonly isAgain: boolean;
}
