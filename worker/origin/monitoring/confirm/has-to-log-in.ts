import type { SqlCondition } from '../../env.ts';

/**
 * Holds if a link by email must not confirm what a reader monitors: their address has an account with a password, which a
 * mailbox alone does not open for a week; or they bought something, and logging in brings both at once. Demo accounts
 * exist only locally.
 */
export function hasToLogIn(
  { accountId, email }: { readonly accountId: string; readonly email: string },
  { isLocal }: { readonly isLocal: boolean },
): SqlCondition {
  return {
    sql: `(EXISTS (SELECT 1 FROM account WHERE email = ? AND password_hash IS NOT NULL AND (is_demo = 0 OR ? = 1))
      OR EXISTS (SELECT 1 FROM purchase WHERE account_id = ? AND status IN ('paid', 'pending')))`,
    values: [email, isLocal ? 1 : 0, accountId],
  };
}
