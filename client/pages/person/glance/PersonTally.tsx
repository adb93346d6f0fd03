import type { PersonCounts } from '../../../../shared/contract/person/counts.ts';
import { formatCount } from '../../../../shared/copy/format/numbers.ts';
import { personGlanceCopy } from '../../../../shared/copy/person/person-header.ts';
import { nothingIn } from '../../../../shared/copy/records/records-split.ts';
import { recordsTally, reportTally } from '../../../../shared/people/count-sums.ts';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import styles from './PersonTally.module.css';

/**
 * The numbers of the report card (P2-156), without a mark: beside a number, a check mark would read like a certificate.
 * What has no record is named in one sentence, in place of zeros.
 */
export function PersonTally({ counts }: { counts: PersonCounts }) {
  const { criminal, publicRecords, property, more } = reportTally(counts);
  const words = personGlanceCopy;
  const items = [
    [words.criminal, criminal],
    [words.public, publicRecords],
    [words.property, property],
    [words.more, more],
  ] as const;
  const nothing = nothingIn(recordsTally(counts));
  return (
    <div className={styles.numbers}>
      <dl className={styles.tally}>
        {items.map(([label, count]) =>
          count === 0 ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatCount(count)}</dd>
            </div>
          ),
        )}
      </dl>
      {nothing === null ? null : <p>{nothing}</p>}
    </div>
  );
}

/** The tally's box while the numbers load; without JavaScript, a link to the page that has them. */
export function PersonCountsLoading({ fullPath }: { fullPath: string }) {
  return (
    <div className={styles.numbers}>
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

/** The counts did not load: says so, and links to the page that waits for them. */
export function PersonCountsMissing({ fullPath }: { fullPath: string }) {
  return (
    <div className={styles.numbers}>
      <p>{personGlanceCopy.unavailable}</p>
      <a href={fullPath}>{personGlanceCopy.retry}</a>
    </div>
  );
}
