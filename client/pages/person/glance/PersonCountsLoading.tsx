import { personGlanceCopy } from '../../../../shared/copy/person/person-glance.ts';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import styles from './PersonTally.module.css';

/** The tally's box while the numbers are on their way; for who has no scripts, the page that has them. */
export function PersonCountsLoading({ fullPath }: { fullPath: string }) {
  return (
    <div className={styles.waiting}>
      <VisuallyHidden>{personGlanceCopy.loading}</VisuallyHidden>
      <div className={styles.tally} aria-hidden="true">
        {['criminal', 'public', 'property', 'more'].map((key) => (
          <div key={key}>
            <Skeleton shape="text" />
            <Skeleton shape="number" />
          </div>
        ))}
      </div>
      <noscript>
        <a href={fullPath}>{personGlanceCopy.showCounts}</a>
      </noscript>
    </div>
  );
}
