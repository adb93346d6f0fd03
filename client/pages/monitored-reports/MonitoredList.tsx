import { SEARCH_TEXT_MAX } from '../../../shared/contract/calls/finding.ts';
import { monitoredCopy } from '../../../shared/copy/account/monitored.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Pager } from '../../ui/navigation/Pager.tsx';
import { Card } from '../../ui/surface/Card.tsx';
import { MonitoredLine } from './MonitoredLine.tsx';
import styles from './MonitoredList.module.css';
import { MonitoredStopAll } from './MonitoredStopAll.tsx';
import type { MonitoredReportsPageModel } from './monitored-reports-model.ts';

const words = monitoredCopy.list;
/** From how many people on the list can be searched. */
const SEARCHED_FROM = 10;

/** The people of one page: news first, then by name. */
export function MonitoredList({ page }: { page: MonitoredReportsPageModel }) {
  const { answer, name, now, usesLookups } = page;
  const { reports, total, matching, withNews, page: at, pages } = answer;
  return (
    <section aria-labelledby="monitored-people">
      <Card>
        <div className={styles.head}>
          <h2 id="monitored-people">{words.title(total)}</h2>
          <p>{name === '' ? words.withNews(withNews) : words.matching(matching, name)}</p>
        </div>
        {usesLookups ? <p className={styles.note}>{words.lookups}</p> : null}
        {total < SEARCHED_FROM && name === '' ? null : <NameSearch name={name} />}
        {reports.length === 0 ? (
          <p className={styles.none}>{words.noMatch(name)}</p>
        ) : (
          <ul className={styles.list}>
            {reports.map((report) => (
              <MonitoredLine key={report.personId} report={report} page={at} name={name} now={now} />
            ))}
          </ul>
        )}
        {total < 2 ? null : (
          <div className={styles.foot}>
            <MonitoredStopAll total={total} />
          </div>
        )}
      </Card>
      <Pager page={at} pages={pages} hrefOf={(wanted) => paths.monitoredReports({ page: wanted, name })} />
    </section>
  );
}

function NameSearch({ name }: { name: string }) {
  return (
    <search>
      <form className={styles.search} method="get" action={paths.monitoredReports()}>
        <Field
          id="monitored-name"
          name="name"
          label={words.search}
          defaultValue={name}
          autoComplete="off"
          maxLength={SEARCH_TEXT_MAX}
        />
        <Button type="submit">{words.searchButton}</Button>
        {name === '' ? null : (
          <a className={styles.all} href={paths.monitoredReports()}>
            {words.all}
          </a>
        )}
      </form>
    </search>
  );
}
