import { checkMailCopy } from '../../../shared/copy/account/check-mail.ts';
import { FormCard } from '../../account/FormCard.tsx';
import { Island } from '../../islands/Island.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { CHECK_MAIL_ID, CheckMailPageBody } from './CheckMailPageBody.tsx';
import type { CheckMailPageModel } from './check-mail-model.ts';

/** After an email was asked for: what to do now, whoever owns the address. */
export function CheckMailPage({ page, site }: { page: CheckMailPageModel; site: SiteModel }) {
  return (
    <FormCard site={site}>
      <h1>{checkMailCopy.title}</h1>
      {page.mail === null ? (
        <p>{checkMailCopy.renewed}</p>
      ) : (
        <Island id={CHECK_MAIL_ID}>
          <CheckMailPageBody mail={page.mail} />
        </Island>
      )}
    </FormCard>
  );
}
