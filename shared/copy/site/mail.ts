import { SITE_NAME } from './site.ts';

/** Why the recipient got an email: its last sentence, by the kind of email. */
export const whyMailed = {
  welcome: `You are getting this email because an account was created with this address at ${SITE_NAME}.`,
  'sign-up-again': `You are getting this email because somebody entered this address to sign up at ${SITE_NAME}.`,
  receipt: `You are getting this email because something was bought with this address at ${SITE_NAME}.`,
  refund: `You are getting this email because something that was bought with this address at ${SITE_NAME} was refunded.`,
  'court-runner-back': `You are getting this email because a courthouse search was bought with this address at ${SITE_NAME}.`,
} as const;
