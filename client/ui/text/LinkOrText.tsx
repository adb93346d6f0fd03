import type { ComponentProps } from 'react';

/** A link, or only its text where there is nothing to lead to. */
export function LinkOrText({
  href,
  children,
  ...link
}: Omit<ComponentProps<'a'>, 'href'> & { readonly href: string | null }) {
  return href === null ? (
    children
  ) : (
    <a href={href} {...link}>
      {children}
    </a>
  );
}
