import type { ReactNode } from 'react';
import { localPagesCopy } from '../../shared/copy/site/local-pages.ts';
import { routesCopy } from '../../shared/copy/site/routes.ts';
import { paths } from '../../shared/urls/paths.ts';
import { classNames } from '../ui/text/class-names.ts';
import styles from './LocalContent.module.css';

/** The pages of a local run, which lead to each other. */
const LOCAL_PAGES = [
  ['outbox', paths.outbox()],
  ['status', paths.status()],
  ['page-events', paths.pageEvents({})],
  ['kit', paths.kit()],
] as const;

/**
 * What a page that exists only in a local run shows: the way to the others, its title, what it is for, and `children`.
 * Server-rendered only.
 */
export function LocalContent({
  copy: { title, description },
  current,
  isWide = false,
  children,
}: {
  copy: { readonly title: string; readonly description: string };
  current: (typeof LOCAL_PAGES)[number][0];
  /** as wide as the page, for pictures and tables */
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={classNames(styles.local, isWide && styles.wide)}>
      <nav className={styles.pages} aria-label={localPagesCopy.label}>
        {LOCAL_PAGES.map(([name, href]) => (
          <a key={name} href={href} aria-current={name === current ? 'page' : undefined}>
            {routesCopy[name].title}
          </a>
        ))}
      </nav>
      <h1>{title}</h1>
      <p>{description}</p>
      {children}
    </div>
  );
}
