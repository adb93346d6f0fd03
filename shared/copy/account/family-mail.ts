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
    ? `With ${productName} you open people’s pages without a limit.`
    : `With ${productName} you open ${countOf(lookups, 'person', 'people')} a month together.`;

/** Emails about sharing a plan. None says whom anybody looked up. */
export const familyMailCopy = {
  /** `from` is an address that was proven: a name could say anything */
  invitation: {
    subject: (from: string) => `${from} wants to share a plan at ${SITE_NAME} with you`,
    lines: ({ from, plan, url, until }: { from: string; plan: SharedPlan; url: string; until: number }) => [
      'Hello,',
      '',
      `${from} wants to share ${plan.productName} at ${SITE_NAME} with you. ${what(plan)}`,
      'It costs you nothing, and nobody who shares the plan sees whom you look up.',
      '',
      'To join, open this page and press its button:',
      url,
      '',
      `The link works once, until ${formatDay(until)}. You need an account with this address; a free one will do.`,
      '',
      'If you do not want to join, you do not need to do anything.',
    ],
  },
  joinedHolder: {
    subject: (member: string) => `${member} now shares your plan`,
    lines: ({ member, url }: { member: string; url: string }) => [
      'Hello,',
      '',
      `${member} accepted your invitation and now shares your plan at ${SITE_NAME}. You all use the same lookups.`,
      '',
      'You can see who shares it, and remove them, here:',
      url,
    ],
  },
  joinedMember: {
    subject: (plan: string) => `You now share ${plan} at ${SITE_NAME}`,
    lines: ({ from, plan, url }: { from: string; plan: SharedPlan; url: string }) => [
      'Hello,',
      '',
      `You now share the plan of ${from} at ${SITE_NAME}. ${what(plan)}`,
      'Nobody who shares it sees whom you look up.',
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
      `${member} left your plan at ${SITE_NAME}. Their seat is free, so you can invite somebody else:`,
      url,
    ],
  },
  leftMember: {
    subject: `You no longer share a plan at ${SITE_NAME}`,
    lines: ({ from, url }: { from: string; url: string }) => [
      'Hello,',
      '',
      `You left the plan of ${from} at ${SITE_NAME}. Your own purchases and saved people are still yours.`,
      '',
      'To open more people, you can choose a plan of your own:',
      url,
    ],
  },
  removedHolder: {
    subject: (member: string) => `${member} no longer shares your plan`,
    lines: ({ member, url }: { member: string; url: string }) => [
      'Hello,',
      '',
      `You removed ${member} from your plan at ${SITE_NAME}. Their seat is free, so you can invite somebody else:`,
      url,
    ],
  },
  removedMember: {
    subject: `You no longer share a plan at ${SITE_NAME}`,
    lines: ({ from, url }: { from: string; url: string }) => [
      'Hello,',
      '',
      `${from} no longer shares their plan at ${SITE_NAME} with you. Your own purchases and saved people are still yours.`,
      '',
      'To open more people, you can choose a plan of your own:',
      url,
    ],
  },
} as const;
