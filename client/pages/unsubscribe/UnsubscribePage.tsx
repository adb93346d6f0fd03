import type { ReactNode } from 'react';
import { ALERT_FREQUENCIES } from '../../../shared/contract/monitor.ts';
import { unsubscribeCopy as words } from '../../../shared/copy/account/unsubscribe.ts';
import { paths } from '../../../shared/urls/paths.ts';
import formStyles from '../../account/AccountForm.module.css';
import { FormCard } from '../../account/FormCard.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import styles from './UnsubscribePage.module.css';
import type { AlertsAsked, UnsubscribePageModel } from './unsubscribe-model.ts';

const OTHER_ID = 'other-frequencies';

type View = UnsubscribePageModel['view'];

/** Stops alerts, or sets how often they come, by the link of a message: forms alone, which name nobody. */
export function UnsubscribePage({ page: { view }, site }: { page: UnsubscribePageModel; site: SiteModel }) {
  return (
    <FormCard site={site}>
      <Content view={view} />
    </FormCard>
  );
}

function Content({ view }: { view: View }) {
  switch (view.state) {
    case 'on':
      return <AlertsOn view={view} />;
    case 'off':
      return (
        <>
          <h1>{words.off.title}</h1>
          <p>{words.off.text}</p>
          <AlertsForm token={view.token}>
            <Ask asked="resume">{words.off.again}</Ask>
          </AlertsForm>
          <p className={formStyles.small}>{words.off.still}</p>
        </>
      );
    case 'refused':
      return (
        <>
          <h1>{words.refused.title}</h1>
          <p>{words.refused[view.reason]}</p>
          <p>
            <ButtonLink look="pine" href={paths.monitoredReports()}>
              {words.refused.logIn}
            </ButtonLink>
          </p>
        </>
      );
    case 'gone':
      return (
        <>
          <h1>{words.gone.title}</h1>
          <p>{words.gone.text}</p>
          <p>
            <ButtonLink href={paths.home()}>{words.gone.home}</ButtonLink>
          </p>
        </>
      );
    case 'over':
      return (
        <>
          <h1>{words.over.title}</h1>
          <p>{words.over.text}</p>
          <p>
            <ButtonLink href={paths.monitoredReports()}>{words.over.toAlerts}</ButtonLink>
          </p>
        </>
      );
    case 'failed':
      return (
        <>
          <h1>{words.failed.title}</h1>
          <Banner tone="error">{words.failed.text}</Banner>
          <AlertsForm token={view.token}>
            <Ask asked={view.asked} look="pine">
              {words.failed.again}
            </Ask>
          </AlertsForm>
        </>
      );
  }
}

function AlertsOn({ view: { token, frequency, done } }: { view: Extract<View, { state: 'on' }> }) {
  return (
    <>
      <h1>{words.on.title}</h1>
      {done === null ? null : (
        <Banner tone="ok">{done === 'changed' ? words.changed(frequency) : words.resumed}</Banner>
      )}
      <p>{words.on.text(frequency)}</p>
      <AlertsForm token={token}>
        <Ask asked="stop" look="pine">
          {words.on.stop}
        </Ask>
      </AlertsForm>
      <p id={OTHER_ID} className={formStyles.or}>
        {words.on.other}
      </p>
      <AlertsForm token={token} labelledBy={OTHER_ID}>
        {ALERT_FREQUENCIES.filter((one) => one !== frequency).map((one) => (
          <Ask key={one} asked={one}>
            {words.on.frequencies[one]}
          </Ask>
        ))}
      </AlertsForm>
    </>
  );
}

function AlertsForm({ token, labelledBy, children }: { token: string; labelledBy?: string; children: ReactNode }) {
  return (
    <form className={styles.ways} method="post" action={paths.unsubscribe()} aria-labelledby={labelledBy}>
      <input type="hidden" name="token" value={token} />
      {children}
    </form>
  );
}

function Ask({ asked, look = 'plain', children }: { asked: AlertsAsked; look?: 'plain' | 'pine'; children: string }) {
  return (
    <Button type="submit" name="alerts" value={asked} look={look}>
      {children}
    </Button>
  );
}
