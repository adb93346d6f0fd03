/** The flag of a list that stands in for a monitored report which is gone (P2-032). */
export const INFO_BANNER_FLAG = 'show_info_banner';

/** Whether a query asks for the banner. */
export function wantsInfoBanner(query: URLSearchParams): boolean {
  return query.get(INFO_BANNER_FLAG) === 'true';
}

/** The same address without the banner, for who has read it. */
export function withoutInfoBanner(href: string): URL {
  const url = new URL(href);
  url.searchParams.delete(INFO_BANNER_FLAG);
  return url;
}

/** What came of a report, as the page of a number says it: counted, counted before, or nothing chosen. */
export const PHONE_OUTCOMES = ['yes', 'before', 'missing'] as const;
export type PhoneOutcome = (typeof PHONE_OUTCOMES)[number];

/** The way back to the page of a number, at its reports. */
export function withPhoneOutcome(path: string, outcome: PhoneOutcome): string {
  return `${path}?reported=${outcome}#reports`;
}
