import { ALERT_FREQUENCIES, type AlertSetting } from '../../../shared/contract/monitor.ts';
import { monitoredCopy } from '../../../shared/copy/account/monitored.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountPart } from '../../account/AccountPart.tsx';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import styles from './MonitoredAlerts.module.css';

const words = monitoredCopy.alerts;

/** How often alerts are sent, and how to stop them; or why none are, and how to get them again. */
export function MonitoredAlerts({ alerts, isLoggedIn }: { alerts: AlertSetting; isLoggedIn: boolean }) {
  return (
    <AccountPart id="alerts" title={words.title}>
      {alerts.stopped === null ? (
        <>
          <p>{words.text}</p>
          <Frequency frequency={alerts.frequency} />
          <form className={styles.stop} method="post" action={paths.monitoredReports()}>
            <input type="hidden" name="action" value="stop-alerts" />
            <p>{words.stopText}</p>
            <Button type="submit">{words.stop}</Button>
          </form>
        </>
      ) : (
        <Stopped stopped={alerts.stopped} stoppedAt={alerts.stoppedAt} isLoggedIn={isLoggedIn} />
      )}
    </AccountPart>
  );
}

function Frequency({ frequency }: Pick<AlertSetting, 'frequency'>) {
  return (
    <form className={styles.frequency} method="post" action={paths.monitoredReports()}>
      <input type="hidden" name="action" value="frequency" />
      <fieldset className={styles.choices}>
        <legend>{words.legend}</legend>
        {ALERT_FREQUENCIES.map((one) => (
          <label key={one}>
            <input type="radio" name="frequency" value={one} defaultChecked={one === frequency} />
            <b>{words.frequencies[one].label}</b>
            <small>{words.frequencies[one].hint}</small>
          </label>
        ))}
      </fieldset>
      <Button type="submit" look="pine">
        {words.save}
      </Button>
    </form>
  );
}

function Stopped({
  stopped,
  stoppedAt,
  isLoggedIn,
}: {
  stopped: NonNullable<AlertSetting['stopped']>;
  stoppedAt: number | null;
  isLoggedIn: boolean;
}) {
  const why = monitoredCopy.stops[stopped](stoppedAt === null ? null : formatDay(stoppedAt));
  // Whoever only came by a link could send alerts to a mailbox that does not want them.
  if (stopped !== 'unsubscribed' && !isLoggedIn)
    return (
      <>
        <Banner>{`${why} ${monitoredCopy.mustLogIn}`}</Banner>
        <p>
          <ButtonLink href={paths.oneTimeLogin({ redirect: paths.monitoredReports() })}>{words.logIn}</ButtonLink>
        </p>
      </>
    );
  return (
    <>
      <Banner>{why}</Banner>
      <form method="post" action={paths.monitoredReports()}>
        <input type="hidden" name="action" value="resume-alerts" />
        <Button type="submit" look="pine">
          {words.resume}
        </Button>
      </form>
    </>
  );
}
