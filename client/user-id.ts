/**
 * The viewer's id, from the cookie that pages may read (P3-116): of an account, or of an email address only. Over HTTPS it
 * has the prefix that no sibling host can set (cookie-name.ts). It grants no access.
 */
export function userIdOf(cookies: string, { protocol }: { readonly protocol: string } = location): string | undefined {
  const name = protocol === 'https:' ? '__Host-user_id' : 'user_id';
  return new RegExp(`(?:^|; )${name}=([^;]+)`).exec(cookies)?.[1];
}
