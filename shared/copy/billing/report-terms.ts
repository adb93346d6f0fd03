/** What one report is: after its price, on the lines that sell one. */
export const reportTerms = (days: number): string => `One report, no subscription, readable for ${days} days.`;
