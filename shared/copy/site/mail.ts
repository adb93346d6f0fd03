import { SITE_NAME } from './site.ts';

/** Why a mail came, in one sentence at its end, by what it is about. */
export const whyMailed = {
  welcome: `You get this mail because an account was made with this address at ${SITE_NAME}.`,
  'sign-up-again': `You get this mail because somebody typed this address to sign up at ${SITE_NAME}.`,
  receipt: `You get this mail because something was bought with this address at ${SITE_NAME}.`,
  refund: `You get this mail because something that was bought with this address at ${SITE_NAME} was refunded.`,
  'court-runner-back': `You get this mail because a courthouse search was bought with this address at ${SITE_NAME}.`,
} as const;
