import { phoneHeaderCopy } from '../../../shared/copy/site/phone-header.ts';
import { siteCopy } from '../../../shared/copy/site/site.ts';
import { markEvent } from '../../analytics/mark-event.ts';
import { Icon } from '../text/Icon.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './Crumbs.module.css';
import type { Trail } from './trail.ts';

/** The breadcrumbs to a page, from the search or the directory; on phones, one step back to the last of them. */
export function Crumbs({ crumbs, here, back }: Trail) {
  const last = crumbs.at(-1);
  return (
    <>
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
      {last === undefined ? null : (
        <a className={styles.back} href={last.path} {...markEvent('crumb_clicked', { position: crumbs.length })}>
          <Icon name="left" size={16} />
          <VisuallyHidden>{phoneHeaderCopy.backTo}</VisuallyHidden>
          {back ?? last.name}
        </a>
      )}
    </>
  );
}
