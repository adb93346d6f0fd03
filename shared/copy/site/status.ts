import type { SecurityKind } from '../../contract/operations/security.ts';

export const statusCopy = {
  title: 'Status',
  description: 'What both workers refused, by kind. Hours and days are in UTC; no count shows who it was.',
  none: 'Nothing was refused in the last 30 days.',
  security: 'Security log',
  kind: 'What',
  hour: 'This hour',
  day: '24 hours',
  month: '30 days',
  kinds: {
    'login-failed': 'Wrong password',
    'login-blocked': 'Log-in blocked',
    'login-busy': 'Too many log-ins at once',
    'address-checked': 'Address checked for an account',
    'token-refused': 'Link refused',
    'limit-hit': 'Limit reached',
    'access-refused': 'Access refused',
    'cross-site-refused': 'Sent by another site',
    'wrong-host': 'Wrong host',
    'envelope-refused': 'Not signed by the edge',
    'webhook-refused': 'Not signed by the payment provider',
  } satisfies Record<SecurityKind, string>,
} as const;
