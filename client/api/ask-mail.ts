import type { AskedMail } from '../account/asked-mail.ts';
import { localTimestamp } from '../account/local-timestamp.ts';
import { CallFailed, callApi } from './call-api.ts';
import { logError } from './log.ts';

/** What came of asking for an email: nobody but the mailbox learns whether it left. */
export type MailOutcome = 'asked' | 'limited' | 'failed';

/** Asks for an email with a link. A failure goes to the log (F8-20). */
export async function askMail(mail: Pick<AskedMail, 'ask' | 'email' | 'firstName' | 'redirect'>): Promise<MailOutcome> {
  try {
    await send(mail);
    return 'asked';
  } catch (error) {
    logError('account-mail', error);
    return error instanceof CallFailed && error.status === 429 ? 'limited' : 'failed';
  }
}

function send({ ask, email, firstName, redirect }: Parameters<typeof askMail>[0]): Promise<unknown> {
  switch (ask) {
    case 'sign-up': {
      const body = { email, redirect, ...(firstName === '' ? {} : { firstName }) };
      return callApi<'signUp'>('POST', '/api/auth/sign-up', { body });
    }
    case 'forgot-password':
      return callApi<'forgotPassword'>('POST', '/api/auth/forgot-password', { body: { email, redirect } });
    case 'one-time-login': {
      const body = { email, redirect, usersLocalTimestamp: localTimestamp(new Date()) };
      return callApi<'triggerOneTimeLogin'>('POST', '/api/auth/trigger-one-time-login-email', { body });
    }
  }
}
