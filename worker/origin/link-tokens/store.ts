import type { StateFlag } from '../../../shared/contract/state-flag.ts';
import { createToken, hashToken } from '../accounts/session.ts';
import type { SqlDatabase } from '../env.ts';

/** How long a link of a message is good for, in milliseconds: 7 days. */
export const LINK_TOKEN_MS = 7 * 86_400_000;

/** What a link is for: one flag, on one person's page, of one account. */
export interface LinkPurpose {
  readonly accountId: string;
  readonly personId: string;
  readonly flag: StateFlag;
}

/**
 * Makes the token of a link, to be sent to the account's own address and nowhere else, and sweeps those that have
 * expired. No message of ours carries one yet: the mails about followed people will, until then only tests ask for one.
 * `now` is in milliseconds since 1970.
 *
 * @returns the token, 43 characters of base64url. Only its hash is kept.
 */
export async function issueLinkToken(
  db: SqlDatabase,
  { accountId, personId, flag }: LinkPurpose,
  now: number,
): Promise<string> {
  const token = createToken();
  await db.batch([
    db.prepare('DELETE FROM link_token WHERE expires_at <= ?1').bind(now),
    db
      .prepare(
        'INSERT INTO link_token (token_hash, account_id, person_id, flag, expires_at) VALUES (?1, ?2, ?3, ?4, ?5)',
      )
      .bind(await hashToken(token), accountId, personId, flag, now + LINK_TOKEN_MS),
  ]);
  return token;
}

/**
 * Uses a token up. One statement, so that of several uses at the same moment one wins; a token for something else, or
 * of somebody else, is left as it is (P2-064).
 *
 * @returns whether the token was good for this.
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
