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

/**
 * Why a form that opens somebody opened nobody, as the page it belongs to shows it: nobody is on record, or no lookup
 * is left.
 */
export const OPEN_OUTCOMES = ['nobody', 'out'] as const;
export type OpenOutcome = (typeof OPEN_OUTCOMES)[number];
const OPEN_FLAG = 'opened';

/** The redirect back to the page, at the people it names. `fragment` is the id of their section. */
export function withOpenOutcome(path: string, outcome: OpenOutcome | null, fragment: string): string {
  return `${path}${outcome === null ? '' : `?${OPEN_FLAG}=${outcome}`}#${fragment}`;
}

/** What a page is to say of the form; null if nothing. */
export function readOpenOutcome(query: URLSearchParams): OpenOutcome | null {
  return OPEN_OUTCOMES.find((outcome) => outcome === query.get(OPEN_FLAG)) ?? null;
}

/** The result of a report, as the page of a number shows it: counted, or one of before counts. */
export const PHONE_OUTCOMES = ['yes', 'before'] as const;
export type PhoneOutcome = (typeof PHONE_OUTCOMES)[number];

/** The redirect to the page of a number, at its reports. */
export function withPhoneOutcome(path: string, outcome: PhoneOutcome): string {
  return `${path}?reported=${outcome}#reports`;
}
