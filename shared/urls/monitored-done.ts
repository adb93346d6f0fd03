/** What a form of the page of monitored reports has just done, which the page then says. */
export const MONITORED_DONE = [
  'stopped',
  'undone',
  'undone-partly',
  'frequency',
  'alerts-stopped',
  'alerts-on',
] as const;
export type MonitoredDone = (typeof MONITORED_DONE)[number];
