import type { PersonCounts } from '../../../../shared/contract/counts.ts';
import { formatCount } from '../../../../shared/copy/numbers.ts';
import { personGlanceCopy } from '../../../../shared/copy/person-glance.ts';
import { reportTally } from '../../../../shared/people/count-sums.ts';
import styles from './PersonTally.module.css';

/** The four numbers of the report card (P2-156). */
export function PersonTally({ counts }: { counts: PersonCounts }) {
  const { criminal, publicRecords, property, more } = reportTally(counts);
  const words = personGlanceCopy;
  const items = [
    [words.criminal, criminal],
    [words.public, publicRecords],
    [words.property, property],
    [words.more, more],
  ] as const;
  return (
    <dl className={styles.tally}>
      {items.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
