import { accountDataCopy } from '../../../shared/copy/account/account-data.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountPart } from '../../account/AccountPart.tsx';
import parts from '../../account/AccountParts.module.css';
import { ConfirmFields } from '../../account/ConfirmFields.tsx';
import { Button } from '../../ui/action/Button.tsx';
import { FieldError } from '../../ui/form/Field.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import type { AccountDataPageModel } from './account-data-model.ts';
import styles from './DataDeletion.module.css';

const words = accountDataCopy.deletion;
const AGREE_ID = 'data-agree';

/** What deleting means, and the form that does it. */
export function DataDeletion({ email, form }: Pick<AccountDataPageModel, 'email' | 'form'>) {
  const { agrees, agreeError, error, confirm } = form;
  return (
    <AccountPart id="data-deletion" title={words.title}>
      <p>{words.gone}</p>
      <Bullets texts={words.goneList} />
      <p>{words.kept}</p>
      <Bullets texts={words.keptList} />
      <p>{words.noRefund}</p>
      <form className={parts.form} method="post" action={paths.accountData()}>
        <input type="hidden" name="action" value="delete" />
        {error === null ? null : <Banner tone="error">{error}</Banner>}
        <div>
          <label className={styles.agree}>
            <input
              type="checkbox"
              name="agrees"
              value="yes"
              defaultChecked={agrees}
              required
              // biome-ignore lint/a11y/noAutofocus: the page reloaded because of this field
              autoFocus={agreeError !== null}
              aria-invalid={agreeError === null ? undefined : true}
              aria-describedby={agreeError === null ? undefined : `${AGREE_ID}-error`}
            />
            <span>{words.agree(email)}</span>
          </label>
          <FieldError id={`${AGREE_ID}-error`} error={agreeError} />
        </div>
        <ConfirmFields idPrefix="data" confirm={confirm} />
        <Button type="submit">{words.button}</Button>
      </form>
    </AccountPart>
  );
}

function Bullets({ texts }: { texts: readonly string[] }) {
  return (
    <ul className={parts.bullets}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
