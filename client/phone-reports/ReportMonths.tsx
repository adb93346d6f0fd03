import { phoneReportsCopy as words } from '../../shared/copy/search/phone-reports.ts';
import { formatMonth } from '../../shared/people/months.ts';
import { classNames } from '../ui/text/class-names.ts';
import { monthsUntil } from './months-until.ts';
import styles from './ReportMonths.module.css';

/** Units of the picture: it is stretched to the width that it has. */
const STEP = 62;
const BAR = 58;
const HEIGHT = 84;
/** A month without reports has a line instead of a bar. */
const LEAST = 3;
/** If the highest bar is this close to an end, its label takes the place of the end's own. */
const NEAR = 2;

/** How many people reported a number in each month, as bars: the highest is darker and has its number under it. */
export function ReportMonths({ byMonth, now }: { byMonth: readonly number[]; now: number }) {
  const months = monthsUntil(now, byMonth.length);
  const most = Math.max(1, ...byMonth);
  const peak = byMonth.indexOf(most);
  const nameOf = (at: number) => formatMonth(months[at] ?? '') ?? '';
  const isNear = (end: number) => Math.abs(peak - end) <= NEAR;
  const labelOf = (at: number) => {
    if (at === peak) return words.peak(nameOf(at), most);
    const isEnd = at === 0 || at === months.length - 1;
    return isEnd && !isNear(at) ? nameOf(at) : null;
  };
  return (
    <div className={styles.months}>
      <svg
        role="img"
        aria-label={words.picture(most, nameOf(peak), nameOf(months.length - 1))}
        viewBox={`0 0 ${byMonth.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {byMonth.map((reports, at) => {
          const height = Math.max(LEAST, Math.round((reports / most) * HEIGHT));
          return (
            <rect
              key={months[at]}
              className={classNames(reports === 0 ? styles.none : at === peak && styles.peak)}
              x={at * STEP + (STEP - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
            />
          );
        })}
      </svg>
      <ul aria-hidden="true">
        {months.map((month, at) => (
          <li key={month} className={classNames(at === peak && styles.named)}>
            {labelOf(at)}
          </li>
        ))}
      </ul>
    </div>
  );
}
