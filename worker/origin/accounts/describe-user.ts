import type { SessionScope, UserAnswer } from '../../../shared/contract/account.ts';
import type { OriginContext } from '../context.ts';
import { creditsStatement, readCredits } from '../credits/store.ts';
import { decidePlanLookups, decideResetDate } from '../entitlement/rules.ts';
import { lookupsStatement, readLookups } from '../entitlement/store.ts';
import type { Account } from './store.ts';

/** An account to describe to its owner. */
export interface DescribedAccount extends Account {
  readonly scope: SessionScope;
  readonly hasPassword: boolean;
}

/** The viewer's own account, as GET /api/user and every log-in answer it. */
export async function describeUser(c: OriginContext, account: DescribedAccount | null): Promise<UserAnswer> {
  if (account === null) return { user: null };
  const db = c.env.ACCOUNTS;
  const [lookups, credits] = await db.batch([
    lookupsStatement(db, account),
    creditsStatement(db, account.id, c.get('now')),
  ]);
  const { max, left } = decidePlanLookups(account, readLookups(lookups?.results[0]));
  const { count, nearestExpiry } = readCredits(credits?.results[0]);
  return {
    user: {
      id: account.id,
      scope: account.scope,
      userType: account.userType,
      primaryEmail: account.email,
      firstName: account.firstName,
      lastName: account.lastName,
      premiumSubscriber: account.premiumSubscriber,
      product: account.productName === null ? null : { productName: account.productName },
      premiumLookupsCount: left,
      currentPlanLookupsCount: max,
      resetDate: decideResetDate(account),
      hasPassword: account.hasPassword,
      backgroundCreditsCount: count,
      userBgCreditsNearestExpDate: nearestExpiry === null ? null : new Date(nearestExpiry).toISOString(),
    },
  };
}
