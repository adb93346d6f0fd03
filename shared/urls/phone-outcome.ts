/** What came of a report, as the page of a number says it: counted, counted before, or nothing chosen. */
export const PHONE_OUTCOMES = ['yes', 'before', 'missing'] as const;
export type PhoneOutcome = (typeof PHONE_OUTCOMES)[number];

/** The way back to the page of a number, at its reports. */
export function withPhoneOutcome(path: string, outcome: PhoneOutcome): string {
  return `${path}?reported=${outcome}#reports`;
}
