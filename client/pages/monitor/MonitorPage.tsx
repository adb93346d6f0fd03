import type { ReactNode } from 'react';
import { loginCopy } from '../../../shared/copy/account/login.ts';
import {
  monitorPageCopy,
  monitorRelativesCopy,
  recentUpdatesCopy,
  stopMonitoringCopy,
  monitorCopy as words,
} from '../../../shared/copy/person/monitor.ts';
import { ACCOUNT_ACTIONS } from '../../../shared/urls/account-actions.ts';
import { withStateFlag } from '../../../shared/urls/builders/state-flag-paths.ts';
import { loginWays } from '../../../shared/urls/login-ways.ts';
import { paths } from '../../../shared/urls/paths.ts';
import formStyles from '../../account/AccountForm.module.css';
import { EmailField } from '../../account/EmailField.tsx';
import { FormCard } from '../../account/FormCard.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import { WholeName } from '../../ui/text/WholeName.tsx';
import changeStyles from '../person/monitor/ChangesPopover.module.css';
import { anchorOfChange } from '../person/monitor/list-changes.ts';
import styles from '../person/monitor/Monitor.module.css';
import { MonitorTerms } from '../person/monitor/MonitorTerms.tsx';
import { RelativeChoices } from '../person/monitor/RelativeChoices.tsx';
import type { MonitorPageModel, MonitorView } from './monitor-model.ts';

/** What the monitoring dialogs of the person page ask, as a page. Plain HTML; the browser renders nothing of it. */
export function MonitorPage({ page, site }: { page: MonitorPageModel; site: SiteModel }) {
  return (
    <FormCard site={site}>
      <View page={page} view={page.view} />
    </FormCard>
  );
}

interface ViewProps<S extends MonitorView['state']> {
  readonly page: MonitorPageModel;
  readonly view: Extract<MonitorView, { state: S }>;
}

function View({ page, view }: { page: MonitorPageModel; view: MonitorView }) {
  switch (view.state) {
    case 'start':
      return <Start page={page} view={view} />;
    case 'log-in':
      return <LogIn page={page} view={view} />;
    case 'ask':
      return <Ask page={page} view={view} />;
    case 'monitored':
      return <Monitored page={page} view={view} />;
    case 'relatives':
      return <Relatives page={page} view={view} />;
    case 'dead':
      return <Dead page={page} />;
  }
}

/** A form of the page: its fields, the way back, and last the button, which says what it does in the field `do`. */
function Form({
  page,
  action,
  button,
  back = words.cancel,
  backHref = page.path,
  isPlain = false,
  children,
}: {
  page: MonitorPageModel;
  action: 'start' | 'log-in' | 'monitor' | 'stop' | 'relatives';
  button: string;
  back?: string;
  backHref?: string;
  /** neither answer is easier than the other */
  isPlain?: boolean;
  children?: ReactNode;
}) {
  return (
    <form className={formStyles.form} method="post" action={paths.monitor({ personId: page.id })}>
      {children}
      <div className={styles.foot}>
        <ButtonLink href={backHref}>{back}</ButtonLink>
        <Button look={isPlain ? 'plain' : 'pine'} type="submit" name="do" value={action}>
          {button}
        </Button>
      </div>
    </form>
  );
}

function Problem({ text }: { text: string | null }) {
  return text === null ? null : <Banner tone="error">{text}</Banner>;
}

function Start({ page, view: { email, errors, problem } }: ViewProps<'start'>) {
  return (
    <>
      <h1 dir="auto">
        <WholeName text={words.title(page.fullName)} name={page.fullName} />
      </h1>
      <p>{words.what(page.first)}</p>
      <Problem text={problem} />
      <Form page={page} action="start" button={words.complete}>
        <EmailField
          id="monitor-email"
          label={words.email}
          hint={words.emailHint}
          email={email}
          error={errors.email}
          autoFocus={errors.email !== undefined}
        />
        <MonitorTerms error={errors.terms} isFocused={errors.terms !== undefined && errors.email === undefined} />
      </Form>
    </>
  );
}

function LogIn({ page, view: { email, errors, problem } }: ViewProps<'log-in'>) {
  const redirect = withStateFlag(page.path, 'monitor');
  return (
    <>
      <h1 dir="auto">
        <WholeName text={words.title(page.fullName)} name={page.fullName} />
      </h1>
      <Problem text={problem} />
      <p>{words.hasAccount}</p>
      <Form page={page} action="log-in" button={words.logIn}>
        <input type="hidden" name="redirect" value={redirect} />
        <EmailField id="monitor-email" label={words.email} email={email} error={errors.email} />
        <Field
          id="monitor-password"
          name="password"
          type="password"
          label={words.password}
          error={errors.password}
          autoComplete="current-password"
          autoFocus
          required
        />
        <p className={formStyles.or}>{loginCopy.or}</p>
        <Button type="submit" formAction={ACCOUNT_ACTIONS.oneTimeLogin} formNoValidate>
          {words.byLink}
        </Button>
        <p className={formStyles.ways}>
          <a href={loginWays({ redirect }).forgotPassword}>{words.forgot}</a>
        </p>
      </Form>
    </>
  );
}

function Ask({ page, view: { problem } }: ViewProps<'ask'>) {
  return (
    <>
      <h1 dir="auto">{monitorPageCopy.ask(page.fullName)}</h1>
      <Problem text={problem} />
      <p>{words.what(page.first)}</p>
      <Form page={page} action="monitor" button={monitorPageCopy.start} />
    </>
  );
}

function Monitored({ page, view: { changes, problem } }: ViewProps<'monitored'>) {
  return (
    <>
      <h1 dir="auto">{monitorPageCopy.monitored(page.fullName)}</h1>
      <Problem text={problem} />
      {changes.length === 0 ? null : (
        <section aria-labelledby="recent-updates">
          <h2 id="recent-updates">{recentUpdatesCopy.title}</h2>
          <ul className={changeStyles.changes}>
            {changes.map(({ kind, count }) => (
              <li key={kind}>
                <a href={`${page.path}#${anchorOfChange(kind)}`}>{recentUpdatesCopy.changes(kind, count)}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>{monitorPageCopy.whatIf(page.first)}</p>
      <Form page={page} action="stop" button={stopMonitoringCopy.stop} back={stopMonitoringCopy.keep} isPlain />
    </>
  );
}

function Relatives({ page, view: { relatives, isConfirmed } }: ViewProps<'relatives'>) {
  const { fullName, first, path } = page;
  const confirm = isConfirmed ? null : <Banner tone="ok">{monitorRelativesCopy.confirmUnnamed}</Banner>;
  if (relatives.length === 0)
    return (
      <>
        <h1 dir="auto">{monitorPageCopy.monitored(fullName)}</h1>
        {confirm}
        <p>
          <ButtonLink look="pine" href={path}>
            {monitorPageCopy.back}
          </ButtonLink>
        </p>
      </>
    );
  return (
    <>
      <h1 dir="auto">{monitorRelativesCopy.title(first)}</h1>
      {confirm}
      <p>{monitorRelativesCopy.text}</p>
      <Form page={page} action="relatives" button={monitorRelativesCopy.submit} back={monitorRelativesCopy.skip(first)}>
        <RelativeChoices relatives={relatives} />
      </Form>
    </>
  );
}

function Dead({ page: { fullName, first, path } }: { page: MonitorPageModel }) {
  return (
    <>
      <h1 dir="auto">{fullName}</h1>
      <p>{monitorPageCopy.ended(first)}</p>
      <p>
        <ButtonLink href={path}>{monitorPageCopy.back}</ButtonLink>
      </p>
    </>
  );
}
