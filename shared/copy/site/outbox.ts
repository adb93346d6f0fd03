export const outboxCopy = {
  title: 'Outbox',
  description: 'Text messages and emails from this local run, latest first. None of them leave this machine.',
  none: 'No mail yet.',
  textTo: (number: string) => `Text message to ${number}`,
  to: 'To',
  at: 'At',
  utc: 'UTC',
  asHtml: (subject: string) => `${subject}, as HTML`,
} as const;
