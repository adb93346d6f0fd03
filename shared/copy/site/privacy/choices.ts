/** What readers can do about their own data. */
export const choicesCopy = {
  id: 'choices',
  title: 'Get or delete your data',
  text: 'Logged in, you can download everything we store about your account as a file, and delete the account. Deleting it ends a plan, logs you out everywhere and removes what the account holds.',
  linkOpen: 'Download or delete your data',
  textClosed: 'That page is not open yet. When it is, you will find it here and in your account.',
} as const;
