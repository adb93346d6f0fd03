/** Names of Gmail, which ignores dots. */
const GMAIL: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * What counts as one mailbox when mails are limited: providers deliver june+any@example.com to june@example.com, and
 * Gmail does not look at dots. Never an address to write to, and never an account: elsewhere the two may be two people,
 * who then share a limit.
 */
export function mailboxOf(address: string): string {
  // A domain in wide letters is the same domain.
  const plain = address.normalize('NFKC').toLowerCase();
  const at = plain.lastIndexOf('@');
  const [domain, typed] = [plain.slice(at + 1), plain.slice(0, at)];
  const name = typed.replace(/(?<=.)\+.*$/, '');
  return GMAIL.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
