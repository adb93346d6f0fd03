import { CHANGE_KINDS, type ChangeMonth } from '../../../shared/contract/monitor.ts';
import { foundChangesCopy } from '../../../shared/copy/account/found-changes.ts';
import { formatMonth } from '../../../shared/people/months.ts';
import styles from './MonthStrip.module.css';

/** What a picture of months shows, as a list: the latest month first. */
export function MonthTexts({ months }: { months: readonly ChangeMonth[] }) {
  return (
    <ul className={styles.texts}>
      {months.toReversed().map(({ month, counts }) => (
        <li key={month}>
          <time dateTime={month}>{formatMonth(month)}</time>
          <span>
            {CHANGE_KINDS.flatMap((kind) => {
              const count = counts[kind] ?? 0;
              return count === 0 ? [] : [foundChangesCopy.count(kind, count)];
            }).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
