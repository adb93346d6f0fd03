export const outboxCopy = {
  title: 'Outbox',
  description: 'Emails from this local run, latest first. None of them leave this machine.',
  none: 'No mail yet.',
  to: 'To',
  at: 'At',
  utc: 'UTC',
  asHtml: (subject: string) => `${subject}, as HTML`,
} as const;
