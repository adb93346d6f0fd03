import { REQUEST_CLOCKS } from '../../requests/due-dates.ts';
import { paths } from '../../urls/paths.ts';
import type { GuideSection } from './guide.ts';
import { SITE_NAME } from './site.ts';

/** A question and its answer; `id` is for links to it. */
export type HelpQuestion = GuideSection;

/** Questions of one kind of reader. */
export interface HelpTopic {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly HelpQuestion[];
}

export const helpCopy = {
  title: 'Help',
  lede: 'Short answers, each with the page that does what it says. All of them are on this page: search it with your browser.',
  description: `How to remove your page, correct a record, cancel a plan, get a refund, report a security flaw, and reach whoever runs ${SITE_NAME}.`,
} as const;

const ON_RECORD: HelpTopic = {
  id: 'on-record',
  title: 'You are on record here',
  questions: [
    {
      id: 'remove',
      title: 'How do I remove my page?',
      text: [
        'Open your page and choose “Remove my page”, or search for yourself on the removal page. Say what to hide, give an email address, and press the button on the page that our email links to. No account, no ID and no reason is needed.',
        'It takes effect at once, and within 60 seconds everywhere on the site, also for those who pay.',
      ],
      links: [{ text: 'Remove my page', href: paths.optOut() }],
    },
    {
      id: 'hide-parts',
      title: 'Can I hide only my address or my phone number?',
      text: [
        'Yes. On the removal page choose “Hide only some of it”: street addresses, phone numbers, or being found by them. If you claim your page, you can hide single facts.',
      ],
      links: [
        { text: 'Hide parts of my page', href: paths.optOut() },
        { text: 'Claim my page', href: paths.claim() },
      ],
    },
    {
      id: 'comes-back',
      title: 'Will my page come back?',
      text: [
        'Not by itself. When new records arrive we recognize you by hashes, also under a new address or with a middle name, and hide them before anybody sees them. Whoever confirmed the removal can take it back by email.',
      ],
    },
    {
      id: 'wrong',
      title: 'Something about me is wrong. How do I correct it?',
      text: [
        'Claim your page: we send a code to a phone number or an email address that is on it. Then you see everything on it and can ask for corrections. A person decides about them, and what is accepted changes the page for everybody.',
      ],
      links: [{ text: 'Claim and correct', href: paths.claim() }],
    },
    {
      id: 'others',
      title: 'Can I do this for somebody else?',
      text: [
        'Yes. Anybody can ask to remove the page of a parent or of somebody who has died. As an agent you can make other requests with the person’s signed permission.',
      ],
      links: [
        { text: 'Remove a page', href: paths.optOut() },
        { text: 'Privacy requests', href: paths.privacyRequests() },
      ],
    },
    {
      id: 'what-we-hold',
      title: 'What do you hold about me, and do you sell it?',
      text: [
        `Ask for it: we answer within ${REQUEST_CLOCKS.answerDays} days. Readers pay to open reports, which several states call a sale; you can stop that without proving who you are.`,
      ],
      links: [
        { text: 'Ask what we hold', href: paths.privacyRequests() },
        { text: 'Do not sell or share', href: paths.doNotSell() },
      ],
    },
    {
      id: 'covered',
      title: 'I am a judge, an officer, or live with one. Is there a faster way?',
      text: [
        `Yes, on a page of its own. What you name by a link is hidden as soon as you confirm, everybody else whom you name within ${REQUEST_CLOCKS.judicialHours} hours.`,
      ],
      links: [{ text: 'Judicial privacy', href: paths.judicialPrivacy() }],
    },
    {
      id: 'sources',
      title: 'Where did you get this?',
      text: ['From public directories, property records, court records, and what people published about themselves.'],
      links: [{ text: 'How we collect data', href: paths.howWeCollectData() }],
    },
    {
      id: 'danger',
      title: 'Somebody uses this site to follow or threaten me.',
      text: [
        'Remove your page first; that takes effect at once. If you are in danger, call 911. The National Domestic Violence Hotline, 1-800-799-7233, helps to make a plan. Then write to us: what the terms forbid can end an account.',
      ],
      links: [{ text: 'Remove my page now', href: paths.optOut() }],
    },
  ],
};

const LOOKING: HelpTopic = {
  id: 'looking',
  title: 'You look somebody up',
  questions: [
    {
      id: 'free',
      title: 'What is free?',
      text: [
        'Searching by name, phone number or address, and part of each page: age, city, listed landlines, some relatives. You see how much more there is before you are asked to pay.',
      ],
      links: [{ text: 'People search', href: paths.peopleSearch() }],
    },
    {
      id: 'told',
      title: 'Does the person learn that I looked?',
      text: ['No. We tell nobody who looked them up.'],
    },
    {
      id: 'not-found',
      title: 'I cannot find somebody.',
      text: [
        'Leave out the city, or try one where they lived before. Try another spelling, a maiden name or a short form of the first name. People under 18, and people who had their page removed, are in no list.',
      ],
      links: [{ text: 'Search again', href: paths.peopleSearch() }],
    },
    {
      id: 'use',
      title: 'May I use it to choose a tenant or an employee?',
      text: [
        `No. You may not use ${SITE_NAME} for decisions about employment, credit, insurance or housing. That takes a consumer reporting agency, which has duties by law that we do not have.`,
      ],
      links: [{ text: 'Terms of service', href: paths.terms() }],
    },
    {
      id: 'limit',
      title: 'Why can I open no more pages today?',
      text: [
        'Each reader can open only so many in a day, so that programs cannot copy the records. The page that stops you says when there is room again.',
      ],
      links: [{ text: 'The limits', href: paths.termsLimits() }],
    },
    {
      id: 'record-wrong',
      title: 'A record in a report is wrong.',
      text: [
        'Open the record and choose “Report an error in this record”. A person compares it with its source, and we email you what was decided.',
      ],
    },
    {
      id: 'words',
      title: 'What do the words in a record mean?',
      text: ['Each record explains its own. All of them are in the glossary.'],
      links: [{ text: 'Words in public records', href: paths.glossary() }],
    },
    {
      id: 'cookies',
      title: 'How do I turn off ads and cookies?',
      text: [
        'Use “Cookie choices” at the foot of each page. You need no account, and the page names everything that is stored. A browser that sends Global Privacy Control gets no ads at all.',
      ],
      links: [{ text: 'Cookie choices', href: paths.cookieChoices() }],
    },
    {
      id: 'phone-report',
      title: 'Somebody keeps calling. Can I warn others?',
      text: [
        'Yes: look up the number and report what the call was about. If your own number is reported, you can dispute that on its page.',
      ],
      links: [{ text: 'Reverse phone', href: paths.reversePhone() }],
    },
  ],
};

