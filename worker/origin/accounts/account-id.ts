/** A new account's id: random and opaque, because scripts can read the cookie that holds it. */
export function createAccountId(): string {
  return `U${crypto.randomUUID().replaceAll('-', '')}`;
}
