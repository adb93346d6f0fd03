import { accountDataCopy } from '../../../shared/copy/account/account-data.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountCard } from '../../account/AccountCard.tsx';
import parts from '../../account/AccountParts.module.css';
import type { SiteModel } from '../../site/site-model.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import type { AccountDeletedPageModel } from './account-deleted-model.ts';

/** Says that it is done. */
export function AccountDeletedPage({ site }: { page: AccountDeletedPageModel; site: SiteModel }) {
  const { gone } = accountDataCopy;
  return (
    <AccountCard site={site}>
      <div className={parts.part} role="status">
        <h1>{gone.title}</h1>
        <p>{gone.text}</p>
        <p>
          <ButtonLink look="pine" href={paths.home()}>
            {gone.home}
          </ButtonLink>
        </p>
      </div>
    </AccountCard>
  );
}
