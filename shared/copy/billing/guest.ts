/** Beside a purchase that belongs to nobody's account yet. */
export const guestCopy = {
  here: 'What you bought is open in this browser.',
  elsewhere: 'To use it elsewhere, log in with a link we email you.',
  submit: 'Email me a log-in link',
  pending: (email: string) =>
    `This order is open in this browser. Once it is paid, the receipt goes to ${email}, and a log-in link opens it elsewhere.`,
} as const;
