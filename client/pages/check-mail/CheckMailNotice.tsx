import { checkMailCopy } from '../../../shared/copy/account/sign-up.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import styles from './CheckMailNotice.module.css';

/** After a sign-up that created no account. */
export interface CheckMailPageModel {
  readonly kind: 'check-mail';
  /** as it was typed */
  readonly email: string;
  /** same-site path to go to after login */
  readonly redirect: string;
}

/** Identical whether or not the address has an account. */
export function CheckMailNotice({
  email,
  redirect,
  propertySite,
}: Omit<CheckMailPageModel, 'kind'> & { propertySite: string | null }) {
  const back = { redirect, propertySite };
  return (
    <div className={styles.notice}>
      <h1>{checkMailCopy.title}</h1>
      <p>{checkMailCopy.text}</p>
      <p className={styles.address}>{email}</p>
      <p>{checkMailCopy.wait}</p>
      <div className={styles.ways}>
        <ButtonLink look="pine" href={paths.login(back)}>
          {checkMailCopy.logIn}
        </ButtonLink>
        <ButtonLink href={paths.signUp(back)}>{checkMailCopy.again}</ButtonLink>
      </div>
    </div>
  );
}
