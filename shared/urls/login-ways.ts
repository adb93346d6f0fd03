import { paths } from './paths.ts';

/** Where a log-in and a sign-up return to. */
export interface WayBack {
  /** same-site path to go to afterwards */
  readonly redirect: string;
  /** the other site that `redirect` may contain in its query */
  readonly propertySite?: string | null;
}

/** Where a reader without a password, or without an account, goes from the login. */
export interface LoginWays {
  readonly forgotPassword: string;
  readonly signUp: string;
}

/** The links below a login. */
export function loginWays({ redirect, propertySite = null }: WayBack): LoginWays {
  const way = { redirect, propertySite };
  return {
    forgotPassword: paths.forgotPassword(way),
    signUp: paths.signUp(way),
  };
}
