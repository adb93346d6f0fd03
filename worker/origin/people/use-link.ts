import type { Reader } from '../accounts/store.ts';
import type { OriginContext } from '../context.ts';
import { type EntitlementRequest, isLook } from '../entitlement/rules.ts';
import { consumeLinkToken, type LinkAct } from '../link-tokens/store.ts';
import { nameOf, writeLog } from '../logging/write-log.ts';
import { type FlagQuery, type Wisher, wishesIn } from './carry-out-flags.ts';

/** Who looks at a page, as far as a link in a message of ours can change it. */
interface Visit {
  readonly request: EntitlementRequest;
  readonly wisher: Wisher;
}

/**
 * What a link token of one of our messages makes of a look: a valid one is used up, counts as the reader's choice to open
 * the person, and allows the act that it is for (P2-064). Without a token nothing is queried.
 */
export async function useLink(
  c: OriginContext,
  query: FlagQuery & { readonly linkToken?: string | undefined },
  { reader, personId, request }: { reader: Reader | null; personId: string; request: EntitlementRequest },
): Promise<Visit> {
  const { linkToken: token } = query;
  if (token === undefined) return { request, wisher: 'owner' };
  const link =
    reader === null || !isLook(request)
      ? null
      : await consume(c, token, { accountId: reader.id, personId, acts: actsOf(reader, wishesIn(query)) });
  return { request: { ...request, isChosen: request.isChosen || link !== null }, wisher: { link } };
}

/** A link that opens the page waits for whoever only monitors in this browser to log in. */
function actsOf({ scope }: Reader, wishes: readonly LinkAct[]): readonly LinkAct[] {
  return scope === 'monitor' ? wishes : [...wishes, 'view'];
}

/** A token that cannot be checked proves nothing, but must not take the page down. */
async function consume(
  c: OriginContext,
  token: string,
  purpose: Parameters<typeof consumeLinkToken>[2],
): Promise<LinkAct | null> {
  try {
    return await consumeLinkToken(c.env.ACCOUNTS, token, purpose, c.get('now'));
  } catch (error) {
    writeLog('a link token could not be used', { error: nameOf(error) });
    return null;
  }
}
