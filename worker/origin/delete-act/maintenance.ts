/** The platform rests from 1 to 3 a.m. in California. */
const FROM_HOUR = 1;
const TO_HOUR = 3;
const STEP_MS = 10 * 60_000;

const pacific = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  hour: 'numeric',
  hourCycle: 'h23',
});

/** Whether the platform rests. `at` is in milliseconds since 1970. */
export function isMaintenance(at: number): boolean {
  const hour = Number(pacific.format(at));
  return hour >= FROM_HOUR && hour < TO_HOUR;
}

/**
 * The first time from then on at which the platform can be asked, in milliseconds since 1970. California's clocks decide:
 * the night in which they go back has an hour more of maintenance, the one in which they go forward an hour less.
 */
export function afterMaintenance(at: number): number {
  let then = at;
  while (isMaintenance(then)) then = Math.floor(then / STEP_MS) * STEP_MS + STEP_MS;
  return then;
}
