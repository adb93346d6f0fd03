import { formatDay } from '../format/day.ts';
import { countOf } from '../format/numbers.ts';
import { SITE_NAME } from '../site/site.ts';

/** A plan as an email names it: 'Premium Annual', 20 lookups a month or null without a limit. */
export interface SharedPlan {
  readonly productName: string;
  readonly lookups: number | null;
}

const what = ({ productName, lookups }: SharedPlan) =>
  lookups === null
    ? `With ${productName} you can open as many people’s pages as you like.`
    : `With ${productName} you can open ${countOf(lookups, 'person', 'people')} a month between you.`;

/** Emails about sharing a plan. None of them says who was looked up. */
export const familyMailCopy = {
  /** `from` is a proven address, because a name could say anything */
  invitation: {
    subject: (from: string) => `${from} wants to share a ${SITE_NAME} plan with you`,
    lines: ({ from, plan, url, until }: { from: string; plan: SharedPlan; url: string; until: number }) => [
      'Hello,',
      '',
      `${from} wants to share their ${SITE_NAME} plan, ${plan.productName}, with you. ${what(plan)}`,
      'It costs you nothing, and nobody on the plan can see who you look up.',
      '',
      'To join, open this page and click the button:',
      url,
      '',
      `The link works once, until ${formatDay(until)}. You need an account with this email address; a free one will do.`,
      '',
      'If you do not want to join, you can ignore this email.',
    ],
  },
  joinedHolder: {
    subject: (member: string) => `${member} now shares your plan`,
    lines: ({ member, url }: { member: string; url: string }) => [
      'Hello,',
      '',
      `${member} accepted your invitation and now shares your plan on ${SITE_NAME}. You share its lookups.`,
      '',
      'See who shares your plan, or remove somebody, here:',
      url,
    ],
  },
  joinedMember: {
    subject: (plan: string) => `You now share ${plan} on ${SITE_NAME}`,
    lines: ({ from, plan, url }: { from: string; plan: SharedPlan; url: string }) => [
      'Hello,',
      '',
      `You now share ${from}’s plan on ${SITE_NAME}. ${what(plan)}`,
      'Nobody on the plan can see who you look up.',
      '',
      'You can leave at any time, here:',
      url,
    ],
  },
  left: {
    subject: (member: string) => `${member} no longer shares your plan`,
    lines: ({ member, url }: { member: string; url: string }) => [
      'Hello,',
      '',
      `${member} left your plan on ${SITE_NAME}. Their seat is free, so you can invite somebody else:`,
      url,
    ],
  },
  leftMember: {
    subject: `You no longer share a plan on ${SITE_NAME}`,
    lines: ({ from, url }: { from: string; url: string }) => [
      'Hello,',
      '',
      `You left ${from}’s plan on ${SITE_NAME}. You keep your own purchases and saved people.`,
      '',
      'To open more people, choose a plan of your own:',
      url,
    ],
  },
  removedHolder: {
    subject: (member: string) => `${member} no longer shares your plan`,
    lines: ({ member, url }: { member: string; url: string }) => [
      'Hello,',
      '',
      `You removed ${member} from your plan on ${SITE_NAME}. Their seat is free, so you can invite somebody else:`,
      url,
    ],
  },
  removedMember: {
    subject: `You no longer share a plan on ${SITE_NAME}`,
    lines: ({ from, url }: { from: string; url: string }) => [
      'Hello,',
      '',
      `${from} no longer shares their ${SITE_NAME} plan with you. You keep your own purchases and saved people.`,
      '',
      'To open more people, choose a plan of your own:',
      url,
    ],
  },
} as const;
