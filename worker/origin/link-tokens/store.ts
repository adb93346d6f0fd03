import { STATE_FLAGS } from '../../../shared/contract/state-flag.ts';
import { KEPT_FOR } from '../../../shared/retention/kept-for.ts';
import { spanMs } from '../../../shared/retention/span.ts';
import { hashToken, newToken } from '../accounts/session.ts';
import type { SqlDatabase } from '../env.ts';

/** How long a link in a message is valid, in milliseconds. */
export const LINK_TOKEN_MS = spanMs(KEPT_FOR.messageLink);

/**
 * What a link does besides leading to a page, which it may open for a lookup in any case: it carries out a flag, or
 * nothing more ('view').
 */
const LINK_ACTS = [...STATE_FLAGS, 'view'] as const;
export type LinkAct = (typeof LINK_ACTS)[number];

/** What a link is for: one act, on one person's page, for one account. */
export interface LinkPurpose {
  readonly accountId: string;
  readonly personId: string;
  readonly act: LinkAct;
}

/**
 * Creates a link's token, to be sent only to the account's own address. No message contains one yet: mail about
 * monitored people will, and until then only tests request one. `now` is in milliseconds since 1970.
 *
 * @returns the token, 43 characters of base64url. We store only its hash.
 */
export async function issueLinkToken(
  db: SqlDatabase,
  { accountId, personId, act }: LinkPurpose,
  now: number,
): Promise<string> {
  const { token, tokenHash } = await newToken();
  await db
    .prepare('INSERT INTO link_token (token_hash, account_id, person_id, flag, expires_at) VALUES (?1, ?2, ?3, ?4, ?5)')
    .bind(tokenHash, accountId, personId, act, now + LINK_TOKEN_MS)
    .run();
  return token;
}

/**
 * Uses up a token. It is one statement, so only one of several simultaneous uses succeeds; a token for something or
 * somebody else is left alone (P2-064).
 *
 * @param acts what the address asks for: a token for anything else does not fit
 * @returns what the token is for; null if it is not valid here
 */
export async function consumeLinkToken(
  db: SqlDatabase,
  token: string,
  { accountId, personId, acts }: Omit<LinkPurpose, 'act'> & { readonly acts: readonly LinkAct[] },
  now: number,
): Promise<LinkAct | null> {
  const tokenHash = await hashToken(token);
  if (tokenHash === null) return null;
  const used = await db
    .prepare(
      `DELETE FROM link_token
       WHERE token_hash = ?1 AND account_id = ?2 AND person_id = ?3 AND expires_at > ?5
         AND flag IN (SELECT value FROM json_each(?4))
       RETURNING flag`,
    )
    .bind(tokenHash, accountId, personId, JSON.stringify(acts), now)
    .first<{ flag: LinkAct }>();
  return used?.flag ?? null;
}
