import type { ChangeMonth } from '../../../shared/contract/monitor.ts';
import { monitoredCopy } from '../../../shared/copy/account/monitored.ts';
import { Icon } from '../../ui/text/Icon.tsx';
import styles from './MonthStrip.module.css';
import { MonthTexts } from './MonthTexts.tsx';
import { countAll, countIn, monthAxis } from './month-axis.ts';

/** Size of the drawing and of one bar, in pixels. */
const STEP = 11;
const BAR = 7;
const HEIGHT = 24;
/** A bar grows by this with each change, or by less if one of the bars would be too high. */
const UNIT = 8;
/** A month without a change is a dash this high. */
const DASH = 2;

/** When something changed about one person: twelve bars, which unfold into the same as a list. */
export function MonthStrip({ months, now }: { months: readonly ChangeMonth[]; now: number }) {
  const axis = monthAxis(now);
  const unit = Math.min(UNIT, HEIGHT / Math.max(...months.map((month) => countIn(month))));
  return (
    <details className={styles.strip}>
      <summary>
        <svg aria-hidden="true" width={axis.length * STEP} height={HEIGHT}>
          {axis.map((name, at) => {
            const count = countIn(months.find(({ month }) => month === name));
            const height = count === 0 ? DASH : Math.max(DASH * 2, Math.round(count * unit));
            return (
              <rect
                key={name}
                className={count === 0 ? styles.none : styles.some}
                x={at * STEP + (STEP - BAR) / 2}
                y={HEIGHT - height}
                width={BAR}
                height={height}
                rx={1}
              />
            );
          })}
        </svg>
        <span>{monitoredCopy.months.person(countAll(months))}</span>
        <Icon name="down" size={16} />
      </summary>
      <MonthTexts months={months} />
    </details>
  );
}
