import type { ReactNode } from 'react';

/** A link, or only its text where there is nothing to lead to. */
export function LinkOrText({ href, children }: { href: string | null; children: ReactNode }) {
  return href === null ? children : <a href={href}>{children}</a>;
}
