import type { GuideSection } from '../guide.ts';

/** The frame of the privacy page. Its sections are in the files beside this one. */
export const privacyCopy = {
  title: 'What we keep, why, and for how long',
  lede: 'This page is about two kinds of people: those who use this site, and those who are on record here. It says what we keep about each, and how you can get it, change it or delete it.',
  description:
    'Where our records come from, how to have a page removed, which cookies this site sets, what an account and a purchase leave behind, and when each is deleted.',
  columns: { what: 'What', why: 'Why', until: 'For how long' },
  short: {
    title: 'In short',
    points: [
      'Anybody can have their own page removed, free and without an account.',
      'Nobody under 18 is in our records.',
      'We do not sell or share what we know about the people who use this site.',
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

/** A part of the page: sentences and where they lead, then a table. */
export interface PrivacySection extends GuideSection {
  readonly rows: readonly PrivacyRow[];
}
