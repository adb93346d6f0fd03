/**
 * Who looks, as the cookie says that pages may read (P3-116): of an account, or known by mail address only. Over https it has
 * the prefix that no sibling host can set (cookie-name.ts). It grants nothing.
 */
export function userIdOf(cookies: string, { protocol }: { readonly protocol: string } = location): string | undefined {
  const name = protocol === 'https:' ? '__Host-user_id' : 'user_id';
  return new RegExp(`(?:^|; )${name}=([^;]+)`).exec(cookies)?.[1];
}
