import { emailConfirmedCopy as words } from '../../../shared/copy/account/emailed-link.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountCard } from '../../account/AccountCard.tsx';
import formStyles from '../../account/AccountForm.module.css';
import type { SiteModel } from '../../site/site-model.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import type { EmailConfirmedPageModel } from './email-confirmed-model.ts';

/** After the link that changes an account's address. */
export function EmailConfirmedPage({ page: { isTaken }, site }: { page: EmailConfirmedPageModel; site: SiteModel }) {
  return (
    <AccountCard site={site}>
      <div id="email-confirmed" className={formStyles.form}>
        <h1>{isTaken ? words.takenTitle : words.title}</h1>
        <p>{isTaken ? words.taken : words.text}</p>
        <ButtonLink look="pine" href={paths.account()}>
          {words.toAccount}
        </ButtonLink>
      </div>
    </AccountCard>
  );
}
