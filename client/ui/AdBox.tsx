import { siteCopy } from '../../shared/copy/site.ts';
import styles from './AdBox.module.css';

/**
 * The place of an advertisement of 728 by 90 px, from 768 px on where it fits whole (P9-056). It keeps its size,
 * filled or not, so that nothing around it moves; whoever places it decides who sees it.
 */
export function AdBox() {
  return (
    <aside className={styles.ad} aria-label={siteCopy.advertisement}>
      <span>{siteCopy.advertisement}</span>
      <div />
    </aside>
  );
}
