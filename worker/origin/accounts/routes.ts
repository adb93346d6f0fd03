import type { UserAnswer } from '../../../shared/contract/account.ts';
import { WRONG_LOGIN } from '../../../shared/copy/account/login.ts';
import type { OriginContext } from '../context.ts';
import { creditsStatement, readCredits } from '../credits/store.ts';
import { decidePlanLookups } from '../entitlement/rules.ts';
import { listReports, lookupsStatement, readLookups } from '../entitlement/store.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { endAccountSession, loadViewerAccount, startAccountSession } from './account-session.ts';
import { forgetAttempts, hashEmail, reserveAttempt } from './login-attempts.ts';
import { verifyPassword } from './password.ts';
import { type Account, findLoginAccount } from './store.ts';

/** GET /api/user. */
export const answerUser: CallHandler<'user'> = async (c) => describeUser(c, await loadViewerAccount(c));

/** GET /api/reports/: what this viewer bought and can still open (P7-006). */
export const answerReports: CallHandler<'reports'> = async (c) => {
  const viewer = await loadViewerAccount(c);
  if (viewer === null) return [];
  return listReports({ accounts: c.env.ACCOUNTS, people: c.env.PEOPLE }, viewer.id, c.get('now'));
};

/**
 * POST /api/auth/login. An unknown address, an account without a password and a wrong password get the same answer,
 * take the same time and are locked the same way.
 */
export const answerLogin: CallHandler<'login'> = async (c, { body }) => {
  const db = c.env.ACCOUNTS;
  const now = c.get('now');
  const email = body.email.trim().toLowerCase();
  const emailHash = await hashEmail(c.get('settings').secrets, email);
  const restMs = await reserveAttempt(db, emailHash, now);
  if (restMs > 0) throw locked(restMs);
  const account = await findLoginAccount(db, email, c.get('settings'));
  const isRight = await verifyPassword(body.password, account?.passwordHash ?? null);
  if (account === null || !isRight) throw new ProblemError(401, WRONG_LOGIN, { security: 'login-failed' });

  await forgetAttempts(db, emailHash);
  await startAccountSession(c, account);
  return describeUser(c, account);
};

/** POST /api/auth/logout. Without a session it still clears the cookies. */
export const answerLogout: CallHandler<'logout'> = async (c) => {
  await endAccountSession(c);
  return {};
};

function locked(restMs: number): ProblemError {
  return new ProblemError(429, 'Too many wrong passwords. Please try again later.', {
    headers: { 'retry-after': String(Math.ceil(restMs / 1000)) },
    security: 'login-blocked',
  });
}

async function describeUser(c: OriginContext, account: Account | null): Promise<UserAnswer> {
  if (account === null) return { user: null };
  const db = c.env.ACCOUNTS;
  const [lookups, credits] = await db.batch([
    lookupsStatement(db, account),
    creditsStatement(db, account.id, c.get('now')),
  ]);
  const { max, left } = decidePlanLookups(account, readLookups(lookups?.results[0]));
  const { count, nearestExpiry } = readCredits(credits?.results[0]);
  const hasLimitedPlan = account.productName !== null && max !== null && max > 0;
  return {
    user: {
      id: account.id,
      userType: account.userType,
      primaryEmail: account.email,
      firstName: account.firstName,
      lastName: account.lastName,
      premiumSubscriber: account.premiumSubscriber,
      product: account.productName === null ? null : { productName: account.productName },
      premiumLookupsCount: left,
      currentPlanLookupsCount: max,
      resetDate: hasLimitedPlan ? nextMonth(account.periodStart) : null,
      backgroundCreditsCount: count,
      userBgCreditsNearestExpDate: nearestExpiry === null ? null : new Date(nearestExpiry).toISOString(),
    },
  };
}

/** The same day of the next month, or its last day if that month is shorter (P3-115); ISO 8601. */
function nextMonth(milliseconds: number): string {
  const start = new Date(milliseconds);
  const next = new Date(milliseconds);
  next.setUTCMonth(start.getUTCMonth() + 1);
  if (next.getUTCDate() !== start.getUTCDate()) next.setUTCDate(0);
  return next.toISOString();
}
