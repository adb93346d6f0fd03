import { siteCopy } from '../../../shared/copy/site/site.ts';
import { markEvent } from '../../analytics/mark-event.ts';
import styles from './Crumbs.module.css';
import type { Trail } from './trail.ts';

/** The breadcrumbs to a page, from the search or the directory. */
export function Crumbs({ crumbs, here }: Trail) {
  return (
    <nav className={styles.crumbs} aria-label={siteCopy.breadcrumb}>
      <ol>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            <a href={path} {...markEvent('crumb_clicked', { position: index + 1 })}>
              {name}
            </a>
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
