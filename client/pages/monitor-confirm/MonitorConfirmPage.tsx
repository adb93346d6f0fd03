import { linkOverCopy } from '../../../shared/copy/account/emailed-link.ts';
import { monitorConfirmCopy as words } from '../../../shared/copy/account/monitor-confirm.ts';
import { paths } from '../../../shared/urls/paths.ts';
import formStyles from '../../account/AccountForm.module.css';
import { FormCard } from '../../account/FormCard.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import type { MonitorConfirmPageModel } from './monitor-confirm-model.ts';

type View = MonitorConfirmPageModel['view'];

/** Confirms monitoring by the link of an email: a form alone, which names nobody. */
export function MonitorConfirmPage({ page: { view }, site }: { page: MonitorConfirmPageModel; site: SiteModel }) {
  return (
    <FormCard site={site}>
      <Content view={view} />
    </FormCard>
  );
}

function Content({ view }: { view: View }) {
  switch (view.state) {
    case 'open':
      return <Open view={view} />;
    case 'confirmed':
      return (
        <>
          <h1>{words.confirmed.title}</h1>
          <p>{words.confirmed.text}</p>
          {view.isHere ? null : <p className={formStyles.small}>{words.confirmed.elsewhere}</p>}
          <p>
            <ButtonLink look="pine" href={view.isHere ? paths.monitoredReports() : logInPath()}>
              {view.isHere ? words.confirmed.toList : words.confirmed.logIn}
            </ButtonLink>
          </p>
        </>
      );
    case 'used':
      return (
        <>
          <h1>{words.used.title}</h1>
          <p>{words.used.text}</p>
          <p>
            <ButtonLink href={paths.monitoredReports()}>{words.used.toList}</ButtonLink>
          </p>
        </>
      );
    case 'log-in':
      return (
        <>
          <h1>{words.logIn.title}</h1>
          <p>{words.logIn.text}</p>
          <p>
            <ButtonLink look="pine" href={logInPath()}>
              {words.logIn.logIn}
            </ButtonLink>
          </p>
        </>
      );
    case 'over':
      return (
        <>
          <h1>{view.isCut ? linkOverCopy.title : words.over.title}</h1>
          <p>{view.isCut ? linkOverCopy.broken : words.over.text}</p>
          <p>
            <ButtonLink href={paths.home()}>{words.over.search}</ButtonLink>
          </p>
        </>
      );
  }
}

function Open({ view: { token, error } }: { view: Extract<View, { state: 'open' }> }) {
  return (
    <>
      <h1>{words.open.title}</h1>
      <p>{words.open.text}</p>
      <p>{words.open.account}</p>
      {error === null ? null : <Banner tone="error">{error}</Banner>}
      <form method="post" action={paths.monitorConfirm()} className={formStyles.form}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" look="pine">
          {words.open.submit}
        </Button>
      </form>
      <p className={formStyles.small}>{words.open.notYou}</p>
    </>
  );
}

const logInPath = () => paths.login({ redirect: paths.monitoredReports() });
