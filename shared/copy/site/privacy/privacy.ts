/** The frame of the privacy page. Its sections are in the files beside this one. */
export const privacyCopy = {
  title: 'What we keep, why, and for how long',
  lede: 'This page is about two kinds of people: those who use this site, and those who are on record here. It says what we keep about each, and how you can get it, change it or delete it.',
  description:
    'Which cookies this site sets, what an account and a purchase leave behind, what stays in your browser, and when each is deleted.',
  contents: 'On this page',
  columns: { what: 'What', why: 'Why', until: 'For how long' },
  short: {
    title: 'In short',
    points: [
      'The people you look up are not told.',
      'Lists of what you searched for and viewed stay in your browser. We keep only whom you opened with a plan or a report.',
      'You can search without an account. An account opens only after you have shown that its email address is yours.',
      'Page statistics carry no name, account, cookie or network address.',
      'You can download or delete your account and what belongs to it.',
    ],
  },
} as const;

/** One thing that we keep. */
export interface PrivacyRow {
  readonly what: string;
  readonly why: string;
  /** how long, readable by itself */
  readonly until: string;
}

/** A part of the page: sentences, then a table. */
export interface PrivacySection {
  /** for links to it */
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly rows: readonly PrivacyRow[];
}
