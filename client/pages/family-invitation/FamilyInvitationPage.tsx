import { invitationCopy as words } from '../../../shared/copy/account/family.ts';
import { ACCOUNT_ACTIONS } from '../../../shared/urls/account-actions.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountCard } from '../../account/AccountCard.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import styles from './FamilyInvitationPage.module.css';
import type { FamilyInvitationPageModel } from './family-invitation-model.ts';

type View = FamilyInvitationPageModel['view'];

/** An invitation to share a plan: a button that accepts it, or why it cannot be accepted here. */
export function FamilyInvitationPage({ page: { view }, site }: { page: FamilyInvitationPageModel; site: SiteModel }) {
  return (
    <AccountCard site={site}>
      <div className={styles.invitation}>
        <Content view={view} isLoggedIn={site.viewer !== null} />
      </div>
    </AccountCard>
  );
}

function Content({ view, isLoggedIn }: { view: View; isLoggedIn: boolean }) {
  switch (view.state) {
    case 'open':
      return (
        <>
          <What view={view} />
          {view.error === null ? null : <Banner tone="error">{view.error}</Banner>}
          <form method="post" action={paths.familyInvitation()}>
            <input type="hidden" name="token" value={view.token} />
            <Button type="submit" look="pine">
              {words.join}
            </Button>
          </form>
        </>
      );
    case 'login':
      return (
        <>
          <What view={view} />
          <p>{words.login.text(view.to)}</p>
          <LoginForm view={view} />
        </>
      );
    case 'wrong':
      return (
        <>
          <h1>{words.wrong.title}</h1>
          <p>{words.wrong.text(view.to, view.email)}</p>
          <form method="post" action={paths.logout()} data-log-out="">
            <Button type="submit">{words.wrong.logOut}</Button>
          </form>
        </>
      );
    case 'has-plan':
      return (
        <>
          <h1>{words.hasPlan.title}</h1>
          <p>{words.hasPlan.text}</p>
          <p>
            <ButtonLink href={paths.managePlan()}>{words.hasPlan.link}</ButtonLink>
          </p>
        </>
      );
    default: {
      const { title, text } = words.states[view.state];
      return (
        <>
          <h1>{title}</h1>
          <p>{text}</p>
          <p>
            <ButtonLink href={isLoggedIn ? paths.account() : paths.home()}>
              {isLoggedIn ? words.toAccount : words.home}
            </ButtonLink>
          </p>
        </>
      );
    }
  }
}

function What({ view: { from, productName, lookups } }: { view: Extract<View, { state: 'open' | 'login' }> }) {
  return (
    <>
      <h1>{words.title(from)}</h1>
      <p>{words.what(productName, lookups)}</p>
      <p>{`${words.free} ${words.privacy}`}</p>
    </>
  );
}

/** Both buttons send the invited address to a form of accounts, where no URL has it. */
function LoginForm({ view: { to, redirect } }: { view: Extract<View, { state: 'login' }> }) {
  return (
    <form className={styles.ways} method="post" action={ACCOUNT_ACTIONS.login}>
      <input type="hidden" name="email" value={to} />
      <input type="hidden" name="redirect" value={redirect} />
      <Button type="submit" look="pine" name="show" value="form">
        {words.login.logIn}
      </Button>
      <Button type="submit" name="show" value="form" formAction={ACCOUNT_ACTIONS.signUp}>
        {words.login.signUp}
      </Button>
    </form>
  );
}
