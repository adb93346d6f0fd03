import type { OutboxMail } from '../../shared/contract/operations/mail.ts';
import type { OriginAnswer, TestOrigin } from './origin-app.ts';

/** The mails of a local run to one address, the latest first. */
export async function mailsTo(origin: TestOrigin, email: string): Promise<OutboxMail[]> {
  return (await origin.call('/api/dev/outbox')).json<OutboxMail[]>().filter(({ to }) => to === email);
}

/** The token of the latest link that was mailed to an address. */
export async function latestToken(origin: TestOrigin, email: string): Promise<string> {
  for (const { text } of await mailsTo(origin, email)) {
    const token = /[?&]token=([\w-]+)/.exec(text)?.[1];
    if (token !== undefined) return token;
  }
  throw new Error(`no link was mailed to ${email}`);
}

/** A call with a JSON body. */
export function post(origin: TestOrigin, path: string, body: object, cookie?: string): Promise<OriginAnswer> {
  const request = { method: 'POST', body: JSON.stringify(body) };
  return origin.call(path, cookie === undefined ? request : { ...request, cookie });
}

/** Asks for a link that logs in, and uses it. */
export async function logInByLink(origin: TestOrigin, email: string): Promise<OriginAnswer> {
  await post(origin, '/api/auth/trigger-one-time-login-email', {
    email,
    redirect: '/people-search',
    usersLocalTimestamp: '2026-11-25T14:41:00-05:00',
  });
  return post(origin, '/api/auth/one-time-login', { token: await latestToken(origin, email) });
}

/** Makes a call again while too many log in, as a visitor would: on a busy machine hashes take their time. */
export async function insist(call: () => Promise<OriginAnswer>): Promise<OriginAnswer> {
  for (;;) {
    const answer = await call();
    if (answer.status !== 503) return answer;
  }
}
