import type { Seller } from '../../contract/billing.ts';
import type { SiteLimits, SiteOperator } from '../../contract/operations/site.ts';
import { CREDIT_LIFETIME_DAYS, REPORT_ACCESS_DAYS } from '../../people/report-state.ts';
import { OVERDUE_DAYS, PRICE_TOLD_DAYS, REMINDER_DAYS, RETRY_DAYS } from '../../plans/plan-times.ts';
import { KEPT_FOR } from '../../retention/kept-for.ts';
import { spanText } from '../../retention/span.ts';
import { paths } from '../../urls/paths.ts';
import { checkoutCopy } from '../billing/checkout.ts';
import { sellerCopy } from '../billing/seller.ts';
import { formatDay } from '../format/day.ts';
import { countOf, formatCount } from '../format/numbers.ts';
import { asSentence, joinAnd } from '../format/prose.ts';
import { disclaimerCopy } from './disclaimer.ts';
import type { GuideSection } from './guide.ts';
import { SITE_NAME } from './site.ts';

/** The day from which the present terms hold. A new wording needs a new one. */
export const TERMS_VERSION = '2026-11-26';

/** The terms of service: what the software does, in the numbers that it does it by. */
export const termsCopy = {
  title: 'Terms of service',
  lede: `What you and whoever runs ${SITE_NAME} can expect of each other. These terms apply from ${formatDay(Date.parse(TERMS_VERSION))}.`,
  description: `The rules for using ${SITE_NAME}: what it may be used for, plans and how to cancel them, refunds, limits, and what records can and cannot tell.`,
} as const;

/** What the terms depend on; what is absent, the origin has not said. */
export interface TermsSettings {
  readonly operator: SiteOperator | undefined;
  readonly seller: Seller | undefined;
  readonly limits: SiteLimits | undefined;
}

/** Every section but the last, which says whom to ask. */
export function termsSections({ operator, seller, limits }: TermsSettings): readonly GuideSection[] {
  return [
    whoSection(operator, seller),
    useSection,
    forbiddenSection,
    recordsSection,
    accountSection,
    plansSection,
    onceSection,
    refundSection(seller),
    limitsSection(limits),
    peopleSection,
    liabilitySection,
    changesSection,
  ];
}

/** The last section, above the operator's addresses. */
export const termsContactSection: GuideSection = {
  id: 'contact',
  title: 'Questions',
  text: ['Most questions have an answer on the help page. For the others, write to us.'],
  links: [{ text: 'Help', href: paths.help() }],
};

function whoSection(operator: SiteOperator | undefined, seller: Seller | undefined): GuideSection {
  const name = operator?.name ?? seller?.name ?? null;
  const address = operator?.postalAddress ?? null;
  const runs =
    name === null
      ? `${SITE_NAME} is a website that looks up public records of the United States.`
      : `${SITE_NAME}, a website that looks up public records of the United States, is run by ${asSentence(address === null ? name : `${name}, ${address}`)}`;
  const sells = seller === undefined || seller.name === name ? [] : [sellerCopy.soldBy(seller.name, seller.address)];
  return {
    id: 'who',
    title: 'Who runs this site',
    text: [
      runs,
      ...sells,
      'By using the site you agree to these terms. If you do not agree with them, please do not use it.',
    ],
  };
}

const { purposes } = checkoutCopy.attestation;

const useSection: GuideSection = {
  id: 'use',
  title: 'What you may use it for',
  text: [
    'You may use what you find here for yourself, for a lawful purpose. Before a payment we ask which of these it is:',
  ],
  points: Object.values(purposes),
};

const forbiddenSection: GuideSection = {
  id: 'forbidden',
  title: 'What you may not use it for',
  text: [
    disclaimerCopy.text,
    'You may not use it for anything else that the Fair Credit Reporting Act covers, whatever you say you use it for, and whether you pay or not.',
    'You also may not:',
  ],
  points: [
    'stalk, threaten or harass anybody, find somebody who is hiding from you, or help others do so',
    'publish where somebody lives or how to reach them in order to harm them',
    'send advertising to people whom you found here, or add them to a list for it',
    'look anybody up in order to treat them worse for their race, religion, health, sex or origin',
    'resell what you open, or build a collection of records from it',
    'copy pages with programs, or get around limits, masks or a log-in',
    'pretend to be somebody else, or claim a page that is not about you',
  ],
};

const recordsSection: GuideSection = {
  id: 'accuracy',
  title: 'What records can tell',
  text: [
    'Records are made by others: courts, counties, directories. They can be wrong, late or incomplete, and two people can have one name. We show where a fact comes from and when it was last seen, and what a court record has in common with the person. A match is not proof.',
    'Before you rely on anything important, check it with the office that made the record.',
    `If a record in a report is wrong, report it there: a person looks at it and tells you what was decided. What you reported is kept for ${spanText(KEPT_FOR.recordError)}. If the page is about you, you can correct it without paying.`,
  ],
  links: [
    { text: 'How we collect data', href: paths.howWeCollectData() },
    { text: 'Claim and correct your page', href: paths.claim() },
  ],
};

