import { SITE_NAME } from './site.ts';

/** Why the recipient got an email: its last sentence, by the kind of email. */
const typed = `You are getting this email because somebody entered this address at ${SITE_NAME}.`;
const changed = `You are getting this email because your account at ${SITE_NAME} was changed.`;
const plan = `You are getting this email because a plan at ${SITE_NAME} was bought with this address.`;
const removal = `You are getting this email because this address confirmed a removal at ${SITE_NAME}.`;

export const whyMailed = {
  'sign-up': `You are getting this email because somebody entered this address to sign up at ${SITE_NAME}.`,
  'sign-up-again': `You are getting this email because somebody entered this address to sign up at ${SITE_NAME}.`,
  'one-time-login': `You are getting this email because somebody entered this address to log in at ${SITE_NAME}.`,
  'forgot-password': typed,
  'change-email': typed,
  'change-email-again': typed,
  'email-changing': changed,
  'email-changed': changed,
  'account-changed': changed,
  'account-deleted': `You are getting this email because your account at ${SITE_NAME} was deleted.`,
  receipt: `You are getting this email because something was bought with this address at ${SITE_NAME}.`,
  refund: `You are getting this email because something that was bought with this address at ${SITE_NAME} was refunded.`,
  'court-runner-back': `You are getting this email because a courthouse search was bought with this address at ${SITE_NAME}.`,
  'credits-expiring': `You are getting this email because you have unused background credits at ${SITE_NAME}.`,
  'plan-started': plan,
  'plan-renewed': plan,
  'plan-changed': plan,
  'plan-cancelled': plan,
  'plan-resumed': plan,
  'plan-payment-failed': plan,
  'plan-ended': plan,
  'plan-renewal-reminder': plan,
  'plan-price-change': plan,
  'payment-method-changed': changed,
  'family-invitation': `You are getting this email because somebody with a plan at ${SITE_NAME} entered this address to share it with you.`,
  'phone-report': `You are getting this email because somebody entered this address to report a phone number at ${SITE_NAME}.`,
  'phone-dispute': `You are getting this email because somebody entered this address to dispute phone reports at ${SITE_NAME}.`,
  'monitor-confirm': `You are getting this email because somebody entered this address to monitor a report at ${SITE_NAME}.`,
  'monitor-alert': `You are getting this email because you monitor people at ${SITE_NAME}.`,
  'record-error': `You are getting this email because you reported an error in a record at ${SITE_NAME}.`,
  'removal-confirm': `You are getting this email because somebody entered this address to remove a page at ${SITE_NAME}.`,
  'removal-receipt': removal,
  'removal-undo': removal,
  'removal-restored': removal,
  'privacy-request': `You are getting this email because somebody entered this address in a privacy request at ${SITE_NAME}.`,
  'credit-back': `You are getting this email because you bought a background report at ${SITE_NAME}.`,
  'claim-code': `You are getting this email because somebody entered this address to get a code at ${SITE_NAME}.`,
  'claim-correction': `You are getting this email because somebody with a code that was sent here corrected a record at ${SITE_NAME}.`,
  'family-changed': `You are getting this email because you share, or shared, a plan at ${SITE_NAME}.`,
} as const;
