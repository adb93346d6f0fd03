import type { PhoneReports as Reports } from '../../../shared/contract/finding/reverse-search.ts';
import { phonePageCopy } from '../../../shared/copy/search/phone-page.ts';
import { monthInSentence } from '../../../shared/people/months.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import { Card } from '../../ui/surface/Card.tsx';
import { SectionHead } from '../../ui/surface/SectionHead.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import styles from './PhoneReports.module.css';
import type { PhonePageModel } from './phone-model.ts';

const words = phonePageCopy.reports;

/** What visitors report about calls from the number, and the form to report one. */
export function PhoneReports({ page }: { page: PhonePageModel }) {
  const { reports } = page.answer;
  const { reported } = page;
  return (
    <section aria-labelledby="reports">
      <SectionHead id="reports" title={words.title} count={reports.total}>
        <span className={styles.span}>{words.span}</span>
      </SectionHead>
      {reported === null || reported === 'missing' ? null : (
        <div className={styles.outcome}>
          <Banner>{words.outcomes[reported]}</Banner>
        </div>
      )}
      <Card>
        {reports.total === 0 ? (
          <p className={styles.none}>{words.none}</p>
        ) : (
          <div className={styles.body}>
            <PhoneReportsChart reports={reports} />
            <ul className={styles.kinds}>
              {reports.kinds.map(({ kind, reports: count, lastReported }) => (
                <li key={kind}>
                  <b>{words.kinds[kind]}</b>
                  <span>{words.by(count)}</span>
                  <span className={styles.month}>{monthInSentence(lastReported)}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
        <PhoneReportForm page={page} />
      </Card>
    </section>
  );
}

/** Units of the drawing: a column with its gap, the column, the tallest column, and the base line below. */
const COLUMN = 56;
const BAR = 50;
const HEIGHT = 44;
const BASE = 3;

/** One column per month, the tallest as high as the drawing, which scales with its card. */
function PhoneReportsChart({ reports: { months } }: { reports: Reports }) {
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

const ERROR_ID = 'report-missing';

/** The form behind 'Report this number': it posts to the page itself, which shows the outcome. */
function PhoneReportForm({ page: { answer, reported } }: { page: PhonePageModel }) {
  const isMissing = reported === 'missing';
  return (
    <div className={styles.foot}>
      <p>{words.note}</p>
      <details open={isMissing}>
        <summary>
          <Icon name="alert" size={16} />
          {words.open}
        </summary>
        <form method="post" action={paths.phone(answer)}>
          {isMissing ? (
            <Banner id={ERROR_ID} tone="error">
              {words.outcomes.missing}
            </Banner>
          ) : null}
          <fieldset aria-describedby={isMissing ? ERROR_ID : undefined}>
            <legend>{words.question}</legend>
            {Object.entries(words.kinds).map(([kind, name]) => (
              <label key={kind}>
                <input type="radio" name="kind" value={kind} required />
                {name}
              </label>
            ))}
          </fieldset>
          <p>{words.once}</p>
          <Button type="submit">{words.send}</Button>
        </form>
      </details>
    </div>
  );
}
