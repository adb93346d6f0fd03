import { siteCopy } from '../../../shared/copy/site/site.ts';
import styles from './Crumbs.module.css';
import type { Trail } from './trail.ts';

/** The breadcrumbs to a page, from the search or the directory. */
export function Crumbs({ crumbs, here }: Trail) {
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
