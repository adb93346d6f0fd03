/** What a plain `npm run bench` measures. */
export const PARTS = ['render', 'bytes', 'browser', 'start', 'scale', 'slowest'] as const;
/** Parts that take many minutes or the whole machine run only when named. */
export const NAMED_PARTS = [
  'early',
  'kept',
  'memory',
  'attack',
  'log-ins',
  'renewals',
  'monitoring',
  'seeding',
  'frequencies',
  'taps',
  'paying',
  'quotas',
  'print',
  'odd',
  'bots',
  'removal',
] as const;
export const ALL_PARTS = [...PARTS, ...NAMED_PARTS];
export type Part = (typeof ALL_PARTS)[number];
