import { accountSecurityCopy } from '../../../shared/copy/account/account-security.ts';
import { EMAIL_MAX } from '../../../shared/forms/account-limits.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountPart } from '../../account/AccountPart.tsx';
import parts from '../../account/AccountParts.module.css';
import { ConfirmFields } from '../../account/ConfirmFields.tsx';
import { Button } from '../../ui/action/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import type { AccountSecurityPageModel } from './account-security-model.ts';

const words = accountSecurityCopy.email;

/** The address, and the form that changes it. */
export function SecurityEmail({ email, emailForm }: Pick<AccountSecurityPageModel, 'email' | 'emailForm'>) {
  const { typed, fieldErrors, error, confirm } = emailForm;
  return (
    <AccountPart id="security-email-part" title={words.title}>
      <p>
        {words.now} <span className={parts.strong}>{email}</span>
      </p>
      <form className={parts.form} method="post" action={paths.accountSecurity()}>
        <input type="hidden" name="action" value="email" />
        {error === null ? null : <Banner tone="error">{error}</Banner>}
        <Field
          id="security-email"
          name="email"
          type="email"
          label={words.field}
          hint={words.hint}
          defaultValue={typed}
          error={fieldErrors.email}
          maxLength={EMAIL_MAX}
          autoComplete="email"
          autoFocus={fieldErrors.email !== undefined}
          required
        />
        <ConfirmFields idPrefix="security-email" confirm={confirm} />
        <Button type="submit">{words.submit}</Button>
      </form>
    </AccountPart>
  );
}
