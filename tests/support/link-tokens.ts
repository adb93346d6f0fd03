import { createToken } from '../../worker/origin/accounts/session.ts';
import type { SqlDatabase } from '../../worker/origin/env.ts';
import { issueLinks, type LinkPurpose } from '../../worker/origin/link-tokens/store.ts';

/** The token of a new link, as one of our messages holds it. `now` is in milliseconds since 1970. */
export async function issueLinkToken(db: SqlDatabase, purpose: LinkPurpose, now: number): Promise<string> {
  const token = createToken();
  await issueLinks(db, [{ ...purpose, token }], now);
  return token;
}
