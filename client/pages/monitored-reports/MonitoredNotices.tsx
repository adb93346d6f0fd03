import { monitoredCopy as words } from '../../../shared/copy/account/monitored.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import styles from './MonitoredReportsPage.module.css';
import type { MonitoredReportsPageModel } from './monitored-reports-model.ts';

/** What a form has just done, with the way back, and what keeps alerts from being sent. */
export function MonitoredNotices({ page, isBuyer }: { page: MonitoredReportsPageModel; isBuyer: boolean }) {
  const { done, answer } = page;
  return (
    <>
      {done === 'failed' ? (
        <Banner tone="error">{words.failed}</Banner>
      ) : done === 'stopped' ? (
        <Stopped answer={answer} />
      ) : done === null ? null : (
        <Banner tone={done === 'undone-partly' ? 'error' : 'ok'}>{words.notices[done]}</Banner>
      )}
      {answer.isConfirmed || answer.total === 0 ? null : <Unconfirmed isBuyer={isBuyer} />}
      <Full answer={answer} />
    </>
  );
}

/** How to confirm the address. A buyer was mailed no link that does; one that was used elsewhere does nothing here. */
function Unconfirmed({ isBuyer }: { isBuyer: boolean }) {
  const { text, link } = isBuyer ? words.unconfirmedBuyer : words.unconfirmed;
  return (
    <Banner>
      {`${text} `}
      <a href={paths.oneTimeLogin({ redirect: paths.monitoredReports() })}>{link}</a>
    </Banner>
  );
}

/** Why the button of a person's page monitors nobody else. */
function Full({ answer: { total, most, isConfirmed } }: Pick<MonitoredReportsPageModel, 'answer'>) {
  if (most === undefined || total < most) return null;
  return <Banner>{(isConfirmed ? words.full.confirmed : words.full.unconfirmed)(most)}</Banner>;
}

/** Those who were stopped together, last. Nothing, if that has been undone in another tab. */
function Stopped({ answer: { stopped = [], stoppedLast = 1 } }: Pick<MonitoredReportsPageModel, 'answer'>) {
  const [last] = stopped;
  if (last === undefined) return null;
  return (
    <Banner tone="ok">
      <form className={styles.undo} method="post" action={paths.monitoredReports()}>
        <span>{stoppedLast === 1 ? words.stopped.one(last.displayText) : words.stopped.many(stoppedLast)}</span>
        <input type="hidden" name="action" value="undo" />
        <Button type="submit" size="small">
          {words.stopped.undo}
        </Button>
      </form>
    </Banner>
  );
}
