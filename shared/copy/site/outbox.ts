export const outboxCopy = {
  title: 'Outbox',
  description: 'Mails of this local run, the latest first. None of them leaves this machine.',
  none: 'No mail yet.',
  to: 'To',
  at: 'At',
  utc: 'UTC',
} as const;