const accountSection: GuideSection = {
  id: 'account',
  title: 'Your account',
  text: [
    'You can search without an account. One opens only after you have shown that its email address is yours. It is for one adult; keep its password to yourself, and log out on shared computers.',
    'You can download what we store about your account, and delete it, at any time. Deleting it ends a plan at once.',
    'We may close an account that is used for what these terms forbid. Whoever is mistaken for that can write to us.',
  ],
  links: [
    { text: 'Your log-in', href: paths.accountSecurity() },
    { text: 'Download or delete your data', href: paths.accountData() },
  ],
};

const plansSection: GuideSection = {
  id: 'plans',
  title: 'Plans: renewing, changing, canceling',
  text: [
    'Before you pay for a plan, its checkout shows what it costs today, when it renews and for how much, and asks you to agree to that. There are no trials, and nothing is checked in advance.',
  ],
  points: [
    'A plan renews for its period, a month or a year, at the price you agreed to, until you cancel.',
    'You cancel in two clicks, on the Plan page of your account. We do not ask why. You keep the plan until the time you paid for is over, and can take the cancellation back until then.',
    `If a plan is for a year, we remind you by email ${countOf(REMINDER_DAYS, 'day')} before it renews.`,
    `If its price changes, we tell you by email ${PRICE_TOLD_DAYS.least} to ${PRICE_TOLD_DAYS.most} days before the first renewal at the new price. If we do not, that renewal is at the old one.`,
    `If a renewal is declined, what the plan opens is closed. We try again after ${joinAnd(RETRY_DAYS.map(String))} days, and as soon as you give us another payment method. After ${OVERDUE_DAYS} days the plan ends.`,
    'If you change to a plan that costs more a month, it starts the same day, and the part of the old one that you did not use goes back. Any other change waits until the time you paid for is over.',
    'Whoever shares a plan with you keeps it as long as you do.',
  ],
  links: [
    { text: 'Plans and prices', href: paths.pricing() },
    { text: 'Your plan', href: paths.managePlan() },
  ],
};

const onceSection: GuideSection = {
  id: 'once',
  title: 'Single reports, credits and courthouses',
  text: [
    `A report that you buy can be read for ${countOf(REPORT_ACCESS_DAYS, 'day')}. A credit that you have not used ends ${countOf(CREDIT_LIFETIME_DAYS, 'day')} after you bought it; we remind you before. None of this renews.`,
    'We do not sell a report with nothing in it. If what you paid for can no longer be opened when the payment arrives, the whole payment goes back by itself.',
    'With Court Runner you pay for the search and not for the result: a county without a case costs the same. If a county cannot be searched, its price goes back.',
  ],
};

function refundSection(seller: Seller | undefined): GuideSection {
  const days = seller?.refundDays ?? null;
  return {
    id: 'refunds',
    title: 'Refunds',
    text: [
      ...(days === null
        ? ['You can ask for your money back where the law of your state gives you that right.']
        : [sellerCopy.refund(days), 'A visit to a courthouse is made at once, so its price is left out of this.']),
      'If a page is removed while you can still read the report about it, you get your credit back, or the whole price where no credit was used. We do not say why a page is gone.',
      'A refund goes to the payment method that paid. It is on the receipt as soon as it is decided.',
    ],
    links: [{ text: 'Your receipts', href: paths.invoices() }],
  };
}

function limitsSection(limits: SiteLimits | undefined): GuideSection {
  const about = 'To keep programs from copying the records, each reader can open only so much in a day.';
  const after = 'Whoever reaches a limit reads when there is room again. Searching stays open.';
  if (limits === undefined) return { id: 'limits', title: 'Limits', text: [`${about} ${after}`] };
  const { persons, lookups } = limits;
  return {
    id: 'limits',
    title: 'Limits',
    text: [about],
    points: [
      `Pages of different people: ${formatCount(persons.visitor)} without an account, ${formatCount(persons.account)} with one, and ${formatCount(persons.plan)} with a plan, also where the plan has no limit of its own`,
      `Different phone numbers, and as many homes: ${formatCount(lookups.visitor)} without an account, ${formatCount(lookups.account)} with one, ${formatCount(lookups.plan)} with a plan, ${formatCount(lookups.business)} with a plan for businesses`,
      after,
    ],
  };
}

const peopleSection: GuideSection = {
  id: 'people',
  title: 'The people in the records',
  text: [
    'Anybody can have their own page removed, free and without an account. What you opened, saved or monitor of somebody ends when their page is removed.',
    'The people you look up are not told.',
  ],
  links: [
    { text: 'Remove a page', href: paths.optOut() },
    { text: 'Privacy', href: paths.privacy() },
  ],
};

const liabilitySection: GuideSection = {
  id: 'liability',
  title: 'What we are responsible for',
  text: [
    'We run the site with care, but we promise neither that a record is right nor that the site is always up. What you decide because of a record, you decide yourself.',
    'As far as the law allows, we are not responsible for losses that come from a wrong or missing record, or from using the site against these terms. If we are responsible for a loss, it is for no more than you paid us in the twelve months before it.',
    'This takes away no right that the law gives you and that terms cannot take away, such as those of consumers, or for harm done on purpose or by gross negligence.',
  ],
};

const changesSection: GuideSection = {
  id: 'changes',
  title: 'When these terms change',
  text: [
    'When we change these terms, the date at the top of this page changes, and the new terms apply to what you do from then on. They take away nothing that you have bought, and a plan keeps its price until we have told you about a new one.',
  ],
};
