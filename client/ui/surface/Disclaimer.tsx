import { disclaimerCopy } from '../../../shared/copy/site/disclaimer.ts';
import { Icon } from '../text/Icon.tsx';
import styles from './Disclaimer.module.css';

/** Directly below any information about a person; never collapsed (P9-073). */
export function Disclaimer() {
  return (
    <div className={styles.disclaimer}>
      <Icon name="info" />
      <b>{disclaimerCopy.title}</b>
      <p>{disclaimerCopy.text}</p>
    </div>
  );
}
