/** The page 'Your data'. */
export const accountDataCopy = {
  title: 'Your data',
  lede: 'What we store about you, as a file, and how to delete it.',
  stored: {
    title: 'What we store',
    texts: [
      'Your email address, your name if you gave it, and where you are logged in. Of a password or passkey, only what is needed to check it.',
      'Whom you looked up and whose reports you opened, for 13 months. Whom you monitor and whom you saved.',
      'What you bought, with its receipt. Of a card, only the brand, the last four digits and when it expires.',
    ],
  },
  download: {
    title: 'Download',
    text: 'One file with all of it, in a format that people and programs can read (JSON).',
    button: 'Download your data',
    fileName: (day: string) => `porchlight-data-${day}.json`,
  },
  deletion: {
    title: 'Delete your account',
    gone: 'This deletes at once, for good:',
    goneList: [
      'your account and its log-ins, passkeys and links',
      'your lookups, open reports, unused credits, and any plan: it ends and is not charged again',
      'your contacts and the people you monitor',
      'your card on file',
      'courthouse requests that are still out: you get no results',
    ],
    kept: 'What stays, and for how long:',
    keptList: [
      'receipts, 7 years, because the law asks for it: what you paid, when and how, without the person or home it was about',
      'emails that we have sent to you: 7 days',
      'orders and refunds that are not finished, until their money has gone back',
    ],
    noRefund: 'You get no money back for what you have not used.',
    agree: (email: string) => `Delete the account ${email}`,
    mustAgree: 'Please tick this box to delete your account.',
    button: 'Delete my account',
  },
  gone: {
    title: 'Your account is deleted',
    text: 'You are logged out. We have sent you an email that says the same.',
    home: 'Go to the home page',
  },
} as const;
