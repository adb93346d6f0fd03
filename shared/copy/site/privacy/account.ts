import type { PrivacySection } from './privacy.ts';

const WITH_ACCOUNT = 'Until you delete the account';

export const accountSection: PrivacySection = {
  id: 'account',
  title: 'Your account',
  text: [
    'We tell nobody who has an account here. One check is the exception: when you type an email address to sign up or to monitor somebody, the form has to know whether to ask for a password. It answers 10 times a minute and 50 times a day for one network, and each check is counted.',
  ],
  rows: [
    {
      what: 'Your email address, and your first name if you gave it',
      why: 'To know whose account it is, and to write to you.',
      until: WITH_ACCOUNT,
    },
    {
      what: 'A hash of your password; the public keys of your passkeys',
      why: 'To log you in. We store neither the password nor a passkey’s secret.',
      until: 'Until you replace or remove it, or delete the account',
    },
    {
      what: 'Where you are logged in: the kind of browser, since when, and when it was last used. No network address',
      why: 'So that you can see it and end it.',
      until: '30 days after the last visit, 180 days at most',
    },
    {
      what: 'Whom you looked up with a plan, and which reports you opened',
      why: 'So that opening the same person again costs nothing, and to show you what was used for what.',
      until: '13 months; then we keep a number per month, without you or the person',
    },
    {
      what: 'People you monitor or saved as contacts',
      why: 'To show them to you, with what has changed.',
      until: 'Until you remove them, or delete the account',
    },
  ],
};
