/**
 * Who looks, as the cookie says that pages may read (P3-116): of an account, or known by mail address only. It grants
 * nothing.
 */
export function userIdOf(cookies: string): string | undefined {
  return /(?:^|; )user_id=([^;]+)/.exec(cookies)?.[1];
}
