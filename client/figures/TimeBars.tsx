import { formatCount } from '../../shared/copy/format/numbers.ts';
import { DataTable } from '../ui/list/DataTable.tsx';
import styles from './Figures.module.css';

/** One bar's step and width, and the height of the picture, in its own units: it is stretched to the width it has. */
const STEP = 10;
const BAR = 8;
const HEIGHT = 100;

/**
 * Two counts over time, as bars on each other and as a table. Server-rendered only.
 *
 * @param bars the oldest first; `from` is when a bar begins, as readers see it
 * @param until when the last bar ends
 */
export function TimeBars({
  title,
  picture,
  words,
  bars,
  until,
  isSecondBad = false,
}: {
  title: string;
  /** what the picture shows, in a sentence */
  picture: string;
  words: {
    readonly from: string;
    readonly first: string;
    readonly second: string;
    readonly most: (count: number) => string;
    readonly asTable: string;
  };
  bars: readonly { readonly from: string; readonly first: number; readonly second: number }[];
  until: string;
  /** the second count is one of failures */
  isSecondBad?: boolean;
}) {
  const most = Math.max(1, ...bars.map(({ first, second }) => first + second));
  return (
    <>
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.ofFirst}>{words.first}</span>
        <span className={isSecondBad ? styles.ofBad : styles.ofSecond}>{words.second}</span>
        <span>{words.most(most)}</span>
      </p>
      <svg
        className={styles.times}
        role="img"
        aria-label={picture}
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        <path className={styles.grid} d={`M0 0H${bars.length * STEP}M0 ${HEIGHT / 2}H${bars.length * STEP}`} />
        {bars.map((bar, at) => {
          const x = at * STEP + (STEP - BAR) / 2;
          const firstHeight = heightOf(bar.first / most);
          const secondHeight = heightOf(bar.second / most);
          return (
            <g key={bar.from}>
              <rect className={styles.first} x={x} y={HEIGHT - firstHeight} width={BAR} height={firstHeight} />
              <rect
                className={isSecondBad ? styles.bad : styles.second}
                x={x}
                y={HEIGHT - firstHeight - secondHeight}
                width={BAR}
                height={secondHeight}
              />
            </g>
          );
        })}
        <path className={styles.base} d={`M0 ${HEIGHT}H${bars.length * STEP}`} />
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{bars[0]?.from}</span>
        <span>{bars[Math.floor(bars.length / 2)]?.from}</span>
        <span>{until}</span>
      </p>
      <details className={styles.more}>
        <summary>{words.asTable}</summary>
        <DataTable
          caption={title}
          head={[words.from, words.first, words.second]}
          rows={bars.map((bar) => ({
            key: bar.from,
            cells: [bar.from, formatCount(bar.first), formatCount(bar.second)],
          }))}
        />
      </details>
    </>
  );
}

const heightOf = (share: number): number => Math.round(share * HEIGHT * 10) / 10;
