/** Where the forms of accounts are sent. */
export const ACCOUNT_ACTIONS = { login: '/auth/login', signUp: '/auth/sign-up' } as const;
