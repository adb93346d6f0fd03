import { STATE_FLAGS } from '../../../shared/contract/state-flag.ts';
import { KEPT_FOR } from '../../../shared/retention/kept-for.ts';
import { spanMs } from '../../../shared/retention/span.ts';
import { hashToken } from '../accounts/session.ts';
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

/** A link and its token: 43 characters of base64url, which nobody can guess. */
export interface IssuedLink extends LinkPurpose {
  readonly token: string;
}

/**
 * Makes links work from now on, all in one statement, to be sent only to the accounts' own addresses. We store only the
 * hashes of their tokens. A link that was issued before works anew. `now` is in milliseconds since 1970.
 */
export async function issueLinks(db: SqlDatabase, links: readonly IssuedLink[], now: number): Promise<void> {
  const rows = await Promise.all(links.map(async ({ token, ...link }) => ({ ...link, hash: await hashToken(token) })));
  await db
    .prepare(
      `INSERT INTO link_token (token_hash, account_id, person_id, flag, expires_at)
       SELECT value ->> 'hash', value ->> 'accountId', value ->> 'personId', value ->> 'act', ?2 FROM json_each(?1)
       WHERE true
       ON CONFLICT (token_hash) DO UPDATE SET expires_at = excluded.expires_at`,
    )
    .bind(JSON.stringify(rows), now + LINK_TOKEN_MS)
    .run();
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
