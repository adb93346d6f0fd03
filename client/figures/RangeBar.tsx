import styles from './Figures.module.css';

/**
 * Where two times lie between a millisecond and `max`, on a scale on which each step is ten times the one before: from
 * the one to the other, with a mark at the first. Beside it, a table has the numbers.
 */
export function RangeBar({ from, to, max }: { from: number; to: number; max: number }) {
  const at = (ms: number): number => Math.round((1_000 * Math.log10(Math.max(1, ms))) / Math.log10(max)) / 10;
  const [start, end] = [Math.min(97, at(from)), Math.min(100, at(to))];
  return (
    <svg className={styles.share} aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none">
      <rect className={styles.track} width="100" height="10" />
      <rect className={styles.range} x={start} width={Math.max(3, end - start)} height="10" />
      <rect className={styles.fill} x={start} width="3" height="10" />
    </svg>
  );
}
