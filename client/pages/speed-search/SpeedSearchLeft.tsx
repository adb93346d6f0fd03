import { speedSearchCopy as words } from '../../../shared/copy/account/speed-search.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import styles from './SpeedSearch.module.css';
import type { SpeedSearchLookups } from './speed-search-model.ts';

/** How many lookups are left, and what uses them. */
export function SpeedSearchLeft({ lookups }: { lookups: SpeedSearchLookups }) {
  if (lookups === null) return <p>{words.list.cost}</p>;
  if (lookups === 'no-limit') return <p>{words.list.free}</p>;
  const { left, max, until } = lookups;
  return (
    <p>
      <b className={styles.strong}>{words.left(left, max)}</b>
      {until === null ? '' : ` ${words.until(formatDay(until))}`}. {words.list.cost}
    </p>
  );
}
