import { emailCheckCopy as words } from '../../shared/copy/account/sign-up.ts';
import { ACCOUNT_ACTIONS } from '../../shared/urls/account-actions.ts';
import { Button } from '../ui/action/Button.tsx';
import styles from './AccountForm.module.css';
import { FormLink } from './FormLink.tsx';
import type { CheckedEmail } from './use-email-check.ts';

/** What the check of an address found, announced politely, and the way that fits. Nothing of it keeps the form back. */
export function EmailFound({
  found,
  form,
}: {
  found: CheckedEmail | null;
  /** the id of the form that its buttons send */
  form: string;
}) {
  const text = textOf(found);
  const hasAccount = found?.isValid === true && !found.isAvailable;
  return (
    <div className={styles.found}>
      <div role="status">{text === null ? null : <p>{text}</p>}</div>
      {hasAccount && found.isFreeNoPassword ? (
        <Button type="submit" size="small" form={form} formAction={ACCOUNT_ACTIONS.oneTimeLogin}>
          {words.byLink}
        </Button>
      ) : null}
      {hasAccount && !found.isFreeNoPassword ? (
        <FormLink action={ACCOUNT_ACTIONS.login} form={form}>
          {words.logIn}
        </FormLink>
      ) : null}
    </div>
  );
}

function textOf(found: CheckedEmail | null): string | null {
  if (found === null) return null;
  // The message about an address is under its field; one about the check itself is not the reader's fault.
  if (!found.isValid) return found.isAvailable ? found.errorMessage : null;
  if (found.isAvailable) return words.available;
  return found.isFreeNoPassword ? words.noPassword : words.hasAccount;
}
