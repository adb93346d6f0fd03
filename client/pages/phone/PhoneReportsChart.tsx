import type { PhoneReports } from '../../../shared/contract/finding/reverse-search.ts';
import { phonePageCopy } from '../../../shared/copy/search/phone-page.ts';
import { monthInSentence } from '../../../shared/people/months.ts';
import styles from './PhoneReports.module.css';

/** Units of the drawing: a column with the gap beside it, and the height of the fullest month over the line below. */
const COLUMN = 56;
const BAR = 50;
const HEIGHT = 44;
const BASE = 3;

const words = phonePageCopy.reports;

/** A column a month, the fullest as high as the drawing. It scales with its card, so columns are drawn and not styled. */
export function PhoneReportsChart({ reports: { months } }: { reports: PhoneReports }) {
  const most = Math.max(1, ...months.map(({ reports }) => reports));
  const first = monthInSentence(months[0]?.month ?? '');
  const last = monthInSentence(months.at(-1)?.month ?? '');
  const said = months
    .filter(({ reports }) => reports > 0)
    .map(({ month, reports }) => words.chartMonth(monthInSentence(month) ?? month, reports));
  return (
    <div className={styles.chart}>
      <svg
        viewBox={`0 0 ${months.length * COLUMN - (COLUMN - BAR)} ${HEIGHT + BASE}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.chart(said)}
      >
        {months.map(({ month, reports }, at) => {
          const height = BASE + (reports / most) * HEIGHT;
          return (
            <rect
              key={month}
              className={reports > 0 ? styles.bar : styles.empty}
              x={at * COLUMN}
              y={HEIGHT + BASE - height}
              width={BAR}
              height={height}
            />
          );
        })}
      </svg>
      <div className={styles.span} aria-hidden="true">
        <span>{first}</span>
        <span>{last}</span>
      </div>
    </div>
  );
}
