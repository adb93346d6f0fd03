import { SITE_NAME, siteCopy } from '../../shared/copy/site/site.ts';
import { paths } from '../../shared/urls/paths.ts';
import { Lantern } from '../ui/text/Lantern.tsx';
import styles from './SiteBrand.module.css';

/** The logo and the name, linked to the home page. */
export function SiteBrand() {
  return (
    <a className={styles.brand} href={paths.home()} aria-label={siteCopy.homeLabel}>
      <Lantern />
      {SITE_NAME}
    </a>
  );
}
