import { loginCopy } from '../../shared/copy/account/login.ts';
import type { LoginWays as Hrefs } from '../../shared/urls/login-ways.ts';
import styles from './AccountForm.module.css';

/** From the login to a new password or a new account. */
export function LoginWays({ forgotPassword, signUp }: Hrefs) {
  return (
    <p className={styles.ways}>
      <a href={forgotPassword}>{loginCopy.forgot}</a>
      <span>
        {`${loginCopy.noAccount} `}
        <a href={signUp}>{loginCopy.signUp}</a>
      </span>
    </p>
  );
}