const PAYING: HelpTopic = {
  id: 'paying',
  title: 'Plans and payments',
  questions: [
    {
      id: 'cost',
      title: 'What does it cost?',
      text: ['Every plan and single report is in one table, with when it renews and how to cancel it.'],
      links: [{ text: 'Plans and prices', href: paths.pricing() }],
    },
    {
      id: 'cancel',
      title: 'How do I cancel?',
      text: [
        'On the Plan page of your account, in two clicks. We do not ask why, and confirm by email. You keep the plan until the time you paid for is over.',
      ],
      links: [{ text: 'Cancel my plan', href: paths.cancelPlan() }],
    },
    {
      id: 'refund',
      title: 'How do I get my money back?',
      text: [
        'What can no longer be opened when your payment arrives is paid back by itself. For anything else write to the address under “Write to us”, with the number of your receipt.',
      ],
      links: [
        { text: 'Refunds', href: paths.termsRefunds() },
        { text: 'My receipts', href: paths.invoices() },
      ],
    },
    {
      id: 'charge',
      title: 'I do not recognize a charge.',
      text: [
        'Your receipts say what was charged and when, and what your card statement calls it. If there is none for it, write to us before you dispute the charge: it is faster.',
      ],
      links: [{ text: 'My receipts', href: paths.invoices() }],
    },
    {
      id: 'guest',
      title: 'I bought something without an account. Where is it?',
      text: [
        'Log in with a link to the email address that you gave. What you bought with that address is then in your account.',
      ],
      links: [{ text: 'Log in by email', href: paths.oneTimeLogin() }],
    },
    {
      id: 'card',
      title: 'How do I change how I pay?',
      text: ['In your account, under Payment method.'],
      links: [{ text: 'Payment method', href: paths.paymentMethod() }],
    },
  ],
};

const ACCOUNT: HelpTopic = {
  id: 'your-account',
  title: 'Your account',
  questions: [
    {
      id: 'log-in',
      title: 'I cannot log in.',
      text: [
        'Have a link sent to your mailbox: it logs you in without the password. You can also set a new password by a link.',
      ],
      links: [
        { text: 'Log in by email', href: paths.oneTimeLogin() },
        { text: 'New password', href: paths.forgotPassword() },
      ],
    },
    {
      id: 'alerts',
      title: 'How do I stop emails?',
      text: ['Each alert has a link that stops them all, without logging in. You can also choose how often they come.'],
      links: [{ text: 'People I monitor', href: paths.monitoredReports() }],
    },
    {
      id: 'delete',
      title: 'How do I delete my account?',
      text: ['On the page Your data. There you can also download everything we store about the account.'],
      links: [{ text: 'Your data', href: paths.accountData() }],
    },
    {
      id: 'stored',
      title: 'What do you store about me?',
      text: ['The privacy page lists it, row by row, with the time after which each is deleted.'],
      links: [{ text: 'Privacy', href: paths.privacy() }],
    },
  ],
};

const SECURITY: HelpTopic = {
  id: 'flaws',
  title: 'Security',
  questions: [
    {
      id: 'report-a-flaw',
      title: 'I found a security flaw.',
      text: [
        'Thank you. Write to the contact in our security.txt, in English, with the steps that show the flaw.',
        'Please use accounts and pages of your own, look at no more than you need to show it, change and delete nothing, do not slow the site down, and give us time to repair it before you tell others. If you do that in good faith, we will not take legal action against you, and will tell you when it is repaired. We do not pay rewards.',
      ],
      links: [{ text: 'security.txt', href: paths.securityTxt() }],
    },
    {
      id: 'phishing',
      title: `Is this email really from ${SITE_NAME}?`,
      text: [
        'We never ask for a password or a card number by email. Only alerts about people you monitor name anybody. If you are not sure, do not click the link: open the site yourself and log in.',
      ],
    },
  ],
};

export const HELP_TOPICS: readonly HelpTopic[] = [ON_RECORD, LOOKING, PAYING, ACCOUNT, SECURITY];

/** The last section, above the operator's addresses. */
export const helpContactSection: GuideSection = {
  id: 'contact',
  title: 'Write to us',
  text: ['Write to us if no answer here helps. Please do not send Social Security or card numbers.'],
};
