/**
 * Who looks, as the cookie says that pages may read (P3-116): of an account, or known by mail address only. Over http it has no prefix (cookie-name.ts). It grants
 * nothing.
 */
export function userIdOf(cookies: string): string | undefined {
  return /(?:^|; )(?:__Host-)?user_id=([^;]+)/.exec(cookies)?.[1];
}
