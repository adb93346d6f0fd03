import { hasOpenReport } from '../../../shared/people/open-report.ts';
import { loadViewerAccount } from '../accounts/account-session.ts';
import type { OriginContext } from '../context.ts';
import { describeRequest } from '../entitlement/opened-access.ts';
import { decideOpened, NO_FACTS } from '../entitlement/rules.ts';
import { factsOfManyStatement, readFactsOfMany } from '../entitlement/store.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';

/** Through whom a viewer may read a property's whole report. */
export interface PropertyView {
  /** a current or past owner who may be shown; null if the report was bought and there is none */
  readonly ownerId: string | null;
}

/**
 * How the viewer may read a property: through the first of its owners whose report they have open or, if they bought
 * the property report, through the latest owner. One round trip besides the session.
 *
 * @param ownerIds owners who may be shown, latest first
 * @returns null if it is locked, and for bots and prefetches
 */
export async function findPropertyView(
  c: OriginContext,
  pnpId: string,
  ownerIds: readonly string[],
): Promise<PropertyView | null> {
  const { botClass, isPrefetch } = c.get('envelope');
  if (botClass !== 'human' || isPrefetch) return null;
  const viewer = await loadViewerAccount(c);
  if (viewer === null) return null;
  const { ACCOUNTS } = c.env;
  const now = c.get('now');
  const [factRows, bought] = await ACCOUNTS.batch<unknown>([
    factsOfManyStatement(ACCOUNTS, viewer, ownerIds, now),
    boughtStatement(ACCOUNTS, viewer.id, pnpId, now),
  ]);
  const facts = readFactsOfMany(factRows?.results ?? []);
  const request = describeRequest(c, false);
  const unlocked = ownerIds.find((ownerId) =>
    hasOpenReport(decideOpened(viewer, facts.get(ownerId) ?? NO_FACTS, request)),
  );
  if (unlocked !== undefined) return { ownerId: unlocked };
  return bought?.results[0] === undefined ? null : { ownerId: ownerIds[0] ?? null };
}

/** A row if this property's report was bought and is still open. */
export function boughtStatement(db: SqlDatabase, accountId: string, pnpId: string, now: number): SqlStatement {
  return db
    .prepare('SELECT 1 FROM property_access WHERE account_id = ?1 AND pnp_id = ?2 AND access_expires_at > ?3')
    .bind(accountId, pnpId, now);
}
