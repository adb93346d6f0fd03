import type { StateFlag } from '../../../shared/contract/state-flag.ts';
import { hashToken, newToken } from '../accounts/session.ts';
import type { SqlDatabase } from '../env.ts';

/** How long a link in a message is valid, in milliseconds: 7 days. */
export const LINK_TOKEN_MS = 7 * 86_400_000;

/** What a link is for: one flag, on one person's page, for one account. */
export interface LinkPurpose {
  readonly accountId: string;
  readonly personId: string;
  readonly flag: StateFlag;
}

/**
 * Creates a link's token, to be sent only to the account's own address, and deletes expired ones. No message contains
 * one yet: mail about monitored people will, and until then only tests request one. `now` is in milliseconds since
 * 1970.
 *
 * @returns the token, 43 characters of base64url. We store only its hash.
 */
export async function issueLinkToken(
  db: SqlDatabase,
  { accountId, personId, flag }: LinkPurpose,
  now: number,
): Promise<string> {
  const { token, tokenHash } = await newToken();
  await db.batch([
    db.prepare('DELETE FROM link_token WHERE expires_at <= ?1').bind(now),
    db
      .prepare(
        'INSERT INTO link_token (token_hash, account_id, person_id, flag, expires_at) VALUES (?1, ?2, ?3, ?4, ?5)',
      )
      .bind(tokenHash, accountId, personId, flag, now + LINK_TOKEN_MS),
  ]);
  return token;
}

/**
 * Uses up a token. It is one statement, so only one of several simultaneous uses succeeds; a token for something or
 * somebody else is left alone (P2-064).
 *
 * @returns whether the token was valid for this
 */
export async function consumeLinkToken(
  db: SqlDatabase,
  token: string,
  { accountId, personId, flag }: LinkPurpose,
  now: number,
): Promise<boolean> {
  const tokenHash = await hashToken(token);
  if (tokenHash === null) return false;
  const { meta } = await db
    .prepare(
      `DELETE FROM link_token
       WHERE token_hash = ?1 AND account_id = ?2 AND person_id = ?3 AND flag = ?4 AND expires_at > ?5`,
    )
    .bind(tokenHash, accountId, personId, flag, now)
    .run();
  return meta.changes === 1;
}
