import type { ReactNode } from 'react';
import styles from './SideNavLayout.module.css';

export interface SideLink {
  readonly name: string;
  readonly text: string;
  readonly href: string;
}

/**
 * Pages that belong together: links between them beside the page. On narrow screens they are one row above it, which is
 * swiped sideways and starts at the current one.
 */
export function SideNavLayout({
  id,
  label,
  links,
  current,
  isOfList = false,
  children,
}: {
  id: string;
  label: string;
  links: readonly SideLink[];
  /** the name of the link to this page, or to its list; null for a page without a link */
  current: string | null;
  /** the current page is an item of that list */
  isOfList?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.layout}>
      <div id={id}>
        <nav className={styles.nav} aria-label={label}>
          <ul>
            {links.map(({ name, text, href }) => (
              <li key={name}>
                <a href={href} aria-current={name !== current ? undefined : isOfList ? 'true' : 'page'}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
