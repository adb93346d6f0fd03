import { accountSecurityCopy } from '../../../shared/copy/account/account-security.ts';
import { PASSWORD_MAX } from '../../../shared/forms/account-limits.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountPart } from '../../account/AccountPart.tsx';
import parts from '../../account/AccountParts.module.css';
import { ConfirmFields } from '../../account/ConfirmFields.tsx';
import { Button } from '../../ui/action/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import type { AccountSecurityPageModel } from './account-security-model.ts';

const words = accountSecurityCopy.password;

/** The form that sets or changes the password. Passwords are never sent back. */
export function SecurityPassword({
  email,
  hasPassword,
  passwordMin,
  passwordForm: { fieldErrors, error, confirm },
}: Pick<AccountSecurityPageModel, 'email' | 'hasPassword' | 'passwordMin' | 'passwordForm'>) {
  return (
    <AccountPart id="security-password-part" title={words.title}>
      <p>{hasPassword === false ? words.none : words.effect}</p>
      <form className={parts.form} method="post" action={paths.accountSecurity()}>
        <input type="hidden" name="action" value="password" />
        {/* Tells a password manager whose password this is. */}
        <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
        {error === null ? null : <Banner tone="error">{error}</Banner>}
        <Field
          id="security-password"
          name="newPassword"
          type="password"
          label={words.field}
          hint={words.hint(passwordMin)}
          error={fieldErrors.newPassword}
          minLength={passwordMin}
          maxLength={PASSWORD_MAX}
          autoComplete="new-password"
          autoFocus={fieldErrors.newPassword !== undefined}
          required
        />
        <ConfirmFields idPrefix="security-password" confirm={confirm} />
        <Button type="submit">{hasPassword === false ? words.set : words.change}</Button>
      </form>
    </AccountPart>
  );
}
