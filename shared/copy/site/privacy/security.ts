import { paths } from '../../../urls/paths.ts';
import type { GuideSection } from '../guide.ts';

/** How what we keep is guarded. */
export const securitySection: GuideSection = {
  id: 'security',
  title: 'How we guard it',
  text: ['No site is beyond attack. This is what we do against the likeliest ones:'],
  points: [
    'A page is sent without what its reader may not see: nothing is hidden in it that a program could bring out.',
    'Passwords are stored as slow hashes, and links in our emails as hashes. Neither can be read back.',
    'Card numbers go to the payment provider and never reach us.',
    'Wrong passwords, and how much one network can open in a day, are limited.',
    'Our logs hold no name, address, account or search.',
  ],
  links: [{ text: 'Report a security flaw', href: paths.reportFlaw() }],
};
