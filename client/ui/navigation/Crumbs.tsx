import { siteCopy } from '../../../shared/copy/site/site.ts';
import styles from './Crumbs.module.css';

/** One step on the way to a page, for the visible breadcrumbs and the BreadcrumbList. */
export interface Crumb {
  readonly name: string;
  /** path on this site; no two crumbs of a page share one */
  readonly path: string;
}

/** Breadcrumbs to a page from the search or the directory; `here` is the page itself, if it has a crumb. */
export function Crumbs({ crumbs, here = null }: { crumbs: readonly Crumb[]; here?: string | null }) {
  return (
    <nav className={styles.crumbs} aria-label={siteCopy.breadcrumb}>
      <ol>
        {crumbs.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
        {here === null ? null : (
          <li>
            <span aria-current="page">{here}</span>
          </li>
        )}
      </ol>
    </nav>
  );
}
