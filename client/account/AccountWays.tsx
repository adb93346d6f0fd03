import { loginCopy } from '../../shared/copy/account/login.ts';
import { signUpCopy } from '../../shared/copy/account/sign-up.ts';
import { paths } from '../../shared/urls/paths.ts';
import styles from './AccountForm.module.css';

interface WayBack {
  /** same-site path to go to afterwards */
  readonly redirect: string;
  /** the other site that `redirect` may contain in its query */
  readonly propertySite?: string | null;
}

/** From the login to a new password or a new account. */
export function LoginWays({ redirect, propertySite = null }: WayBack) {
  return (
    <p className={styles.ways}>
      <a href={paths.forgotPassword()}>{loginCopy.forgot}</a>
      <span>
        {`${loginCopy.noAccount} `}
        <a href={paths.signUp({ redirect, propertySite })}>{loginCopy.signUp}</a>
      </span>
    </p>
  );
}

/** From the sign-up to the login. */
export function SignUpWays({ redirect, propertySite = null }: WayBack) {
  return (
    <p className={styles.ways}>
      <span>
        {`${signUpCopy.hasAccount} `}
        <a href={paths.login({ redirect, propertySite })}>{signUpCopy.logIn}</a>
      </span>
    </p>
  );
}
