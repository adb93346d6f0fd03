/** What a viewer reads whose latest payment failed, in the dialog and on its page. */
export const badPaymentCopy = {
  /** F8-25 */
  tag: 'Update Required',
  /** F8-24 */
  text: 'We were unable to process your most recent payment. Please update your payment method to continue accessing your Premium benefits.',
} as const;
