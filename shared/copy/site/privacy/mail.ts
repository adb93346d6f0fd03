import type { PrivacySection } from './privacy.ts';

export const mailSection: PrivacySection = {
  id: 'email',
  title: 'Email and log-in',
  text: [
    'Anybody can type your address into a form. That is why a link goes to your mailbox before anything happens, and why a stranger can cause at most one email of a kind in a day. Our emails never name a person who was looked up, and nothing in them reports that they were read.',
  ],
  rows: [
    {
      what: 'Links by email: a hash of the link, your address, and what you typed to get it',
      why: 'So that the link works, and only once.',
      until: 'It works for 10 minutes and can be renewed for 24 hours after that; then we delete it',
    },
    {
      what: 'The email itself: your address and the text',
      why: 'To send it, and to try again if that fails.',
      until: '7 days after it was sent; 30 days if it never was',
    },
    {
      what: 'How often email to an address was asked for, under a keyed hash',
      why: 'So that nobody can flood your mailbox.',
      until: '24 hours',
    },
    {
      what: 'Wrong passwords, under a keyed hash of address and network or browser',
      why: 'So that nobody can guess passwords.',
      until: '24 hours after the last one',
    },
    {
      what: 'How often a network checked addresses, under a hash that changes every day',
      why: 'So that nobody can find out who has an account by trying.',
      until: 'Until the day is over',
    },
  ],
};
