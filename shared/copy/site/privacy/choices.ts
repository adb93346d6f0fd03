import { paths } from '../../../urls/paths.ts';
import type { GuideSection } from '../guide.ts';

/** What readers can do about their own data. */
export const choicesSection: GuideSection = {
  id: 'choices',
  title: 'Get or delete your data',
  text: [
    'Logged in, you can download everything we store about your account as a file, and delete the account. Deleting it ends a plan, logs you out everywhere and removes what the account holds.',
  ],
  links: [
    { text: 'Download or delete your data', href: paths.accountData() },
    { text: 'Ask without an account', href: paths.privacyRequests() },
  ],
};
