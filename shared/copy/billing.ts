/** The pages about what was paid. */
export const billingCopy = {
  nav: { label: 'Billing', credits: 'Credits', receipts: 'Receipts' },
} as const;
