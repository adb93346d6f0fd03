import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { calls } from '../../shared/contract/calls.ts';
import { paths } from '../../shared/urls/paths.ts';
import { decodeHtml } from './decode-html.ts';
import { FROM_OURS } from './raw-http.ts';

export interface NewAccount {
  readonly email: string;
  /** none: the account logs in by emailed links */
  readonly password?: string;
  readonly firstName?: string;
}

/** An address of example.com that no other test uses. */
export function newAddress(name: string): string {
  return `${name}.${crypto.randomUUID().slice(0, 8)}@example.com`;
}

/**
 * Makes an account as a visitor does, by the link in the sign-up mail, and leaves this browser logged in to it.
 *
 * @throws if a call is refused
 */
export async function makeAccount({ request }: BrowserContext, account: NewAccount): Promise<void> {
  const { email, password, firstName } = account;
  await post(request, calls.signUp.path, { email, firstName });
  const token = await latestToken(request, email, paths.finishSignUp());
  await post(request, calls.finishSignUp.path, { token, password });
}

/**
 * The token of the latest link to `path` that this address got by email, from the outbox of the local run.
 *
 * @throws if there is none
 */
export async function latestToken(request: APIRequestContext, email: string, path: string): Promise<string> {
  const outbox = await request.get(paths.outbox(), { headers: FROM_OURS });
  const mails = decodeHtml(await outbox.text())
    .split('<article')
    .slice(1);
  const link = new RegExp(`${path}\\?token=([\\w-]+)`);
  // The latest comes first.
  const mail = mails.find((text) => text.includes(`<dd>${email}</dd>`) && link.test(text));
  const token = mail?.match(link)?.[1];
  if (token === undefined) throw new Error(`${email} got no link to ${path}`);
  return token;
}

/**
 * Calls the API as our own pages do; absent fields are left out.
 *
 * @throws if it is refused
 */
export async function post(request: APIRequestContext, path: string, body: object): Promise<void> {
  const response = await request.post(path, { data: body, headers: FROM_OURS });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
}
