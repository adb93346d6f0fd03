export const loginCopy = {
  title: 'Log in',
  email: 'Email',
  password: 'Password',
  submit: 'Log in',
  forgot: 'Forgot password',
  noAccount: 'No account yet?',
  signUp: 'Sign up',
} as const;
