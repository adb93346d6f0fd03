/** The flag of a list shown instead of a monitored report that is gone (P2-032). */
export const INFO_BANNER_FLAG = 'show_info_banner';

/** Whether a query requests the banner. */
export function wantsInfoBanner(query: URLSearchParams): boolean {
  return query.get(INFO_BANNER_FLAG) === 'true';
}

/** The same address without the banner, for a reader who has seen it. */
export function withoutInfoBanner(href: string): URL {
  const url = new URL(href);
  url.searchParams.delete(INFO_BANNER_FLAG);
  return url;
}

/** The result of a report, as the page of a number shows it: counted, or one of before counts. */
export const PHONE_OUTCOMES = ['yes', 'before'] as const;
export type PhoneOutcome = (typeof PHONE_OUTCOMES)[number];

/** The redirect to the page of a number, at its reports. */
export function withPhoneOutcome(path: string, outcome: PhoneOutcome): string {
  return `${path}?reported=${outcome}#reports`;
}
