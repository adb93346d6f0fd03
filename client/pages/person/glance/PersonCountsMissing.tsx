import { personGlanceCopy } from '../../../../shared/copy/person/person-glance.ts';
import styles from './PersonTally.module.css';

/** The counts did not come: says so, and leads to the page that waits for them. */
export function PersonCountsMissing({ fullPath }: { fullPath: string }) {
  return (
    <div className={styles.missing}>
      <p>{personGlanceCopy.unavailable}</p>
      <a href={fullPath}>{personGlanceCopy.retry}</a>
    </div>
  );
}
