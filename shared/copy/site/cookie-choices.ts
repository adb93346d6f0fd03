import { browserRows } from './privacy/browser.ts';
import { type CookieGroup, cookieRowsOf } from './privacy/cookies.ts';
import type { PrivacyRow } from './privacy/privacy.ts';
import { SITE_NAME } from './site.ts';

/** What pages keep in the browser's storage, by what it is for; a guard compares the names with the code. */
export const STORAGE: { readonly [G in CookieGroup]: readonly PrivacyRow[] } = {
  necessary: [
    { ...browserRows.histories, what: 'viewed-history, search-history (local storage)' },
    { ...browserRows.logOut, what: 'logged-out (local storage)' },
    {
      ...browserRows.tabNotes,
      what: 'court-runner-checkout/…, criminal-records-understood:…, results-focus (session storage)',
    },
  ],
  analytics: [
    {
      what: 'checkout-sent, report-opening, login-sent (session storage)',
      why: 'What kind of thing a checkout was for, that a report is about to open, and how you logged in, so that each counts once.',
      until: 'Until the next page that counts it, or until you close the tab, log out, or refuse analytics',
    },
  ],
};

/** Where readers choose what the site may store and load, and the banner that asks in countries of opt-in. */
export const cookieChoicesCopy = {
  head: {
    title: 'Cookie choices',
    description: `What ${SITE_NAME} stores in your browser and why, and the choice about analytics and ads. No account is needed.`,
  },
  title: 'Cookie choices',
  lede: 'Choose what this site may do in this browser. You can change it at any time.',
  columns: ['Name', 'Why', 'For how long'],
  details: 'What it stores and loads',
  saved: {
    title: 'Saved.',
    now: ({ analytics, advertising }: { readonly analytics: boolean; readonly advertising: boolean }) =>
      `Analytics is ${analytics ? 'on' : 'off'}, advertising is ${advertising ? 'on' : 'off'}.`,
  },
  notKept:
    'Your choice was not kept. This browser may block cookies for this site, and the choice is kept in one: allow it, then choose again.',
  back: 'Back to where you were',
  signal: {
    title: 'Opt-out request honored.',
    text: 'Your browser sends Global Privacy Control, so advertising is off, whatever you choose here.',
  },
  account: 'Your account opted out of sale and sharing, so no ads load while you are logged in.',
  state: {
    unasked: {
      'opt-in': 'You have not chosen yet, so analytics and advertising are off.',
      'opt-out': 'You have not chosen yet, so analytics and advertising are on.',
    },
    unaskedWithSignal: {
      'opt-in': 'You have not chosen yet, so analytics is off.',
      'opt-out': 'You have not chosen yet, so analytics is on.',
    },
  },
  always: 'Always on',
  off: 'Off',
  necessary: {
    title: 'Strictly necessary',
    text: 'Keeps you logged in, keeps what you type, counts what one visitor may open in a day, and protects against abuse. Without it the site does not work, so there is nothing to choose.',
    more: [
      'It loads nothing from anybody else. Payments happen on the page of our payment provider.',
      'On the live site, the names of cookies begin with __Host-, except the two that begin with Optanon.',
    ],
  },
  analytics: {
    title: 'Analytics',
    label: 'Allow analytics',
    text: 'Counts which pages and buttons are used, and tries out versions of a page. Only we get it, without your name, your account or the person you look at.',
    more: ['It loads nothing from anybody else. Events go to this site alone.'],
  },
  advertising: {
    title: 'Advertising',
    label: 'Allow ads',
    text: 'Ads on pages about people pay for what is free. They load from an ad network, which learns your network address and that you read this site, but not which page or about whom.',
    locked: 'Off, because your browser sends Global Privacy Control',
    more: [
      'Each ad stands in a closed frame that can neither read the page nor use its storage. This site sets no cookie for ads. An ad network may set its own where your browser allows that.',
      'Subscribers see no ads.',
    ],
    hosts: (hosts: readonly string[]) => `Ads load from ${hosts.join(', ')}.`,
    none: 'No ad network is set up here at the moment, so nothing is loaded.',
  },
  buttons: { own: 'Save choices', none: 'Reject all', all: 'Accept all' },
  sale: {
    text: 'The choice about sale and sharing, for this browser, your account and records about you, has a page of its own.',
    link: 'Do not sell or share',
  },
  privacy: 'Everything we keep, and for how long',
  banner: {
    label: 'Cookie choices',
    title: 'May we count visits and show ads?',
    text: 'Both are off until you choose. The site works either way.',
    withSignal: 'Counting is off until you choose. Ads stay off: your browser sends Global Privacy Control.',
    more: 'Details and choices',
    offline: 'You are offline, so nothing was saved. Press again once you are connected.',
    saved: 'Saved. You can change it under “Cookie choices” at the foot of each page.',
  },
} as const;

/** Every row of a category: cookies first. */
export const storedRows = (group: CookieGroup): readonly PrivacyRow[] => [...cookieRowsOf(group), ...STORAGE[group]];
