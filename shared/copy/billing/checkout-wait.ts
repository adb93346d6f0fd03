/** Copy of the page that waits for the answer to an order. */
export const checkoutWaitCopy = {
  label: 'Your order',
  title: 'We are waiting to hear about your order',
  text: 'It was sent, and the answer is taking longer than usual. This page checks by itself and takes you on. You need to do nothing.',
  /** after a long wait, when the page has stopped reloading itself */
  rests:
    'It was sent, and there is still no answer. You can close this page: if the order is paid, we email you the receipt.',
  once: 'You are charged at most once, however often this page checks.',
  check: 'Check now',
} as const;
