import { accountDataCopy as words } from '../../../shared/copy/account/account-data.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountLayout } from '../../account/AccountLayout.tsx';
import { AccountPart, AccountParts, AccountTitle } from '../../account/AccountPart.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import type { AccountDataPageModel } from './account-data-model.ts';
import { DataDeletion } from './DataDeletion.tsx';

/** What we store about the reader, as a file, and how to delete it. */
export function AccountDataPage({ page, site }: { page: AccountDataPageModel; site: SiteModel }) {
  const { stored, download } = words;
  return (
    <AccountLayout site={site} current="data">
      <AccountTitle title={words.title}>{words.lede}</AccountTitle>
      <AccountParts>
        <AccountPart id="data-stored" title={stored.title}>
          {stored.texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </AccountPart>
        <AccountPart id="data-download" title={download.title}>
          <p>{download.text}</p>
          <p>
            <ButtonLink href={paths.accountExport()} download>
              {download.button}
            </ButtonLink>
          </p>
        </AccountPart>
        <DataDeletion email={page.email} form={page.form} />
      </AccountParts>
    </AccountLayout>
  );
}
