/** Where the forms of accounts are sent. */
export const ACCOUNT_ACTIONS = {
  login: '/auth/login',
  signUp: '/auth/sign-up',
  forgotPassword: '/auth/forgot-password',
  oneTimeLogin: '/auth/one-time-login',
} as const;
