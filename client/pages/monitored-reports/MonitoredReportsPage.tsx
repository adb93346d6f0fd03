import type { ReactNode } from 'react';
import { monitoredCopy as words } from '../../../shared/copy/account/monitored.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountLayout } from '../../account/AccountLayout.tsx';
import { AccountParts, AccountTitle } from '../../account/AccountPart.tsx';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { Card, EmptyState } from '../../ui/surface/Card.tsx';
import { MonitoredAlerts } from './MonitoredAlerts.tsx';
import { MonitoredList } from './MonitoredList.tsx';
import { MonitoredMonths } from './MonitoredMonths.tsx';
import { MonitoredNotices } from './MonitoredNotices.tsx';
import styles from './MonitoredReportsPage.module.css';
import { MonitoredStopped } from './MonitoredStopped.tsx';
import type { MonitoredReportsPageModel } from './monitored-reports-model.ts';

/** Whom the viewer monitors, what changed and when, and how alerts are sent. Static: every form works without scripts. */
export function MonitoredReportsPage({ page, site }: { page: MonitoredReportsPageModel; site: SiteModel }) {
  const { total, months = [], alerts, isConfirmed, stopped = [] } = page.answer;
  return (
    <Layout site={site}>
      <AccountTitle title={words.title}>{words.lede}</AccountTitle>
      <AccountParts>
        <MonitoredNotices page={page} isBuyer={site.viewer?.scope === 'purchase'} />
        {total === 0 ? <Nobody /> : <MonitoredList page={page} />}
        {months.length === 0 ? null : <MonitoredMonths months={months} now={page.now} />}
        {alerts === undefined || !isConfirmed || (total === 0 && alerts.stopped === null) ? null : (
          <MonitoredAlerts alerts={alerts} isLoggedIn={page.isLoggedIn} />
        )}
        {stopped.length === 0 ? null : <MonitoredStopped stopped={stopped} />}
      </AccountParts>
    </Layout>
  );
}

/** A reader without an account has no other pages of one. */
function Layout({ site, children }: { site: SiteModel; children: ReactNode }) {
  if (site.viewer !== null)
    return (
      <AccountLayout site={site} current="monitored">
        {children}
      </AccountLayout>
    );
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <div className={styles.alone}>
          {children}
          <Leave />
        </div>
      </Wrap>
    </SiteFrame>
  );
}

/** A reader has no account menu to log out from, and may be at somebody else's computer. */
function Leave() {
  return (
    <form className={styles.leave} method="post" action={paths.logout()} data-log-out="">
      <p>{words.leave.text}</p>
      <Button type="submit" size="small">
        {words.leave.button}
      </Button>
    </form>
  );
}

function Nobody() {
  return (
    <Card>
      <EmptyState icon="bell">
        <h2>{words.none.title}</h2>
        <p>{words.none.text}</p>
        <ButtonLink href={paths.peopleSearch()}>{words.none.find}</ButtonLink>
      </EmptyState>
    </Card>
  );
}
