import { CHANGE_KINDS, type ChangeKind, type ChangeMonth } from '../../../shared/contract/monitor.ts';
import { foundChangesCopy } from '../../../shared/copy/account/found-changes.ts';
import { monitoredCopy } from '../../../shared/copy/account/monitored.ts';
import { formatCount } from '../../../shared/copy/format/numbers.ts';
import { joinOr, upperFirst } from '../../../shared/copy/format/prose.ts';
import { formatMonth } from '../../../shared/people/months.ts';
import { AccountPart } from '../../account/AccountPart.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import styles from './MonitoredMonths.module.css';
import { MonthTexts } from './MonthTexts.tsx';
import { countAll, countIn, monthAxis } from './month-axis.ts';

const words = monitoredCopy.months;

/** Radius of a dot in pixels: without a change, the smallest with one, and the largest; its area grows with the number. */
const DOT_NONE = 1.5;
const DOT_MIN = 2.5;
const DOT_MAX = 10;
/** The largest dot stands for at least so many changes, so that a single one does not look like a lot. */
const MANY = 6;

/** When what changed about everybody: a lane for each kind, a column for each month, and the same as a list. */
export function MonitoredMonths({ months, now }: { months: readonly ChangeMonth[]; now: number }) {
  const axis = monthAxis(now);
  const kinds = CHANGE_KINDS.filter((kind) => countAll(months, kind) > 0);
  const most = Math.max(MANY, ...kinds.flatMap((kind) => months.map((month) => countIn(month, kind))));
  const others = CHANGE_KINDS.filter((kind) => !kinds.includes(kind));
  return (
    <AccountPart id="monitored-months" title={words.title}>
      <div className={styles.lanes} aria-hidden="true">
        {kinds.map((kind) => (
          <Lane key={kind} kind={kind} axis={axis} months={months} most={most} />
        ))}
        <div className={styles.ends}>
          <span>{formatMonth(axis[0] ?? '')}</span>
          <span>{formatMonth(axis.at(-1) ?? '')}</span>
        </div>
      </div>
      {others.length === 0 ? null : (
        <p className={styles.note}>{words.nothing(joinOr(others.map(foundChangesCopy.kind)))}</p>
      )}
      <details className={styles.texts}>
        <summary>
          {words.asList}
          <Icon name="down" size={16} />
        </summary>
        <MonthTexts months={months} />
      </details>
    </AccountPart>
  );
}

/** One kind. `most` is how many changes the largest dot stands for. */
function Lane({
  kind,
  axis,
  months,
  most,
}: {
  kind: ChangeKind;
  axis: readonly string[];
  months: readonly ChangeMonth[];
  most: number;
}) {
  return (
    <>
      <span className={styles.kind}>{upperFirst(foundChangesCopy.kind(kind))}</span>
      <svg className={styles.lane} aria-hidden="true" width="100%" height={2 * DOT_MAX + 4}>
        {axis.map((name, at) => {
          const count = countIn(
            months.find(({ month }) => month === name),
            kind,
          );
          return (
            <circle
              key={name}
              className={count === 0 ? styles.none : styles.some}
              cx={`${((at + 0.5) * 100) / axis.length}%`}
              cy="50%"
              r={radiusOf(count, most)}
            >
              <title>{words.of(formatMonth(name) ?? name, count)}</title>
            </circle>
          );
        })}
      </svg>
      <b>{formatCount(countAll(months, kind))}</b>
    </>
  );
}

function radiusOf(count: number, most: number): number {
  if (count === 0) return DOT_NONE;
  // A tenth of a pixel is all that a screen shows.
  return Math.max(DOT_MIN, Math.round(DOT_MAX * Math.sqrt(count / most) * 10) / 10);
}
