import { signUpCopy } from '../../shared/copy/account/sign-up.ts';
import type { WayBack } from '../../shared/urls/login-ways.ts';
import { paths } from '../../shared/urls/paths.ts';
import styles from './AccountForm.module.css';

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
