import { hasOpenReport } from '../../../shared/people/report-state.ts';
import { loadViewerAccount } from '../accounts/account-session.ts';
import type { OriginContext } from '../context.ts';
import { describeRequest } from '../entitlement/opened-access.ts';
import { decideOpened, NO_FACTS } from '../entitlement/rules.ts';
import { factsOfManyStatement, readFactsOfMany } from '../entitlement/store.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';

/** From whose view somebody may read the whole report of a property. */
export interface PropertyView {
  /** an owner of today or of before who may be told; null where the report was bought and there is none */
  readonly ownerId: string | null;
}

/**
 * How whoever asks may read a property: as the first of its owners whose report they have open, or, with the property
 * report bought, as the latest owner. One round trip beside that for the session.
 *
 * @param ownerIds who may be told as an owner, the latest first
 * @returns null where it is locked, and for who is not looking: a bot, or a page loaded ahead.
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

/** A row where the report of this property is bought and still open. */
export function boughtStatement(db: SqlDatabase, accountId: string, pnpId: string, now: number): SqlStatement {
  return db
    .prepare('SELECT 1 FROM property_access WHERE account_id = ?1 AND pnp_id = ?2 AND access_expires_at > ?3')
    .bind(accountId, pnpId, now);
}
