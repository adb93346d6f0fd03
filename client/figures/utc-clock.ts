/** '14:05', the time of day in UTC; takes milliseconds since 1970. */
export const UTC_CLOCK = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
});
